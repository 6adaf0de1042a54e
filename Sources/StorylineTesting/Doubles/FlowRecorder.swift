public import Storyline
public import UIKit

/// Runs one flow by itself: no window on the screen, no transition, none of the flows that it shows.
///
/// ```swift
/// let recorder = FlowRecorder()
/// let handle = recorder.start(AddFriendFlow())
/// try recorder.screen(AddFriendViewController.self).onSave?("Grace")
/// #expect(try await outcome(of: handle) == .finished("Grace"))
/// ```
///
/// It writes down what the flow asks for. What the flow shows is there to be used: call the closures
/// and delegates of its screens, let its flows ``Flow/finish(_:animated:)``, ``cancel(_:because:file:line:)``
/// them, ``goBack(because:file:line:)`` as a person does, ``answer(_:file:line:)`` its alerts.
/// Outcomes are as ever.
@MainActor
public final class FlowRecorder {
  private let window = makeHiddenWindow()
  private let rehearsal: Rehearsal

  /// A recorder for one flow.
  public init() { rehearsal = Rehearsal(in: window) }

  /// Begins with the flow that is tested.
  ///
  /// - Parameter flow: A flow that was not shown before.
  /// - Returns: A handle, as `show` returns it.
  @discardableResult
  public func start<Value>(_ flow: Flow<Value>) -> FlowHandle<Value> {
    window.show(flow, as: .root(in: .navigation))
  }

  // MARK: What the flow asked for

  /// Every call of the flow, in order, as it would be written: `show DetailFlow as push`.
  ///
  /// Screens that are pushed, and flows with the automatic style, have no style in it, because
  /// these are the defaults of `show`.
  public var calls: [String] { rehearsal.calls.map(\.text) }

  /// The events of the flows, in order.
  public var log: [String] { window.storyLog.map(\.description) }

  /// The topmost screen of that class.
  ///
  /// - Throws: ``DriverError`` when the flow shows none.
  public func screen<Screen: UIViewController>(
    _ type: Screen.Type, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Screen {
    for case let screen as Screen in rehearsal.screens.reversed() { return screen }
    throw error("The flow shows no \(type).", file, line)
  }

  /// The latest flow of that class that was shown and has not ended.
  ///
  /// - Throws: ``DriverError`` when there is none.
  public func flow<Shown: Coordinator>(
    _ type: Shown.Type, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Shown {
    for case let flow as Shown in shownFlows { return flow }
    throw error("The flow shows no \(type).", file, line)
  }

  /// Expects those calls since the flow began, and no others.
  @discardableResult
  public func expectCalls(
    _ expected: String..., file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    guard calls != expected else { return true }
    let message = "Expected the calls\n\(Self.list(expected))\nand they are\n\(Self.list(calls))"
    Failure(message: message, location: TestLocation(file, line)).report()
    return false
  }

  // MARK: What happens to the flow

  /// Takes the topmost screen away, as a person does.
  ///
  /// - Parameters:
  ///   - reason: By which way.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Throws: ``DriverError`` when there is no screen.
  public func goBack(
    because reason: Reason = .popped, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    guard !rehearsal.screens.isEmpty else { throw error("There is no screen.", file, line) }
    rehearsal.goBack(because: reason)
    try await settle()
  }

  /// Ends a flow that was shown, without a value.
  ///
  /// - Parameters:
  ///   - flow: A flow that ``flow(_:file:line:)`` found.
  ///   - reason: The reason of its outcome.
  ///   - file: The file of the test.
  ///   - line: The line that asks.
  /// - Throws: ``DriverError`` when the flow that is tested does not show it.
  public func cancel(
    _ flow: any Coordinator, because reason: Reason = .popped,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    guard shownFlows.contains(where: { $0 === flow }) else {
      throw error("The flow does not show this \(type(of: flow)).", file, line)
    }
    rehearsal.cancel(flow, because: reason)
    try await settle()
  }

  /// Taps a button of the alert that was shown last.
  ///
  /// - Throws: ``DriverError`` when there is no alert, or no button with that title.
  public func answer(
    _ title: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    guard let alert = shownFlows.lazy.compactMap({ $0 as? any RehearsedAlert }).first else {
      throw error("The flow shows no alert.", file, line)
    }
    guard alert.answer(title) else {
      throw error(
        "The alert “\(alert.question ?? "")” has no button “\(title)” to tap; it has "
          + "\(alert.answers).", file, line)
    }
    try await settle()
  }

  // MARK: In words

  /// The flows that were shown and have not ended, the latest first.
  private var shownFlows: [any Coordinator] {
    rehearsal.calls.reversed().compactMap { call in
      guard let flow = call.flow, flow.parentCoordinator != nil else { return nil }
      return flow
    }
  }

  private func error(_ message: String, _ file: StaticString, _ line: UInt) -> DriverError {
    let calls = "Its calls:\n\(Self.list(self.calls))"
    return DriverError(message, at: TestLocation(file, line), instead: calls)
  }

  private static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "  none" : lines.map { "  " + $0 }.joined(separator: "\n")
  }
}
