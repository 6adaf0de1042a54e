import unittest

from old_names import notes
from old_names.headers import Headers
from old_names.table import Table, member_name

_NOTES = """
Name: UIKit
Classes:
- Name: UIViewController
  Methods:
  - Selector: "addChildViewController:"
    SwiftName: addChild(_:)
    MethodKind: Instance
  Properties:
  - Name: childViewControllers
    SwiftName: children
Tags:
- Name: UIControlState
  SwiftName: UIControl.State  # nested
Globals:
- Name: UIKeyboardWillShowNotification
  SwiftName: UIResponder.keyboardWillShowNotification
- Name: kCAGravityCenter
  SwiftName: center
Functions:
- Name: UIEdgeInsetsMake
  SwiftName: "UIEdgeInsets.init(top:left:)"
SwiftVersions:
- Version: 3
  Tags:
  - Name: UIControlState
    SwiftName: UIControlOldState
- Version: 4
  Classes:
  - Name: UIViewController
    Methods:
    - Selector: 'addChildViewController:'
      SwiftName: addChildViewController(_:)
      MethodKind: Instance
    Properties:
    - Name: childViewControllers
      SwiftName: childViewControllers
  Tags:
  - Name: UIControlState
    SwiftName: UIControlState
  Globals:
  - Name: UIKeyboardWillShowNotification
    SwiftName: UIKeyboardWillShow
  - Name: kCAGravityCenter
    SwiftName: kCAGravityCenter
  Functions:
  - Name: UIEdgeInsetsMake
    SwiftName: UIEdgeInsetsMake
  - Name: UIImagePNGRepresentation
    SwiftName: UIImagePNGRepresentation
"""

_HEADER = """
UIKIT_EXTERN NSNotificationName const UIKeyboardWillShowNotification API_UNAVAILABLE(tvos);
CA_EXTERN CALayerContentsGravity const kCAGravityCenter // the middle
    API_AVAILABLE(ios(2.0));
typedef NSString * NSAttributedStringKey NS_TYPED_ENUM NS_SWIFT_NAME(NSAttributedString.Key);
UIKIT_EXTERN NSData * UIImagePNGRepresentation(UIImage * image) NS_SWIFT_NAME(UIImage.pngData(self:)) API_AVAILABLE(ios(2));
"""


class TableTests(unittest.TestCase):
    def rows(self, text=_NOTES):
        headers = Headers()
        headers.read(_HEADER)
        table = Table(headers)
        read = notes.read(text)
        table.learn(read)
        table.add(read)
        return table.lines()

    def test_every_kind_of_name_has_its_row(self):
        self.assertEqual(self.rows(), [
            "function UIEdgeInsetsMake UIEdgeInsets.init(top:left:)",
            "function UIImagePNGRepresentation UIImage.pngData(self:)",
            "global UIControlOldState UIControl.State",
            "global UIControlState UIControl.State",
            "global kCAGravityCenter CALayerContentsGravity.center",
            "member childViewControllers children",
            "method addChildViewController(_:) addChild(_:)",
            "notification UIKeyboardWillShow UIResponder.keyboardWillShowNotification",
        ])

    def test_members_of_frameworks_that_few_apps_use_are_left_out(self):
        rows = self.rows(_NOTES.replace("Name: UIKit", "Name: MapKit"))
        self.assertFalse([row for row in rows if row.startswith(("member", "method"))])

    def test_a_constant_without_a_note_has_the_name_that_swift_makes_of_it(self):
        name = member_name("kCAMediaTimingFunctionEaseInEaseOut", "CAMediaTimingFunctionName")
        self.assertEqual(name, "easeInEaseOut")
        self.assertEqual(member_name("kCATransitionFromLeft", "CATransitionSubtype"), "fromLeft")

    def test_headers_give_types_and_names(self):
        headers = Headers()
        headers.read(_HEADER)
        self.assertEqual(headers.types["kCAGravityCenter"], "CALayerContentsGravity")
        self.assertEqual(headers.names["NSAttributedStringKey"], "NSAttributedString.Key")


if __name__ == "__main__":
    unittest.main()
