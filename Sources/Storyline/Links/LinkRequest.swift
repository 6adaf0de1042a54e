import StorylineCore
import UIKit

/// The destination of a link, or what a restoration shows again.
@MainActor
struct LinkGoal {
  let id: LinkID
  let animated: Bool
  /// The type of the flow that it begins with, and whether a flow is one.
  let root: (name: String, fits: (any AnyFlow) -> Bool)
  /// Returns the steps below a root flow.
  let steps: (any AnyFlow) -> [LinkStep]
  /// The handle of a restoration: what cannot be shown is left out, and the rest is shown.
  var restoration: RestorationHandle?
}

/// A link that was opened in a window, from then until it was followed or refused.
@MainActor
final class LinkRequest {
  let goal: LinkGoal
  let command: CommandHandle
  let leaf = LinkLeaf()
  var stage = Stage.waiting
  /// Flows that were asked whether they may be left, and agreed.
  var agreed: Set<CoordinatorID> = []
  var waiting = LinkWaiting()

  enum Stage {
    /// It waits for its turn, or for something that is missing.
    case waiting
    /// UIKit is about to be called: from here on nothing stops it.
    case following(LinkRun)
    /// It has led as far as a closed gate, below this root.
    case followedInPart(LinkRest, CoordinatorID)
    case over
  }

  init(_ goal: LinkGoal) {
    self.goal = goal
    command = goal.restoration?.command ?? CommandHandle()
  }

  var id: LinkID { goal.id }

  func answer(_ receipt: Receipt) {
    if let restoration = goal.restoration {
      restoration.answer(receipt)
    } else {
      command.answer(receipt)
    }
  }

  var isOpen: Bool { if case .over = stage { false } else { true } }

  var run: LinkRun? { if case .following(let run) = stage { run } else { nil } }

  /// The rest of a restoration, and the root that it began with.
  var rest: (steps: LinkRest, root: CoordinatorID)? {
    guard goal.restoration != nil, case .followedInPart(let rest, let root) = stage else {
      return nil
    }
    return (rest, root)
  }
}

/// The things that a link waits for, with closures that end the waiting.
@MainActor
struct LinkWaiting {
  var forFirstFlow = false
  /// The gates, each with a closure that ends the waiting there.
  var gates: [(hold: LinkHold, stop: @MainActor () -> Void)] = []
  var stopsClock: (@MainActor () -> Void)?

  /// A Boolean value that indicates whether a gate's flow has ended, so that the gate will not
  /// open.
  var hasLostGate: Bool { gates.contains { $0.hold.gate == nil } }
}

/// The flow that a link has led to. It keeps nothing alive.
@MainActor
final class LinkLeaf {
  weak var flow: (any AnyFlow)?
}
