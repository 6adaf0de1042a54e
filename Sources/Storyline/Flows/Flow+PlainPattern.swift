import StorylineCore
public import UIKit

// The methods of the plain coordinator pattern, and of flows without a screen.
extension Flow {
  // MARK: Children

  /// Makes a flow a child of this one, without showing or starting it.
  ///
  /// `show` does this and more; a flow that has screens is better shown. Adding is for a flow that has
  /// none, or that puts its screens on UIKit's containers itself:
  ///
  /// ```swift
  /// flow.addChild(upload).whenFinished { url in link = url }
  /// upload.start()
  /// ```
  ///
  /// The child ends when it finishes, when its last screen was removed, when it is removed itself,
  /// or with this flow. The flow itself, its ancestors, and a flow that has a parent are refused.
  ///
  /// - Parameter child: A flow that was not shown or added before.
  /// - Returns: A discardable handle.
  @discardableResult
  public final func addChild<Result>(_ child: Flow<Result>) -> FlowHandle<Result> {
    guard let record else {
      return FlowHandle(child.box, Answer.refused(.notRunning, to: .addChild(child, by: self, nil)))
    }
    let notTaken = record.director.attach(child, below: record, as: .automatic)
    // There is nothing to wait for: it was to be added, not shown.
    if notTaken == nil { child.box.receipt = .performed }
    let answer = notTaken.map {
      record.director.answer($0, to: .addChild(child, by: self, record), by: record)
    }
    record.director.changed()
    return FlowHandle(child.box, answer)
  }

  /// Ends a child without a value, and takes its screens away, as well as those of every flow below
  /// it. Its outcome is `.cancelled(.removed)`.
  ///
  /// Nothing has to be removed: a flow that ends leaves its parent by itself. So it does no harm to
  /// remove a child that has ended.
  ///
  /// - Parameters:
  ///   - child: A flow that this one shows, or added.
  ///   - animated: `true` to animate the removal of the flow's screens.
  /// - Returns: ``Receipt/waiting`` if screens are still to go, ``Receipt/performed`` if not.
  @discardableResult
  public final func removeChild<Result>(
    _ child: Flow<Result>, animated: Bool = true
  ) -> Receipt {
    guard let record else { return .refused(.notRunning) }
    guard let itsRecord = child.record, itsRecord.parent === record else {
      return record.director.refuse(.notItsChild, to: record)
    }
    return itsRecord.director.close(itsRecord, because: .removed, animated: animated)
  }

  public final var parentCoordinator: (any Coordinator)? {
    guard let record, record.director.tree[record.id] != nil else { return nil }
    return record.parent?.flow
  }

  public final var childCoordinators: [any Coordinator] {
    guard let record else { return [] }
    return record.director.tree.children(of: record.id).compactMap { record.children[$0] }
  }

  // MARK: Screens that the app shows

  /// Declares that a screen which the app itself shows belongs to this flow.
  ///
  /// From then on it counts like a screen that was shown with `show`: it keeps the flow alive, and
  /// when the last screen of the flow was removed, in whatever way, the flow ends.
  ///
  /// ```swift
  /// override func start() {
  ///   let screen = ShopScreen("Legacy")
  ///   context.navigationController?.pushViewController(screen, animated: true)
  ///   bindToLifecycle(of: screen)
  /// }
  /// ```
  ///
  /// It may be called before or after the push, and before or after the flow was added. Until then
  /// the receipt is ``Receipt/waiting``. A screen belongs to one flow.
  ///
  /// - Parameter screen: A screen that no flow has shown.
  /// - Returns: A discardable handle.
  @discardableResult
  public final func bindToLifecycle(of screen: UIViewController) -> ScreenHandle {
    let handle = ScreenHandle()
    if let record {
      record.director.bind(screen, to: record, handle.answer)
    } else {
      unattached.append(Unattached(screen: screen, answer: handle.answer))
      UnreadRefusals.shared.addWaiting(
        .bind(screen, by: self, nil),
        because: "\(type(of: self)) was never shown. Show it, or add it with `addChild`.",
        handle.answer)
    }
    return handle
  }
}

/// A screen that was bound to a flow which has not been shown or added yet.
struct Unattached {
  weak var screen: UIViewController?
  let answer: Answer
}
