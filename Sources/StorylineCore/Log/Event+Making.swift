// Makes events, as a test does that compares a log with the expected one.
extension Event {
  /// A coordinator was attached to the tree, below `parent` or directly below the window.
  public static func attached(
    _ id: CoordinatorID, parent: CoordinatorID?, _ placement: Placement
  ) -> Event {
    Event(.attached(id, parent: parent, placement))
  }

  /// A command waits, because a transition is running.
  public static func queued(_ command: CommandID) -> Event { Event(.queued(command)) }

  /// A screen of a coordinator was handed to a container.
  public static func shown(
    _ screen: ScreenID, _ id: CoordinatorID, _ container: ContainerID
  ) -> Event {
    Event(.shown(screen, id, container))
  }

  /// A container did not accept a screen that it was handed.
  public static func notTaken(_ screen: ScreenID, _ container: ContainerID) -> Event {
    Event(.notTaken(screen, container))
  }

  /// A command of a coordinator, or the showing of a coordinator, was refused.
  public static func refused(_ id: CoordinatorID, _ refusal: Refusal) -> Event {
    Event(.refused(id, refusal))
  }

  /// The showing of a screen was refused.
  public static func screenRefused(
    _ screen: ScreenID, _ id: CoordinatorID, _ refusal: Refusal
  ) -> Event {
    Event(.screenRefused(screen, id, refusal))
  }

  /// A coordinator was not shown, because another one of its type is pending.
  public static func coalesced(_ id: CoordinatorID, with first: CoordinatorID) -> Event {
    Event(.coalesced(id, with: first))
  }

  /// A screen was not shown, because another one of its type is pending.
  public static func screenCoalesced(_ screen: ScreenID, with first: ScreenID) -> Event {
    Event(.screenCoalesced(screen, with: first))
  }

  /// A gesture was cancelled; the container holds the same screens as before.
  public static func gestureCancelled(_ container: ContainerID) -> Event {
    Event(.gestureCancelled(container))
  }

  /// A container is settled and holds other screens than before.
  ///
  /// In `contents`, `nil` is a screen that belongs to no coordinator. The reason is there if screens are
  /// missing and the cause is known.
  public static func settled(
    _ container: ContainerID, _ contents: [ScreenID?], _ reason: Reason? = nil
  ) -> Event {
    Event(.settled(container, contents, reason))
  }

  /// A tab or page was selected, by a person or in code. `id` is `nil` if it belongs to no coordinator.
  public static func selected(_ container: ContainerID, _ id: CoordinatorID?) -> Event {
    Event(.selected(container, id))
  }

  /// A split view collapsed to one column.
  public static func collapsed(_ container: ContainerID) -> Event { Event(.collapsed(container)) }

  /// A split view expanded to several columns.
  public static func expanded(_ container: ContainerID) -> Event { Event(.expanded(container)) }

  /// A container became part of a screen, and leaves with it.
  public static func enclosed(_ container: ContainerID, _ screen: ScreenID) -> Event {
    Event(.enclosed(container, screen))
  }

  /// A container was removed.
  public static func closed(_ container: ContainerID, _ reason: Reason) -> Event {
    Event(.closed(container, reason))
  }

  /// A presented container left the window and UIKit still retains it: the root below was replaced
  /// without a dismissal first.
  public static func kept(_ container: ContainerID) -> Event { Event(.kept(container)) }

  /// A screen was released from memory while the tree took it for shown.
  public static func lost(_ screen: ScreenID, _ reason: Reason) -> Event {
    Event(.lost(screen, reason))
  }

  /// A coordinator ended and left screens in place.
  public static func left(_ id: CoordinatorID, _ screens: [ScreenID]) -> Event {
    Event(.left(id, screens))
  }

  /// The window was closed.
  public static let windowClosed = Event(.windowClosed)

  /// A coordinator called `finish`; its screens are about to leave.
  public static func finishing(_ id: CoordinatorID) -> Event { Event(.finishing(id)) }

  /// A coordinator was closed without a value; its screens are about to leave.
  public static func closing(_ id: CoordinatorID, _ reason: Reason) -> Event {
    Event(.closing(id, reason))
  }

  /// A coordinator ended with a value.
  public static func finished(_ id: CoordinatorID) -> Event { Event(.finished(id)) }

  /// A coordinator ended without a value.
  public static func cancelled(_ id: CoordinatorID, _ reason: Reason) -> Event {
    Event(.cancelled(id, reason))
  }

  /// A coordinator was released from memory.
  public static func released(_ id: CoordinatorID) -> Event { Event(.released(id)) }

  /// A coordinator ended and is not released. Only the stage detects this: in tests, and in debug builds
  /// of an app that runs there.
  public static func retained(_ id: CoordinatorID, _ retention: Retention) -> Event {
    Event(.retained(id, retention))
  }

  /// A screen of a coordinator left for good and is not released.
  public static func screenRetained(_ screen: ScreenID, _ retention: Retention) -> Event {
    Event(.screenRetained(screen, retention))
  }

  /// A coordinator is at the destination of a route.
  public static func located(_ id: CoordinatorID, _ address: Address) -> Event {
    Event(.located(id, address))
  }

  /// A link was opened, to be followed step by step.
  public static func linkOpened(_ link: LinkID, _ path: [Address]) -> Event {
    Event(.linkOpened(link, path))
  }

  /// Saved addresses are about to be shown again, in order.
  public static func linkRestores(_ link: LinkID, _ addresses: [Address]) -> Event {
    Event(.linkRestores(link, addresses))
  }

  /// A link cannot be followed yet.
  public static func linkWaits(_ link: LinkID, _ wait: LinkWait) -> Event {
    Event(.linkWaits(link, wait))
  }

  /// A link that waited is followed further.
  public static func linkGoesOn(_ link: LinkID) -> Event { Event(.linkGoesOn(link)) }

  /// The changes that a link is about to make.
  public static func linkPlanned(
    _ link: LinkID, keeps: [CoordinatorID], takesAway: [CoordinatorID], shows: [Address]
  ) -> Event {
    Event(.linkPlanned(link, keeps: keeps, takesAway: takesAway, shows: shows))
  }

  /// A coordinator that should survive links cannot be kept.
  public static func linkCannotSpare(_ link: LinkID, _ id: CoordinatorID) -> Event {
    Event(.linkCannotSpare(link, id))
  }

  /// A saved address is not shown again.
  public static func linkLeavesOut(_ link: LinkID, route: String, _ refusal: Refusal) -> Event {
    Event(.linkLeavesOut(link, route: route, refusal))
  }

  /// Every screen that a link leads to was handed to UIKit.
  public static func linkFollowed(_ link: LinkID) -> Event { Event(.linkFollowed(link)) }

  /// A link is not followed, and never will be.
  public static func linkRefused(_ link: LinkID, _ refusal: Refusal) -> Event {
    Event(.linkRefused(link, refusal))
  }
}
