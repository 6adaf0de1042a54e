import Storyline
import StorylineTesting
import Testing
import UIKit

/// Commands that are refused by a mistake of the code fail the test that gave them.
@MainActor @Suite(.stage) struct RefusalTests {
  private final class StepViewController: UIViewController {}

  private final class CheckoutFlow: Flow<Void> {
    override func start() { show(StepViewController()) }
  }

  private final class AddressFlow: Flow<Void> {
    override func start() { show(StepViewController()) }
  }

  /// A flow whose `start()` was forgotten.
  private final class ForgottenFlow: Flow<Void> {}

  private let window = UIWindow()

  private func checkout(as style: WindowStyle = .root(in: .navigation)) async throws
    -> CheckoutFlow
  {
    let flow = CheckoutFlow()
    window.show(flow, as: style)
    window.makeKeyAndVisible()
    try await settle()
    return flow
  }

  /// The messages that fail the test for what `body` does, without the advice at their end.
  private func messages(_ body: @MainActor () async throws -> Void) async throws -> [String] {
    let advice =
      " If the refusal is expected, read the `receipt` of the handle, or set `whenRefused`."
    return try await Failure.collect {
      try await body()
      try await settle()
    }.map {
      #expect($0.message.hasSuffix(advice))
      return String($0.message.dropLast(advice.count))
    }
  }

  // MARK: Mistakes

