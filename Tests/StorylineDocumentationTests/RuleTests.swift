import Storyline
import StorylineTesting
import Testing
import UIKit

// The snippets of the articles on the rules, each with what it says it does.

/// A flow of one screen, and a way to ask it for more.
final class StepFlow: Flow<Int> {
  private let title: String

  init(_ title: String) { self.title = title }

  override func start() { show(ShopScreen(title)) }
}

/// Has no screen.
final class UploadFlow: Flow<String> {
  override func start() {}
}

final class SignInFlow: Flow<String> {
  override func start() { show(ShopScreen("Sign in")) }

  func openForgottenPassword() { show(ShopScreen("Forgotten password")) }
}

// OutcomesArriveOnce.md

final class AddressFlow: Flow<String> {
  override func start() {
    let address = AddressViewController()
    address.onSave = { [weak self] text in self?.finish(text) }
    address.onCancel = { [weak self] in self?.close() }
    show(address)
  }
}

final class CheckoutFlow: Flow<Void> {
  private(set) var notes: [String] = []

  override func start() { show(ShopScreen("Checkout")) }

  func askForAddress() async {
    switch await show(AddressFlow(), as: .push).outcome {
    case .finished(let address): notes.append(address)
    case .cancelled(.popped), .cancelled(.swipedBack): notes.append("went back")
    case .cancelled(let reason): notes.append("\(reason)")
    }
  }

  func askWhetherToDelete() async {
    let delete = Alert("Delete?", actions: [.destructive("Delete", true), .cancel("Keep", false)])
    if await show(delete).outcome.value == true { notes.append("deleted") }
  }

  func fail(with error: any Error) {
    show(.alert(error), as: .present)
  }

  func askForAddressWithCallbacks() {
    show(AddressFlow(), as: .push)
      .whenFinished { [self] address in notes.append(address) }
      .whenCancelled { [self] reason in notes.append("\(reason)") }
  }
}

// FlowsOwnSegments.md

final class SetupFlow: Flow<Void> {
  override func start() {
    show(ShopScreen("Welcome"))
  }

  func next() {
    show(StepFlow("Language"), as: .push)
  }

  func help() {
    show(ShopScreen("Help"))
  }
}

// ContextsAreBorrowed.md

final class LegacyFlow: Flow<Void> {
  override func start() {
    let screen = ShopScreen("Legacy")
    context.navigationController?.pushViewController(screen, animated: true)
    bindToLifecycle(of: screen)
  }
}

@MainActor @Suite(.stage) struct RuleTests {
  let shop = Shop()
  let root = CheckoutFlow()

  private func launch() async throws -> UINavigationController {
    shop.window.show(root, as: .root(in: .navigation))
    shop.window.makeKeyAndVisible()
    try await settle()
    return try #require(shop.navigation)
  }

  /// Carries `body` out and says what the log tells of it.
  private func logged(_ body: () async throws -> Void) async throws -> String {
    let count = shop.window.storyLog.count
    try await body()
    try await settle()
    return shop.log(after: count)
  }

