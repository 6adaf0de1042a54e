// Made by Scripts/missing-names of Data/ContactsUI.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import ContactsMissing
import AbsenceRuntime
extension UIApplicationShortcutIcon {
  @_disfavoredOverload public convenience init(contact: CNContact) { _Absence.trap("UIApplicationShortcutIcon.init(contact:)") }
}
