extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, in which direction they follow each other, and
  /// between what their spaces are.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: NSLayoutConstraint.Attribute) { rawValue = 1 << attribute.rawValue }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    public static var directionLeadingToTrailing: FormatOptions { [] }
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    public static var spacingEdgeToEdge: FormatOptions { [] }
    /// Vertical spaces are from the last line of text of a view to the first one of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that the options align, in the order of their numbers.
    var alignments: [NSLayoutConstraint.Attribute] {
      (1...NSLayoutConstraint.Attribute.firstBaseline.rawValue)
        .filter { rawValue & 1 << $0 != 0 }
        .compactMap(NSLayoutConstraint.Attribute.init)
    }
  }
}
