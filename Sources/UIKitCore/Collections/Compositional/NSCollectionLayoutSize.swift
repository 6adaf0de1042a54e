public import Foundation

/// How wide or how high something in a compositional layout is.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  /// A part of the width of what it is in: 0.5 for half of it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }

  /// A part of the height of what it is in.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }

  /// So many points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute, absoluteDimension)
  }

  /// Creates a dimension that the cell decides; that many points until the cell is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated, estimatedDimension)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  /// Points, or the part.
  open var dimension: CGFloat { amount }

  // MARK: - Inside the stage

  private var kind = Kind.absolute
  private var amount: CGFloat = 0

  override init() { super.init() }

  private static func make(_ kind: Kind, _ amount: CGFloat) -> Self {
    guard let made = ObjectMaker.make(self) as? Self else {
      preconditionFailure("A dimension is made by NSObject's initialiser.")
    }
    made.kind = kind
    made.amount = amount
    return made
  }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    // 11.6.1 – a part of what the element is in.
    case .fractionalWidth: container.width * amount
    // 11.6.1: a fractional dimension is a part of the enclosing group or section.
    case .fractionalHeight: container.height * amount
    case .absolute, .estimated: amount
    }
  }
}

/// How large something in a compositional layout is.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width, height)
  }

  open var widthDimension: NSCollectionLayoutDimension { width }
  open var heightDimension: NSCollectionLayoutDimension { height }

  // MARK: - Inside the stage

  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  private init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.width = width
    self.height = height
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }

  var fitting: UICollectionViewLayoutAttributes.Fitting {
    var axes: UICollectionViewLayoutAttributes.Fitting = []
    if width.isEstimated { axes.insert(.width) }
    if height.isEstimated { axes.insert(.height) }
    return axes
  }
}

/// How far the items of a group are apart.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// At least so far: what is left is shared out.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }

  open var spacing: CGFloat { amount }
  open var isFlexibleSpacing: Bool { isFlexible }
  open var isFixedSpacing: Bool { !isFlexible }

  // MARK: - Inside the stage

  private var amount: CGFloat = 0
  private var isFlexible = false

  override init() { super.init() }

  private static func make(_ amount: CGFloat, _ isFlexible: Bool) -> Self {
    guard let made = ObjectMaker.make(self) as? Self else {
      preconditionFailure("A spacing is made by NSObject's initialiser.")
    }
    made.amount = amount
    made.isFlexible = isFlexible
    return made
  }
}
