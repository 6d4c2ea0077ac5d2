"""A bot for Logres: makes a table against a squire and plays whatever is legal. python3 bot.py URL TOKEN [GAME]"""
import hashlib
import json
import random
import secrets
import sys
import urllib.request

url, token, game = (sys.argv[1:] + ["avalon"])[:3]


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {token}", **({} if data is None else {"content-type": "application/json"})}
    return urllib.request.urlopen(urllib.request.Request(url + path, data, headers, method=method))


stream = call("GET", "/api/bot/stream")
table = json.load(call("POST", "/api/tables", {"game": game, "seats": [None, "squire"]}))
# A secret number of our own, so that chance is not the server's alone: first only its seal (docs/record.md).
nonce, path = secrets.token_bytes(32), f"/api/tables/{table['id']}"
seal = hashlib.sha256(b"logres-nonce-1" + table["id"].encode() + bytes([0]) + nonce).hexdigest()
call("POST", f"{path}/sit", {"seat": 0, "nonceSeal": seal})
call("POST", f"{path}/start")
sealed = json.load(call("GET", f"{path}/sealed"))
assert sealed["seal"] == table["seal"] and sealed["nonceSeals"][0] == seal, "not the table we sat down at"
call("POST", f"{path}/reveal", {"nonce": nonce.hex()})
for line in stream:
    told = json.loads(line) if line.strip() else {"kind": "nothing"}
    if told["kind"] == "turn":
        act = {"key": f"{told['ask']}", "ask": told["ask"], "action": random.choice(told["legal"])}
        call("POST", f"/api/bot/matches/{told['match']}/act", act)
    elif told["kind"] == "over":
        print(json.dumps(told["outcome"]))
        break
