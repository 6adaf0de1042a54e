public import Foundation

/// A point at the edges of an item, at which a supplementary item stands.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor that is so many points away from the edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor whose distance from the edges is a part of the supplementary item's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  open var edges: NSDirectionalRectEdge { storedEdges }
  open var offset: CGPoint { storedOffset }
  open var isAbsoluteOffset: Bool { !isFractional }
  open var isFractionalOffset: Bool { isFractional }

  // MARK: - Inside the stage

  private let storedEdges: NSDirectionalRectEdge
  private let storedOffset: CGPoint
  private let isFractional: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    storedEdges = edges
    storedOffset = offset
    self.isFractional = isFractional
    super.init()
  }

  /// Returns the point in a rectangle of a size, for a supplementary item of another size.
  func point(in size: CGSize, of element: CGSize) -> CGPoint {
    let x = Self.part(edges.contains(.leading), edges.contains(.trailing)) * size.width
    let y = Self.part(edges.contains(.top), edges.contains(.bottom)) * size.height
    return isFractional
      ? CGPoint(x: x + offset.x * element.width, y: y + offset.y * element.height)
      : CGPoint(x: x + offset.x, y: y + offset.y)
  }

  private static func part(_ isFirst: Bool, _ isLast: Bool) -> CGFloat {
    isFirst == isLast ? 0.5 : isFirst ? 0 : 1
  }
}
