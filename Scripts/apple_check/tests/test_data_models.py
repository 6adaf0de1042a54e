import pathlib
import tempfile
import unittest

from apple_check.data_models import classes

MODEL = """<model><entity name="Errand" codeGenerationType="class">
<attribute name="title" attributeType="String"/>
<attribute name="isDone" attributeType="Boolean" usesScalarValueType="YES"/>
<attribute name="count" attributeType="Integer 16" usesScalarValueType="NO"/>
<relationship name="shop" destinationEntity="Shop"/>
<relationship name="parts" toMany="YES" ordered="YES" destinationEntity="Part"/>
</entity><entity name="Shop"/></model>"""


class DataModelTests(unittest.TestCase):
    def test_entities_whose_classes_xcode_generates_have_one(self):
        with tempfile.TemporaryDirectory() as work:
            folder = pathlib.Path(work) / "App"
            model = folder / "App.xcdatamodeld" / "App.xcdatamodel"
            model.mkdir(parents=True)
            (model / "contents").write_text(MODEL)
            files = classes(folder, pathlib.Path(work))
            text = files[0].read_text()
        self.assertEqual(len(files), 1)
        self.assertEqual([line.strip() for line in text.splitlines() if "@NSManaged" in line], [
            "@NSManaged public var title: String?", "@NSManaged public var isDone: Bool",
            "@NSManaged public var count: NSNumber?", "@NSManaged public var shop: Shop?",
            "@NSManaged public var parts: NSOrderedSet?"])
        self.assertIn("class Errand: NSManagedObject", text)
        self.assertNotIn("class Shop", text)


if __name__ == "__main__":
    unittest.main()
