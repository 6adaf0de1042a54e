import StorylineCore
import UIKit

// Handing to UIKit what a link changes: with one animation in all.
extension Director {
  /// Does what can be done until UIKit has to be waited for.
  func advance(_ run: LinkRun, of request: LinkRequest) -> Progress {
    if !run.hasCut {
      run.hasCut = true
      cut(run, animated: request.animated)
    }
    while !run.pieces.isEmpty {
      guard isSettled else { return .hasToWait }
      if run.pieces[0].covers {
        if cover(run, animated: request.animated) == .hasToWait { return .hasToWait }
      } else {
        stack(run, onto: nil)
        flush(run, animated: request.animated && !run.hasMoved && !run.coversLater)
      }
    }
    if let problem = run.problem, request.leavesOut == nil {
      refuse(request, problem)
    } else {
      tree.note(.linkFollowed(request.id))
      end(request, .performed)
    }
    return .done
  }

  // MARK: Taking away

  private func cut(_ run: LinkRun, animated: Bool) {
    // What becomes the root takes everything else away.
    guard let cut = run.plan.cut else { return }
    let goes = run.plan.firstLayerThatGoes.flatMap { index in
      run.layers.indices.contains(index) ? run.layers[index].root : nil
    }
    let isSeen = goes == nil && run.plan.spares.isEmpty && !run.coversLater
    if run.layers.indices.contains(cut.layer),
      let (navigation, count) = run.layers[cut.layer].edge(cut.stays)
    {
      stack(run, onto: navigation, keeping: min(count, navigation.viewControllers.count))
    } else if run.pieces.first?.isBase == false {
      stack(run, onto: nil)
    }
    flush(run, animated: animated && isSeen)
    // Nobody has seen what is on its stack by now: it comes as it is to be.
    for id in run.plan.reveals { reveal(id) }
    guard let goes else { return }
    for each in run.layers[(run.plan.firstLayerThatGoes ?? 0)...].map(\.root)
    where each.presentingViewController != nil {
      modal(each).cause = .link
    }
    dismiss(goes, animated: animated && !run.coversLater)
    run.hasMoved = run.hasMoved || (animated && !run.coversLater)
  }

  // MARK: Stacks

  /// Collects the screens that are pushed next, as far as they go on the same stack.
  private func stack(
    _ run: LinkRun, onto first: UINavigationController?, keeping count: Int? = nil
  ) {
    if let first {
      run.edit = LinkRun.Edit(
        navigation: first,
        screens: Array(first.viewControllers.prefix(count ?? first.viewControllers.count)))
    }
    defer { stacking = nil }
    while let piece = run.pieces.first, !piece.covers {
      stacking = run.edit.map { ($0.navigation, $0.screens) }
      do {
        guard try collect(piece, run) else { return }
      } catch {
        refuse(piece, error, run)
      }
      run.pieces.removeFirst()
    }
  }

  /// Returns whether it goes on the stack that is collected for.
  private func collect(_ piece: LinkRun.Piece, _ run: LinkRun) throws(Refusal) -> Bool {
    guard let record = record(piece.owner), tree[piece.owner]?.phase == .running,
      let screen = piece.payload.screen
    else { throw .notRunning }
    guard screen.parent == nil, screen.presentingViewController == nil, id(of: screen) == nil else {
      throw .screenAlreadyShown
    }
    let kind = style(of: record, piece.payload.style).kind
    if case .seat(let seat) = kind {
      // What is to be pushed on the stack before it is not for this one.
      guard run.edit == nil else { return false }
      try self.seat(screen, as: piece.id, of: record, in: seat)
      markPlaced(piece, record)
      run.edit = screen.nearestStack.map {
        LinkRun.Edit(navigation: $0, screens: $0.viewControllers)
      }
      if piece.comesToFront {
        if run.edit == nil { reveal(piece.owner) } else { run.edit?.reveals = piece.owner }
      }
      return true
    }
    if case .child(let place) = kind {
      // What it is put into may only be about to come.
      guard run.edit == nil else { return false }
      try contain(screen, as: piece.id, of: record, in: place)
      markPlaced(piece, record)
      return true
    }
    var showing = record
    if case .replace = kind, tree[record.id]?.screensBelow == 0, let parent = record.parent {
      showing = parent
    }
    guard !(screen is UINavigationController), !(screen is UIAlertController) else {
      throw .notAllowedThere
    }
    guard let navigation = navigation(for: showing) else { throw .noNavigationController }
    if let edit = run.edit, edit.navigation !== navigation { return false }
    var edit =
      run.edit ?? LinkRun.Edit(navigation: navigation, screens: navigation.viewControllers)
    if case .replace = kind { keepBelow(showing, in: &edit) }
    adopt(screen, as: piece.id, by: record)
    tree.place(piece.id, of: record.id, in: stack(navigation).container)
    edit.screens.append(screen)
    edit.placed.append(piece.id)
    run.edit = edit
    stacking = (edit.navigation, edit.screens)
    markPlaced(piece, record)
    return true
  }

