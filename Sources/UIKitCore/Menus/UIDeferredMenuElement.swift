public import Foundation

/// Stands for elements that are only known once the menu is open.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Asks `elementProvider` when the menu opens for the first time, and keeps what it hands on.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(provider: elementProvider, keepsElements: true)
  }

  /// Asks `elementProvider` whenever the menu opens.
  @discardableResult
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    guard let element = ObjectMaker.make(self) as? Self else {
      UIKitException.raise(.invalidArgument, "\(self) cannot be created with init()")
    }
    element.provider = elementProvider
    return element
  }

  open override func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Inside the stage

  private var provider: ((@escaping ([UIMenuElement]) -> Void) -> Void)?
  private let keepsElements: Bool
  /// The elements that were delivered, if they are cached.
  private(set) var delivered: [UIMenuElement]?

  private init(
    provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, keepsElements: Bool
  ) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "", subtitle: nil, image: nil)
  }

  // Subclasses of an app are made through this one.
  override init() {
    keepsElements = false
    super.init()
  }

  /// Hands the elements on, at once or later.
  func ask(_ receive: @escaping ([UIMenuElement]) -> Void) {
    if let delivered { return receive(delivered) }
    guard let provider else { return receive([]) }
    provider { [self] elements in
      if keepsElements {
        delivered = elements
        self.provider = nil
      }
      receive(elements)
    }
  }
}
