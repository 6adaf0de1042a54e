public import Foundation
public import StorylineCore
public import UIKit

extension UIWindow {
  /// Follows a link. Screens in the way are removed, missing ones are shown, and existing ones
  /// stay.
  ///
  /// ```swift
  /// window.open(Link(StoreApp.store).then(StoreFlow.phone, 42))
  /// ```
  ///
  /// - It is a command like others: during a transition, and while others are carried out, it waits.
  /// - Before the window has shown its first flow it waits for that; before a closed ``Gate`` it waits for
  ///   that to open. A newer link supersedes one that waits. One that is being followed is finished.
  /// - Flows with a ``LeaveGuard`` that would end are asked before anything is changed.
  /// - All flows are made before anything is changed, too: when one cannot be made, nothing happens.
  /// - There is one animation in all.
  ///
  /// `plan(for:)` returns the plan without carrying it out.
  ///
  /// - Parameters:
  ///   - link: The link; it begins with the root flow of this window.
  ///   - animated: `true` to animate the arrival.
  ///   - seconds: How long it may wait; then it is refused: ``Refusal/expired``.
  /// - Returns: A discardable handle.
  @discardableResult
  public func open<Root, Leaf>(
    _ link: Link<Root, Leaf>, animated: Bool = true, expiresAfter seconds: TimeInterval = 60
  ) -> LinkHandle<Leaf> {
    let links = Director.of(self).links
    let goal = LinkGoal(link, links.nextID(), animated: animated)
    let request = links.open(
      goal, .linkOpened(goal.id, link.steps.map(\.address)), expiresAfter: seconds)
    return LinkHandle(request.command, request.leaf)
  }

  /// Returns the plan for a link as of now, with everything that stands in its way. Nothing is made or shown.
  ///
  /// The flows that are there are asked for the styles and gates of their routes. Gates of flows that the link
  /// would have to make are not in the plan.
  public func plan<Root, Leaf>(for link: Link<Root, Leaf>) -> LinkPlan {
    Director.of(self).links.plan(for: LinkGoal(link, LinkID(number: 0), animated: false))
  }

  /// The clock for links that wait: that of the system, unless a test sets its own.
  public var linkClock: any LinkClock {
    get { Director.of(self).links.clock }
    set { Director.of(self).links.clock = newValue }
  }
}

extension LinkGoal {
  fileprivate init<Root, Leaf>(_ link: Link<Root, Leaf>, _ id: LinkID, animated: Bool) {
    self.init(
      id: id, animated: animated, root: ("\(Root.self)", { $0 is Root }),
      steps: { _ in link.steps })
  }
}
