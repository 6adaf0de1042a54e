// Made by Scripts/missing-names of Data/EventKitUI.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import EventKitMissing
import AbsenceRuntime
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
}
extension EKCalendarChooserDelegate {
  @_disfavoredOverload public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) { _Absence.report("EKCalendarChooserDelegate.calendarChooserDidCancel(_:)") }
  @_disfavoredOverload public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) { _Absence.report("EKCalendarChooserDelegate.calendarChooserDidFinish(_:)") }
  @_disfavoredOverload public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) { _Absence.report("EKCalendarChooserDelegate.calendarChooserSelectionDidChange(_:)") }
}
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
extension EKEventEditViewDelegate {
  @discardableResult @_disfavoredOverload public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar { _Absence.report("EKEventEditViewDelegate.eventEditViewControllerDefaultCalendar(forNewEvents:)", answer: "EKCalendar()"); return EKCalendar() }
}
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
