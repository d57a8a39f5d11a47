"""Games as the server needs them: with uploaded editions, and rebuilt from logs.

descriptions         what clients are told of a game
editions, uploads    games with their own or uploaded figures; reading what people upload, in threads
replay               the match that a log describes
"""
