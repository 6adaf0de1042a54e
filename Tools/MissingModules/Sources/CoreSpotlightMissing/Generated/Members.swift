// Made by Scripts/missing-names of Data/CoreSpotlight.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import UIKitMissing
import AbsenceRuntime
extension NSAttributedString.Key {
  @_disfavoredOverload public static var suggestionHighlight: NSAttributedString.Key { _Absence.report("NSAttributedString.Key.suggestionHighlight", answer: "a name that was made up"); return NSAttributedString.Key(rawValue: "suggestionHighlight") }
}
public protocol _Missing_NSUserActivity: NSUserActivity {}
extension NSUserActivity: _Missing_NSUserActivity {}
extension _Missing_NSUserActivity {
  @_disfavoredOverload public var contentAttributeSet: CSSearchableItemAttributeSet? { get { _Absence.value(of: self, "NSUserActivity.contentAttributeSet", else: nil) } set { _Absence.keep(newValue, of: self, "NSUserActivity.contentAttributeSet") } }
}
