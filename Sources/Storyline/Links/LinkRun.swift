import StorylineCore
import UIKit

/// Carries out the plan of one link: makes the changes in UIKit, with one animation in all.
@MainActor
final class LinkRun {
  /// A screen that one of the new flows shows.
  struct Piece {
    let command: ShowCommand
    /// The step of the link: the flow that the route has led to.
    let step: (id: CoordinatorID, route: String)
    /// Its place, unless it goes on a stack that is there.
    let base: Base?
    /// The screen comes to the front of those beside it.
    let comesToFront: Bool

    var id: ScreenID { command.id }
    var owner: CoordinatorID { command.owner }

    /// The screen covers the present ones, by being presented or as the root of the window.
    var covers: Bool { base?.covers == true }

    /// A place that is not on a stack: screens that are pushed next go on a stack of its own, or on
    /// none.
    struct Base {
      /// It covers the present screens; else it is beside others: in a tab, a column, a page.
      let covers: Bool
      /// It comes in a navigation controller.
      var hasStack: Bool
    }
  }

  /// A step of which a screen was refused.
  struct Problem {
    let step: (id: CoordinatorID, route: String)
    let refusal: Refusal
    /// The call that a message names if the step is one of a restoration.
    let call: Call
  }

  /// A stack that gets new screens all at once.
  private struct Edit {
    let navigation: UINavigationController
    var screens: [UIViewController]
    var placed: [ScreenID] = []
    /// A new place that contains the stack, and that comes to the front when it is filled.
    var reveals: CoordinatorID?
  }

  private struct Progress {
    var hasCut = false
    /// A Boolean value that indicates whether the link's single animation has been used.
    var hasMoved = false
    var problems: [Problem] = []
  }

  /// The steps of the link, and those that wait at a gate.
  let rest: LinkRest
  private unowned let director: Director
  private let draft: LinkDraft
  private var pieces: [Piece]
  private var edit: Edit?
  private var progress = Progress()

  init(_ director: Director, _ draft: LinkDraft, _ pieces: [Piece], rest: LinkRest) {
    self.director = director
    self.draft = draft
    self.pieces = pieces
    self.rest = rest
  }

  /// The steps of which a screen was refused, in order.
  var problems: [Problem] { progress.problems }

  /// Carries out the plan as far as possible without waiting for UIKit.
  func advance(animated: Bool) -> CommandRunner.Progress {
    if !progress.hasCut {
      progress.hasCut = true
      cut(animated: animated)
    }
    while !pieces.isEmpty {
      guard director.isSettled else { return .hasToWait }
      if pieces[0].covers {
        if cover(animated: animated) == .hasToWait { return .hasToWait }
      } else {
        stack(onto: nil)
        flush(animated: animated && !progress.hasMoved && !coversLater)
      }
    }
    return .done
  }

  /// The stack that is about to get a screen.
  func stack(getting screen: UIViewController) -> UINavigationController? {
    edit.flatMap { edit in
      edit.screens.contains { $0 === screen } ? edit.navigation : nil
    }
  }

  /// A Boolean value that indicates whether a later piece is presented, or becomes the root.
  private var coversLater: Bool { pieces.contains(where: \.covers) }

  private var coversAfterFirst: Bool { pieces.dropFirst().contains(where: \.covers) }

  // MARK: Taking away

  private func cut(animated: Bool) {
    let (plan, layers) = (draft.plan, draft.layers)
    // A new root removes everything else.
    guard let cut = plan.cut else { return }
    let goes = plan.firstLayerThatGoes.flatMap { index in
      layers.indices.contains(index) ? layers[index].root : nil
    }
    let isSeen = goes == nil && plan.spares.isEmpty && !coversLater
    if layers.indices.contains(cut.layer),
      let (navigation, count) = layers[cut.layer].edge(cut.stays)
    {
      stack(onto: navigation, keeping: min(count, navigation.viewControllers.count))
    } else if pieces.first.map({ $0.base == nil }) == true {
      stack(onto: nil)
    }
    flush(animated: animated && isSeen)
    // Its stack has not been visible yet, so it is built in its final state.
    for id in plan.reveals { reveal(id) }
    guard let goes else { return }
    for each in layers[(plan.firstLayerThatGoes ?? 0)...].map(\.root)
    where each.presentingViewController != nil {
      director.modal(each).cause = .link
    }
    director.dismiss(goes, animated: animated && !coversLater)
    progress.hasMoved = progress.hasMoved || (animated && !coversLater)
  }

