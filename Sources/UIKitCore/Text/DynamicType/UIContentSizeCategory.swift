public import Foundation

/// A preferred size of text. Seven sizes are for everyone, five larger ones for accessibility.
public struct UIContentSizeCategory: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = named("Unspecified", private: true)
  public static let extraSmall = named("XS")
  public static let small = named("S")
  public static let medium = named("M")
  /// The default of a device.
  public static let large = named("L")
  public static let extraLarge = named("XL")
  public static let extraExtraLarge = named("XXL")
  public static let extraExtraExtraLarge = named("XXXL")
  public static let accessibilityMedium = named("AccessibilityM")
  public static let accessibilityLarge = named("AccessibilityL")
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  private static func named(_ name: String, private isPrivate: Bool = false) -> Self {
    Self(rawValue: (isPrivate ? "_" : "") + "UICTContentSizeCategory" + name)
  }

  /// Posted after people chose another size; ``newValueUserInfoKey`` has it.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// A Boolean value that indicates whether it is one of the five largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  // MARK: - Inside the stage

  /// From the smallest to the largest.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Its place from the smallest on; that of the usual size where it is unspecified.
  var index: Int { Self.all.firstIndex(of: self) ?? 3 }
}

extension UIContentSizeCategory {
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index < right.index
  }

  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index <= right.index
  }

  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index > right.index
  }

  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index >= right.index
  }
}

/// Something that shows text in a size that people choose.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether the font follows the size that people choose while it
  /// is shown. It does so only if it is one of ``UIFont/preferredFont(forTextStyle:)`` or of
  /// ``UIFontMetrics``.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
