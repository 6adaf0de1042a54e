public import Foundation

/// Places what is shown in a text in place of a character.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// The image that is drawn in an area of that size; `nil` for none.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?

  /// The area of the attachment. Its origin is a distance from the baseline: upwards where `y` is
  /// positive.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}

/// An image in a text; the value of ``NSAttributedString/Key/attachment``.
///
/// The image stands on the baseline. A symbol follows the font and the colour of its text.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
  // The first property: see `FoundationMark`.
  private let mark = FoundationMark.word

  /// The character that an attachment takes the place of: U+FFFC.
  open class var character: Int { 0xFFFC }

  /// An attachment with the data of an image, and the uniform type identifier of its format.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  /// The image that is drawn; `nil` for the one in ``contents``.
  open var image: UIImage?

  /// The area of the attachment, from the baseline; zero, the default, for the size of its image.
  open var bounds = CGRect.zero

  open var contents: Data? {
    didSet { if contents != oldValue { decoded = nil } }
  }
  open var fileType: String?

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image ?? imageInContents }

  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    // 15.1.2 – bounds that are set count, from the baseline.
    if bounds != .zero { return bounds }
    guard let image = image ?? imageInContents else { return .zero }
    guard image.isSymbolImage, let font = fontOfText else {
      return CGRect(origin: .zero, size: image.size)
    }
    // 15.1.3 – a symbol is as large as its text, and centred on the capital letters.
    let size = image.symbol(in: font).size
    return CGRect(
      x: 0, y: (font.capHeight - size.height) / 2, width: size.width, height: size.height)
  }

  // MARK: - Inside the stage

  /// The font of the text around the attachment while its bounds are asked for.
  var fontOfText: UIFont?
  private var decoded: UIImage?

  private var imageInContents: UIImage? {
    if decoded == nil { decoded = contents.flatMap { UIImage(data: $0) } }
    return decoded
  }
}

extension UIImage {
  /// A symbol without a size of its own, in the size of a font.
  func symbol(in font: UIFont) -> UIImage {
    falling(backTo: UIImage.SymbolConfiguration(font: font).settings)
  }
}

extension NSAttributedString {
  /// A text of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(attachment: attachment, attributes: [:])
  }

  /// A text of one character that stands for an attachment, with more attributes.
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any] = [:]
  ) {
    var attributes = attributes
    attributes[.attachment] = attachment
    self.init(string: String(PlacedAttachment.character), attributes: attributes)
  }

  /// Returns a Boolean value that indicates whether a character in `range` stands for an
  /// attachment.
  @discardableResult
  public func containsAttachments(in range: NSRange) -> Bool {
    StyledText(self).part(range).pieces.contains {
      $0.attributes[.attachment] is NSTextAttachment
        && $0.string.contains(PlacedAttachment.character)
    }
  }
}

/// An attachment in a line of text.
struct PlacedAttachment {
  static let character: Character = "\u{FFFC}"

  let attachment: NSTextAttachment
  /// Above the baseline, in the size that is drawn.
  let bounds: CGRect
  let container: NSTextContainer?
  /// The place of its character in the text.
  let index: Int

  /// The image at a place on a baseline; `nil` where there is none.
  func line(
    at origin: CGPoint, _ style: TextStyle, isDark: Bool, color: (UIColor) -> DisplayColor
  ) -> DisplayTextLine? {
    let area = CGRect(origin: .zero, size: bounds.size)
    guard
      let image = attachment.image(
        forBounds: area, textContainer: container, characterIndex: index)
    else { return nil }
    let isTemplate =
      switch image.renderingMode {
      case .automatic: image.isSymbolImage
      case .alwaysOriginal: false
      case .alwaysTemplate: true
      }
    // 15.1.4 – templates and symbols take the colour of the text.
    let ink = isTemplate ? style.color : image.look.tint ?? (image.isSymbolImage ? .black : nil)
    let place = CGRect(
      x: origin.x + bounds.minX, y: origin.y - bounds.maxY, width: bounds.width,
      height: bounds.height)
    guard
      let picture = image.symbol(in: style.font)
        .display(in: place, isDark: isDark, ink: ink.map(color))
    else { return nil }
    var line = DisplayTextLine(
      string: String(Self.character), origin: origin, width: bounds.width,
      font: style.font.display, color: color(style.color))
    line.image = picture
    return line
  }
}

/// The values on which the positions of tabs and attachments in a line depend.
struct LineSetting {
  var container: NSTextContainer?
  /// The place of the line's first character in the text.
  var location = 0
  /// The areas of attachments that were asked for before, by the places of their characters.
  var attachments: [Int: CGRect] = [:]
  var tabs = TabStops()
  /// How far from the edge of the text the line begins.
  var indent: CGFloat = 0
  /// The area that the line is proposed to take.
  var fragment = CGRect.zero

  /// Asks an attachment for its area, in a text whose fonts are `scale` times as large.
  func bounds(
    of attachment: NSTextAttachment, at index: Int, x: CGFloat, _ font: UIFont, scale: CGFloat
  ) -> CGRect {
    if let known = attachments[index] { return known }
    attachment.fontOfText = font
    defer { attachment.fontOfText = nil }
    let fragment =
      fragment == .zero
      ? CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: font.lineHeight)
      : fragment
    // 15.1.5 – a subclass places its image.
    let bounds = attachment.attachmentBounds(
      for: container, proposedLineFragment: fragment, glyphPosition: CGPoint(x: x, y: 0),
      characterIndex: index)
    // A symbol is as large as the font, which has the scale already.
    let isScaled =
      scale != 1 && !(attachment.bounds == .zero && attachment.image?.isSymbolImage == true)
    return isScaled
      ? bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) : bounds
  }
}
