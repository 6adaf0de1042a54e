import Foundation
import SeededNumbers
import Storyline
import StorylineTesting
import UIKit

/// Commands, foreign code and a person, with tabs, columns or pages, in any order and with or without
/// waiting for what they begin.
@MainActor
final class SlotWalk {
  enum Kind: CaseIterable { case tabs, columns, pages }

  /// A flow of the walk, of which nothing is kept alive.
  private final class Life {
    let shown: Shown
    let parent: Life?
    let titles: [String]
    var childFinished = false

    init(_ shown: Shown, parent: Life?, titles: [String]) {
      (self.shown, self.parent, self.titles) = (shown, parent, titles)
    }

    @MainActor var isRunning: Bool { shown.outcomes.isEmpty && shown.flow != nil }
  }

  private let kind: Kind
  private let window = UIWindow()
  private weak var root: HolderFlow?
  private weak var holder: UIViewController?
  private var lives: [Life] = []
  private var made = 0
  private var random: SeededGenerator
  private(set) var story: [String] = []

  init(_ kind: Kind, seed: UInt64) {
    self.kind = kind
    random = SeededGenerator(seed: seed)
    let holder: UIViewController
    switch kind {
    case .tabs: holder = UITabBarController()
    case .columns:
      Stage.shared.setDevice(.iPad)
      Stage.shared.rotate(to: .landscapeLeft)
      holder = UISplitViewController(style: .doubleColumn)
    case .pages:
      holder = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    window.frame = UIScreen.main.bounds
    let flow = HolderFlow(holder)
    (root, self.holder) = (flow, holder)
    window.show(flow, as: .root)
    window.makeKeyAndVisible()
  }

  // MARK: Stepping

  private var running: [Life] { lives.filter(\.isRunning) }

  private func flip() -> Bool { Bool.random(using: &random) }

  /// Does something. Returns whether everything has settled after it.
  func step() async throws -> Bool {
    guard let root, let holder else { return false }
    let life = running.randomElement(using: &random)
    let action = Int.random(in: 0..<18, using: &random)
    story.append("\(action)\(life.map { " of \($0.titles[0])" } ?? "")")
    switch action {
    case 0, 1, 2: show(above: root, nil, as: slot)
    case 3, 4: if let life, let flow = life.shown.flow { show(above: flow, life, as: .push) }
    case 5: if let life, let flow = life.shown.flow { show(above: flow, life, as: slot) }
    case 6:
      if let life, let flow = life.shown.flow {
        show(above: flow, life, as: .present(in: .navigation))
      }
    case 7:
      life?.shown.flow?.finish(1, animated: flip())
    case 8: life?.shown.flow?.close(animated: flip())
    case 9:
      life?.shown.flow?.context.navigationController?.popViewController(animated: flip())
    case 10:
      life?.shown.flow?.context.navigationController?.popToRootViewController(animated: flip())
    case 11: holder.dismiss(animated: flip())
    case 12, 13: select(in: holder)
    case 14: rearrange(holder)
    case 15: turn(holder)
    case 16: try settleNow()
    default:
      try await settle()
      return true
    }
    return false
  }

  private var slot: FlowStyle {
    let wrapper: Wrapper = Bool.random(using: &random) ? .navigation : .plain
    switch kind {
    case .tabs: return .tab(in: wrapper)
    case .columns: return .column(flip() ? .primary : .secondary)
    case .pages: return .page(in: wrapper)
    }
  }

  private func show(above flow: Flow<Int>, _ parent: Life?, as style: FlowStyle) {
    made += 1
    let titles = flip() ? ["S\(made)"] : ["S\(made)", "S\(made)+"]
    let life = Life(Shown(titles, above: flow, as: style), parent: parent, titles: titles)
    life.shown.handle.whenEnded { [weak parent] outcome in
      // One that has shown nothing else goes on after a step that ended by itself.
      if outcome.value != nil || outcome.reason == .closed { parent?.childFinished = true }
    }
    // A walk asks for what is refused as well.
    _ = life.shown.handle.receipt
    lives.append(life)
  }

  private func select(in holder: UIViewController) {
    switch holder {
    case let tabs as UITabBarController:
      let count = tabs.viewControllers?.count ?? 0
      if count > 0 { tabs.selectedIndex = Int.random(in: 0..<count, using: &random) }
    case let split as UISplitViewController: split.show(flip() ? .primary : .secondary)
    case let pages as UIPageViewController:
      guard let current = pages.viewControllers?.first, let source = pages.dataSource else {
        return
      }
      let next =
        flip()
        ? source.pageViewController(pages, viewControllerAfter: current)
        : source.pageViewController(pages, viewControllerBefore: current)
      if let next {
        pages.setViewControllers([next], direction: .forward, animated: flip())
      }
    default: break
    }
  }

  private func rearrange(_ holder: UIViewController) {
    switch holder {
    case let tabs as UITabBarController:
      var all = tabs.viewControllers ?? []
      all.shuffle(using: &random)
      if flip(), !all.isEmpty { all.removeLast() }
      tabs.setViewControllers(all, animated: flip())
    case let split as UISplitViewController:
      if flip() { split.setViewController(nil, for: .secondary) }
      split.preferredDisplayMode = flip() ? .secondaryOnly : .oneBesideSecondary
    default: break
    }
  }

  /// Turns the device, or a page under a finger.
  private func turn(_ holder: UIViewController) {
    switch kind {
    case .columns:
      Stage.shared.setDevice(flip() ? .iPad : .iPhone15)
      window.frame = UIScreen.main.bounds
    case .tabs: Hand().swipeBack(cancelled: flip())
    case .pages:
      let start = CGPoint(x: 300, y: 400)
      Stage.shared.sendTouch(id: 1, phase: .began, at: start)
      Stage.shared.sendTouch(id: 1, phase: .moved, at: CGPoint(x: 250, y: 400))
      Stage.shared.turn()
      Stage.shared.sendTouch(id: 1, phase: flip() ? .ended : .cancelled, at: start)
    }
  }

  // MARK: Looking

  /// Returns the faults after everything has settled, in words.
  func problems() -> [String] {
    var problems: [String] = []
    let held = heldTitles
    for life in lives {
      let name = life.titles[0]
      let family = lives.filter { $0.isRunning && isBelow($0, life) }.flatMap(\.titles)
      if life.shown.outcomes.count > 1 { problems.append("\(name) ended twice") }
      switch life.shown.outcomes.first {
      case nil:
        if life.shown.flow == nil { problems.append("\(name) is gone without an outcome") }
        if life.shown.handle.receipt == .waiting { problems.append("\(name) still waits") }
        if held.isDisjoint(with: family), !life.childFinished {
          problems.append("\(name) runs and has no screen")
        }
      case .cancelled(let reason)
      where reason != .closed && reason != .parentEnded:
        if !held.isDisjoint(with: life.titles) {
          problems.append("\(name) ended (\(reason)) and is still there")
        }
      default: break
      }
    }
    if (try? Replay(window.storyLog).isConsistent) != true { problems.append("the log diverges") }
    return problems.isEmpty ? [] : problems + ["held: \(held.sorted())"]
  }

  private func isBelow(_ life: Life, _ top: Life) -> Bool {
    var each: Life? = life
    while let current = each {
      if current === top { return true }
      each = current.parent
    }
    return false
  }

  private var heldTitles: Set<String> {
    var titles: [String] = []
    var next = window.rootViewController
    while let each = next {
      titles += SlotScenario.screens(in: each).compactMap(\.title)
      next = each.presentedViewController
    }
    return Set(titles)
  }

  /// Ends everything. Returns what is left.
  func end() async throws -> [String] {
    holder?.dismiss(animated: false)
    try await settle()
    window.show(OtherFlow(), as: .root)
    try await settle()
    let left = lives.filter { $0.shown.flow != nil || $0.shown.outcomes.count != 1 }
    var problems = left.map { "\($0.titles[0]) is left" }
    if root != nil || holder != nil { problems.append("the container is left") }
    return problems
  }
}