  /// Leaves of a stack what lies below the screens of a flow.
  private func keepBelow(_ showing: FlowRecord, in edit: inout LinkRun.Edit) {
    func index(of screens: Set<ScreenID>) -> Int? {
      edit.screens.firstIndex { id(of: $0).map(screens.contains) ?? false }
    }
    let own = Set(tree[showing.id]?.screens ?? [])
    guard let start = index(of: own) ?? index(of: Set(tree.screensBelow(showing.id))) else {
      return
    }
    edit.screens.removeSubrange(start...)
  }

  private func markPlaced(_ piece: LinkRun.Piece, _ record: FlowRecord) {
    queue.arrivals.begin(.screen(piece.id))
    piece.payload.handle?.receipt = .performed
    markShown(record)
  }

  /// Hands the collected stack to UIKit.
  private func flush(_ run: LinkRun, animated: Bool) {
    guard let edit = run.edit else { return }
    run.edit = nil
    defer { if let id = edit.reveals { reveal(id) } }
    let old = edit.navigation.viewControllers
    guard !old.elementsEqual(edit.screens, by: ===), !edit.screens.isEmpty else { return }
    let stack = stack(edit.navigation)
    if !old.allSatisfy({ each in edit.screens.contains { $0 === each } }) { stack.cause = .link }
    let moves = animated && old.last !== edit.screens.last && isInFront(edit.navigation)
    edit.navigation.setViewControllers(edit.screens, animated: moves)
    run.hasMoved = run.hasMoved || moves
    wake.didMove()
    for id in edit.placed {
      guard let screen = screen(id), !edit.navigation.viewControllers.contains(screen) else {
        continue
      }
      tree.notTaken(id)
    }
  }

  // MARK: Covering

  /// Presents the next screen, or makes it the root, with what is pushed on it at once.
  private func cover(_ run: LinkRun, animated: Bool) -> Progress {
    var piece = run.pieces[0]
    guard let screen = piece.payload.screen, let record = record(piece.owner),
      tree[piece.owner]?.phase == .running
    else {
      refuse(piece, .notRunning, run)
      run.pieces.removeFirst()
      return .done
    }
    piece.payload.animated = animated && !run.hasMoved && !run.coversAfterFirst
    if run.plan.cut == nil {
      for container in containers.values { container.cause = .link }
    }
    do {
      let progress = try place(screen, as: piece.id, of: record, &piece.payload)
      run.pieces[0] = piece
      guard progress == .done else { return .hasToWait }
      markPlaced(piece, record)
      run.hasMoved = run.hasMoved || piece.payload.animated
    } catch {
      refuse(piece, error, run)
    }
    run.pieces.removeFirst()
    // What is pushed on what comes with it is there when it comes.
    if let navigation = screen.navigationController {
      stack(run, onto: navigation)
      flush(run, animated: false)
    }
    return .done
  }

  private func refuse(_ piece: LinkRun.Piece, _ refusal: Refusal, _ run: LinkRun) {
    queue.arrivals.withdraw(.screen(piece.id))
    piece.payload.handle?.receipt = .refused(refusal)
    let changes = tree.refuse(piece.id, of: piece.owner, refusal)
    if !changes.endings.isEmpty { record(piece.owner)?.outcomeBox.receipt = .refused(refusal) }
    untold += changes
    run.problem = run.problem ?? refusal
  }
}

extension LinkRun {
  /// Whether something is still to be presented, or to become the root.
  fileprivate var coversLater: Bool { pieces.contains(where: \.covers) }

  fileprivate var coversAfterFirst: Bool { pieces.dropFirst().contains(where: \.covers) }
}