  // TheContainerIsTheTruth.md
  @Test func `the container is the truth`() async throws {
    let navigation = try await launch()
    let one = StepFlow("One")
    root.show(one)
    try await settle()
    one.show(StepFlow("Two"))
    try await settle()
    let log = try await logged {
      navigation.popToRootViewController(animated: true)
    }
    #expect(
      log == """
        stack 1 settled: [ShopScreen@1]
        StepFlow#3 cancelled: popped
        StepFlow#2 cancelled: popped
        StepFlow#3 released
        """)
  }

  // ShowingIsAttaching.md
  @Test func `showing is attaching`() async throws {
    _ = try await launch()
    let flow = StepFlow("One")
    root.show(flow)
    #expect(root.childCoordinators.first === flow)
    try await settle()
    let log = try await logged {
      let handle = root.show(root, as: .push)
      #expect(handle.receipt == .refused(.ownChild))
    }
    #expect(
      log == """
        CheckoutFlow#1 refused: a flow cannot be its own child
        """)
  }

  // ShowingIsAttaching.md
  @Test func `a refusal is not silent`() async throws {
    _ = try await launch()
    let failures = try await Failure.collect {
      root.show(root, as: .push)
      try await settle()
    }
    #expect(
      failures.first?.message.hasPrefix(
        """
        CheckoutFlow.show(CheckoutFlow, as: .push) was refused: a flow cannot be its own child. Each flow object is shown once: make a new CheckoutFlow for each call.
        """) == true)
    var refusals: [Refusal] = []
    root.show(root, as: .push).whenRefused { refusals.append($0) }
    #expect(refusals == [.ownChild])
  }

  // CancelledGesturesChangeNothing.md
  @Test func `a cancelled gesture changes nothing`() async throws {
    let navigation = try await launch()
    root.show(StepFlow("One"))
    try await settle()
    let log = try await logged {
      let edge = CGPoint(x: 2, y: 300)
      Stage.shared.sendTouch(id: 1, phase: .began, at: edge)
      for x in stride(from: 10.0, through: 60, by: 10) {
        Stage.shared.sendTouch(id: 1, phase: .moved, at: CGPoint(x: x, y: 300))
      }
      Stage.shared.sendTouch(id: 1, phase: .moved, at: CGPoint(x: 8, y: 300))
      Stage.shared.sendTouch(id: 1, phase: .ended, at: CGPoint(x: 8, y: 300))
    }
    #expect(
      log == """
        stack 1 unchanged: gesture cancelled
        """)
    #expect(navigation.viewControllers.count == 2)
  }

  // ShowingIsAttaching.md
  @Test func `a flow without a screen is added`() async throws {
    _ = try await launch()
    let flow = root
    var link: String?
    func addUpload(_ upload: UploadFlow) {
      flow.addChild(upload).whenFinished { url in link = url }
      upload.start()
    }
    let upload = UploadFlow()
    addUpload(upload)
    upload.finish("https://example.org/1")
    try await settle()
    #expect(link == "https://example.org/1")
    #expect(root.childCoordinators.isEmpty)
  }

  // OutcomesArriveOnce.md
  @Test func `outcomes arrive once`() async throws {
    let navigation = try await launch()
    let task = Task { await root.askForAddress() }
    try await settle()
    (navigation.topViewController as? AddressViewController)?.onSave?("Rue 1")
    try await settle()
    await task.value
    root.askForAddressWithCallbacks()
    try await settle()
    (navigation.topViewController as? AddressViewController)?.onCancel?()
    try await settle()
    #expect(root.notes == ["Rue 1", "closed"])
  }

  // OutcomesArriveOnce.md
  @Test func `a question is a flow`() async throws {
    struct Broken: Error {}
    let navigation = try await launch()
    let task = Task { await root.askWhetherToDelete() }
    try await settle()
    do {
      let alert = try #require(navigation.presentedViewController as? UIAlertController)
      #expect(alert.title == "Delete?")
      #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
    }
    navigation.dismiss(animated: true)
    try await settle()
    await task.value
    #expect(root.notes == [])
    root.fail(with: Broken())
    try await settle()
    #expect(navigation.presentedViewController is UIAlertController)
  }

  // FlowsOwnSegments.md
  @Test func `flows own segments`() async throws {
    let window = shop.window
    let setup = SetupFlow()
    window.show(setup, as: .root(in: .navigation))
    window.makeKeyAndVisible()
    try await settle()
    let log = try await logged {
      setup.next()
      try await settle()
      setup.help()
      try await settle()
      #expect(shop.titles == ["Welcome", "Language", "Help"])
      shop.navigation?.popToRootViewController(animated: true)
    }
    #expect(
      log == """
        StepFlow#2 pushed by SetupFlow#1
        StepFlow#2 shows ShopScreen@2 in stack 1
        stack 1 settled: [ShopScreen@1, ShopScreen@2]
        SetupFlow#1 shows ShopScreen@3 in stack 1
        stack 1 settled: [ShopScreen@1, ShopScreen@2, ShopScreen@3]
        stack 1 settled: [ShopScreen@1]
        StepFlow#2 cancelled: popped
        StepFlow#2 released
        """)
  }

  // CommandsAreSerial.md
  @Test func `commands are serial`() async throws {
    _ = try await launch()
    let flow = root
    let log = try await logged {
      let first = flow.show(StepFlow("One"), as: .push)
      let second = flow.show(StepFlow("Two"), as: .push)
      #expect(first.receipt == .performed)
      #expect(second.receipt == .waiting)
    }
    #expect(
      log == """
        StepFlow#2 pushed by CheckoutFlow#1
        StepFlow#2 shows ShopScreen@2 in stack 1
        StepFlow#3 pushed by CheckoutFlow#1
        command 3 waits
        stack 1 settled: [ShopScreen@1, ShopScreen@2]
        StepFlow#3 shows ShopScreen@3 in stack 1
        stack 1 settled: [ShopScreen@1, ShopScreen@2, ShopScreen@3]
        """)
  }

  // StyleBelongsToTheCaller.md
  @Test func `style belongs to the caller`() async throws {
    let navigation = try await launch()
    let flow = root
    flow.show(AddressFlow(), as: .push)
    try await settle()
    #expect(navigation.topViewController is AddressViewController)
    flow.show(AddressFlow(), as: .present(.pageSheet, in: .navigation(closeButton: .cancel)))
    try await settle()
    let sheet = navigation.presentedViewController as? UINavigationController
    #expect(sheet?.topViewController?.navigationItem.leftBarButtonItem != nil)
    flow.show(AddressFlow(), as: .root(in: .navigation))
    try await settle()
    #expect(shop.titles == ["Address"])
  }

  // StyleBelongsToTheCaller.md
  @Test func `a flow may be entered in several ways`() async throws {
    _ = try await launch()
    let flow = root
    flow.show(SignInFlow(), entry: { $0.openForgottenPassword() }, as: .push)
    try await settle()
    #expect(shop.titles.last == "Forgotten password")
  }

  // DelegatesStayTheApps.md
  @Test func `delegates stay the app's`() async throws {
    final class Analytics: NSObject, UINavigationControllerDelegate {
      var seen: [String] = []

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        seen.append(viewController.title ?? "")
      }
    }
    let navigationController = try await launch()
    let analytics = Analytics()
    navigationController.delegate = analytics
    root.show(StepFlow("One"))
    try await settle()
    navigationController.popViewController(animated: true)
    try await settle()
    #expect(analytics.seen == ["One", "Checkout"])
    #expect(shop.log.contains("StepFlow#2 cancelled: popped"))
  }

  @Test func `an app finds its delegate`() async throws {
    final class Analytics: NSObject, UINavigationControllerDelegate {}
    let navigationController = try await launch()
    let analytics = Analytics()
    var notes: [String] = []
    navigationController.delegate = analytics
    root.show(StepFlow("One"))
    try await settle()
    #expect(navigationController.delegate !== analytics)
    if navigationController.forwardedDelegate === analytics { notes.append("in place") }
    #expect(notes == ["in place"])
  }

  // ContextsAreBorrowed.md
  @Test func `contexts are borrowed`() async throws {
    let navigation = try await launch()
    weak var flow: LegacyFlow?
    do {
      let legacy = LegacyFlow()
      flow = legacy
      root.show(legacy)
    }
    try await settle()
    #expect(shop.titles == ["Checkout", "Legacy"])
    navigation.popViewController(animated: true)
    try await settle()
    #expect(flow == nil)
  }

  // Logging.md
  @Test func `events are values`() async throws {
    let navigation = try await launch()
    root.show(StepFlow("One"))
    try await settle()
    navigation.popViewController(animated: true)
    try await settle()
    let window = shop.window
    let lost = window.storyLog.filter { $0.kind == .cancelled && $0.reason == .popped }
    #expect(lost.map(\.description) == ["StepFlow#2 cancelled: popped"])
  }

  // Logging.md
  @Test func `events and trees are read in a loop`() async throws {
    let navigation = try await launch()
    let window = shop.window
    var (lines, trees): ([String], [String]) = ([], [])
    let reading = Task {
      for await event in window.storyEvents() { lines.append("\(event)") }
    }
    let watching = Task {
      for await tree in window.storyTrees() { trees.append(tree.description) }
    }
    try await settle()
    root.show(StepFlow("One"))
    try await settle()
    navigation.popViewController(animated: true)
    try await settle()
    #expect(lines.first == "StepFlow#2 pushed by CheckoutFlow#1")
    #expect(lines.last == "StepFlow#2 released")
    #expect(trees.count > 2)
    #expect(trees.first == trees.last)
    reading.cancel()
    watching.cancel()
  }
}
