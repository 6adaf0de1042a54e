public import Foundation
import Synchronization

/// Facts about where something is shown: light or dark, compact or regular, how dense the pixels.
///
/// Each trait may be unspecified. Collections never change and may be used from any thread.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  // MARK: Creating a collection

  /// A collection that specifies nothing.
  public override init() {
    traits = Traits()
    tint = nil
    super.init()
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(traits: Traits(userInterfaceStyle: userInterfaceStyle))
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(traits: Traits(userInterfaceIdiom: idiom))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(traits: Traits(layoutDirection: layoutDirection))
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(traits: Traits(displayScale: scale))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(traits: Traits(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(traits: Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(traits: Traits(accessibilityContrast: accessibilityContrast))
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(traits: Traits(legibilityWeight: legibilityWeight))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(traits: Traits(userInterfaceLevel: userInterfaceLevel))
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(traits: Traits(forceTouchCapability: capability))
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(traits: Traits(displayGamut: displayGamut))
  }

  /// Creates a collection with the traits of all collections; of two that specify a trait, the
  /// later one's value is taken.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      traits: traitCollections.reduce(Traits()) { $1.traits.falling(backTo: $0) },
      tint: traitCollections.last { $0.tint != nil }?.tint)
  }

  init(traits: Traits, tint: UIColor? = nil) {
    self.traits = traits
    self.tint = tint
    super.init()
  }

  // MARK: Reading the traits

  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// Pixels for a point; 0 when unspecified.
  public var displayScale: CGFloat { traits.displayScale }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }

  /// How large people want text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  /// The contrast between colours that people want.
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }

  // 13.6.6: the legibility weight is a trait: it is inherited, overridden and merged as…
  /// The weight of text that people read well; regular on every device of the stage.
  public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }

  /// Elevated in sheets and popovers, base elsewhere: dark backgrounds are lighter where it is elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }

  /// The ability of the screen to measure the force of a touch: no device of the stage has it.
  public var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }

  /// The range of colours of the display.
  public var displayGamut: UIDisplayGamut { traits.displayGamut }

  // MARK: Comparing

  /// Returns a Boolean value that indicates whether every trait that `trait` specifies has the same
  /// value here.
  @discardableResult
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.traits.falling(backTo: traits) == traits
  }

  /// Returns a Boolean value that indicates whether a dynamic colour may differ between the two.
  @discardableResult
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle
      || userInterfaceIdiom != traitCollection.userInterfaceIdiom
      || accessibilityContrast != traitCollection.accessibilityContrast
      || userInterfaceLevel != traitCollection.userInterfaceLevel
      || traits.own.hasDifferentColors(from: traitCollection.traits.own)
  }

  /// Collections never change, so that a copy is the collection itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || traits == other.traits
  }

  public override var hash: Int { traits.hashValue }

  // MARK: The current traits

  private static let currentKey = "UITraitCollection.current"

  /// The default traits for resolving dynamic colours: the ones set on this thread, else the
  /// device's.
  public class var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? device
    }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  /// Runs `actions` with these traits as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    asCurrent(actions)
  }

  func asCurrent<Result>(_ body: () -> Result) -> Result {
    let dictionary = Thread.current.threadDictionary
    let previous = dictionary[Self.currentKey]
    dictionary[Self.currentKey] = self
    defer { dictionary[Self.currentKey] = previous }
    return body()
  }

  // MARK: - Inside the stage

  let traits: Traits
  /// The tint of the view whose traits these are; `nil` for the app's. It is no trait of which anything is
  /// notified: views have `tintColorDidChange()` for that.
  let tint: UIColor?

  /// The same traits with a tint.
  func tinted(_ tint: UIColor?) -> UITraitCollection {
    tint === self.tint ? self : UITraitCollection(traits: traits, tint: tint)
  }

  struct Traits: Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var displayGamut = UIDisplayGamut.unspecified
    var own = OwnTraits()

    /// The same, with `others` where nothing is specified.
    func falling(backTo others: Traits) -> Traits {
      var merged = self
      if userInterfaceStyle == .unspecified {
        merged.userInterfaceStyle = others.userInterfaceStyle
      }
      if userInterfaceIdiom == .unspecified {
        merged.userInterfaceIdiom = others.userInterfaceIdiom
      }
      if layoutDirection == .unspecified { merged.layoutDirection = others.layoutDirection }
      if displayScale == 0 { merged.displayScale = others.displayScale }
      if horizontalSizeClass == .unspecified {
        merged.horizontalSizeClass = others.horizontalSizeClass
      }
      if verticalSizeClass == .unspecified { merged.verticalSizeClass = others.verticalSizeClass }
      if preferredContentSizeCategory == .unspecified {
        merged.preferredContentSizeCategory = others.preferredContentSizeCategory
      }
      if accessibilityContrast == .unspecified {
        merged.accessibilityContrast = others.accessibilityContrast
      }
      if legibilityWeight == .unspecified { merged.legibilityWeight = others.legibilityWeight }
      if userInterfaceLevel == .unspecified {
        merged.userInterfaceLevel = others.userInterfaceLevel
      }
      if forceTouchCapability == .unknown {
        merged.forceTouchCapability = others.forceTouchCapability
      }
      if displayGamut == .unspecified { merged.displayGamut = others.displayGamut }
      merged.own = own.falling(backTo: others.own)
      return merged
    }
  }

  // Read from any thread, written by the stage.
  private static let deviceTraits = Mutex(
    UITraitCollection(device: .iPhone15, orientation: .portrait, settings: DeviceSettings()))

  /// The traits of the device, which everything on it inherits.
  static var device: UITraitCollection {
    get { deviceTraits.withLock { $0 } }
    set { deviceTraits.withLock { $0 = newValue } }
  }

  /// Creates the traits that a device gives to its windows.
  convenience init(
    device: Device, orientation: UIInterfaceOrientation, settings: DeviceSettings
  ) {
    let size = device.geometry(in: orientation).size
    let isPad = device.isPad
    let isLandscape = size.width > size.height
    self.init(
      traits: Traits(
        userInterfaceStyle: settings.isDark ? .dark : .light,
        userInterfaceIdiom: isPad ? .pad : .phone,
        layoutDirection: settings.isRightToLeft ? .rightToLeft : .leftToRight,
        displayScale: device.scale,
        // Only the larger iPhones are regular in width when they lie on their side.
        horizontalSizeClass: isPad || (isLandscape && size.width >= 896) ? .regular : .compact,
        verticalSizeClass: isPad || !isLandscape ? .regular : .compact,
        preferredContentSizeCategory: settings.contentSizeCategory,
        accessibilityContrast: settings.increasesContrast ? .high : .normal,
        legibilityWeight: .regular, userInterfaceLevel: .base,
        forceTouchCapability: .unavailable, displayGamut: .P3))
  }
}
