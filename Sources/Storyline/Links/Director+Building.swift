import StorylineCore
import UIKit

// Making the flows that a link leads to. They begin before anything is changed: what they show is kept
// back, to be handed to UIKit together.
extension Director {
  func build(_ run: LinkRun, _ sketch: LinkSketch, of request: LinkRequest) {
    var there = run.plan.found.compactMapValues(record)
    var made: [FlowRecord] = []
    var leftOut: Set<Int> = []
    for (index, step) in sketch.steps.enumerated() where there[index] == nil {
      let parent = step.parent.map { there[$0] } ?? sketch.root.flatMap(record)
      do {
        if let index = step.parent, leftOut.contains(index) { throw Refusal.parentLeftOut }
        guard let parent, let flow = parent.flow, tree[parent.id]?.phase == .running else {
          throw Refusal.notRunning
        }
        if let own = startedBy(parent, at: step.address) {
          there[index] = own
          continue
        }
        there[index] = try make(step, below: parent, flow)
        if let record = there[index] { made.append(record) }
      } catch {
        let refusal =
          error as? Refusal ?? .routeFailed(step.address.route, String(describing: error))
        guard let leaveOut = request.leavesOut else {
          return withdraw(made, takePieces(of: made), refusal, of: request)
        }
        leftOut.insert(index)
        tree.note(.linkLeavesOut(request.id, route: step.address.route, refusal))
        leaveOut(step.address.route, refusal)
      }
    }
    let leaf = sketch.steps.indices.last.map { there[$0] } ?? sketch.root.flatMap(record)
    request.leaf.flow = leaf?.flow
    let front = sketch.steps.indices.filter { sketch.steps[$0].comesToFront }
    run.pieces = takePieces(of: made, inFront: Set(front.compactMap { there[$0]?.id }))
    run.layers = sketch.layers
    if request.leavesOut == nil, hasNowhereToGo(run.pieces) {
      withdraw(made, run.pieces, .noNavigationController, of: request)
    }
  }

  private func make(
    _ step: LinkStep, below parent: FlowRecord, _ flow: any AnyFlow
  ) throws -> FlowRecord? {
    let made = try step.make(flow)
    let answer = attach(made.flow, below: parent, as: step.style, animated: true)
    if case .refused(let refusal)? = answer { throw refusal }
    guard let record = made.flow.record else { return nil }
    locate(record, at: step.address)
    made.whenAttached()
    record.isStarting = true
    links.isBuilding = true
    made.flow.start()
    links.isBuilding = false
    record.isStarting = false
    return record
  }

  /// Says where a flow is.
  func locate(_ record: FlowRecord, at address: Address) {
    record.address = address
    tree.note(.located(record.id, address))
  }

  /// What a flow that was just made has shown by itself, if that is where the link goes on.
  private func startedBy(_ parent: FlowRecord, at address: Address) -> FlowRecord? {
    tree.children(of: parent.id).compactMap(record).last {
      $0.address == address && tree[$0.id]?.phase == .running
    }
  }

  // MARK: Keeping back

  /// - Parameters:
  ///   - made: The flows that were made.
  ///   - front: Those that are to be in front of what they stand beside, however they came about.
  /// - Returns: What they show, in order.
  private func takePieces(
    of made: [FlowRecord], inFront front: Set<CoordinatorID> = []
  ) -> [LinkRun.Piece] {
    let owners = Set(made.flatMap { tree.subtree($0.id) })
    var seen: Set<CoordinatorID> = []
    var pieces: [LinkRun.Piece] = []
    for each in queue.withdrawShows(of: owners) {
      guard let payload = payloads.removeValue(forKey: each.id), let record = record(each.owner)
      else { continue }
      let base = base(payload, record, seen)
      pieces.append(
        LinkRun.Piece(
          id: each.screen, owner: each.owner, payload: payload, covers: base?.covers == true,
          isSeated: base?.covers == false,
          hasStack: base?.hasStack == true || payload.screen is UINavigationController,
          comesToFront: front.contains(each.owner) || front.contains(shown(with: record).id)))
      var flow: FlowRecord? = record
      while let current = flow {
        seen.insert(current.id)
        flow = current.parent
      }
    }
    return pieces
  }

  /// The flow in whose place another one is shown.
  private func shown(with record: FlowRecord) -> FlowRecord {
    var each = record
    while case .automatic = each.style.kind, let parent = each.parent { each = parent }
    return each
  }

  /// Whether a screen is going to cover what is there, or else to stand beside it, and whether it comes in
  /// a navigation controller; `nil` for one that goes on a stack that is there. Those in `seen` have
  /// shown something before it.
  private func base(
    _ payload: Payload, _ record: FlowRecord, _ seen: Set<CoordinatorID>
  ) -> (covers: Bool, hasStack: Bool)? {
    func isFirst(_ record: FlowRecord) -> Bool {
      tree[record.id]?.screensBelow == 0 && !seen.contains(record.id)
    }
    switch payload.style {
    case .present(_, let wrapper): return (true, wrapper.hasNavigation)
    case .seat(let seat): return (false, seat.wrapper == .navigation)
    case .push, .replace: break
    }
    guard isFirst(record) else { return nil }
    var each = record
    while true {
      switch each.style.kind {
      case .present(_, let wrapper): return (true, wrapper.hasNavigation)
      case .root(let wrapper): return (true, wrapper == .navigation)
      case .seat(let seat): return (false, seat.wrapper == .navigation)
      case .push, .child: return nil
      case .automatic, .replace:
        guard let parent = each.parent, isFirst(parent) else { return nil }
        each = parent
      }
    }
  }

  /// Whether something would be pushed on what comes with it and is no stack.
  private func hasNowhereToGo(_ pieces: [LinkRun.Piece]) -> Bool {
    for (index, piece) in pieces.enumerated() where !piece.isBase {
      var each = record(piece.owner)
      var seen: LinkRun.Piece?
      // It goes where the flow's last screen is, or that of the one that shows it.
      while let current = each, seen == nil {
        let below = Set(tree.subtree(current.id))
        let earlier = pieces[..<index]
        seen =
          earlier.last { $0.owner == current.id } ?? earlier.last { below.contains($0.owner) }
        if tree[current.id]?.screensBelow != 0 { break }
        each = current.parent
      }
      if let seen, seen.isBase, !seen.hasStack { return true }
    }
    return false
  }

  /// Ends what was made already: nobody has seen any of it.
  private func withdraw(
    _ made: [FlowRecord], _ pieces: [LinkRun.Piece], _ refusal: Refusal, of request: LinkRequest
  ) {
    for piece in pieces {
      queue.arrivals.withdraw(.screen(piece.id))
      piece.payload.handle?.receipt = .refused(refusal)
    }
    for record in made where tree.finish(record.id, because: .refused(refusal)) {
      queue.arrivals.withdraw(.coordinator(record.id))
    }
    untold += tree.endFinished()
    request.run = nil
    refuse(request, refusal)
  }
}
