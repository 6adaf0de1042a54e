import StorylineCore
import UIKit

// Reconciling, and delivering outcomes.
extension Director {
  /// Reconciles, carries out the commands that wait, and delivers the outcomes of ended flows.
  ///
  /// It is never called inside a call of UIKit or of the app.
  func settle() {
    commands.run()
    tellEndings()
    reportEmptyFlows()
    UnreadRefusals.shared.update()
    changed()
  }

  // MARK: Outcomes

  /// Delivers outcomes in the order in which flows ended, inner flows first, and releases the ended
  /// flows.
  private func tellEndings() {
    while flows.hasEndings {
      let changes = flows.takeEndings()
      // An observer may look at the flows, and may start new ones.
      let keptUntilDelivered = changes.endings.compactMap { record($0.id)?.flow }
      for id in changes.goneScreens { flows.forgetScreen(id) }
      for ending in changes.endings {
        let box = record(ending.id)?.outcomeBox
        if let flow = record(ending.id)?.flow { flowDidEnd(flow) }
        commands.withdraw(.coordinator(ending.id))
        flows.registry.forgetFlow(ending.id)
        links.forgetAddress(of: ending.id)
        if box?.receipt == .waiting {
          // A flow may have had a value to give and no screen to show.
          box?.receipt = ending.result == .finished ? .performed : .refused(.endedBeforeShown)
        }
        box?.deliver(ending.result)
      }
      withExtendedLifetime(keptUntilDelivered) {}
    }
  }
}
