public import UIKit

// Several ways into one flow.
extension Flow {
  /// Shows another flow, which begins in another way than with ``start()``.
  ///
  /// ```swift
  /// flow.show(SignInFlow(), entry: { $0.openForgottenPassword() }, as: .push)
  /// ```
  ///
  /// The entry stands before the style, so that a closure behind the call can never be taken for it:
  /// `show(SignInFlow()) { … }` does not compile.
  ///
  /// - Parameters:
  ///   - child: A flow that was not shown before.
  ///   - entry: The call that begins the flow, instead of ``start()``.
  ///   - style: The place of the flow's first screen.
  ///   - animated: `true` to animate the flow's first screen.
  ///   - policy: The policy for calls during a transition; `nil` for ``busyPolicy``.
  /// - Returns: A discardable handle.
  @discardableResult
  public final func show<Result, Child: Flow<Result>>(
    _ child: Child, entry: @escaping (Child) -> Void, as style: FlowStyle, animated: Bool = true,
    whenBusy policy: BusyPolicy? = nil
  ) -> FlowHandle<Result> {
    show(child, as: style, animated: animated, whenBusy: policy) { entry(child) }
  }

  /// Attaches a child, and begins with it.
  final func show<Result>(
    _ child: Flow<Result>, as style: FlowStyle, animated: Bool, whenBusy policy: BusyPolicy?,
    beginning: @escaping () -> Void
  ) -> FlowHandle<Result> {
    guard let record else {
      return FlowHandle(
        child.box, Answer.refused(.notRunning, to: .show(child, as: style, by: self, nil)))
    }
    return FlowHandle(
      child.box,
      record.director.show(
        child, below: record, as: style.animated(animated),
        whenBusy: policy ?? record.busyPolicy, beginning: beginning))
  }
}

extension UIWindow {
  /// Shows a root flow that begins in another way than with ``Flow/start()``.
  ///
  /// - Parameters:
  ///   - flow: A flow that was not shown before.
  ///   - entry: The call that begins the flow, instead of ``Flow/start()``.
  ///   - style: The wrapper of the flow's first screen.
  /// - Returns: A discardable handle.
  @discardableResult
  public func show<Result, Root: Flow<Result>>(
    _ flow: Root, entry: @escaping (Root) -> Void, as style: WindowStyle
  ) -> FlowHandle<Result> {
    let answer = Director.of(self).show(
      flow, below: nil, as: .root(in: style.wrapper).animated(false)
    ) { entry(flow) }
    return FlowHandle(flow.box, answer)
  }
}
