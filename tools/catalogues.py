"""Keep the catalogues of assets/locale in step with the sentences in hearts/text: ``python3 tools/catalogues.py``.

It writes the template, brings every catalogue up to date with it and compiles it. A new sentence is empty in each until
somebody translates it, one that changed as well; ``--new CODE`` begins a language. ``--check`` writes nothing and fails
if a sentence is missing or breaks a placeholder, or if anything is not what this tool would write.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import polib
from messages import ROOT, Found, messages

sys.path.insert(0, str(ROOT))

from hearts.text.language import DOMAIN, ENGLISH, LANGUAGES

LOCALE = ROOT / "assets" / "locale"
TEMPLATE = LOCALE / f"{DOMAIN}.pot"
WIDTH = 120
PLURALS = {
    "cs": "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;",
    "fr": "nplurals=2; plural=(n > 1);",
    "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "pt_BR": "nplurals=2; plural=(n > 1);",
}
USUAL_PLURALS = "nplurals=2; plural=(n != 1);"


def catalogue_path(language: str, folder: Path = LOCALE) -> Path:
    """Return where the sentences of *language* are written down; what is compiled of them lies beside."""
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def template(found: list[Found]) -> polib.POFile:
    """Return the catalogue with nothing translated."""
    file = _empty("", "The sentences of Hearts in English, to be translated; written by tools/catalogues.py.")
    file.extend(_entry(message, plurals=2) for message in found)
    return file


def updated(old: polib.POFile, found: list[Found]) -> polib.POFile:
    """Return *old* with exactly the sentences that are *found*, translated as far as it has them."""
    known = {(entry.msgctxt or "", entry.msgid, entry.msgid_plural): entry for entry in old}
    file = _empty(str(old.metadata["Language"]), old.header, str(old.metadata["Plural-Forms"]))
    for message in found:
        entry = _entry(message, plural_forms(file))
        before = known.get(message.key)
        if before is not None:
            entry.msgstr = before.msgstr
            entry.msgstr_plural = dict(before.msgstr_plural)
        file.append(entry)
    return file


def plural_forms(file: polib.POFile) -> int:
    """Return how many forms the language of *file* has."""
    return int(str(file.metadata["Plural-Forms"]).split("nplurals=")[1].split(";")[0])


def faults(language: str, file: polib.POFile) -> Iterator[str]:
    """Yield what is wrong with a catalogue: what it misses, and what breaks when it is said."""
    for entry in file:
        said = list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]
        forms = plural_forms(file) if entry.msgid_plural else 1
        if len(said) != forms or not all(said):
            yield f"{language}: not translated: {entry.msgid}"
            continue
        needed = [placeholders(text) for text in (entry.msgid, entry.msgid_plural) if text]
        for number, text in enumerate(said):
            # where a form means one thing alone, it may say so in a word
            allowed = needed if number == 0 else needed[-1:]
            if placeholders(text) not in allowed:
                yield f"{language}: other placeholders than in English: {text}"
        if any(_edges(text) != _edges(entry.msgid) for text in said):
            yield f"{language}: begins or ends with other spaces than in English: {entry.msgid}"


def placeholders(text: str) -> frozenset[str] | None:
    """Return the names between braces in *text*; None where they cannot be filled."""
    try:
        return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)
    except ValueError:
        return None


def _edges(text: str) -> tuple[bool, bool]:
    return text[:1].isspace(), text[-1:].isspace()


def _empty(language: str, header: str, plurals: str = "") -> polib.POFile:
    file = polib.POFile(wrapwidth=WIDTH)
    file.header = header
    file.metadata = {
        "Project-Id-Version": "hearts",
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": plurals or PLURALS.get(language, USUAL_PLURALS),
    }
    return file


def _entry(message: Found, plurals: int) -> polib.POEntry:
    return polib.POEntry(
        msgid=message.one,
        msgid_plural=message.many,
        msgctxt=message.context or None,
        msgstr_plural=dict.fromkeys(range(plurals), "") if message.many else {},
        comment=message.about,
        occurrences=[(message.place, "")],
    )


def _written(file: polib.POFile) -> str:
    return f"{file}\n" if not str(file).endswith("\n") else str(file)


def outputs(found: list[Found], folder: Path = LOCALE) -> Iterator[tuple[Path, bytes, list[str]]]:
    """Yield every file this tool writes, what belongs in it, and the faults of the catalogue in it."""
    yield folder / TEMPLATE.name, _written(template(found)).encode(), []
    for language in LANGUAGES:
        if language == ENGLISH:
            continue
        path = catalogue_path(language, folder)
        if not path.is_file():
            yield path, b"", [f"{language}: there is no catalogue; begin one with --new {language}"]
            continue
        file = updated(polib.pofile(str(path), wrapwidth=WIDTH), found)
        yield path, _written(file).encode(), list(faults(language, file))
        yield path.with_suffix(".mo"), file.to_binary(), []


def begin(language: str, found: list[Found], folder: Path = LOCALE) -> Path:
    """Write an empty catalogue and return where it is."""
    file = _empty(language, f"Hearts in {LANGUAGES.get(language, language)}.\n\nGlossary:")
    path = catalogue_path(language, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_written(updated(file, found)), "utf-8")
    return path


def main() -> int:
    """Read the command line; write what is to be written, or check it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if anything is missing or wrong")
    parser.add_argument("--new", metavar="CODE", help="begin the catalogue of a language")
    options = parser.parse_args()
    found = messages()
    if options.new:
        print(begin(options.new, found))
        return 0
    complaints = []
    for path, content, wrong in outputs(found):
        complaints += wrong
        if content and (not path.is_file() or path.read_bytes() != content):
            if options.check:
                complaints.append(f"{path.relative_to(ROOT)} is not what tools/catalogues.py writes")
            else:
                path.write_bytes(content)
    for complaint in complaints:
        print(complaint)
    print(f"{len(found)} sentences, {len(LANGUAGES) - 1} catalogues, {len(complaints)} complaints")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
