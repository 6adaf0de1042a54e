// Made by Scripts/missing-names of Data/EventKitUI.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import EventKitMissing
import AbsenceRuntime
import MissingPlaceholder
open class EKCalendarChooser: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("EKCalendarChooser", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("EKCalendarChooser", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "EKCalendarChooser") }
  open var delegate: (any EKCalendarChooserDelegate)? { get { _Absence.value(of: self, "EKCalendarChooser.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "EKCalendarChooser.delegate", weakly: true) } }
  public init(selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType, eventStore: EKEventStore) { _Absence.report("EKCalendarChooser.init(selectionStyle:displayStyle:entityType:eventStore:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  public init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore) { _Absence.report("EKCalendarChooser.init(selectionStyle:displayStyle:eventStore:)", answer: "a plain object"); super.init(nibName: nil, bundle: nil) }
  open var selectedCalendars: Set<EKCalendar> { get { _Absence.value(of: self, "EKCalendarChooser.selectedCalendars", else: []) } set { _Absence.keep(newValue, of: self, "EKCalendarChooser.selectedCalendars") } }
  open var selectionStyle: EKCalendarChooserSelectionStyle { get { _Absence.report("EKCalendarChooser.selectionStyle", answer: "EKCalendarChooserSelectionStyle.`multiple`"); return EKCalendarChooserSelectionStyle.`multiple` } }
  open var showsCancelButton: Bool { get { _Absence.value(of: self, "EKCalendarChooser.showsCancelButton", else: false) } set { _Absence.keep(newValue, of: self, "EKCalendarChooser.showsCancelButton") } }
  open var showsDoneButton: Bool { get { _Absence.value(of: self, "EKCalendarChooser.showsDoneButton", else: false) } set { _Absence.keep(newValue, of: self, "EKCalendarChooser.showsDoneButton") } }
}
open class EKEventEditViewController: UINavigationController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("EKEventEditViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("EKEventEditViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "EKEventEditViewController") }
  open func cancelEditing() { _Absence.report("EKEventEditViewController.cancelEditing()") }
  open var editViewDelegate: (any EKEventEditViewDelegate)? { get { _Absence.value(of: self, "EKEventEditViewController.editViewDelegate", else: nil) } set { _Absence.keep(newValue, of: self, "EKEventEditViewController.editViewDelegate", weakly: true) } }
  open var event: EKEvent? { get { _Absence.value(of: self, "EKEventEditViewController.event", else: nil) } set { _Absence.keep(newValue, of: self, "EKEventEditViewController.event") } }
  open var eventStore: EKEventStore! { get { _Absence.value(of: self, "EKEventEditViewController.eventStore", else: nil) } set { _Absence.keep(newValue, of: self, "EKEventEditViewController.eventStore") } }
}
open class EKEventViewController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { _Absence.report("EKEventViewController", answer: "a plain object"); super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  public required init?(coder: NSCoder) { _Absence.report("EKEventViewController", answer: "a plain object"); super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); _MissingPlaceholder.fill(self, "EKEventViewController") }
  open var allowsCalendarPreview: Bool { get { _Absence.value(of: self, "EKEventViewController.allowsCalendarPreview", else: false) } set { _Absence.keep(newValue, of: self, "EKEventViewController.allowsCalendarPreview") } }
  open var allowsEditing: Bool { get { _Absence.value(of: self, "EKEventViewController.allowsEditing", else: false) } set { _Absence.keep(newValue, of: self, "EKEventViewController.allowsEditing") } }
  open var delegate: (any EKEventViewDelegate)? { get { _Absence.value(of: self, "EKEventViewController.delegate", else: nil) } set { _Absence.keep(newValue, of: self, "EKEventViewController.delegate", weakly: true) } }
  open var event: EKEvent! { get { _Absence.value(of: self, "EKEventViewController.event", else: nil) } set { _Absence.keep(newValue, of: self, "EKEventViewController.event") } }
}
