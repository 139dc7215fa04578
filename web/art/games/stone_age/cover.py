from brush import drawing


def cover() -> str:
    return drawing("0 0 480 320", "")
