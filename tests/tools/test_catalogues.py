"""The catalogues that ship are complete, break nothing, and are what the tool makes of the sentences."""

import struct
from pathlib import Path

import polib
import pytest
from catalogues import begin, catalogue_path, faults, outputs, placeholders, template, updated
from messages import Found, UnmarkedError, messages, messages_of

SENTENCES = [
    Found("Undo"),
    Found("{name} leads.", about="Say whose turn it is."),
    Found("new", context="a card"),
    Found("Choose one more card.", "Choose {count} more cards."),
]


def catalogue(*said: str, plurals: str = "nplurals=2; plural=(n != 1);") -> polib.POFile:
    """A catalogue of SENTENCES; forms of a plural are parted by a bar."""
    file = polib.POFile()
    file.metadata = {"Language": "xx", "Plural-Forms": plurals}
    file = updated(file, SENTENCES)
    for entry, words in zip(file, said, strict=True):
        if entry.msgid_plural:
            entry.msgstr_plural = dict(enumerate(words.split("|")))
        else:
            entry.msgstr = words
    return file


GOOD = ("Zurück", "{name} spielt aus.", "neu", "Noch eine.|Noch {count}.")


def test_every_sentence_is_translated_into_every_language_and_what_is_compiled_is_what_is_written() -> None:
    wrong = []
    for path, content, complaints in outputs(messages()):
        wrong += complaints
        if path.read_bytes() != content:
            wrong.append(f"{path} is not what tools/catalogues.py writes")
    assert wrong == []


def test_sentences_are_found_with_their_context_their_plural_and_what_they_are_about() -> None:
    source = '''
TITLE = Message("Hearts", "the game")
def line(count):
    """Say how many.

    More of it.
    """
    return ngettext("one", "many", count) + _("so far") + pgettext("a list", "and")
PLURAL = Plural("a card", "cards")
'''
    about = "Say how many."
    assert list(messages_of(source, "x.py")) == [
        Found("Hearts", context="the game", place="x.py"),
        Found("one", "many", about=about, place="x.py"),
        Found("so far", about=about, place="x.py"),
        Found("and", context="a list", about=about, place="x.py"),
        Found("a card", "cards", place="x.py"),
    ]


@pytest.mark.parametrize("source", ['_(f"{count} cards")', "_(sentence)", 'ngettext("one", many, count)'])
def test_what_could_never_be_translated_is_refused(source: str) -> None:
    with pytest.raises(UnmarkedError):
        list(messages_of(source, "x.py"))


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        (("", *GOOD[1:]), "xx: not translated: Undo"),
        (("Zurück", "{nme} spielt aus.", *GOOD[2:]), "xx: other placeholders than in English: {nme} spielt aus."),
        (("Zurück", "Es geht weiter.", *GOOD[2:]), "xx: other placeholders than in English: Es geht weiter."),
        (("Zurück", "{name spielt aus.", *GOOD[2:]), "xx: other placeholders than in English: {name spielt aus."),
        ((*GOOD[:3], "Noch eine."), "xx: not translated: Choose one more card."),
        ((*GOOD[:3], "Noch eine.|Noch mehr."), "xx: other placeholders than in English: Noch mehr."),
        (("Zurück ", *GOOD[1:]), "xx: begins or ends with other spaces than in English: Undo"),
    ],
)
def test_what_is_wrong_with_a_catalogue_is_told(said: tuple[str, ...], fault: str) -> None:
    assert list(faults("xx", catalogue(*GOOD))) == []
    assert list(faults("xx", catalogue(*said))) == [fault]


def test_the_first_form_may_say_its_number_in_a_word_the_others_may_not() -> None:
    three = "nplurals=3; plural=(n==1 ? 0 : n<5 ? 1 : 2);"
    good = catalogue(*GOOD[:3], "jedna|{count} karty|{count} karet", plurals=three)
    bad = catalogue(*GOOD[:3], "jedna|dvě karty|{count} karet", plurals=three)
    assert list(faults("xx", good)) == []
    assert list(faults("xx", bad)) == ["xx: other placeholders than in English: dvě karty"]


def test_a_sentence_that_changed_has_to_be_translated_anew_and_the_others_stay() -> None:
    after = updated(catalogue(*GOOD), [Found("Undo it"), *SENTENCES[1:]])
    assert [entry.msgstr for entry in after][:3] == ["", "{name} spielt aus.", "neu"]
    assert list(faults("xx", after)) == ["xx: not translated: Undo it"]


def test_a_new_language_begins_with_every_sentence_open(tmp_path: Path) -> None:
    begin("nl", SENTENCES, tmp_path)
    file = polib.pofile(str(catalogue_path("nl", tmp_path)))
    assert [entry.msgid for entry in file] == [entry.msgid for entry in template(SENTENCES)]
    assert len(list(faults("nl", file))) == len(SENTENCES)


def test_the_same_catalogue_is_compiled_to_the_same_bytes_that_gettext_reads() -> None:
    first, again = catalogue(*GOOD).to_binary(), catalogue(*GOOD).to_binary()
    assert first == again
    assert struct.unpack("<I", first[:4])[0] == 0x950412DE


def test_placeholders_are_read_by_name() -> None:
    assert placeholders("{a} and {b}, {a}") == frozenset({"a", "b"})
    assert placeholders("{a") is None
