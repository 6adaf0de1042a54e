// Made by Scripts/missing-names of Data/ContactsUI.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import ContactsMissing
import AbsenceRuntime
public protocol CNContactPickerDelegate: NSObjectProtocol {
}
extension CNContactPickerDelegate {
  @_disfavoredOverload public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { _Absence.report("CNContactPickerDelegate.contactPicker(_:didSelect:)") }
  @_disfavoredOverload public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) { _Absence.report("CNContactPickerDelegate.contactPicker(_:didSelect:)") }
  @_disfavoredOverload public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) { _Absence.report("CNContactPickerDelegate.contactPicker(_:didSelect:)") }
  @_disfavoredOverload public func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) { _Absence.report("CNContactPickerDelegate.contactPicker(_:didSelectContactProperties:)") }
  @_disfavoredOverload public func contactPickerDidCancel(_ picker: CNContactPickerViewController) { _Absence.report("CNContactPickerDelegate.contactPickerDidCancel(_:)") }
}
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
}
extension CNContactViewControllerDelegate {
  @_disfavoredOverload public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) { _Absence.report("CNContactViewControllerDelegate.contactViewController(_:didCompleteWith:)") }
  @discardableResult @_disfavoredOverload public func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool { _Absence.report("CNContactViewControllerDelegate.contactViewController(_:shouldPerformDefaultActionFor:)", answer: "true"); return true }
}
