import StorylineCore
import UIKit

/// A link that was opened in a window, from then until it was followed or refused.
@MainActor
final class LinkRequest {
  let id: LinkID
  let command = CommandHandle()
  let animated: Bool
  /// The type of the flow that it begins with, and whether a flow is one.
  let root: (name: String, fits: (any AnyFlow) -> Bool)
  /// The steps, once the flow is known that it begins with.
  let steps: (any AnyFlow) -> [LinkStep]
  /// What cannot be shown is left out, and the rest is shown: as is right for what was saved.
  let leavesOut: ((String, Refusal) -> Void)?
  /// Flows that were asked whether they may be left, and agreed.
  var agreed: Set<CoordinatorID> = []
  /// Set once UIKit is about to be told: from there on nothing stops it.
  var run: LinkRun?
  let leaf = LinkLeaf()
  var waitsForFirstFlow = false
  /// What to call when it does not wait any more.
  var stopsWaiting: [@MainActor () -> Void] = []
  var stopsClock: (@MainActor () -> Void)?

  init(
    _ id: LinkID, animated: Bool, root: (name: String, fits: (any AnyFlow) -> Bool),
    leavesOut: ((String, Refusal) -> Void)? = nil, steps: @escaping (any AnyFlow) -> [LinkStep]
  ) {
    self.id = id
    self.animated = animated
    self.root = root
    self.leavesOut = leavesOut
    self.steps = steps
  }

  var isOpen: Bool { command.receipt == .waiting }
}

/// The flow that a link has led to. It keeps nothing alive.
@MainActor
final class LinkLeaf {
  weak var flow: (any AnyFlow)?
}

/// What is left to do for a link that is being followed.
@MainActor
final class LinkRun {
  /// A screen that one of the new flows shows.
  struct Piece {
    let id: ScreenID
    let owner: CoordinatorID
    var payload: Director.Payload
    /// It covers what is there, by being presented or as the root of the window.
    let covers: Bool
    /// It gets a place beside others: a tab, a column, a page.
    let isSeated: Bool
    /// It covers what is there with a stack, or stands beside others with one.
    let hasStack: Bool
    /// It is to be in front of those that it stands beside.
    let comesToFront: Bool

    /// Whether what comes after it and is pushed goes on its own stack, or on none.
    var isBase: Bool { covers || isSeated }
  }

  let plan: LinkPlan
  /// What the layers of the plan are.
  var layers: [LinkLayer] = []
  /// Whether the one animation has been used.
  var hasMoved = false
  var pieces: [Piece] = []
  var hasCut = false
  var problem: Refusal?
  /// The stack that gets new screens all at once.
  var edit: Edit?

  struct Edit {
    let navigation: UINavigationController
    var screens: [UIViewController]
    var placed: [ScreenID] = []
    /// A new place in which the stack is, and that is to come to the front when it is filled.
    var reveals: CoordinatorID?
  }

  init(_ plan: LinkPlan) { self.plan = plan }
}

/// The links of one window.
@MainActor
struct Links {
  var lastNumber = 0
  /// Whether flows begin of which a link keeps the screens back.
  var isBuilding = false
  /// Those that were not followed or refused yet, the oldest first.
  var open: [LinkRequest] = []
  var clock: any LinkClock = TimerClock()
}
