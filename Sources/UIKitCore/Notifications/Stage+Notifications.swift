package import Foundation
public import UserNotifications

extension Stage: NotificationHost {
  package var now: TimeInterval { clock.now }

  package var isAppInFront: Bool {
    system.isRunning && UIApplication.shared.applicationState != .background
  }

  package var badge: Int {
    get { system.badge }
    set { system.badge = max(0, newValue) }
  }

  package func wake(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    clock.setAlarm(after: delay, body)
  }

  package func askForNotifications(_ answer: @escaping @MainActor (Bool) -> Void) {
    let question = SystemQuestion(
      "“\(ProcessInfo.processInfo.processName)” Would Like to Send You Notifications",
      message: "Notifications may include alerts and icon badges.", answer)
    systemQuestion = question
    // 8.2.1 – what covers the app interrupts it.
    interrupt()
    question.ask()
  }

  /// People answer what the system asks; `false` when it asks nothing.
  package func answerSystemQuestion(_ allowed: Bool) -> Bool {
    guard let question = systemQuestion else { return false }
    question.answer(allowed)
    return true
  }

  /// Lets time pass without input; due events come.
  package func letTimePass(_ seconds: TimeInterval) throws {
    var left = seconds
    try settle()
    while left > 0 {
      let passed = clock.pass(left)
      left -= passed
      setNeedsTurn()
      try settle()
    }
  }

  /// People touch a notification, in the list or at the top of the screen.
  package func touch(_ notification: UNNotification) {
    arrive(.notification(UNUserNotificationCenter.current().take(notification)))
  }
}

extension UNNotificationResponse {
  /// The scene that people come to by it.
  @MainActor
  public var targetScene: UIScene? { target as? UIScene }
}

/// A question of the system's over the app, with two answers.
@MainActor
final class SystemQuestion {
  private let window = SystemQuestionWindow(frame: UIScreen.main.bounds)
  let title: String
  private let message: String
  private let onAnswer: (Bool) -> Void

  init(_ title: String, message: String, _ onAnswer: @escaping (Bool) -> Void) {
    self.title = title
    self.message = message
    self.onAnswer = onAnswer
  }

  func ask() {
    let root = UIViewController()
    window.rootViewController = root
    window.showInFront()
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Don’t Allow", style: .default) { [weak self] _ in self?.end(false) })
    alert.addAction(
      UIAlertAction(title: "Allow", style: .default) { [weak self] _ in self?.end(true) })
    root.present(alert, animated: true)
  }

  func answer(_ allowed: Bool) {
    window.rootViewController?.dismiss(animated: true) { [weak self] in self?.end(allowed) }
  }

  private func end(_ allowed: Bool) {
    window.isHidden = true
    window.leaveStage()
    let stage = Stage.shared
    stage.systemQuestion = nil
    stage.endInterruption()
    onAnswer(allowed)
  }
}

/// Above the windows of the app.
private final class SystemQuestionWindow: UIWindow {
  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = Level(20_000_000)
  }

  required init?(coder: NSCoder) { nil }

  override var isSystemWindow: Bool { true }
}
