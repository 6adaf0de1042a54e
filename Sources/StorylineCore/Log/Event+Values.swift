// The values that events carry; each is `nil` or empty for events without such a value.
extension Event {
  /// The coordinator that the event is about.
  ///
  /// For ``coalesced(_:with:)`` it is the one that was not shown.
  public var coordinator: CoordinatorID? {
    switch content {
    case .attached(let id, _, _), .shown(_, let id, _), .refused(let id, _),
      .screenRefused(_, let id, _), .coalesced(let id, _), .left(let id, _), .finishing(let id),
      .closing(let id, _), .finished(let id), .cancelled(let id, _), .released(let id),
      .retained(let id, _), .located(let id, _), .linkCannotSpare(_, let id):
      id
    case .selected(_, let id): id
    default: nil
    }
  }

  /// The coordinator that showed the one that was attached.
  public var parent: CoordinatorID? {
    if case .attached(_, let parent, _) = content { parent } else { nil }
  }

  /// How a coordinator was attached.
  public var placement: Placement? {
    if case .attached(_, _, let placement) = content { placement } else { nil }
  }

  /// The screen that the event is about.
  ///
  /// For ``screenCoalesced(_:with:)`` it is the one that was not shown.
  public var screen: ScreenID? {
    switch content {
    case .shown(let screen, _, _), .notTaken(let screen, _), .screenRefused(let screen, _, _),
      .screenCoalesced(let screen, _), .enclosed(_, let screen), .lost(let screen, _),
      .screenRetained(let screen, _):
      screen
    default: nil
    }
  }

  /// The screens that a settled container holds, or that an ended coordinator left in place.
  ///
  /// `nil` stands for a screen that belongs to no coordinator.
  public var screens: [ScreenID?] {
    switch content {
    case .settled(_, let screens, _): screens
    case .left(_, let screens): screens
    default: []
    }
  }

  /// The container that the event is about.
  public var container: ContainerID? {
    switch content {
    case .shown(_, _, let container), .notTaken(_, let container), .gestureCancelled(let container),
      .settled(let container, _, _), .selected(let container, _), .collapsed(let container),
      .expanded(let container), .enclosed(let container, _), .closed(let container, _),
      .kept(let container):
      container
    default: nil
    }
  }

  /// The command that waits.
  public var command: CommandID? {
    if case .queued(let command) = content { command } else { nil }
  }

  /// The reason why a coordinator ended, a container closed, or screens were removed.
  public var reason: Reason? {
    switch content {
    case .closed(_, let reason), .lost(_, let reason), .closing(_, let reason),
      .cancelled(_, let reason):
      reason
    case .settled(_, _, let reason): reason
    default: nil
    }
  }

  /// Why a command, a screen or a link was refused.
  public var refusal: Refusal? {
    switch content {
    case .refused(_, let refusal), .screenRefused(_, _, let refusal),
      .linkLeavesOut(_, _, let refusal), .linkRefused(_, let refusal):
      refusal
    default: nil
    }
  }

  /// Why a coordinator or a screen is not released.
  public var retention: Retention? {
    switch content {
    case .retained(_, let retention), .screenRetained(_, let retention): retention
    default: nil
    }
  }

  /// The link that the event is about.
  public var link: LinkID? {
    switch content {
    case .linkOpened(let link, _), .linkRestores(let link, _), .linkWaits(let link, _),
      .linkGoesOn(let link), .linkPlanned(let link, _, _, _), .linkCannotSpare(let link, _),
      .linkLeavesOut(let link, _, _), .linkFollowed(let link), .linkRefused(let link, _):
      link
    default: nil
    }
  }

  /// The condition that a link waits for.
  public var wait: LinkWait? {
    if case .linkWaits(_, let wait) = content { wait } else { nil }
  }

  /// The addresses that a link leads to, restores or is about to show, or where a coordinator is.
  public var addresses: [Address] {
    switch content {
    case .located(_, let address): [address]
    case .linkOpened(_, let addresses), .linkRestores(_, let addresses),
      .linkPlanned(_, _, _, let addresses):
      addresses
    default: []
    }
  }

  /// The coordinators that a planned link keeps.
  public var keptCoordinators: [CoordinatorID] {
    if case .linkPlanned(_, let keeps, _, _) = content { keeps } else { [] }
  }

  /// The coordinators that a planned link takes away.
  public var removedCoordinators: [CoordinatorID] {
    if case .linkPlanned(_, _, let takesAway, _) = content { takesAway } else { [] }
  }

  /// The name of the route that is not shown again.
  public var route: String? {
    if case .linkLeavesOut(_, let route, _) = content { route } else { nil }
  }
}
