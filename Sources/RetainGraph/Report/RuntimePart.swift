/// A part of the system that retains objects while it works, and the call that ends this.
public enum RuntimePart: String, Codable, Sendable, CaseIterable {
  case timer
  case task
  case dispatchSource
  case workItem
  case notificationObserver
  case operation
  case urlTask

  /// The part that objects of a class play.
  init?(module: String, className: String) {
    // Foundation is more than one module, and classes move between them.
    let family = module.hasPrefix("Foundation") ? "Foundation" : module
    switch (family, className) {
    case ("Foundation", "Timer"): self = .timer
    case ("Foundation", "NotificationCenter"): self = .notificationObserver
    case ("Foundation", "Operation"): self = .operation
    case ("Foundation", "URLSessionTask"): self = .urlTask
    case ("Dispatch", "DispatchSource"): self = .dispatchSource
    case ("Dispatch", "DispatchWorkItem"): self = .workItem
    default: return nil
    }
  }

  /// A Boolean value that indicates whether the part ends by itself. Objects that it retains are in
  /// use, not forgotten.
  public var isWork: Bool {
    switch self {
    case .task, .workItem, .operation, .urlTask: true
    case .timer, .dispatchSource, .notificationObserver: false
    }
  }
}
