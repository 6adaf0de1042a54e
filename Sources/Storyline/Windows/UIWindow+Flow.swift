public import UIKit

extension UIWindow {
  /// Shows a root flow: the first one of an app, or of a scene.
  ///
  /// ```swift
  /// window.show(ListFlow(phones), as: .root(in: .navigation))
  /// window.makeKeyAndVisible()
  /// ```
  ///
  /// A flow that was the root before ends with ``Reason/rootReplaced``.
  ///
  /// - Parameters:
  ///   - flow: A flow that was not shown before.
  ///   - style: The wrapper of the flow's first screen.
  /// - Returns: A discardable handle.
  @discardableResult
  public func show<Value>(_ flow: Flow<Value>, as style: WindowStyle) -> FlowHandle<Value> {
    let answer = Director.of(self).show(
      flow, below: nil, as: .root(in: style.wrapper).animated(false)
    ) { flow.start() }
    return FlowHandle(flow.box, answer)
  }
}
