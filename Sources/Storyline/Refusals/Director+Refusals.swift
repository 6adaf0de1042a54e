import StorylineCore
import UIKit

// The reporting of refusals.
extension Director {
  /// Makes the answer to a command that was not taken, and reports it.
  func answer(_ notTaken: NotTaken, to call: Call, by record: FlowRecord?) -> Answer {
    let answer = Answer(notTaken.receipt)
    if case .refused(let refusal) = notTaken {
      report(refusal, of: call, by: record, to: [answer])
    }
    return answer
  }

  /// Reports a refusal, unless it only follows from another one.
  func report(
    _ refusal: Refusal, of call: Call, by record: FlowRecord?, to answers: [Answer]
  ) {
    if refusal == .notRunning, case .refused? = record?.outcomeBox.receipt { return }
    if let record { flows.starts.showWasRefused(by: record) }
    UnreadRefusals.shared.add(refusal, of: call, to: answers)
  }

  /// Reports that a screen was refused: as the showing of the flow that it was to be the first screen of.
  ///
  /// - Parameters:
  ///   - refusal: The reason.
  ///   - screen: The screen.
  ///   - style: The style that the call asked for.
  ///   - record: The flow of the screen.
  ///   - endsFlow: `true` if the flow ends by it.
  ///   - answer: The answer to the call.
  func report(
    _ refusal: Refusal, of screen: UIViewController, as style: ScreenStyle.Kind,
    by record: FlowRecord, endsFlow: Bool, _ answer: Answer?
  ) {
    var answers = [answer].compactMap { $0 }
    var call = Call.show(screen, as: style, by: record.flow, record)
    if endsFlow { answers.append(record.outcomeBox.answer) }
    if endsFlow, case .push = style, let flow = record.flow {
      // What the flow shows in the place of another one is where that one was to be.
      var shown = (flow: flow, record: record)
      while case .automatic = shown.record.style.kind, let parent = shown.record.parent,
        tree.hasNoScreens(parent.id), let above = parent.flow
      {
        shown = (above, parent)
        answers.append(parent.outcomeBox.answer)
      }
      call = Call.show(
        shown.flow, as: shown.record.style, by: shown.record.parent?.flow, shown.record.parent)
    }
    report(refusal, of: call, by: record, to: answers)
  }

  // MARK: Flows that show nothing

  /// Reports flows that have begun, and have neither a screen nor a pending command in the first
  /// settled state.
  func reportEmptyFlows() {
    // A flow that waits for the answer of a guard has a pending command.
    guard flows.starts.hasUnshown, isSettled, commands.isIdle, !leaveGuards.isAsking else { return }
    // A hidden window shows its flows later.
    guard commands.rehearsal != nil || window?.isHidden == false else { return }
    for record in flows.starts.takeUnshown().compactMap(record) where isEmpty(record) {
      // The lowest one is to blame.
      guard !record.children.values.contains(where: { $0.record.map(isEmpty) ?? false }),
        let flow = record.flow
      else { continue }
      var call = Call.show(flow, as: record.style, by: record.parent?.flow, record.parent)
      // A root has no parent that the panel could show the refusal at.
      if call.flow == nil { call.flow = (flows.number, record.id) }
      let reason =
        "\(call.subject) has shown nothing. Show a screen or a flow in its `start()`; if it has to "
        + "wait for data, show a screen that says so; if it has no screens, add it with `addChild`."
      UnreadRefusals.shared.addWaiting(call, because: reason, record.outcomeBox.answer)
    }
  }

  private func isEmpty(_ record: FlowRecord) -> Bool {
    record.outcomeBox.receipt == .waiting && tree.isRunning(record.id)
      && tree.hasNoScreens(record.id)
  }
}
