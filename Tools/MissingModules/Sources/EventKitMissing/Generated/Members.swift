// Made by Scripts/missing-names of Data/EventKit.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import AbsenceRuntime
extension NSNotification.Name {
  @_disfavoredOverload public static var EKEventStoreChanged: NSNotification.Name { _Absence.report("NSNotification.Name.EKEventStoreChanged", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "NSNotificationNameEKEventStoreChanged") }
}
