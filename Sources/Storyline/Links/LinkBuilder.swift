import StorylineCore
import UIKit

/// Makes the flows that a link leads to. They begin before anything is changed: what they show is kept
/// back, to be handed to UIKit together.
@MainActor
struct LinkBuilder {
  private unowned let director: Director
  private let draft: LinkDraft
  private let request: LinkRequest
  /// The flows of the steps that are there, by position.
  private var flows: [Int: FlowRecord]
  private var made: [FlowRecord] = []
  /// The steps that were left out, and those that met a closed gate.
  private var skipped: [Int: LinkHold?] = [:]

  init(_ director: Director, _ draft: LinkDraft, _ request: LinkRequest) {
    self.director = director
    self.draft = draft
    self.request = request
    flows = draft.plan.found.compactMapValues(director.record)
  }

  /// Makes all flows; or none, when one cannot be made and nothing may be left out.
  mutating func build() throws(Refusal) -> LinkRun {
    for (index, step) in draft.steps.enumerated() where flows[index] == nil {
      do {
        try add(step, at: index)
      } catch {
        guard request.goal.restoration != nil else {
          withdraw(takePieces(), error)
          throw error
        }
        skipped[index] = .some(nil)
        let route = step.address.route
        director.links.leaveOut(
          route, error, of: request, .restore(route, for: shower(of: step)))
      }
    }
    let leaf = draft.steps.indices.last.map { flows[$0] } ?? draft.root.flatMap(director.record)
    request.leaf.flow = leaf?.flow
    let front = draft.steps.indices.filter { draft.steps[$0].comesToFront }
    let pieces = takePieces(inFront: Set(front.compactMap { flows[$0]?.id }))
    if request.goal.restoration == nil, LinkRun.hasNowhereToGo(pieces, director) {
      withdraw(pieces, .noNavigationController)
      throw .noNavigationController
    }
    return LinkRun(director, draft, pieces, rest: rest)
  }

  // MARK: Flows

  private mutating func add(_ step: LinkStep, at index: Int) throws(Refusal) {
    if let parent = step.parent, let hold = skipped[parent] {
      guard hold != nil else { throw .parentLeftOut }
      // It waits with the step that shows it.
      skipped[index] = hold
      return
    }
    guard let parent = shower(of: step), let flow = parent.flow,
      director.tree[parent.id]?.phase == .running
    else {
      throw .notRunning
    }
    if let own = startedBy(parent, at: step.address) {
      flows[index] = own
      return
    }
    if let gate = parent.closedGates(before: step).first {
      skipped[index] = LinkHold(gate, asks: comesIntoSight(index, parent, flow))
      return
    }
    let record = try make(step, below: parent, flow)
    flows[index] = record
    made.append(record)
  }

  /// The flow that shows a step, if it is there.
  private func shower(of step: LinkStep) -> FlowRecord? {
    step.parent.map { flows[$0] } ?? draft.root.flatMap(director.record)
  }

  private func make(
    _ step: LinkStep, below parent: FlowRecord, _ flow: any AnyFlow
  ) throws(Refusal) -> FlowRecord {
    let made: MadeFlow
    do {
      made = try step.way.make(flow)
    } catch {
      throw error as? Refusal ?? .routeFailed(step.address.route, String(describing: error))
    }
    let style = parent.style(of: step, flow)
    let answer = director.attach(made.flow, below: parent, as: style)
    if case .refused(let refusal)? = answer { throw refusal }
    guard let record = made.flow.record else { throw .notRunning }
    director.links.locate(record, at: step.address)
    made.whenAttached()
    director.flows.starts.run(record) { director.links.begin(made.flow) }
    return record
  }

  /// The flow at an address that a flow which was just made has shown by itself.
  private func startedBy(_ parent: FlowRecord, at address: Address) -> FlowRecord? {
    director.tree.children(of: parent.id).compactMap(director.record).last {
      director.links.address(of: $0) == address && director.tree[$0.id]?.phase == .running
    }
  }

  // MARK: Gates

  private func comesIntoSight(_ index: Int, _ parent: FlowRecord, _ flow: any AnyFlow) -> Bool {
    let steps = Array(draft.steps)
    return LinkFronts.comesIntoSight(index, steps) { each in
      each == index ? parent.style(of: steps[index], flow) : flows[each]?.style
    }
  }

  /// The steps that wait, now that all gates on the way are known.
  private var rest: LinkRest {
    var steps = draft.rest.steps
    for case (let index, let hold?) in skipped {
      let parent = steps[index].parent
      // Of each branch only the first step has a hold.
      if parent.map({ skipped[$0] != nil }) != true { steps[index].hold = hold }
    }
    return LinkRest(sorting: steps)
  }

  // MARK: Keeping back

  /// Takes what the new flows show, in order, out of the queue. The flows in `front` come to the front of what
  /// they stand beside, however they came about.
  private func takePieces(inFront front: Set<CoordinatorID> = []) -> [LinkRun.Piece] {
    let owners = Set(made.flatMap { director.tree.subtree($0.id) })
    var seen: Set<CoordinatorID> = []
    var pieces: [LinkRun.Piece] = []
    for command in director.commands.takeShows(of: owners) {
      guard let record = director.record(command.owner) else { continue }
      var base = base(command, record, seen)
      if command.screen is UINavigationController { base?.hasStack = true }
      let step = director.links.nearestStep(of: record)
      pieces.append(
        LinkRun.Piece(
          command: command, step: (step.id, director.links.address(of: step)?.route ?? ""),
          base: base,
          comesToFront: front.contains(command.owner) || front.contains(shown(with: record).id)))
      seen.formUnion(record.selfAndAncestors.map(\.id))
    }
    return pieces
  }

  /// The flow that another one was shown in place of.
  private func shown(with record: FlowRecord) -> FlowRecord {
    var each = record
    while case .automatic = each.style.kind, let parent = each.parent { each = parent }
    return each
  }

  /// The place of a screen; `nil` for one that goes on a stack that is there. The flows in `seen` have shown
  /// something before it.
  private func base(
    _ command: ShowCommand, _ record: FlowRecord, _ seen: Set<CoordinatorID>
  ) -> LinkRun.Piece.Base? {
    func isFirst(_ record: FlowRecord) -> Bool {
      director.tree[record.id]?.screensBelow == 0 && !seen.contains(record.id)
    }
    switch command.style.kind {
    case .present(_, let wrapper): return .init(covers: true, hasStack: wrapper.hasNavigation)
    case .slot(let slot): return .init(covers: false, hasStack: slot.wrapper == .navigation)
    case .push, .replace: break
    }
    guard isFirst(record) else { return nil }
    var each = record
    while true {
      switch each.style.kind {
      case .present(_, let wrapper): return .init(covers: true, hasStack: wrapper.hasNavigation)
      case .root(let wrapper): return .init(covers: true, hasStack: wrapper == .navigation)
      case .slot(let slot): return .init(covers: false, hasStack: slot.wrapper == .navigation)
      case .push, .child: return nil
      case .automatic, .replace:
        guard let parent = each.parent, isFirst(parent) else { return nil }
        each = parent
      }
    }
  }

  /// Ends the flows that were made. None of them was in sight.
  private func withdraw(_ pieces: [LinkRun.Piece], _ refusal: Refusal) {
    for piece in pieces {
      director.commands.withdraw(.screen(piece.id))
      piece.command.handle.receipt = .refused(refusal)
    }
    for record in made where director.flows.finish(record.id, because: .refused(refusal)) {
      director.commands.withdraw(.coordinator(record.id))
    }
    director.flows.endFinished()
  }
}
