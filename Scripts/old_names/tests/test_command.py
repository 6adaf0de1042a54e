import unittest

from old_names import command


class TodaysNames(unittest.TestCase):
    def test_a_name_that_is_in_use_is_no_old_name(self):
        lines = ["global UIOld UINew", "global UIUsed UIUsed.Old", "member used other"]
        self.assertEqual(command.without_todays(lines, {"UIUsed", "used"}),
                         ["global UIOld UINew", "member used other"])

    def test_no_name_of_the_list_is_in_use(self):
        lines = [line.strip() for line in command.LIST.read_text(encoding="utf-8").splitlines()
                 if line.startswith("    ")]
        self.assertEqual(command.without_todays(lines, command.todays(command.TABLES)), lines)


if __name__ == "__main__":
    unittest.main()
