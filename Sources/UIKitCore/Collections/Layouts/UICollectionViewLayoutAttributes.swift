public import Foundation

/// The position and the appearance of an item, or of a supplementary view, in a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  // MARK: Creating layout attributes

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    key = .cell(indexPath)
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    key = .supplementary(elementKind, indexPath)
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    key = .decoration(decorationViewKind, indexPath)
  }

  // MARK: Identifying the element

  open var indexPath: IndexPath {
    get { key.path }
    set { key.path = newValue }
  }

  open var representedElementCategory: UICollectionView.ElementCategory { key.category }

  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { key.kind }

  // MARK: Where and how

  /// In the coordinates of the content.
  open var frame: CGRect {
    get {
      let box = CGRect(origin: .zero, size: size).applying(transform)
      return CGRect(
        x: center.x - box.width / 2, y: center.y - box.height / 2, width: box.width,
        height: box.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open var center = CGPoint.zero
  open var size = CGSize.zero

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1

  /// The stacking order. Elements with greater values lie above others.
  open var zIndex = 0

  /// A Boolean value that indicates whether the element is not seen; its view may not be made at
  /// all.
  open var isHidden = false

  // MARK: Copying and comparing

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ObjectMaker.make(like: self) ?? UICollectionViewLayoutAttributes()
    copy.key = key
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.fitting = fitting
    copy.list = list
    copy.scroller = scroller
    return copy
  }

  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self || MainActor.assumeIsolated { says(what: other) }
  }

  open override var hash: Int { MainActor.assumeIsolated { key.hashValue } }

  // MARK: - Inside the stage

  var key = ElementKey.cell(IndexPath(item: 0, section: 0))
  /// Along which axes the element may say its own size.
  var fitting = Fitting.both
  /// The position of the element in a list, if it is in one.
  var list: ListPlace?
  /// The section in whose own scroll view the element stands.
  var scroller: Int?

  struct Fitting: OptionSet {
    let rawValue: Int

    static let width = Fitting(rawValue: 1)
    static let height = Fitting(rawValue: 2)
    static let both: Fitting = [.width, .height]
  }

  private func says(what other: UICollectionViewLayoutAttributes) -> Bool {
    other.key == key && other.center == center && other.size == size
      && other.transform == transform && other.alpha == alpha && other.zIndex == zIndex
      && other.isHidden == isHidden && other.list == list
  }

  /// A copy of the same class.
  func copied() -> Self {
    guard let copy = copy() as? Self else { return self }
    return copy
  }
}

/// The identity of an element of a collection view.
enum ElementKey: Hashable {
  case cell(IndexPath)
  case supplementary(String, IndexPath)
  case decoration(String, IndexPath)

  var path: IndexPath {
    get {
      switch self {
      case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
      }
    }
    set {
      switch self {
      case .cell: self = .cell(newValue)
      case .supplementary(let kind, _): self = .supplementary(kind, newValue)
      case .decoration(let kind, _): self = .decoration(kind, newValue)
      }
    }
  }

  var kind: String? {
    switch self {
    case .cell: nil
    case .supplementary(let kind, _), .decoration(let kind, _): kind
    }
  }

  var category: UICollectionView.ElementCategory {
    switch self {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// Of what has the same `zIndex`, what is lower lies below.
  var rank: Int {
    switch self {
    case .decoration: 0
    case .cell: 1
    case .supplementary: 2
    }
  }
}
