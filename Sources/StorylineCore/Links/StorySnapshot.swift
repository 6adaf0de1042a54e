/// A window as a plan needs it: the tree of its coordinators, and the order of their screens.
package struct StorySnapshot: Sendable {
  /// A coordinator.
  package struct Node: Sendable {
    package let id: CoordinatorID
    package let parent: CoordinatorID?
    package let address: Address?
    /// It is to be kept when a link leads elsewhere.
    package var survives = false
    /// It is asked before it is left.
    package var isGuarded = false
    /// It can push.
    package var hasStack = true
    /// Its container can bring it to the front, and has another one there.
    package var isRevealable = false
    /// It has a place beside others, as a tab has: what is over it covers them as well.
    package var isBeside = false
    /// The names of the closed gates before everything that lies behind it.
    package var closedGates: [String] = []

    package init(_ id: CoordinatorID, parent: CoordinatorID?, address: Address? = nil) {
      self.id = id
      self.parent = parent
      self.address = address
    }
  }

  /// A layer that covers the whole window: its root, or a presented controller. It lists the owners
  /// of its screens, the lowest first; of a screen that contains others, the screen's own owner
  /// comes first.
  package typealias Layer = [[CoordinatorID]]

  /// The coordinators that run, parents before those they show.
  package private(set) var nodes: [Node] = []
  /// The layers in front, the lowest first. Of siblings, the one to which the target leads.
  package var layers: [Layer] = []
  /// The owners of the screens that new screens of the target replace, one for each screen.
  package var replaced: [CoordinatorID] = []
  /// The owners of the screens that stay beside those in the layers, one for each screen.
  package var aside: [CoordinatorID] = []
  private var indices: [CoordinatorID: Int] = [:]

  package init() {}

  package mutating func append(_ node: Node) {
    indices[node.id] = nodes.count
    nodes.append(node)
  }

  package subscript(id: CoordinatorID) -> Node? { indices[id].map { nodes[$0] } }

  /// Returns a Boolean value that indicates whether `id` is `top`, or below it.
  func isBelow(_ id: CoordinatorID, _ top: CoordinatorID) -> Bool {
    var each: CoordinatorID? = id
    while let current = each {
      if current == top { return true }
      each = self[current]?.parent
    }
    return false
  }
}

/// The content that a window shall show: steps, each below the root or below one before it.
package struct StoryTarget: Sendable {
  package struct Step: Sendable {
    package let address: Address
    /// The position of the step that shows it; `nil` for the root of the window.
    package let parent: Int?
    package let style: StepStyle
    /// The names of the gates before it that are closed.
    package let closedGates: [String]
    /// It is to be in front of those that it stands beside.
    package var comesToFront = true

    package init(
      _ address: Address, below parent: Int?, as style: StepStyle = .push,
      closedGates: [String] = []
    ) {
      self.address = address
      self.parent = parent
      self.style = style
      self.closedGates = closedGates
    }
  }

  package var steps: [Step]

  package init(_ steps: [Step]) { self.steps = steps }

  /// Steps of which each shows the next.
  package init(path: [Address]) {
    steps = path.enumerated().map { Step($1, below: $0 == 0 ? nil : $0 - 1) }
  }
}

/// The kind of style of a step, as far as a plan distinguishes it.
package enum StepStyle: Hashable, Sendable {
  case push
  case present
  case root
  case replace
  case child
  /// A place beside others: a tab, a column, a page.
  case slot
  case automatic
}