  private func reveal(_ id: CoordinatorID) { LinkFronts(director).reveal(id) }

  // MARK: Stacks

  /// Collects the screens that are pushed next, as far as they go on the same stack.
  private func stack(onto first: UINavigationController?, keeping count: Int? = nil) {
    if let first {
      edit = Edit(
        navigation: first,
        screens: Array(first.viewControllers.prefix(count ?? first.viewControllers.count)))
    }
    while let piece = pieces.first, !piece.covers {
      do {
        guard try collect(piece) else { return }
      } catch {
        refuse(piece, error)
      }
      pieces.removeFirst()
    }
  }

  /// Returns whether the screen goes on the stack that is being collected.
  private func collect(_ piece: Piece) throws(Refusal) -> Bool {
    guard let record = director.record(piece.owner),
      director.tree[piece.owner]?.phase == .running
    else { throw .notRunning }
    let screen = piece.command.screen
    guard screen.parent == nil, screen.presentingViewController == nil,
      director.id(of: screen) == nil
    else { throw .screenAlreadyShown }
    switch director.style(of: record, piece.command.style.kind).kind {
    case .slot(let slot):
      // Screens for the earlier stack do not belong on this one.
      guard edit == nil else { return false }
      try self.slot(piece, screen, of: record, in: slot)
    case .child(let place):
      // Its parent may only be about to come.
      guard edit == nil else { return false }
      try director.contain(screen, as: piece.id, of: record, in: place)
    case .replace:
      let isFirst = director.tree[record.id]?.screensBelow == 0
      let showing = isFirst ? record.parent ?? record : record
      return try push(piece, screen, of: record, onStackOf: showing, replaces: true)
    default:
      return try push(piece, screen, of: record, onStackOf: record, replaces: false)
    }
    markPlaced(piece, record)
    return true
  }

  private func slot(
    _ piece: Piece, _ screen: UIViewController, of record: FlowRecord, in slot: Slot
  ) throws(Refusal) {
    try director.slot(screen, as: piece.id, of: record, in: slot)
    edit = screen.nearestStack.map { Edit(navigation: $0, screens: $0.viewControllers) }
    guard piece.comesToFront else { return }
    if edit == nil { reveal(piece.owner) } else { edit?.reveals = piece.owner }
  }

  private func push(
    _ piece: Piece, _ screen: UIViewController, of record: FlowRecord,
    onStackOf showing: FlowRecord, replaces: Bool
  ) throws(Refusal) -> Bool {
    guard !(screen is UINavigationController), !(screen is UIAlertController) else {
      throw .notAllowedThere
    }
    guard let navigation = director.navigation(for: showing) else {
      throw .noNavigationController
    }
    if let edit, edit.navigation !== navigation { return false }
    var edit = edit ?? Edit(navigation: navigation, screens: navigation.viewControllers)
    if replaces { keepBelow(showing, in: &edit) }
    director.flows.adopt(
      screen, as: piece.id, by: record, in: director.reconciler.stack(navigation).container)
    edit.screens.append(screen)
    edit.placed.append(piece.id)
    self.edit = edit
    markPlaced(piece, record)
    return true
  }

  /// Keeps of a stack the screens below those of a flow.
  private func keepBelow(_ showing: FlowRecord, in edit: inout Edit) {
    func index(of screens: Set<ScreenID>) -> Int? {
      edit.screens.firstIndex { director.id(of: $0).map(screens.contains) ?? false }
    }
    let own = Set(director.tree[showing.id]?.screens ?? [])
    let below = Set(director.tree.screensBelow(showing.id))
    guard let start = index(of: own) ?? index(of: below) else { return }
    edit.screens.removeSubrange(start...)
  }

