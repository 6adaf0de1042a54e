import StorylineCore
import UIKit

/// Tells the stage that a flow has ended, so that somebody can see whether it is released.
@MainActor
func flowDidEnd(_ flow: any AnyFlow) { Stage.shared.departures.noteEnd(of: flow) }

/// Lets the log hear of what has left and is not released.
@MainActor
func listenForRetention() {
  Stage.shared.departures.onVerdict = { object, verdict in
    Director.note(Retention(verdict), of: object)
  }
}

extension Retention {
  fileprivate init(_ verdict: Departures.Verdict) {
    switch verdict {
    case .leak(let reason): self.init(.leak, reason)
    case .held(let reason): self.init(.held, reason)
    case .unexplained(let reason): self.init(.unexplained, reason)
    }
  }
}
