import Foundation
import UIKitCore

/// Display lists made by hand.
enum DisplayListSamples {
  static let red = DisplayColor(red: 1, green: 0, blue: 0)
  static let font = DisplayFont(family: "Helvetica", size: 17, weight: 400, isItalic: false)

  static func list(_ roots: DisplayNode..., cornerRadius: CGFloat = 0) -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 200), cornerRadius: cornerRadius, isDark: false,
      roots: roots)
  }

  static func box(
    _ id: Int, _ name: String = "UIView", x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 10,
    height: CGFloat = 10, children: [DisplayNode] = []
  ) -> DisplayNode {
    var node = DisplayNode(
      id: id, name: name, frame: CGRect(x: x, y: y, width: width, height: height))
    node.children = children
    return node
  }

  static func line(_ string: String) -> DisplayTextLine {
    DisplayTextLine(
      string: string, origin: CGPoint(x: 2, y: 16.25), width: 40, font: font, color: red)
  }

  static func label(_ string: String) -> DisplayNode {
    var node = box(7, "UILabel", x: 16, y: 100.5, width: 60, height: 20.5)
    node.content = .text([line(string)])
    return node
  }
}
