public import Foundation
public import UIKit

/// A coordinator with an outcome: shows screens and other flows, and ends once.
///
/// A flow decides the order of its screens. It does not depend on the place where it is shown,
/// which the caller chooses. Its screens do not depend on the flow: they call a delegate or
/// closures.
///
/// ```swift
/// final class DetailFlow: Flow<Phone.ID> {
///   private let phone: Phone
///
///   init(_ phone: Phone) { self.phone = phone }
///
///   override func start() {
///     let detail = DetailViewController(phone)
///     detail.onChoose = { [weak self, id = phone.id] in self?.finish(id) }
///     show(detail)
///   }
/// }
/// ```
///
/// A flow lives as long as it has a screen, or shows another flow. It ends when the last of these
/// was removed, for whatever reason, or when it calls ``finish(_:animated:)``.
@MainActor
open class Flow<Value>: NSObject, OutcomeCoordinator, AnyFlow {
  let box = OutcomeBox<Value>()
  var record: FlowRecord? {
    didSet { box.flow = self }
  }
  var unattached: [Unattached] = []

  var outcomeBox: any AnyOutcomeBox { box }

  /// The delegate that is called once, when the flow ends. The flow does not retain it.
  ///
  /// A closure does the same in fewer words: ``FlowHandle/whenFinished(_:)``.
  public final weak var finishDelegate: (any CoordinatorFinishDelegate)? {
    didSet { box.flow = self }
  }

  /// How the flow ended; `nil` until it has.
  public final var outcome: Outcome<Value>? { box.outcome }

  deinit {
    // Tasks that still wait are resumed on the main actor.
    guard let record else { return }
    Task { @MainActor in record.director.flowWasReleased(record) }
  }

  /// Shows the first screen. `show` calls it; after ``addChild(_:)`` the caller of that method
  /// calls it.
  ///
  /// The default shows nothing. A flow may wait for data before it shows its first screen: the flow that
  /// shows it keeps it. The caller then reads ``FlowHandle/receipt``, or tests report a flow that shows
  /// nothing.
  open func start() {}

  // MARK: Being left

  /// The guard that is asked before this flow is left; `nil` while it may be left at any time.
  ///
  /// The closure should not keep the flow.
  public final var leaveGuard: LeaveGuard? {
    didSet { record?.director.leaveGuards.guardsDidChange() }
  }

  // MARK: Links

  /// A Boolean value that indicates whether a link that leads elsewhere keeps this flow where
  /// possible, as for a call in progress or a player. The default is `false`.
  ///
  /// It is possible for what is presented, as long as nothing below it has to go; what the link leads to
  /// then comes below it, or is presented over it.
  open var survivesLinks: Bool { false }

  /// The gates that have to be open before a link leads past this flow; none by default. A link to the flow
  /// itself does not wait for them.
  open var linkGates: [Gate] { [] }

  /// The routes by which a window shows again what was saved, where this flow is the root; `nil` by default:
  /// the app names them when it restores, or restores nothing.
  ///
  /// The list names every route that is followed below this flow. In a debug build, a route that it does not
  /// name stops the program when it is first followed.
  open var restorationRoutes: RouteList? { nil }

  // MARK: Showing

  /// The policy for what this flow shows during a transition, where the call names none. The
  /// default is to wait.
  ///
  /// What ``start()`` shows, and the first screen whenever it comes, always waits.
  open var busyPolicy: BusyPolicy { .queue }

  /// Shows another flow, which becomes a child of this one.
  ///
  /// The child ends when its screens were removed, for whatever reason; no further call is needed.
  /// During a transition the screens wait; `handle.receipt` has the result.
  ///
  /// - Parameters:
  ///   - child: A flow that was not shown before.
  ///   - style: The place of the flow's first screen.
  ///   - animated: `true` to animate the flow's first screen.
  ///   - policy: The policy for calls during a transition; `nil` for ``busyPolicy``.
  /// - Returns: A discardable handle.
  @discardableResult
  public final func show<Result>(
    _ child: Flow<Result>, as style: FlowStyle = .automatic, animated: Bool = true,
    whenBusy policy: BusyPolicy? = nil
  ) -> FlowHandle<Result> {
    show(child, as: style, animated: animated, whenBusy: policy) { child.start() }
  }

  /// Shows a screen of this flow.
  ///
  /// The first one appears in the way in which the flow is shown; later ones are pushed on the stack
  /// that the flow is on.
  ///
  /// - Parameters:
  ///   - screen: A view controller that is nowhere on the screen.
  ///   - style: The place of the screen.
  ///   - animated: `true` to animate the screen.
  ///   - policy: The policy for calls during a transition; `nil` for ``busyPolicy``.
  /// - Returns: A discardable handle.
  @discardableResult
  public final func show(
    _ screen: UIViewController, as style: ScreenStyle = .push, animated: Bool = true,
    whenBusy policy: BusyPolicy? = nil
  ) -> ScreenHandle {
    guard let record else {
      return ScreenHandle(.refused(.notRunning, to: .show(screen, as: style.kind, by: self, nil)))
    }
    return record.director.show(
      screen, of: record, as: style.animated(animated), whenBusy: policy ?? record.busyPolicy)
  }

  // MARK: Ending

  /// Ends the flow with a value. The screens of this flow and of every flow that it shows are
  /// removed; once that has settled, the caller that showed the flow gets the value.
  ///
  /// The first end counts. A second call only adds a line to the log; so does a call on a flow that
  /// was never shown. The root of a window stays visible until the window gets another one.
  ///
  /// - Parameters:
  ///   - value: The result of the flow.
  ///   - animated: `true` to animate the removal of the flow's screens.
  public final func finish(_ value: Value, animated: Bool = true) {
    guard let record, record.director.decideEnd(of: record) else { return }
    box.decided = value
    record.director.removeScreens(of: record, animated: animated)
  }

  /// Ends the flow without a value, as its Cancel button does: takes its screens away, and those of
  /// every flow that it shows. Its outcome is `.cancelled(.closed)`.
  ///
  /// What comes first counts, as with ``finish(_:animated:)``.
  ///
  /// - Parameter animated: `true` to animate the removal of the flow's screens.
  public final func close(animated: Bool = true) {
    guard let record else { return }
    record.director.close(record, because: .closed, animated: animated)
  }
}

extension Flow where Value == Void {
  /// Ends a flow that has no value to give.
  ///
  /// - Parameter animated: `true` to animate the removal of the flow's screens.
  public final func finish(animated: Bool = true) { finish((), animated: animated) }
}
