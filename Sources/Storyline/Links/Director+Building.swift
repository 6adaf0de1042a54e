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
          return withdraw(made, refusal, of: request)
        }
        leftOut.insert(index)
        tree.note(.linkLeavesOut(request.id, route: step.address.route, refusal))
        leaveOut(step.address.route, refusal)
      }
    }
    let leaf = sketch.steps.indices.last.map { there[$0] } ?? sketch.root.flatMap(record)
    request.leaf.flow = leaf?.flow
    run.pieces = takePieces(of: made)
    run.layers = sketch.layers
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
    made.flow.start()
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

  private func takePieces(of made: [FlowRecord]) -> [LinkRun.Piece] {
    let owners = Set(made.flatMap { tree.subtree($0.id) })
    var seen: Set<CoordinatorID> = []
    var pieces: [LinkRun.Piece] = []
    for each in queue.withdrawShows(of: owners) {
      guard let payload = payloads.removeValue(forKey: each.id), let record = record(each.owner)
      else { continue }
      pieces.append(
        LinkRun.Piece(
          id: each.screen, owner: each.owner, payload: payload,
          covers: covers(payload, record, seen)))
      var flow: FlowRecord? = record
      while let current = flow {
        seen.insert(current.id)
        flow = current.parent
      }
    }
    return pieces
  }

  /// Whether a screen is going to cover what is there, when those in `seen` have shown something
  /// before it.
  private func covers(
    _ payload: Payload, _ record: FlowRecord, _ seen: Set<CoordinatorID>
  ) -> Bool {
    func isFirst(_ record: FlowRecord) -> Bool {
      tree[record.id]?.screensBelow == 0 && !seen.contains(record.id)
    }
    if case .present = payload.style { return true }
    guard isFirst(record) else { return false }
    var each = record
    while true {
      switch each.style.kind {
      case .present, .root: return true
      case .push, .child: return false
      case .automatic, .replace:
        guard let parent = each.parent, isFirst(parent) else { return false }
        each = parent
      }
    }
  }

  /// Ends what was made already: nobody has seen any of it.
  private func withdraw(
    _ made: [FlowRecord], _ refusal: Refusal, of request: LinkRequest
  ) {
    for piece in takePieces(of: made) {
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
