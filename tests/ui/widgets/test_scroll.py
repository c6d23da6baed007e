from hearts.ui.widgets import Scroll


def test_it_stays_between_its_ends() -> None:
    scroll = Scroll()
    assert not scroll.by(-5, most=100)
    assert scroll.by(70, most=100)
    assert scroll.by(70, most=100)
    assert scroll.offset == 100
    assert not scroll.by(1, most=100)


def test_a_shorter_body_takes_it_back() -> None:
    scroll = Scroll(offset=80)
    assert scroll.by(0, most=30)
    assert scroll.offset == 30


def test_a_finger_drags_only_beyond_the_slack() -> None:
    scroll = Scroll()
    scroll.grip(200)
    assert not scroll.drag(195, slack=10, most=100)
    assert scroll.offset == 0
    assert scroll.drag(160, slack=10, most=100)
    assert scroll.offset == 40
    assert scroll.drag(158, slack=10, most=100)
    assert scroll.offset == 42


def test_letting_go_says_whether_it_was_a_drag() -> None:
    scroll = Scroll()
    scroll.grip(200)
    assert not scroll.release()
    scroll.grip(200)
    scroll.drag(100, slack=10, most=100)
    assert scroll.release()
    assert not scroll.drag(50, slack=10, most=100)
