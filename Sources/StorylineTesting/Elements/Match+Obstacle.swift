import Foundation
import UIKit

extension Match {
  /// Why no finger reaches it, to go after "but": `it is hidden`.
  var obstacle: String {
    if sequence(first: view, next: \.superview).contains(where: \.isUnseen) {
      return "it is hidden"
    }
    let screen = CGRect(origin: .zero, size: Stage.shared.screen.size)
    let frame = self.frame
    guard frame.intersects(screen) else { return "it is outside of the screen" }
    if let front = Stage.shared.frontModal, front.presentingViewController != nil,
      let frontView = front.viewIfLoaded, !view.isDescendant(of: frontView)
    {
      return "\(Swift.type(of: front)) “\(AppDriver.name(front))” is in front of it"
    }
    let seen = frame.intersection(screen)
    let hit = Stage.shared.view(at: CGPoint(x: seen.midX, y: seen.midY))
    return hit.map { "\(Match($0).name) lies over it" } ?? "it takes no touches"
  }
}
