"""Computer players by name: `random`, `greedy`, `mcts:2s`, or your own class by import path."""

from __future__ import annotations

import difflib
import importlib
import inspect
from collections.abc import Callable
from typing import Any

from miasma.agents.agent import Agent
from miasma.agents.mcts import MctsAgent
from miasma.agents.simple import GreedyAgent, RandomAgent
from miasma.core.errors import AgentError, shown

BUILT_IN: dict[str, Callable[..., Agent]] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
    "mcts": MctsAgent,
}
FIRST_PARAMETER = {"greedy": "worlds", "mcts": "budget"}
"""What stands behind the colon: `mcts:2s` is `mcts` with budget 2s."""


def find_agent(spec: str, **parameters: Any) -> Agent:
    """The player a text names, e.g. `mcts:500` or `my.module:Mine`; keywords overrule."""
    if not isinstance(spec, str):
        raise AgentError(f"{shown(spec)} names no player: there are {', '.join(BUILT_IN)}")
    name, _, rest = spec.strip().partition(":")
    if name not in BUILT_IN and ("." in name or rest.isidentifier()):
        return _build(_import(name, rest), spec, parameters)
    kind = BUILT_IN.get(name)
    if kind is None:
        close = difflib.get_close_matches(name, BUILT_IN, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(BUILT_IN)}"
        raise AgentError(f"there is no computer player {shown(name)}; {hint}")
    if rest:
        if name not in FIRST_PARAMETER:
            raise AgentError(f"{name} takes nothing behind the colon, not {shown(rest)}")
        parameters.setdefault(FIRST_PARAMETER[name], _number(rest))
    return _build(kind, spec, parameters)


def _number(text: str) -> str | int:
    return int(text) if text.isdecimal() and len(text) < 10 else text


def _import(module: str, name: str) -> Callable[..., Agent]:
    if not name or module.startswith("."):
        raise AgentError(f"{shown(module)} names no player: write it as module:Class")
    try:
        found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise AgentError(f"can't find the player {shown(f'{module}:{name}')}: {error}") from None
    except Exception as error:  # whatever a stranger's module does when it is imported
        reason = f"{type(error).__name__}: {error}"
        raise AgentError(f"can't import {shown(module)}, which has the player: {reason}") from error
    if not (inspect.isclass(found) and issubclass(found, Agent)):
        raise AgentError(f"{shown(f'{module}:{name}')} is no class derived from Agent")
    return found


def _build(kind: Callable[..., Agent], spec: str, parameters: dict[str, Any]) -> Agent:
    known = inspect.signature(kind).parameters
    for parameter in parameters:
        if parameter not in known:
            names = ", ".join(known)
            raise AgentError(f"{spec} has no parameter {shown(parameter)}; it has {names}")
    try:
        return kind(**parameters)
    except (TypeError, ValueError) as error:
        raise AgentError(f"{spec} can't be made: {error}") from None