  private func markPlaced(_ piece: Piece, _ record: FlowRecord) {
    director.commands.begin(.screen(piece.id))
    piece.command.handle.receipt = .performed
    director.markShown(record)
  }

  /// Hands the collected stack to UIKit.
  private func flush(animated: Bool) {
    guard let edit else { return }
    self.edit = nil
    defer { if let id = edit.reveals { reveal(id) } }
    let old = edit.navigation.viewControllers
    guard !old.elementsEqual(edit.screens, by: ===), !edit.screens.isEmpty else { return }
    let stack = director.reconciler.stack(edit.navigation)
    if !old.allSatisfy({ each in edit.screens.contains { $0 === each } }) { stack.cause = .link }
    let moves = animated && old.last !== edit.screens.last && director.isInFront(edit.navigation)
    edit.navigation.setViewControllers(edit.screens, animated: moves)
    progress.hasMoved = progress.hasMoved || moves
    director.scheduler.didMove()
    for id in edit.placed {
      guard let screen = director.screen(id), !edit.navigation.viewControllers.contains(screen)
      else { continue }
      director.flows.notTaken(id)
    }
  }

  // MARK: Covering

  /// Presents the next screen, or makes it the root, with what is pushed on it at once.
  private func cover(animated: Bool) -> CommandRunner.Progress {
    let piece = pieces[0]
    let screen = piece.command.screen
    guard director.record(piece.owner) != nil, director.tree.isRunning(piece.owner) else {
      refuse(piece, .notRunning)
      pieces.removeFirst()
      return .done
    }
    piece.command.style.isAnimated = animated && !progress.hasMoved && !coversAfterFirst
    if draft.plan.cut == nil { director.setCause(.link) }
    do {
      guard try piece.command.carryOut(in: director) == .done else { return .hasToWait }
      progress.hasMoved = progress.hasMoved || piece.command.style.isAnimated
    } catch {
      refuse(piece, error)
    }
    pieces.removeFirst()
    // Screens that are pushed on the new one are there when it appears.
    if let navigation = screen.navigationController {
      stack(onto: navigation)
      flush(animated: false)
    }
    return .done
  }

  private func refuse(_ piece: Piece, _ refusal: Refusal) {
    director.commands.withdraw(.screen(piece.id))
    piece.command.handle.receipt = .refused(refusal)
    if director.flows.refuse(piece.id, of: piece.owner, refusal) {
      director.record(piece.owner)?.outcomeBox.receipt = .refused(refusal)
    }
    guard !problems.contains(where: { $0.step.id == piece.step.id }) else { return }
    let call = Call.restore(piece.step.route, for: director.record(piece.owner))
    progress.problems.append(Problem(step: piece.step, refusal: refusal, call: call))
  }
}

extension LinkRun {
  /// Returns a Boolean value that indicates whether a piece would be pushed onto a screen of the
  /// same run that is no stack.
  static func hasNowhereToGo(_ pieces: [Piece], _ director: Director) -> Bool {
    let tree = director.tree
    for (index, piece) in pieces.enumerated() where piece.base == nil {
      var each = director.record(piece.owner)
      var seen: Piece?
      // It goes on the last screen of the flow, or of the one that shows it.
      while let current = each, seen == nil {
        let below = Set(tree.subtree(current.id))
        let earlier = pieces[..<index]
        seen =
          earlier.last { $0.owner == current.id } ?? earlier.last { below.contains($0.owner) }
        if tree[current.id]?.screensBelow != 0 { break }
        each = current.parent
      }
      if let base = seen?.base, !base.hasStack { return true }
    }
    return false
  }
}

extension Director {
  /// Sets the reason for the removal of screens in all containers.
  fileprivate func setCause(_ cause: Reason) {
    for container in containers { container.cause = cause }
  }
}
