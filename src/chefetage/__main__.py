"""`python -m chefetage`"""

from chefetage.cli import main

if __name__ == "__main__":
    main()
