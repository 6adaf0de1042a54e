public import Foundation

extension UICollectionView {
  /// How the cells of one kind of item are made and set up.
  ///
  /// Make it once, beside the collection view; cells are dequeued with it.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    public init(handler: @escaping Handler) { self.init(nib: nil, handler: handler) }

    /// Creates a registration whose cells are the top-level object of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(nib: cellNib, handler: handler)
    }

    private init(nib: UINib?, handler: @escaping Handler) {
      self.nib = nib
      self.handler = handler
      identity = RegistrationIdentity()
    }

    let nib: UINib?

    let handler: Handler
    let identity: RegistrationIdentity
  }

  /// How supplementary views of one kind are made and set up.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    public init(elementKind: String, handler: @escaping Handler) {
      self.init(nib: nil, elementKind: elementKind, handler: handler)
    }

    /// Creates a registration whose views are the top-level object of a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(nib: supplementaryNib, elementKind: elementKind, handler: handler)
    }

    private init(nib: UINib?, elementKind: String, handler: @escaping Handler) {
      self.nib = nib
      self.elementKind = elementKind
      self.handler = handler
      identity = RegistrationIdentity()
    }

    let nib: UINib?

    let elementKind: String
    let handler: Handler
    let identity: RegistrationIdentity
  }

  /// A cell for the item, set up by the registration.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    registration.identity.check()
    let identifier = registration.identity.identifier
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell
    else { preconditionFailure("The pool made a cell of another class than was registered.") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view, set up by the registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let (kind, identifier) = (registration.elementKind, registration.identity.identifier)
    if let nib = registration.nib {
      register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    } else {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    guard
      let view = dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath) as? Supplementary
    else { preconditionFailure("The pool made a view of another class than was registered.") }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// An identity that distinguishes a registration from all others.
@MainActor
final class RegistrationIdentity {
  /// A Boolean value that indicates whether a collection view was asking for a cell when the
  /// registration was made.
  private let isLate = CellRequests.areOpen

  private let number: Int
  private static var made = 0

  init() {
    Self.made += 1
    number = Self.made
  }

  var identifier: String { "registration \(number)" }

  // 11.5.11: a registration made inside cellForItemAt raises.
  func check() {
    guard isLate else { return }
    UIKitException.raise(
      .internalInconsistency,
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
        + "cell provider. Creating a new registration each time a cell is requested will prevent "
        + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused. Registration: "
        + identifier)
  }
}

/// The requests for cells that data sources are answering.
@MainActor
enum CellRequests {
  private static var depth = 0

  static var areOpen: Bool { depth > 0 }
  static func begin() { depth += 1 }
  static func end() { depth -= 1 }
}
