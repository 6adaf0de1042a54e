import UIKit

/// Tells the stage that a flow has ended, so that somebody can see whether it is released.
@MainActor
func flowDidEnd(_ flow: any AnyFlow) { Stage.shared.departures.noteEnd(of: flow) }
