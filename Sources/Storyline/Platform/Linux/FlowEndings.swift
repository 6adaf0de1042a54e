import StorylineCore
import UIKit

/// Reports an ended flow to the stage, which checks its release.
@MainActor
func flowDidEnd(_ flow: any AnyFlow) { Stage.shared.releaseTracker.noteEnd(of: flow) }

/// Adds objects that have left and are not released to the log.
@MainActor
func listenForRetention() {
  Stage.shared.releaseTracker.onVerdict = { object, verdict in
    Director.note(Retention(verdict), of: object)
  }
}

extension Retention {
  fileprivate init(_ verdict: ReleaseTracker.Verdict) {
    switch verdict {
    case .leak(let reason): self.init(.leak, reason)
    case .held(let reason): self.init(.held, reason)
    case .unexplained(let reason): self.init(.unexplained, reason)
    }
  }
}
