from dataclasses import dataclass, field

from hearts.ui.speech import Narrator, Told


@dataclass
class Listener:
    """Notes what is said."""

    is_available: bool = True
    said: list[str] = field(default_factory=list)
    stopped: int = 0

    def say(self, words: str) -> None:
        self.said.append(words)

    def stop(self) -> None:
        self.stopped += 1


@dataclass
class Stage:
    """A screen that tells what it is given."""

    now: Told = field(default_factory=Told)

    def told(self) -> Told:
        return self.now


def heard(*tellings: Told, is_on: bool = True) -> list[str]:
    listener, stage = Listener(), Stage()
    narrator = Narrator(listener)
    for telling in tellings:
        stage.now = telling
        narrator.follow(stage, is_on=is_on)
    return listener.said


def test_what_is_new_is_spoken_once() -> None:
    assert heard(Told("Table", turn="Your lead."), Told("Table", turn="Your lead.")) == ["Table. Your lead."]


def test_only_what_changed_is_spoken() -> None:
    first = Told("Table", turn="Your lead.", focus="2 of clubs")
    assert heard(first, Told("Table", turn="Your lead.", focus="3 of clubs"))[1:] == ["3 of clubs."]


def test_all_of_it_is_spoken_at_another_place() -> None:
    table = Told("Table", turn="Your lead.", focus="Done")
    assert heard(table, Told("Scores", focus="Done"))[1:] == ["Scores. Done."]
    assert heard(table, Told("Scores"), table)[2:] == ["Table. Your lead. Done."]


def test_the_turn_is_not_said_again_when_some_news_has_passed() -> None:
    turn = Told("Table", turn="Your lead.")
    news = Told("Table", news="Hearts are locked.", turn="Your lead.")
    assert heard(turn, news, turn)[1:] == ["Hearts are locked."]


def test_signs_become_words() -> None:
    assert heard(Told("", news="Tap J♦ again to play it.")) == ["Tap Jack of diamonds again to play it."]


def test_nothing_is_spoken_while_it_is_off() -> None:
    assert heard(Told("Table"), is_on=False) == []


def test_switched_on_it_tells_where_one_is_and_switched_off_it_falls_silent() -> None:
    listener, stage = Listener(), Stage(Told("Settings", focus="Read aloud, on"))
    narrator = Narrator(listener)
    narrator.follow(stage, is_on=False)
    narrator.follow(stage, is_on=True)
    assert listener.said == ["Settings. Read aloud, on."]
    narrator.follow(stage, is_on=False)
    assert listener.stopped == 1
    narrator.say("anything")
    assert len(listener.said) == 1


def test_what_is_asked_for_is_spoken_as_often_as_it_is_asked_for() -> None:
    listener = Listener()
    narrator = Narrator(listener)
    narrator.follow(Stage(), is_on=True)
    narrator.say("Clubs: 2.")
    narrator.say("Clubs: 2.")
    assert listener.said == ["Clubs: 2.", "Clubs: 2."]


def test_a_screen_that_tells_nothing_is_passed_over() -> None:
    listener = Listener()
    Narrator(listener).follow(object(), is_on=True)
    assert listener.said == []


def test_without_anything_that_speaks_nothing_happens() -> None:
    narrator = Narrator()
    narrator.follow(Stage(Told("Table")), is_on=True)
    narrator.say("anything")
    narrator.close()
    assert not narrator.speech.is_available
