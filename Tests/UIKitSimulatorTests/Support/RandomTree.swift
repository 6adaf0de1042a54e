import Foundation
import SeededNumbers
import UIKitCore

/// A display list that changes at random as view trees do.
struct RandomTree {
  var generator: SeededGenerator
  private(set) var list: DisplayList
  private var nextID = 1

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    list = DisplayList(
      size: CGSize(width: 393, height: 852), cornerRadius: 55, isDark: false, roots: [])
    for _ in 0..<Int.random(in: 0...12, using: &generator) { insert(makeNode()) }
  }

  /// Makes some changes at once.
  mutating func change() {
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: insert(makeNode())
      case 1: _ = removeAny()
      case 2: if let node = removeAny() { insert(node) }
      case 3: if let node = removeAny() { insert(wrap(node)) }
      case 4: turnInsideOut()
      default: decorateAny()
      }
    }
  }

  private var ids: [Int] {
    var result: [Int] = []
    var stack = list.roots
    while let node = stack.popLast() {
      result.append(node.id)
      stack.append(contentsOf: node.children)
    }
    return result.sorted()
  }

  private mutating func makeNode() -> DisplayNode {
    defer { nextID += 1 }
    var node = DisplayNode(id: nextID, name: "View", frame: randomRect())
    decorate(&node)
    return node
  }

  private mutating func wrap(_ node: DisplayNode) -> DisplayNode {
    var outer = makeNode()
    outer.children = [makeNode(), node].shuffled(using: &generator)
    return outer
  }

  private mutating func insert(_ node: DisplayNode) {
    let parent = ([0] + ids).randomElement(using: &generator) ?? 0
    edit(parent) { children, generator in
      children.insert(node, at: Int.random(in: 0...children.count, using: &generator))
    }
  }

  private mutating func removeAny() -> DisplayNode? {
    guard let id = ids.randomElement(using: &generator) else { return nil }
    var removed: DisplayNode?
    func remove(_ nodes: inout [DisplayNode]) {
      if let index = nodes.firstIndex(where: { $0.id == id }) {
        removed = nodes.remove(at: index)
      } else {
        for index in nodes.indices { remove(&nodes[index].children) }
      }
    }
    remove(&list.roots)
    return removed
  }

  // The child becomes the parent: the case in which a careless order of ops makes a circle.
  private mutating func turnInsideOut() {
    guard var outer = removeAny() else { return }
    guard var inner = outer.children.popLast() else { return insert(outer) }
    inner.children.append(outer)
    insert(inner)
  }

  private mutating func decorateAny() {
    guard let id = ids.randomElement(using: &generator) else { return }
    func visit(_ nodes: inout [DisplayNode]) {
      for index in nodes.indices {
        if nodes[index].id == id { decorate(&nodes[index]) }
        visit(&nodes[index].children)
      }
    }
    var roots = list.roots
    visit(&roots)
    list.roots = roots
  }

  private mutating func edit(
    _ parent: Int, _ body: (inout [DisplayNode], inout SeededGenerator) -> Void
  ) {
    func visit(_ nodes: inout [DisplayNode]) {
      for index in nodes.indices {
        if nodes[index].id == parent { body(&nodes[index].children, &generator) }
        visit(&nodes[index].children)
      }
    }
    var roots = list.roots
    if parent == 0 { body(&roots, &generator) } else { visit(&roots) }
    list.roots = roots
  }

  // MARK: Properties

  private mutating func number() -> CGFloat {
    CGFloat(Int.random(in: -1000...4000, using: &generator)) / 4
  }

  private mutating func randomRect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func color() -> DisplayColor {
    DisplayColor(red: 0.25, green: CGFloat(Int.random(in: 0...8, using: &generator)) / 8, blue: 1)
  }

  private mutating func decorate(_ node: inout DisplayNode) {
    switch Int.random(in: 0..<19, using: &generator) {
    case 0: node.frame = randomRect()
    case 1: node.opacity = CGFloat(Int.random(in: 0...4, using: &generator)) / 4
    case 2: node.clips.toggle()
    case 3: node.background = node.background == nil ? color() : nil
    case 4: node.boundsOrigin = CGPoint(x: number(), y: 0)
    case 5: node.border = DisplayBorder(width: 1, color: color())
    case 6: node.content = .path(DisplayPath(data: "M0 0L10 10Z", fill: color()))
    case 7:
      let font = DisplayFont(family: "Helvetica", size: 17, weight: 400, isItalic: false)
      var line = DisplayTextLine(
        string: "“Zürich” \"\\\n<b>\u{1}", origin: .zero, width: number(), font: font,
        color: color())
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: line.shadow = DisplayShadow(offset: .zero, radius: 2, color: color())
      case 1:
        line.image = DisplayImage(
          mediaType: "image/png", data: Data([1, 2, 3]),
          rect: CGRect(x: 0, y: 0, width: 9, height: 9))
      default: break
      }
      node.content = .text([line])
    case 8:
      node.animations = [
        DisplayAnimation(
          id: Int.random(in: 1...9, using: &generator), property: .frame(from: randomRect()),
          curve: .cubicBezier(0.25, 0.1, 0.25, 1), begin: 12.5, duration: 0.35)
      ]
    case 9: node.accessibility = DisplayAccessibility(role: .button, label: "Go")
    case 10: node.cornerRadius = 8
    case 11: node.transform = CGAffineTransform(rotationAngle: number()).scaledBy(x: 2, y: 1)
    case 12: node.followsPointer.toggle()
    case 13: node.name = node.name == "View" ? "OtherView" : "View"
    case 14: node.roundCorners = node.roundCorners == .all ? [.topLeft, .topRight] : .all
    case 15: node.hasContinuousCorners.toggle()
    case 16: node.shadow = DisplayShadow(offset: .zero, radius: 4, color: color())
    case 17: node.mask = .path(data: "M0 0L8 0L8 8Z", isEvenOdd: Bool.random(using: &generator))
    default: node.blursBackdrop.toggle()
    }
  }
}
