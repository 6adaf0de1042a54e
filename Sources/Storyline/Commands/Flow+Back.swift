public import UIKit

// Going back by name.
extension Flow {
  /// Goes back to the nearest flow of a type. The search begins with this flow and goes on with the
  /// flow that shows it, and so on; then come flows whose screens lie below on the way back.
  ///
  /// Everything above that flow's topmost screen leaves in one command: presented screens are
  /// dismissed, the rest is popped, and flows without a screen end. For a flow without a screen
  /// there, the topmost screen of the other flows that it shows counts.
  ///
  /// ```swift
  /// back(to: ListFlow.self)
  /// ```
  ///
  /// Flows with a ``leaveGuard`` that would end are asked first. When nothing of the kind is there
  /// the command is refused: ``Refusal/nothingToGoBackTo``.
  ///
  /// - Parameters:
  ///   - type: The type of the flow.
  ///   - animated: `true` to animate the removal of the screens.
  /// - Returns: A discardable handle.
  @discardableResult
  public final func back<Result, Target: Flow<Result>>(
    to type: Target.Type, animated: Bool = true
  ) -> CommandHandle {
    back(to: .flow { $0 is Target }, called: "\(type)", animated: animated)
  }

  /// Goes back to the nearest screen of a type, counted from this flow's topmost screen downwards.
  ///
  /// When that is the topmost screen itself, nothing has to go.
  ///
  /// - Parameters:
  ///   - type: The type of the screen.
  ///   - animated: `true` to animate the removal of the screens.
  /// - Returns: A discardable handle.
  @discardableResult
  public final func back<Target: UIViewController>(
    to type: Target.Type, animated: Bool = true
  ) -> CommandHandle {
    back(to: .screen { $0 is Target }, called: "\(type)", animated: animated)
  }

  /// Goes back to a flow.
  ///
  /// - Parameters:
  ///   - flow: This flow, one above it, or one whose screen lies below on the way back.
  ///   - animated: `true` to animate the removal of the screens.
  /// - Returns: A discardable handle.
  @discardableResult
  public final func back<Result>(to flow: Flow<Result>, animated: Bool = true) -> CommandHandle {
    back(
      to: .flow { [weak flow] in $0 === flow }, called: "\(type(of: flow))", animated: animated)
  }

  /// Goes back to a screen.
  ///
  /// - Parameters:
  ///   - screen: A screen that lies below on the way back.
  ///   - animated: `true` to animate the removal of the screens.
  /// - Returns: A discardable handle.
  @discardableResult
  public final func back(to screen: UIViewController, animated: Bool = true) -> CommandHandle {
    back(
      to: .screen { [weak screen] in $0 === screen }, called: "\(type(of: screen))",
      animated: animated)
  }

  private func back(
    to target: BackRequest.Target, called name: String, animated: Bool
  ) -> CommandHandle {
    let call = Call.back(to: name, by: self, record)
    guard let record else { return CommandHandle(Answer.refused(.notRunning, to: call)) }
    let request = BackRequest(to: target, called: name)
    // A flow that ends while the command waits made no mistake.
    let isRunning = record.director.tree.isRunning(record.id)
    request.handle.reportRefusal(of: call, from: .code, except: isRunning ? .notRunning : nil)
    record.director.back(request, from: record.id, animated: animated)
    return request.handle
  }
}
