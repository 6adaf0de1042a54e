public import UIKit

extension UIWindow {
  /// Shows a flow that nobody else shows: the first one of an app, or of a scene.
  ///
  /// ```swift
  /// window.show(MainFlow(), as: .root(in: .navigation))
  /// window.makeKeyAndVisible()
  /// ```
  ///
  /// A flow that was the root before ends with ``Reason/rootReplaced``.
  ///
  /// - Parameters:
  ///   - flow: A flow that was not shown before.
  ///   - style: What its first screen is wrapped in.
  /// - Returns: A handle that may be thrown away.
  @discardableResult
  public func show<Value>(_ flow: Flow<Value>, as style: WindowStyle) -> FlowHandle<Value> {
    let refusal = Director.of(self).show(
      flow, below: nil, as: .root(in: style.wrapper), animated: false
    ) { flow.start() }
    return FlowHandle(flow.box, refusal: refusal)
  }

  /// What happened to the flows of this window, in order.
  public var storyLog: EventLog { Director.existing(for: self)?.tree.log ?? EventLog() }
}
