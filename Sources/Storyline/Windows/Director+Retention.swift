import StorylineCore
import UIKit

// Reports of flows and screens that have left for good and are not released.
extension Director {
  /// Writes it down in the log of the window that showed the flow, or the screen of a flow.
  static func note(_ retention: Retention, of object: AnyObject) {
    if let record = (object as? any AnyFlow)?.record {
      record.director.noteNow(.retained(record.id, retention))
    } else if let screen = object as? UIViewController,
      let token = associated(ScreenToken.self, of: screen)
    {
      token.director.noteNow(.screenRetained(token.id, retention))
    }
  }

  private func noteNow(_ event: Event) {
    note(event)
    changed()
  }
}
