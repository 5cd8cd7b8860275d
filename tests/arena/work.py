"""What the pool's workers do in the tests: they import it by name in their own process."""

import os

from miasma.core.errors import MiasmaError


def squares(numbers):
    for number in numbers:
        yield number * number


def fail_at_three(numbers):
    for number in numbers:
        if number == 3:
            raise MiasmaError("three is too many")
        yield number


def stumble(numbers):
    for number in numbers:
        yield number // 0


def die(numbers):
    yield 1
    os._exit(7)
