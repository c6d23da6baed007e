from hearts.ui.screens.auto_close import AutoClose


def test_it_ends_once_when_its_time_is_over() -> None:
    closing = AutoClose(1.0)
    assert [closing.ends(dt) for dt in (0.4, 0.5, 0.2, 5.0)] == [False, False, True, False]


def test_no_time_at_all_ends_at_once() -> None:
    assert AutoClose(0.0).ends(0.0)


def test_without_a_time_it_never_ends() -> None:
    assert not AutoClose(None).ends(1e9)
