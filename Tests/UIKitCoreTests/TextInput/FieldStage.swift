import Foundation
import Testing
import UIKit

/// A screen with one text field, on the stage.
@MainActor
struct FieldStage {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let window = UIWindow(frame: UIScreen.main.bounds)
  let controller = UIViewController()

  init() throws {
    controller.view.addSubview(field)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  /// Turns until nothing moves, and returns the field's node.
  func draw() throws -> DisplayNode {
    try Stage.shared.settle()
    return try #require(field.displayNode())
  }

  /// The lines that the field shows.
  func lines() throws -> [DisplayTextLine] {
    try canvas().flatMap { node -> [DisplayTextLine]? in
      if case .text(let lines) = node.content { lines } else { nil }
    } ?? []
  }

  func canvas() throws -> DisplayNode? {
    try draw().children.first { $0.name == "TextFieldCanvas" }
  }

  /// Returns the drawn frame of the caret or the selection in the field; `nil` without either.
  func mark() throws -> CGRect? {
    try canvas().flatMap { canvas in
      canvas.children.first.map {
        $0.frame.offsetBy(dx: canvas.frame.minX, dy: canvas.frame.minY)
      }
    }
  }

  /// A tap, or several that follow one another; a while after those before.
  func tap(_ point: CGPoint, times: Int = 1) throws {
    Stage.shared.clock.mode = .manual
    Stage.shared.clock.advance(by: 1)
    Stage.shared.clock.mode = .immediate
    for _ in 0..<times {
      Stage.shared.sendTouch(id: 1, phase: .began, at: point)
      Stage.shared.sendTouch(id: 1, phase: .ended, at: point)
    }
    try Stage.shared.settle()
  }

  /// A point on the field.
  func point(x: CGFloat) -> CGPoint { CGPoint(x: field.frame.minX + x, y: field.frame.midY) }

  func beginEditing() throws {
    field.becomeFirstResponder()
    try Stage.shared.settle()
  }
}

/// The first node with that name, in depth.
func find(_ name: String, in nodes: [DisplayNode]) -> DisplayNode? {
  for node in nodes {
    if node.name == name { return node }
    if let found = find(name, in: node.children) { return found }
  }
  return nil
}
