import StorylineCore
import UIKit

// Looking again, and telling who ended.
extension Director {
  /// Reconciles, carries out what waits, and tells everybody whose flow has ended.
  ///
  /// It runs by itself, never inside a call of UIKit or of the app.
  func settle() {
    carryOutCommands()
    tellEndings()
    changed()
  }

  // MARK: Telling

  /// Delivers outcomes in the order in which flows ended, those below first, and lets go of what is
  /// gone.
  private func tellEndings() {
    while untold != Changes() {
      let changes = untold
      untold = Changes()
      // Whoever is told may look at the flows, and may start new ones.
      let keptUntilTold = changes.endings.compactMap { record($0.id)?.flow }
      for id in changes.goneScreens { forgetScreen(id) }
      for ending in changes.endings {
        let box = record(ending.id)?.outcomeBox
        if let flow = record(ending.id)?.flow { flowDidEnd(flow) }
        forgetFlow(ending.id)
        if box?.receipt == .waiting {
          // A flow may have had a value to give and no screen to show.
          box?.receipt = ending.result == .finished ? .performed : .refused(.endedBeforeShown)
        }
        box?.deliver(ending.result)
      }
      withExtendedLifetime(keptUntilTold) {}
    }
  }
}
