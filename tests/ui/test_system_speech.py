import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from hearts.text.language import speak
from hearts.ui.system_speech import LANGUAGE_VARIABLE, WAYS, WORDS_VARIABLE, SystemSpeech, start_process

WORDS = '-rf; $(oops) `oops` "oops" Jack of diamonds'


@dataclass
class FakeProcess:
    """Runs until it is ended."""

    status: int | None = None

    def poll(self) -> int | None:
        return self.status

    def terminate(self) -> None:
        self.status = -15


@dataclass
class System:
    """Has every program, or none, and notes what is started."""

    has_program: bool = True
    refuses: bool = False
    looked: int = 0
    commands: list[tuple[str, ...]] = field(default_factory=list)
    variables: list[Mapping[str, str]] = field(default_factory=list)
    processes: list[FakeProcess] = field(default_factory=list)

    def find(self, program: str) -> str | None:
        self.looked += 1
        return f"/usr/bin/{program}" if self.has_program else None

    def start(self, command: tuple[str, ...], variables: Mapping[str, str]) -> FakeProcess:
        if self.refuses:
            raise FileNotFoundError(command[0])
        self.commands.append(command)
        self.variables.append(variables)
        self.processes.append(FakeProcess())
        return self.processes[-1]

    def speech(self, platform: str = "linux") -> SystemSpeech:
        return SystemSpeech(platform, self.find, self.start)


@pytest.mark.parametrize(("platform", "program"), [("linux", "spd-say"), ("darwin", "say"), ("win32", "powershell")])
def test_each_system_speaks_through_its_own_program(platform: str, program: str) -> None:
    system = System()
    system.speech(platform).say(WORDS)
    assert [command[0] for command in system.commands] == [program]


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_words_are_one_argument_and_never_an_option(platform: str) -> None:
    system = System()
    system.speech(platform).say(WORDS)
    assert system.commands[0][-2:] == ("--", WORDS)


def test_on_windows_words_never_become_part_of_a_command() -> None:
    system = System()
    system.speech("win32").say(WORDS)
    assert not any(WORDS in argument for argument in system.commands[0])
    assert system.variables == [{WORDS_VARIABLE: WORDS, LANGUAGE_VARIABLE: "en"}]
    assert f"$env:{WORDS_VARIABLE}" in WAYS["win32"].arguments[-1]


def test_new_words_take_the_place_of_the_old_ones() -> None:
    system = System()
    speech = system.speech("darwin")
    speech.say("one")
    speech.say("two")
    assert [process.status for process in system.processes] == [-15, None]
    assert "text" in WAYS["linux"].arguments  # of this priority the last message wins


def test_what_ended_by_itself_is_not_ended_again() -> None:
    system = System()
    speech = system.speech("darwin")
    speech.say("one")
    system.processes[0].status = 0
    speech.say("two")
    assert system.processes[0].status == 0


def test_falling_silent_starts_nothing_where_nothing_was_said() -> None:
    system = System()
    speech = system.speech()
    speech.stop()
    assert system.commands == []
    speech.say("one")
    speech.stop()
    assert system.commands[-1] == ("spd-say", "--stop")


@pytest.mark.parametrize("system", [System(has_program=False), System(refuses=True)])
def test_without_the_program_nothing_happens(system: System) -> None:
    speech = system.speech()
    speech.say("one")
    speech.say("two")
    speech.stop()
    assert system.commands == []
    assert not speech.is_available


def test_an_unknown_system_does_not_speak() -> None:
    assert not System().speech("plan9").is_available


def test_the_program_is_looked_for_once_and_only_when_it_matters() -> None:
    system = System()
    speech = system.speech()
    assert system.looked == 0
    for _ in range(5):
        assert speech.is_available
    assert system.looked == 1


def test_a_real_process_is_not_waited_for() -> None:
    started = time.perf_counter()
    process = start_process((sys.executable, "-c", "import time; time.sleep(30)"), {})
    assert time.perf_counter() - started < 2
    assert process.poll() is None
    process.terminate()
    while process.poll() is None:
        time.sleep(0.01)


def test_a_real_process_finds_its_words() -> None:
    check = f"import os, sys; sys.exit(os.environ.get('{WORDS_VARIABLE}') != 'Jack of diamonds')"
    process = start_process((sys.executable, "-c", check), {WORDS_VARIABLE: "Jack of diamonds"})
    while process.poll() is None:
        time.sleep(0.01)
    assert process.poll() == 0


def test_the_systems_voice_is_told_the_language_spoken() -> None:
    system = System()
    speak("pt_BR")
    system.speech("linux").say("Sua vez.")
    system.speech("win32").say("Sua vez.")
    assert system.commands[0][-4:] == ("--language", "pt-BR", "--", "Sua vez.")
    assert system.variables[1][LANGUAGE_VARIABLE] == "pt-BR"
    assert f"$env:{LANGUAGE_VARIABLE}" in system.commands[1][-1]