  @Test func `a wizard that is presented without a stack has a dead Next button`() async throws {
    let root = try await checkout()
    let wizard = AddressFlow()
    root.show(wizard, as: .present(.pageSheet))
    try await settle()
    #expect(
      try await messages { wizard.show(StepViewController()) } == [
        "AddressFlow.show(StepViewController) was refused: there is no navigation controller. "
          + "AddressFlow is shown `as: .present(.pageSheet)`: show it "
          + "`as: .present(.pageSheet, in: .navigation)`, or show StepViewController "
          + "`as: .present`."
      ])
  }

  @Test func `a flow that is pushed in a tab without a stack`() async throws {
    let root = try await checkout()
    let tabs = UITabBarController()
    root.show(tabs, as: .present)
    try await settle()
    let tab = CheckoutFlow()
    root.show(tab, as: .tab)
    try await settle()
    #expect(
      try await messages { tab.show(AddressFlow(), as: .push) } == [
        "CheckoutFlow.show(AddressFlow, as: .push) was refused: there is no navigation controller. "
          + "CheckoutFlow is shown `as: .tab`: show it `as: .tab(in: .navigation)`, or show "
          + "AddressFlow `as: .present`."
      ])
  }

  @Test func `an alert is named Alert in a message`() async throws {
    let root = try await checkout()
    let address = AddressFlow()
    root.show(address, as: .push)
    try await settle()
    address.close()
    try await settle()
    let told = try await messages {
      address.show(Alert("Delete?", actions: [.cancel("Keep", ())]))
    }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("AddressFlow.show(Alert, as: .present) was refused") == true)
  }

  @Test func `a flow that is shown twice`() async throws {
    let root = try await checkout()
    let address = AddressFlow()
    root.show(address, as: .push)
    try await settle()
    #expect(
      try await messages { root.show(address, as: .push) } == [
        "CheckoutFlow.show(AddressFlow, as: .push) was refused: the flow was shown before. "
          + "Each flow object is shown once: make a new AddressFlow for each call."
      ])
  }

  @Test func `a flow that shows something after it has ended`() async throws {
    let root = try await checkout()
    let address = AddressFlow()
    root.show(address, as: .push)
    try await settle()
    address.finish(())
    try await settle()
    #expect(
      try await messages {
        address.show(StepViewController())
        address.show(CheckoutFlow(), as: .present)
      } == [
        "AddressFlow.show(StepViewController) was refused: the flow that shows it is not running. "
          + "AddressFlow has ended: let the flow that showed it do this, in `whenFinished`.",
        "AddressFlow.show(CheckoutFlow, as: .present) was refused: the flow that shows it is not "
          + "running. AddressFlow has ended: let the flow that showed it do this, in "
          + "`whenFinished`.",
      ])
  }

  @Test func `a flow that shows something and was never shown`() async throws {
    _ = try await checkout()
    #expect(
      try await messages { AddressFlow().show(CheckoutFlow(), as: .push) } == [
        "AddressFlow.show(CheckoutFlow, as: .push) was refused: the flow that shows it is not "
          + "running. AddressFlow was never shown: show it in a window or by another flow first."
      ])
  }

  @Test func `a start that shows nothing`() async throws {
    let root = try await checkout()
    #expect(
      try await messages { root.show(ForgottenFlow(), as: .push) } == [
        "CheckoutFlow.show(ForgottenFlow, as: .push) still waits: ForgottenFlow has shown nothing. "
          + "Show a screen or a flow in its `start()`; if it has to wait for data, show a screen "
          + "that says so; if it has no screens, add it with `addChild`."
      ])
  }

  @Test func `a screen that is bound to a flow that nobody shows`() async throws {
    _ = try await checkout()
    #expect(
      try await messages { AddressFlow().bindToLifecycle(of: StepViewController()) } == [
        "AddressFlow.bindToLifecycle(of: StepViewController) still waits: AddressFlow was never "
          + "shown. Show it, or add it with `addChild`."
      ])
  }

  @Test func `going back to a flow that is not there`() async throws {
    let root = try await checkout()
    #expect(
      try await messages { root.back(to: AddressFlow.self) } == [
        "CheckoutFlow.back(to: AddressFlow) was refused: there is nothing of the kind to go back "
          + "to. Show AddressFlow when the receipt says that it is not below CheckoutFlow."
      ])
  }

  @Test func `a refusal that comes after a transition names the call`() async throws {
    let root = try await checkout(as: .root)
    #expect(
      try await messages {
        root.show(AddressFlow(), as: .present)
        root.show(ForgottenFlow(), entry: { $0.show(StepViewController()) }, as: .push)
      } == [
        "CheckoutFlow.show(ForgottenFlow, as: .push) was refused: there is no navigation "
          + "controller. CheckoutFlow is shown `as: .root`: show it `as: .root(in: .navigation)`, "
          + "or show ForgottenFlow `as: .present`."
      ])
  }

  // MARK: Looking

  @Test func `a refusal whose receipt was read fails no test`() async throws {
    let root = try await checkout()
    let told = try await messages {
      let handle = root.show(root, as: .push)
      try await settle()
      #expect(handle.receipt == .refused(.ownChild))
    }
    #expect(told.isEmpty)
  }

  @Test func `a refusal that is taken by a closure fails no test`() async throws {
    let root = try await checkout(as: .root)
    var refusals: [Refusal] = []
    let told = try await messages {
      root.show(StepViewController()).whenRefused { refusals.append($0) }
      root.show(root, as: .push).whenRefused { refusals.append($0) }
      root.back(to: AddressFlow.self).whenRefused { refusals.append($0) }
      // One that waits for a transition.
      root.show(AddressFlow(), as: .present)
      root.show(AddressFlow(), as: .push).whenRefused { refusals.append($0) }
    }
    #expect(told.isEmpty)
    #expect(
      refusals == [
        .noNavigationController, .ownChild, .nothingToGoBackTo, .noNavigationController,
      ])
  }

  @Test func `one look at a flow is enough for its first screen`() async throws {
    let root = try await checkout(as: .root)
    let told = try await messages {
      #expect(
        root.show(AddressFlow(), as: .push).receipt == .refused(.noNavigationController))
    }
    #expect(told.isEmpty)
  }

  @Test func `a refusal is told once`() async throws {
    let root = try await checkout()
    #expect(try await messages { root.show(root, as: .push) }.count == 1)
    #expect(try await messages {}.isEmpty)
  }

  @Test func `a handle that is kept unread fails the test when it ends`() async throws {
    let root = try await checkout()
    let handle = root.show(root, as: .push)
    #expect(try await messages {}.isEmpty)
    let atEnd = UnreadRefusals.shared.takeMessages(atEnd: true)
    #expect(atEnd.count == 1)
    #expect(
      atEnd.first?.hasPrefix("CheckoutFlow.show(CheckoutFlow, as: .push) was refused") == true)
    withExtendedLifetime(handle) {}
  }

  // MARK: No mistakes

  @Test func `a flow that fetches what it shows may say that it waits`() async throws {
    let root = try await checkout()
    let loader = ForgottenFlow()
    let told = try await messages {
      #expect(root.show(loader, as: .push).receipt == .waiting)
    }
    #expect(told.isEmpty)
    loader.show(StepViewController())
    #expect(try await messages {}.isEmpty)
  }

  @Test func `a flow that was added needs no screen`() async throws {
    let root = try await checkout()
    #expect(try await messages { root.addChild(ForgottenFlow()).whenFinished {} }.isEmpty)
  }

  @Test func `a double tap, a policy and a guard refuse in silence`() async throws {
    let root = try await checkout()
    let address = AddressFlow()
    root.show(address, as: .push)
    try await settle()
    address.leaveGuard = LeaveGuard { false }
    let told = try await messages {
      address.back(to: CheckoutFlow.self)
      root.show(CheckoutFlow(), as: .present, whenBusy: .coalesce)
      root.show(CheckoutFlow(), as: .present, whenBusy: .coalesce)
      root.show(AddressFlow(), as: .present, whenBusy: .refuse)
    }
    #expect(told.isEmpty)
  }

  @Test func `a flow that people left while its next screen waited made no mistake`() async throws {
    let root = try await checkout()
    let address = AddressFlow()
    root.show(address, as: .push)
    try await settle()
    let told = try await messages {
      root.show(CheckoutFlow(), as: .present)
      address.show(StepViewController())
      root.context.navigationController?.popToRootViewController(animated: false)
    }
    #expect(told.isEmpty)
  }
}
