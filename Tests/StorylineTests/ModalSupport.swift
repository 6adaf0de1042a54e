import Storyline
import StorylineTesting
import Testing
import UIKit

/// The gestures that a person makes with modals.
@MainActor
enum Person {
  /// Pulls the topmost sheet down by that part of its way, and lets go without speed.
  static func pull(_ sheet: UIViewController, by part: CGFloat) {
    Stage.shared.clock.mode = .manual
    let view: UIView = sheet.view
    let top = view.convert(CGPoint(x: view.bounds.midX, y: 30), to: nil)
    let way = (view.window?.bounds.height ?? 0) - top.y
    Stage.shared.sendTouch(id: 1, phase: .began, at: top)
    Stage.shared.turn()
    for step in 1...10 {
      Stage.shared.clock.advance(by: 0.1)
      let point = CGPoint(x: top.x, y: top.y + way * part * CGFloat(step) / 10)
      Stage.shared.sendTouch(id: 1, phase: .moved, at: point)
      Stage.shared.turn()
    }
    Stage.shared.clock.advance(by: 1)
    let end = CGPoint(x: top.x, y: top.y + way * part)
    Stage.shared.sendTouch(id: 1, phase: .moved, at: end)
    Stage.shared.turn()
    Stage.shared.sendTouch(id: 1, phase: .ended, at: end)
    Stage.shared.turn()
  }

  static func tap(_ point: CGPoint) {
    Stage.shared.sendTouch(id: 1, phase: .began, at: point)
    Stage.shared.sendTouch(id: 1, phase: .ended, at: point)
  }

  /// Taps what shows that text; says whether there is such a thing.
  @discardableResult
  static func tap(_ text: String, in window: UIWindow) -> Bool {
    func search(_ view: UIView) -> UIView? {
      if (view as? UILabel)?.text == text, !view.isHidden { return view }
      return view.subviews.reversed().lazy.compactMap(search).first
    }
    guard let label = search(window) else { return false }
    tap(label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
    return true
  }
}

extension Fixture {
  /// The titles of what is presented, the lowest first; of a navigation controller its stack.
  var modals: [String] {
    var result: [String] = []
    var each = window.rootViewController?.presentedViewController
    while let modal = each {
      if let navigation = modal as? UINavigationController {
        result.append(navigation.viewControllers.map { $0.title ?? "–" }.joined(separator: " "))
      } else {
        result.append(modal.title ?? "–")
      }
      each = modal.presentedViewController
    }
    return result
  }

  var topModal: UIViewController? {
    var each = window.rootViewController?.presentedViewController
    while let next = each?.presentedViewController { each = next }
    return each
  }

  /// Presents a flow, and lets it settle.
  func present(
    _ titles: String..., as style: ModalStyle = .automatic, in wrapper: ModalWrapper = .plain,
    above parent: TestFlow? = nil
  ) async throws -> Shown {
    let parent = try #require(parent ?? root)
    let shown = Shown(titles, above: parent, as: .present(style, in: wrapper))
    try await settle()
    return shown
  }
}
