import tempfile
import unittest
from pathlib import Path

from documentation import links


class LinkTests(unittest.TestCase):
    def problems(self, **files):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                (Path(folder) / f"{name}.md").write_text(text)
            return links.problems(folder, [f"{name}.md" for name in files])

    def test_a_link_to_a_file_leads_somewhere(self):
        self.assertEqual(self.problems(one="[two](two.md)", two=""), [])

    def test_a_link_to_a_missing_file_is_found(self):
        self.assertEqual(
            self.problems(one="see [two](two.md)"), ["one.md: no such file: two.md"])

    def test_a_link_to_a_heading_leads_somewhere(self):
        self.assertEqual(
            self.problems(one="[two](two.md#apples-modules-2)", two="## Apple's `modules` 2"), [])

    def test_a_link_to_a_missing_heading_is_found(self):
        self.assertEqual(
            self.problems(one="[x](#there)\n\n# Here"), ["one.md: no such heading: #there"])

    def test_the_second_heading_of_a_name_has_a_number(self):
        self.assertEqual(links.anchors("# Use\n\n# Use"), {"use", "use-1"})

    def test_headings_and_links_in_code_do_not_count(self):
        text = "```sh\n# comment\n[a](b.md)\n```\n`[c](d.md)`"
        self.assertEqual((links.anchors(text), links.targets(text)), (set(), []))

    def test_links_to_other_sites_are_not_checked(self):
        self.assertEqual(self.problems(one="[a](https://example.com/x.md)"), [])


if __name__ == "__main__":
    unittest.main()
