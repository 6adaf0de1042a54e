// Made by Scripts/missing-names of Data/EventKitUI.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import UIKitCore
import EventKitMissing
import AbsenceRuntime
public enum EKCalendarChooserDisplayStyle: Hashable, Sendable {
  case `allCalendars`
  case `writableCalendarsOnly`
  public var rawValue: Int { _Absence.report("EKCalendarChooserDisplayStyle.rawValue", answer: "a value that was made up"); switch self { case .`allCalendars`: return 0; case .`writableCalendarsOnly`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("EKCalendarChooserDisplayStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`allCalendars`; case 1: self = .`writableCalendarsOnly`; default: return nil } }
}
public enum EKCalendarChooserSelectionStyle: Hashable, Sendable {
  case `multiple`
  case `single`
  public var rawValue: Int { _Absence.report("EKCalendarChooserSelectionStyle.rawValue", answer: "a value that was made up"); switch self { case .`multiple`: return 0; case .`single`: return 1 } }
  public init?(rawValue: Int) { _Absence.report("EKCalendarChooserSelectionStyle.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`multiple`; case 1: self = .`single`; default: return nil } }
}
public enum EKEventEditViewAction: Hashable, Sendable {
  case `canceled`
  case `deleted`
  case `saved`
  public var rawValue: Int { _Absence.report("EKEventEditViewAction.rawValue", answer: "a value that was made up"); switch self { case .`canceled`: return 0; case .`deleted`: return 1; case .`saved`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("EKEventEditViewAction.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`canceled`; case 1: self = .`deleted`; case 2: self = .`saved`; default: return nil } }
  public static var cancelled: EKEventEditViewAction { get { _Absence.trap("EKEventEditViewAction.cancelled") } }
}
public enum EKEventViewAction: Hashable, Sendable {
  case `deleted`
  case `done`
  case `responded`
  public var rawValue: Int { _Absence.report("EKEventViewAction.rawValue", answer: "a value that was made up"); switch self { case .`deleted`: return 0; case .`done`: return 1; case .`responded`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("EKEventViewAction.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`deleted`; case 1: self = .`done`; case 2: self = .`responded`; default: return nil } }
}
