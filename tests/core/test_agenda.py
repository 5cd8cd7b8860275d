"""The agenda: steps as numbers on a stack."""

from hypothesis import given
from hypothesis import strategies as st

from miasma.core.agenda import argument_of, kind_of, plan, todo


@given(st.integers(0, 255), st.integers(0, 1 << 60))
def test_a_step_keeps_its_kind_and_argument(kind: int, argument: int) -> None:
    packed = todo(kind, argument)
    assert (kind_of(packed), argument_of(packed)) == (kind, argument)


def test_steps_happen_in_the_order_written_and_before_what_was_planned() -> None:
    agenda = [9]
    plan(agenda, 1, 2, 3)
    plan(agenda, 0)
    assert [agenda.pop() for _ in range(5)] == [0, 1, 2, 3, 9]
