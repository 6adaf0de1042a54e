// Made by Scripts/missing-names of Data/BackgroundTasks.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
extension BGTaskScheduler {
public struct Error: Swift.Error {
  init() {}
  public var code: Self.Code { get { _Absence.trap("BGTaskScheduler.Error.code") } }
  public var errorCode: Int { get { _Absence.report("BGTaskScheduler.Error.errorCode", answer: "0"); return 0 } }
  public static var errorDomain: String { get { _Absence.report("BGTaskScheduler.Error.errorDomain", answer: "\"\""); return "" } }
  public var errorUserInfo: [String : Any] { get { _Absence.report("BGTaskScheduler.Error.errorUserInfo", answer: "[:]"); return [:] } }
  public init(_ code: Self.Code, userInfo: [String : Any] = [:]) { _Absence.report("BGTaskScheduler.Error.init(_:userInfo:)", answer: "a plain value") }
  public static var notPermitted: BGTaskScheduler.Error.Code { get { _Absence.report("BGTaskScheduler.Error.notPermitted", answer: "BGTaskScheduler.Error.Code.`unavailable`"); return BGTaskScheduler.Error.Code.`unavailable` } }
  public static var tooManyPendingTaskRequests: BGTaskScheduler.Error.Code { get { _Absence.report("BGTaskScheduler.Error.tooManyPendingTaskRequests", answer: "BGTaskScheduler.Error.Code.`unavailable`"); return BGTaskScheduler.Error.Code.`unavailable` } }
  public static var unavailable: BGTaskScheduler.Error.Code { get { _Absence.report("BGTaskScheduler.Error.unavailable", answer: "BGTaskScheduler.Error.Code.`unavailable`"); return BGTaskScheduler.Error.Code.`unavailable` } }
  public var userInfo: [String : Any] { get { _Absence.report("BGTaskScheduler.Error.userInfo", answer: "[:]"); return [:] } }
}
}
extension BGTaskScheduler.Error {
public enum Code: Hashable, Sendable {
  case `notPermitted`
  case `tooManyPendingTaskRequests`
  case `unavailable`
  public var rawValue: Int { _Absence.report("BGTaskScheduler.Error.Code.rawValue", answer: "a value that was made up"); switch self { case .`notPermitted`: return 0; case .`tooManyPendingTaskRequests`: return 1; case .`unavailable`: return 2 } }
  public init?(rawValue: Int) { _Absence.report("BGTaskScheduler.Error.Code.rawValue", answer: "a value that was made up"); switch rawValue { case 0: self = .`notPermitted`; case 1: self = .`tooManyPendingTaskRequests`; case 2: self = .`unavailable`; default: return nil } }
}
}
