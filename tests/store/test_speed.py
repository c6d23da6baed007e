from hearts.store.speed import Speed


def test_the_three_speeds_are_read_from_their_text() -> None:
    assert [Speed(text) for text in ("normal", "fast", "instant")] == [Speed.NORMAL, Speed.FAST, Speed.INSTANT]
