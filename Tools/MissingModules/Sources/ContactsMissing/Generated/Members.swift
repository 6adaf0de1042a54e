// Made by Scripts/missing-names of Data/Contacts.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
extension NSNotification.Name {
  @_disfavoredOverload public static var CNContactStoreDidChange: NSNotification.Name { _Absence.report("NSNotification.Name.CNContactStoreDidChange", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "NSNotificationNameCNContactStoreDidChange") }
}
