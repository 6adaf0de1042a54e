import unittest

from api_diff.usage import Names, Use, find, read_notes, read_uses, table

OURS = [("UIView",), ("UIView", "init(frame:)"), ("UIView", "addSubview(_:)"), ("UIView", "alpha"),
        ("UIAlertAction",), ("UIAlertAction", "init(title:style:handler:)"),
        ("UIApplication",), ("UIApplication", "LaunchOptionsKey"), ("UIApplicationMain(_:_:_:_:)",)]
APPLES = OURS + [("UIView", "draw(_:)")]


def findings(*uses, notes=None):
    return find(list(uses), Names(OURS), Names(APPLES), notes or {})


class UsageTests(unittest.TestCase):
    def there(self, kind, name):
        found = findings(Use(kind, 3, 5, name))
        return found[0].is_there if found else None

    def test_types_and_functions_with_capitals(self):
        self.assertTrue(self.there("type", "UIView"))
        self.assertTrue(self.there("type", "UIApplicationMain"))
        self.assertTrue(self.there("type", "UIApplicationLaunchOptionsKey"))
        self.assertFalse(self.there("type", "UIStoryboard"))

    def test_initialisers_may_leave_arguments_out(self):
        self.assertTrue(self.there("initialiser", "UIView(frame:)"))
        self.assertTrue(self.there("initialiser", "UIView()"))
        self.assertTrue(self.there("initialiser", "UIAlertAction(title:style:)"))
        self.assertFalse(self.there("initialiser", "UIAlertAction(style:title:)"))
        self.assertFalse(self.there("initialiser", "UIView(subtitle:)"))

    def test_members_of_nobody_are_left_out(self):
        self.assertTrue(self.there("member", ".addSubview(_:)"))
        self.assertFalse(self.there("override", "draw(_:)"))
        self.assertIsNone(self.there("member", ".ownMethod()"))

    def test_what_is_not_uikits_is_left_out(self):
        notes = read_notes("name\tstatus\treason\nUIViewType\tnot UIKit\tan app's own\n")
        self.assertEqual(findings(Use("type", 3, 3, "UIViewType"), notes=notes), [])

    def test_the_table_counts_and_says_why(self):
        uses = read_uses("kind\tapps\tuses\tname\ntype\t9\t9\tUIView\ntype\t4\t4\tUINib\n")
        notes = {"UINib": ("open", "not read yet")}
        text = table(find(uses, Names(OURS), Names(APPLES), notes))
        self.assertIn("| Types | 2 | 1 | 2 | 1 |", text)
        self.assertIn("| 4 | 4 | `UINib` | not read yet |", text)


if __name__ == "__main__":
    unittest.main()
