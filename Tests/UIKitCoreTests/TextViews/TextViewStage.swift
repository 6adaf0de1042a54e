import Foundation
import Testing
import UIKit

/// A screen with one text view, on the stage.
@MainActor
struct TextViewStage {
  let text = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 120))
  let window = UIWindow(frame: UIScreen.main.bounds)
  let controller = UIViewController()

  init() throws {
    text.font = .systemFont(ofSize: 20)
    controller.view.addSubview(text)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  func canvas() throws -> DisplayNode {
    try Stage.shared.settle()
    let node = try #require(text.displayNode())
    return try #require(find("TextViewCanvas", in: [node]))
  }

  /// The lines that the view shows.
  func lines() throws -> [DisplayTextLine] {
    if case .text(let lines) = try canvas().content { return lines }
    return []
  }

  /// Returns the drawn frames of the caret, or of the selection in each line, in the content.
  func marks() throws -> [CGRect] { try canvas().children.map(\.frame) }

  func beginEditing() throws {
    text.becomeFirstResponder()
    try Stage.shared.settle()
  }

  /// A tap, or several that follow one another, at a point of the view.
  func tap(x: CGFloat, y: CGFloat, times: Int = 1) throws {
    Stage.shared.clock.mode = .manual
    Stage.shared.clock.advance(by: 1)
    Stage.shared.clock.mode = .immediate
    let point = CGPoint(x: text.frame.minX + x, y: text.frame.minY + y)
    for _ in 0..<times {
      Stage.shared.sendTouch(id: 1, phase: .began, at: point)
      Stage.shared.sendTouch(id: 1, phase: .ended, at: point)
    }
    try Stage.shared.settle()
  }

  /// A line of this font.
  var lineHeight: CGFloat { UIFont.systemFont(ofSize: 20).lineHeight }

  /// How wide that is in this font.
  func width(of string: String) -> CGFloat { UIFont.systemFont(ofSize: 20).width(of: string) }
}
