public import Foundation

/// An element that a control, a bar button or a menu offers.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  open var title: String { storedTitle }
  open var subtitle: String?
  open var image: UIImage? { storedImage }

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
    super.init()
  }

  override init() {
    storedTitle = ""
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIMenuElement(title: storedTitle, subtitle: subtitle, image: storedImage)
  }

  // MARK: - Inside the stage

  var storedTitle: String
  var storedImage: UIImage?
}

extension UIMenuElement {
  /// The mark beside an element that is switched on.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }

  /// How an element is shown and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
