import unittest

from words_check.articles import is_article, long_sentences_of_article, paragraphs, prose
from words_check.command import long_in_articles

WORDS = "word " * 31

TEXT = """# A heading
Text of two
lines.
- an item
  that goes on
1. another

```swift
let code = 1
```
| a | table |
> A quote.
<!-- a comment -->
@Metadata {
}
End.
"""


class ArticlesTests(unittest.TestCase):
    def test_headings_items_and_text_are_paragraphs(self):
        self.assertEqual(
            list(paragraphs(TEXT)),
            [(1, "A heading"), (2, "Text of two lines."), (4, "an item that goes on"),
             (6, "another"), (12, "A quote."), (16, "End.")])

    def test_a_block_ends_with_the_fence_that_it_began_with(self):
        self.assertEqual(list(paragraphs("~~~\n```\ncode\n~~~\nEnd.")), [(5, "End.")])

    def test_code_is_one_word_and_a_link_has_no_target(self):
        self.assertEqual(
            prose("**See** [`the` guide](a/long.md#name) of `a b`, _too_, ``a `b` c``."),
            "See x guide of x, too, x.")

    def test_an_image_is_no_text(self):
        self.assertEqual(prose("A ![long description](image.png) picture"), "A  picture")

    def test_names_keep_their_underscores(self):
        self.assertEqual(prose("api_diff"), "api_diff")

    def test_a_long_sentence_is_found_at_its_paragraph(self):
        self.assertEqual(
            list(long_sentences_of_article(f"Short.\n\nShort. {WORDS}end.\n")),
            [(3, f"{WORDS}end.")])

    def test_a_sentence_ends_before_a_quotation_mark_and_emphasis(self):
        half = "word " * 16
        self.assertEqual(list(long_sentences_of_article(f"({half}end.) {half}end.")), [])
        self.assertEqual(list(long_sentences_of_article(f"**{half}end.** {half}end.")), [])

    def test_guides_readmes_and_catalogues_are_articles(self):
        for path in ("Documentation/Decisions/links.md", "README.md", "Scripts/testing/README.md",
                     "CONTRIBUTING.md", "Sources/Storyline/Storyline.docc/Storyline.md"):
            self.assertTrue(is_article(path), path)
        for path in ("CHANGELOG.md", "Documentation/usage.tsv", "Tools/Notes.md"):
            self.assertFalse(is_article(path), path)

    def test_places_name_the_file_and_the_line(self):
        texts = {"README.md": f"{WORDS}end.", "CHANGELOG.md": f"{WORDS}end.", "Documentation/a.md": None}
        places = long_in_articles(list(texts), texts.get)
        self.assertEqual(len(places), 1)
        self.assertTrue(places[0].startswith("README.md:1: word word"))


if __name__ == "__main__":
    unittest.main()
