"""How requests are read and answered: calls, answers, refusals, languages, pages."""
