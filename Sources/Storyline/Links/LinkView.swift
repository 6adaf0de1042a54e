import StorylineCore
import UIKit

/// A view controller that covers the whole window: its root, or one that is presented.
@MainActor
struct LinkLayer {
  /// A screen of it, with those that are parts of that.
  struct Entry {
    var owners: [CoordinatorID]
    /// The stack that it is on, if it is on one, and its position there.
    var place: (navigation: UINavigationController, position: Int)?
  }

  let root: UIViewController
  var entries: [Entry] = []

  /// The stack that changes when only so many of its screens stay, or to which more are added when all
  /// of them do; and how many of that stack's own stay.
  func edge(_ stays: Int) -> (navigation: UINavigationController, count: Int)? {
    if entries.indices.contains(stays) {
      return entries[stays].place.map { ($0.navigation, $0.position) }
    }
    return entries.last?.place.map { ($0.navigation, $0.position + 1) }
  }
}

/// The screens of a window that lie on the way to where a link leads.
///
/// Of what stands beside each other that counts to which the link leads, be it in front or not: nothing
/// else there is touched.
@MainActor
struct LinkView {
  private unowned let director: Director
  /// The flow from which the first missing step is shown, and the position of that step.
  private let fork: (at: CoordinatorID, step: Int?)
  private let target: StoryTarget
  /// The screens of that flow.
  private let screens: [UIViewController]

  init(
    _ director: Director, _ fork: (at: CoordinatorID, step: Int?), _ target: StoryTarget
  ) {
    self.director = director
    self.fork = fork
    self.target = target
    let own = (director.tree[fork.at]?.screens ?? []).compactMap(director.screen)
    let below = director.tree.screensBelow(fork.at).compactMap(director.screen)
    screens = own.isEmpty ? Array(below.prefix(1)) : own
  }

  /// The layers of the window, the lowest first.
  var layers: [LinkLayer] {
    guard let window = director.window, let lowest = window.rootViewController else { return [] }
    return ([lowest] + window.presentedControllers).map { root in
      LinkLayer(root: root, entries: entries(of: root))
    }
  }

  /// Adds to a snapshot what is in front, and what stands beside it.
  func complete(
    _ snapshot: inout StorySnapshot, _ layers: [LinkLayer], _ styles: [Int: FlowStyle]
  ) {
    guard !layers.isEmpty else { return }
    snapshot.layers = layers.map { $0.entries.map(\.owners) }
    if let (siblingContainer, slot) = place(styles) {
      snapshot.replaced = siblingContainer.replaced(by: slot).flatMap(director.screens)
        .compactMap(director.tree.owner)
    }
    var rest = StorySaver(director).screensInOrder.compactMap(director.tree.owner)
    for owner in snapshot.layers.joined().joined() + snapshot.replaced {
      if let index = rest.firstIndex(of: owner) { rest.remove(at: index) }
    }
    snapshot.aside = rest
  }

  /// The flows with a guard that go out of sight because of the first missing step.
  func guardedBeside(_ styles: [Int: FlowStyle]) -> [CoordinatorID] {
    guard let index = fork.step, target.steps[index].comesToFront,
      let (siblingContainer, slot) = place(styles),
      siblingContainer.replaced(by: slot).flatMap(director.screens).isEmpty
    else { return [] }
    return LinkFronts(director).guardedBehind(siblingContainer)
  }

  /// The place of the first missing step, if it gets one beside others.
  private func place(_ styles: [Int: FlowStyle]) -> (
    siblingContainer: any SiblingContainer, slot: Slot
  )? {
    guard let index = fork.step, case .slot(let slot)? = styles[index]?.kind,
      let record = director.record(fork.at),
      let siblingContainer = try? director.siblingContainer(of: slot, for: record)
    else { return nil }
    return (siblingContainer, slot)
  }

  // MARK: Entries

  /// A Boolean value that indicates whether everything is removed, siblings included.
  private var takesAll: Bool { fork.step.map { target.steps[$0].style } == .root }

  private func leads(into controller: UIViewController) -> Bool {
    screens.contains { $0.isInside(controller) }
  }

  private func entries(of controller: UIViewController) -> [LinkLayer.Entry] {
    if let navigation = controller as? UINavigationController { return entries(of: navigation) }
    guard let siblingContainer = director.siblingContainer(at: controller), !takesAll,
      leads(into: controller)
    else {
      return [entry(of: controller)]
    }
    let own = director.id(of: controller).flatMap(director.tree.owner).map { [$0] } ?? []
    let slot = siblingContainer.slots.first(where: leads)
    return [LinkLayer.Entry(owners: own)] + (slot.map { entries(of: $0) } ?? [])
  }

  private func entry(of controller: UIViewController) -> LinkLayer.Entry {
    LinkLayer.Entry(owners: director.screens(in: controller).compactMap(director.tree.owner))
  }

  private func entries(of navigation: UINavigationController) -> [LinkLayer.Entry] {
    var result: [LinkLayer.Entry] = []
    let stack = navigation.viewControllers
    // Other columns lie on the stack of one, where there is room for one only.
    for (position, screen) in stack.enumerated() where screen.siblingContainer == nil {
      // What is inside of a covered screen is not on the way to anywhere.
      var inner = screen === stack.last ? entries(of: screen) : [entry(of: screen)]
      if !inner.isEmpty { inner[0].place = (navigation, position) }
      result += inner
    }
    // The stack may be a screen itself.
    if let id = director.id(of: navigation), let owner = director.tree.owner(of: id) {
      if result.isEmpty { result.append(LinkLayer.Entry(owners: [])) }
      result[0].owners.insert(owner, at: 0)
    }
    return result
  }
}
