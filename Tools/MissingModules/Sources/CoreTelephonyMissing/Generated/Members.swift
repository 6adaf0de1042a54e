// Made by Scripts/missing-names of Data/CoreTelephony.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
extension NSNotification.Name {
  @_disfavoredOverload public static var CTRadioAccessTechnologyDidChange: NSNotification.Name { _Absence.report("NSNotification.Name.CTRadioAccessTechnologyDidChange", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "NSNotificationNameCTRadioAccessTechnologyDidChange") }
  @_disfavoredOverload public static var CTServiceRadioAccessTechnologyDidChange: NSNotification.Name { _Absence.report("NSNotification.Name.CTServiceRadioAccessTechnologyDidChange", answer: "a notification that is never posted"); return NSNotification.Name(rawValue: "NSNotificationNameCTServiceRadioAccessTechnologyDidChange") }
}
