import Foundation

extension UICollectionView {
  /// The kind of an element of a layout.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// Along which axis the items go on.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  /// The position of an item after a collection view has scrolled to it; one of each axis at most.
  ///
  /// With none, it scrolls as little as needed for the item to be seen.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var top: Self { Self(rawValue: 1) }
    public static var centeredVertically: Self { Self(rawValue: 2) }
    public static var bottom: Self { Self(rawValue: 4) }
    public static var left: Self { Self(rawValue: 8) }
    public static var centeredHorizontally: Self { Self(rawValue: 16) }
    public static var right: Self { Self(rawValue: 32) }
  }

  /// The kind of what stands before a section.
  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }

  /// The kind of what stands after a section.
  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }
}

/// By what a view of a collection view can be used again.
struct ReuseKey: Hashable {
  /// `nil` for cells.
  let kind: String?
  let identifier: String
  let isDecoration: Bool

  init(_ kind: String?, _ identifier: String, isDecoration: Bool = false) {
    self.kind = kind
    self.identifier = identifier
    self.isDecoration = isDecoration
  }
}

/// A delegate method that the app does not implement, so that the layout decides.
enum CollectionDefault: Hashable {
  case itemSize
}

extension ElementKey {
  func isSupplementary(_ kind: String) -> Bool {
    if case .supplementary(kind, _) = self { true } else { false }
  }
}
