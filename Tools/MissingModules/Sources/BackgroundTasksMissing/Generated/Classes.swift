// Made by Scripts/missing-names of Data/BackgroundTasks.tsv: do not edit.
// swift-format-ignore-file
import Foundation
import AbsenceRuntime
open class BGAppRefreshTask: BGTask {
  public override init() { _Absence.report("BGAppRefreshTask", answer: "a plain object"); super.init() }
}
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public override init() { _Absence.report("BGAppRefreshTaskRequest", answer: "a plain object"); super.init() }
  public init(identifier: String) { _Absence.report("BGAppRefreshTaskRequest.init(identifier:)", answer: "a plain object"); super.init() }
}
open class BGProcessingTask: BGTask {
  public override init() { _Absence.report("BGProcessingTask", answer: "a plain object"); super.init() }
}
open class BGProcessingTaskRequest: BGTaskRequest {
  public override init() { _Absence.report("BGProcessingTaskRequest", answer: "a plain object"); super.init() }
  public init(identifier: String) { _Absence.report("BGProcessingTaskRequest.init(identifier:)", answer: "a plain object"); super.init() }
  open var requiresExternalPower: Bool { get { _Absence.value(of: self, "BGProcessingTaskRequest.requiresExternalPower", else: false) } set { _Absence.keep(newValue, of: self, "BGProcessingTaskRequest.requiresExternalPower") } }
  open var requiresNetworkConnectivity: Bool { get { _Absence.value(of: self, "BGProcessingTaskRequest.requiresNetworkConnectivity", else: false) } set { _Absence.keep(newValue, of: self, "BGProcessingTaskRequest.requiresNetworkConnectivity") } }
}
open class BGTask: NSObject {
  public override init() { _Absence.report("BGTask", answer: "a plain object"); super.init() }
  open var expirationHandler: (() -> Void)? { get { _Absence.value(of: self, "BGTask.expirationHandler", else: nil) } set { _Absence.keep(newValue, of: self, "BGTask.expirationHandler") } }
  open var identifier: String { get { _Absence.report("BGTask.identifier", answer: "\"\""); return "" } }
  open func setTaskCompleted(success: Bool) { _Absence.report("BGTask.setTaskCompleted(success:)") }
}
open class BGTaskRequest: NSObject {
  public override init() { _Absence.report("BGTaskRequest", answer: "a plain object"); super.init() }
  open var earliestBeginDate: Date? { get { _Absence.value(of: self, "BGTaskRequest.earliestBeginDate", else: nil) } set { _Absence.keep(newValue, of: self, "BGTaskRequest.earliestBeginDate") } }
  open var identifier: String { get { _Absence.report("BGTaskRequest.identifier", answer: "\"\""); return "" } }
}
open class BGTaskScheduler: NSObject {
  public override init() { _Absence.report("BGTaskScheduler", answer: "a plain object"); super.init() }
  open func cancel(taskRequestWithIdentifier identifier: String) { _Absence.report("BGTaskScheduler.cancel(taskRequestWithIdentifier:)") }
  open func cancelAllTaskRequests() { _Absence.report("BGTaskScheduler.cancelAllTaskRequests()") }
  open class var errorDomain: String { get { _Absence.report("BGTaskScheduler.errorDomain", answer: "\"\""); return "" } }
  @discardableResult open func pendingTaskRequests() async -> [BGTaskRequest] { _Absence.report("BGTaskScheduler.pendingTaskRequests()", answer: "[]"); return [] }
  @discardableResult open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool { _Absence.report("BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)", answer: "false"); return false }
  open class var shared: BGTaskScheduler { get { _Absence.report("BGTaskScheduler.shared", answer: "BGTaskScheduler()"); return BGTaskScheduler() } }
  open func submit(_ taskRequest: BGTaskRequest) throws { _Absence.report("BGTaskScheduler.submit(_:)", answer: "an error"); throw _Absence.Failure(name: "BGTaskScheduler.submit(_:)") }
}
