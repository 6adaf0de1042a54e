public import UIKit

// Several ways into one flow.
extension Flow {
  /// Shows another flow, which begins in another way than with ``start()``.
  ///
  /// ```swift
  /// show(SignInFlow(), entry: { $0.openForgottenPassword() }, as: .present)
  /// ```
  ///
  /// The entry stands before the style, so that a closure behind the call can never be taken for it:
  /// `show(SignInFlow()) { … }` does not compile.
  ///
  /// - Parameters:
  ///   - child: A flow that was not shown before.
  ///   - entry: What the flow begins with, instead of ``start()``.
  ///   - style: Where it goes.
  ///   - animated: Whether its first screen comes with an animation.
  /// - Returns: A handle that may be thrown away.
  @discardableResult
  public final func show<Result, Child: Flow<Result>>(
    _ child: Child, entry: (Child) -> Void, as style: FlowStyle, animated: Bool = true
  ) -> FlowHandle<Result> {
    show(child, as: style, animated: animated) { entry(child) }
  }

  /// Attaches a child, and begins with it.
  final func show<Result>(
    _ child: Flow<Result>, as style: FlowStyle, animated: Bool, beginning: () -> Void
  ) -> FlowHandle<Result> {
    guard let record else { return FlowHandle(child.box, refusal: .notRunning) }
    return FlowHandle(
      child.box,
      refusal: record.director.show(
        child, below: record, as: style, animated: animated, beginning: beginning))
  }
}

extension UIWindow {
  /// Shows a flow that nobody else shows, and that begins in another way than with
  /// ``Flow/start()``.
  ///
  /// - Parameters:
  ///   - flow: A flow that was not shown before.
  ///   - entry: What the flow begins with, instead of ``Flow/start()``.
  ///   - style: What its first screen is wrapped in.
  /// - Returns: A handle that may be thrown away.
  @discardableResult
  public func show<Result, Root: Flow<Result>>(
    _ flow: Root, entry: (Root) -> Void, as style: WindowStyle
  ) -> FlowHandle<Result> {
    let refusal = Director.of(self).show(
      flow, below: nil, as: .root(in: style.wrapper), animated: false
    ) { entry(flow) }
    return FlowHandle(flow.box, refusal: refusal)
  }
}
