// Mistakes about isolation.
import UIKit
import os

final class Box { var value = 0 }

func elsewhere(_ box: Box) {
  Task.detached { @Sendable in box.value += 1 }  // finds: non-Sendable type 'Box'
}

func aside(_ view: UIView) {
  view.isHidden = true  // finds: main actor-isolated property
}

// No mistakes: what the SDK has to know about Dispatch and os.
func right() {
  let group = DispatchGroup()
  group.enter()
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
  os_log("said", log: OSLog(subsystem: "right", category: "planted"), type: .error)
}
