public import Foundation

extension AttributeScopes {
  /// The attributes that texts are drawn with.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that texts are drawn with, as those of an `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let shadow: ShadowAttribute
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.UIKitAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = NSAttributedString.Key.font.rawValue
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  public enum ShadowAttribute: AttributedStringKey {
    public typealias Value = NSShadow
    public static let name = NSAttributedString.Key.shadow.rawValue
  }
}

extension AttributeDynamicLookup {
  /// The attribute of that name: `text.font = …`.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

// Foundation on Linux lacks the way from one kind of text to the other.

extension NSAttributedString {
  /// The same text, with its links and what of its attributes is drawn.
  public convenience init(_ attrStr: AttributedString) {
    var text = StyledText()
    for run in attrStr.runs {
      let part = String(attrStr[run.range].characters)
      text.replace(
        NSRange(location: text.length, length: 0),
        with: StyledText(part, run.attributes.drawn))
    }
    self.init(attributedString: text.attributed)
  }
}

extension AttributedString {
  /// The same text, with its links and what of its attributes is drawn.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    for piece in StyledText(nsStr).pieces {
      append(AttributedString(piece.string, attributes: AttributeContainer(piece.attributes)))
    }
  }
}

extension AttributeContainer {
  /// The links and what is drawn, out of the attributes of an `NSAttributedString`.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.kern = TextDecoration.number(dictionary[.kern])
    self.tracking = TextDecoration.number(dictionary[.tracking])
    self.baselineOffset = TextDecoration.number(dictionary[.baselineOffset])
    self.underlineStyle = TextDecoration.style(dictionary[.underlineStyle])
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.strikethroughStyle = TextDecoration.style(dictionary[.strikethroughStyle])
    self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.shadow = dictionary[.shadow] as? NSShadow
    self.link = StyledText.url(dictionary[.link])
  }

  fileprivate var drawn: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self.font
    result[.foregroundColor] = self.foregroundColor
    result[.backgroundColor] = self.backgroundColor
    result[.kern] = self.kern
    result[.tracking] = self.tracking
    result[.baselineOffset] = self.baselineOffset
    result[.underlineStyle] = self.underlineStyle?.rawValue
    result[.underlineColor] = self.underlineColor
    result[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    result[.strikethroughColor] = self.strikethroughColor
    result[.shadow] = self.shadow
    result[.link] = self.link
    return result
  }
}
