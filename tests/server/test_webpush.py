"""What is sent to browsers, and to which doors."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from holocene.server.webpush import (
    CURVE,
    Browser,
    Vapid,
    from_base64,
    is_service,
    sealed,
    to_base64,
)


def test_the_example_of_rfc_8291() -> None:
    browser = Browser(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    key = ec.derive_private_key(number, CURVE)
    salt = from_base64("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"
    assert to_base64(sealed(text, browser, key, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert sealed(text, browser) != sealed(text, browser)


@pytest.mark.parametrize("secret", ["A" * 43, "_" * 42 + "8", "c2VjcmV0"])
def test_any_secret_makes_a_key(secret: str) -> None:
    assert len(from_base64(Vapid(secret, None).public)) == 65
    assert Vapid(secret, None).public == Vapid(secret, "https://example.org").public


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc%3d",
        "http://127.0.0.1:7000/abc",
        "https://push.example.org/abc",
    ],
)
def test_doors_of_push_services(endpoint: str) -> None:
    assert is_service(endpoint, ("http://127.0.0.1:7000", "https://push.example.org"))


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push",
        "https://",
        "https://[::1",
        "https://example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/latest",
        "https://localhost/",
        "http://127.0.0.1:7001/abc",
        "https://127.0.0.1:7000/abc",
        "http://fcm.googleapis.com/fcm/send/abc",
        "ftp://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/abc",
        "https://fcm.googleapis.com:x/abc",
        "https://me@fcm.googleapis.com/abc",
        "https://fcm.googleapis.com@example.org/abc",
        "https://fcm.googleapis.com.example.org/abc",
        "https://evilfcm.googleapis.com/abc",
        "https://fcm.googleapis.com\\@example.org/abc",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/\r\nHost: example.org",
        "https://fcm.googleapis.com/č",
        "https://fcm。googleapis。com/abc",
    ],
)
def test_other_doors(endpoint: str) -> None:
    assert not is_service(endpoint, ("http://127.0.0.1:7000",))
