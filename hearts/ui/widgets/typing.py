"""A line of text while it is typed: the text and where the next letter goes; pure values, no pygame."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Typing:
    """What stands in the field *id*; *caret* counts the letters before it."""

    id: str
    text: str
    caret: int
    longest: int

    def with_text(self, letters: str) -> "Typing":
        """Return it after *letters* were typed, as many of them as there is room for."""
        new = "".join(letter for letter in letters if letter.isprintable())[: self.longest - len(self.text)]
        text = self.text[: self.caret] + new + self.text[self.caret :]
        return replace(self, text=text, caret=self.caret + len(new))

    def without_before(self) -> "Typing":
        """Return it after the letter before the caret was taken out."""
        start = max(0, self.caret - 1)
        return replace(self, text=self.text[:start] + self.text[self.caret :], caret=start)

    def without_after(self) -> "Typing":
        """Return it after the letter behind the caret was taken out."""
        return replace(self, text=self.text[: self.caret] + self.text[self.caret + 1 :])

    def moved(self, step: int) -> "Typing":
        """Return it with the caret *step* letters on, as far as there are any."""
        return replace(self, caret=min(len(self.text), max(0, self.caret + step)))
