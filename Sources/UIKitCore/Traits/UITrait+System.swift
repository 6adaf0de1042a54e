public import Foundation

// The system's traits as types, for lists of traits and for subscripts.

/// Light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
  public static var affectsColorAppearance: Bool { true }
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static var field: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  public static var affectsColorAppearance: Bool { true }
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var field: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

/// The direction of text and layouts.
public struct UITraitLayoutDirection: SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var field: WritableKeyPath<UITraitCollection.Traits, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The number of pixels for a point.
public struct UITraitDisplayScale: SystemTrait {
  public static let defaultValue = CGFloat(0)
  static var field: WritableKeyPath<UITraitCollection.Traits, CGFloat> { \.displayScale }
}

/// The range of colours of the display.
public struct UITraitDisplayGamut: SystemTrait {
  public static var affectsColorAppearance: Bool { true }
  public static let defaultValue = UIDisplayGamut.unspecified
  static var field: WritableKeyPath<UITraitCollection.Traits, UIDisplayGamut> { \.displayGamut }
}

/// The room in width.
public struct UITraitHorizontalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var field: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The room in height.
public struct UITraitVerticalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var field: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// The size of text that people chose.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var field: WritableKeyPath<UITraitCollection.Traits, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The contrast between colours that people want.
public struct UITraitAccessibilityContrast: SystemTrait {
  public static var affectsColorAppearance: Bool { true }
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static var field: WritableKeyPath<UITraitCollection.Traits, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// The weight of text that people read well.
public struct UITraitLegibilityWeight: SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var field: WritableKeyPath<UITraitCollection.Traits, UILegibilityWeight> {
    \.legibilityWeight
  }
}

/// The level of content: base, or elevated in sheets and popovers.
public struct UITraitUserInterfaceLevel: SystemTrait {
  public static var affectsColorAppearance: Bool { true }
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  static var field: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
}

/// The ability of the screen to measure the force of a touch.
public struct UITraitForceTouchCapability: SystemTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
  static var field: WritableKeyPath<UITraitCollection.Traits, UIForceTouchCapability> {
    \.forceTouchCapability
  }
}

extension UITraitCollection {
  /// The system's traits on which dynamic colours depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// Returns the value of a trait.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    traits[trait]
  }
}
