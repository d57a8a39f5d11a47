"""What all tests share."""

collect_ignore = ["example_game"]  # test_adding_a_game.py runs it in a copy of the project
