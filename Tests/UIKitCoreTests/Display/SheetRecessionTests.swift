import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Tests that the view behind a large sheet recedes.
@MainActor @Suite(.stage) struct SheetRecessionTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let root = UIViewController()
  private let sheet = UIViewController()

  init() throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private func node(of view: UIView?) throws -> DisplayNode {
    var nodes = Stage.shared.displayList().roots
    while let node = nodes.popLast() {
      if node.id == view?.displayID { return node }
      nodes += node.children
    }
    throw CancellationError()
  }

  /// Returns the drawn frame of a view that is not animated.
  private func seenFrame(of view: UIView?) throws -> CGRect {
    let node = try node(of: view)
    return CGRect(origin: .zero, size: node.frame.size).applying(node.matrix)
  }

  private func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) throws {
    sheet.sheetPresentationController?.detents = detents
    root.present(sheet, animated: true)
    try Stage.shared.settle()
  }

  private func expect(_ frame: CGRect, isNear other: CGRect) {
    let differences = [
      frame.minX - other.minX, frame.minY - other.minY, frame.maxX - other.maxX,
    ]
    #expect(differences.allSatisfy { abs($0) < 0.001 }, "\(frame) is not \(other)")
  }

  @Test func `its upper edge is seen below the status bar, and something beside it`() throws {
    try present()
    let (screen, top) = (window.bounds, window.safeAreaInsets.top)
    let seen = try seenFrame(of: root.view)
    expect(seen, isNear: CGRect(x: 16, y: top, width: screen.width - 32, height: 0))
    #expect(try node(of: root.view).cornerRadius == 10)
    #expect(sheet.sheetPresentationController?.presentedView?.frame.minY == top + 10)
    // Only the drawing changes, not the properties.
    #expect(root.view.frame == screen)
    #expect(root.view.transform.isIdentity)
  }

  @Test func `when the sheet has gone, it stands where it stood`() throws {
    try present()
    root.dismiss(animated: true)
    try Stage.shared.settle()
    #expect(try seenFrame(of: root.view) == window.bounds)
    #expect(try node(of: root.view).cornerRadius == 0)
  }

  @Test func `half a sheet leaves it alone, and one that is pulled up moves it`() throws {
    try present([.medium(), .large()])
    #expect(try seenFrame(of: root.view) == window.bounds)
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.selectedDetentIdentifier = .large
    try Stage.shared.settle()
    #expect(abs(try seenFrame(of: root.view).minX - 16) < 0.001)
  }

  @Test func `it follows the finger that pulls the sheet down`() throws {
    try present()
    let card = try #require(sheet.sheetPresentationController?.presentedView)
    Stage.shared.clock.mode = .manual
    let start = CGPoint(x: 200, y: card.frame.minY + 20)
    Stage.shared.sendTouch(id: 1, phase: .began, at: start)
    let way = window.bounds.height - card.frame.minY
    for part in [0.1, 0.25, 0.5] {
      Stage.shared.clock.advance(by: 0.1)
      let point = CGPoint(x: 200, y: start.y + way * part)
      Stage.shared.sendTouch(id: 1, phase: .moved, at: point)
      Stage.shared.turn()
    }
    let seen = try seenFrame(of: root.view)
    let pulled = try node(of: card).frame.minY - card.frame.minY
    #expect(seen.minX > 4 && seen.minX < 12, "\(seen), pulled by \(pulled)")
    Stage.shared.sendTouch(id: 1, phase: .cancelled, at: start)
    try Stage.shared.settle()
    #expect(abs(try seenFrame(of: root.view).minX - 16) < 0.001)
  }

  @Test func `a second sheet lets the card of the first stand back`() throws {
    try present()
    let second = UIViewController()
    sheet.present(second, animated: true)
    try Stage.shared.settle()
    let card = sheet.sheetPresentationController?.presentedView
    let seen = try seenFrame(of: card)
    #expect(abs(seen.minX - 16) < 0.001)
    #expect(abs(seen.minY - window.safeAreaInsets.top) < 0.001)
    root.dismiss(animated: true)
    try Stage.shared.settle()
    #expect(try seenFrame(of: root.view) == window.bounds)
    #expect(card?.frame.minX == 0)
  }

  @Test func `the status bar is light on what is seen of the window`() throws {
    func content() -> [DisplayNode] { Array(Stage.shared.displayList().roots.dropFirst()) }
    let geometry = Stage.shared.device
    #expect(content() == SystemChrome.nodes(for: geometry, content: .darkContent))
    try present()
    let light = SystemChrome.nodes(for: geometry, content: .lightContent)
    #expect(content().first == light.first)
    // Under the other end of the screen there is still the sheet.
    #expect(content().last != light.last)
    root.dismiss(animated: true)
    try Stage.shared.settle()
    #expect(content() == SystemChrome.nodes(for: geometry, content: .darkContent))
  }
}
