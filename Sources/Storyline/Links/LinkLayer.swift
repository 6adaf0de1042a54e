import StorylineCore
import UIKit

/// What covers the whole window: its root, or something that is presented.
@MainActor
struct LinkLayer {
  /// A screen of it, with those that are parts of that.
  struct Entry {
    var owners: [CoordinatorID]
    /// The stack that it is on, if it is on one, and where.
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

// What lies over what, on the way to where a link leads.
extension Director {
  /// Looks what is in front. Of what stands beside each other that counts to which the link leads, be it
  /// in front or not: nothing else there is touched.
  func lookAround(
    _ snapshot: inout StorySnapshot, _ sketch: inout LinkSketch, _ target: StoryTarget,
    _ root: CoordinatorID
  ) {
    let fork = snapshot.fork(from: root, to: target)
    let whereTo = tree.screensBelow(fork.at).compactMap(screen)
    let own = (tree[fork.at]?.screens ?? []).compactMap(screen)
    let way = Way(
      screens: own.isEmpty ? Array(whereTo.prefix(1)) : own,
      takesAll: fork.step.map { target.steps[$0].style } == .root)
    guard let window, let lowest = window.rootViewController else { return }
    sketch.layers = ([lowest] + window.presentedChain).map { root in
      LinkLayer(root: root, entries: entries(of: root, on: way))
    }
    snapshot.layers = sketch.layers.map { $0.entries.map(\.owners) }
    if let index = fork.step {
      lookAtSeat(of: sketch.steps[index], by: fork.at, &snapshot, &sketch)
    }
    var rest = screensInOrder.compactMap(tree.owner)
    for owner in snapshot.layers.joined().joined() + snapshot.replaced {
      if let index = rest.firstIndex(of: owner) { rest.remove(at: index) }
    }
    snapshot.aside = rest
  }

  private struct Way {
    let screens: [UIViewController]
    /// Whether everything goes, also what stands beside it.
    let takesAll: Bool

    @MainActor
    func leads(into controller: UIViewController) -> Bool {
      screens.contains { $0.isInside(controller) }
    }
  }

  private func entries(of controller: UIViewController, on way: Way) -> [LinkLayer.Entry] {
    if let navigation = controller as? UINavigationController {
      return entries(of: navigation, on: way)
    }
    guard let holder = holder(at: controller), !way.takesAll, way.leads(into: controller) else {
      return [LinkLayer.Entry(owners: screens(in: controller).compactMap(tree.owner))]
    }
    let own = id(of: controller).flatMap(tree.owner).map { [$0] } ?? []
    let seat = holder.seats.first(where: way.leads)
    return [LinkLayer.Entry(owners: own)] + (seat.map { entries(of: $0, on: way) } ?? [])
  }

  private func entries(
    of navigation: UINavigationController, on way: Way
  ) -> [LinkLayer.Entry] {
    var result: [LinkLayer.Entry] = []
    let stack = navigation.viewControllers
    // Other columns lie on the stack of one, where there is room for one only.
    for (position, screen) in stack.enumerated() where screen.holder == nil {
      // What is inside of a covered screen is not on the way to anywhere.
      var inner =
        screen === stack.last
        ? entries(of: screen, on: way)
        : [LinkLayer.Entry(owners: screens(in: screen).compactMap(tree.owner))]
      if !inner.isEmpty { inner[0].place = (navigation, position) }
      result += inner
    }
    // The stack may be a screen itself.
    if let id = id(of: navigation), let owner = tree.owner(of: id) {
      if result.isEmpty { result.append(LinkLayer.Entry(owners: [])) }
      result[0].owners.insert(owner, at: 0)
    }
    return result
  }

  /// What becomes of those that the next step comes beside, or in the place of.
  private func lookAtSeat(
    of step: LinkStep, by shower: CoordinatorID, _ snapshot: inout StorySnapshot,
    _ sketch: inout LinkSketch
  ) {
    guard case .seat(let seat) = step.style.kind, let record = record(shower),
      let holder = try? holder(of: seat, for: record)
    else { return }
    let replaced = holder.replaced(by: seat).flatMap(screens)
    snapshot.replaced = replaced.compactMap(tree.owner)
    if step.comesToFront, replaced.isEmpty {
      sketch.hides = guarded(leaving: holder.givesWay.flatMap(screens).reversed())
    }
  }

  /// The flows with a guard that go out of sight when another one comes to the front.
  func coveredByRevealing(_ id: CoordinatorID) -> [CoordinatorID] {
    var covered: [CoordinatorID] = []
    for (holder, seat) in wayToFront(of: id) where !holder.front.contains(seat) {
      covered += guarded(leaving: holder.givesWay.flatMap(screens).reversed())
    }
    return covered
  }

  /// Whether a screen is in a place beside others.
  func stands(_ screen: UIViewController) -> Bool {
    var each: UIViewController? = screen
    while let current = each {
      if current.holder != nil { return true }
      each = current.outer
    }
    return false
  }

  /// Brings a flow to the front of those that it stands beside.
  func reveal(_ id: CoordinatorID) {
    for (holder, seat) in wayToFront(of: id).reversed() where !holder.front.contains(seat) {
      holder.reveal(seat)
    }
  }

  /// The places that a flow is in, the innermost first.
  private func wayToFront(
    of id: CoordinatorID
  ) -> [(holder: any Holder, seat: UIViewController)] {
    var way: [(holder: any Holder, seat: UIViewController)] = []
    let ids = tree[id]?.screens.first ?? tree.screensBelow(id).first
    var each = ids.flatMap(screen)
    while let current = each {
      if let holder = current.holder { way.append((holder, current)) }
      each = current.outer
    }
    return way
  }
}
