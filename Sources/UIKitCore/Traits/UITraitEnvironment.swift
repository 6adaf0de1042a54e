public import Foundation

/// Something that has traits: a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed, with what they were.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

// MARK: - Inside the stage

extension Stage {
  /// The device, or its style, is another one.
  func deviceTraitsDidChange() {
    let traits = UITraitCollection(
      device: device, orientation: orientation, settings: settings)
    let previous = UITraitCollection.device
    guard traits != previous else { return }
    UITraitCollection.device = traits
    for scene in Set(windows.compactMap(\.windowScene)) { scene.deliverTraits() }
    for window in windows {
      window.updateTraits()
      // Dynamic colours are resolved again.
      window.contentDidChange()
    }
    setNeedsStatusBarUpdate()
  }
}

extension UIView {
  /// The traits as they follow from the device and from the styles that are fixed on the way to it.
  func computeTraits() -> UITraitCollection {
    let inherited = viewController?.computeTraits() ?? inheritedTraits
    return ownTraits(inherited)
  }

  /// Returns the traits of the view below a superview with these traits.
  func computeTraits(below inherited: UITraitCollection) -> UITraitCollection {
    ownTraits(viewController?.adapted(inherited) ?? inherited)
  }

  /// Returns the view's traits, made from the inherited ones.
  private func ownTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    // 13.4.1 – what is in a sheet or a popover is elevated.
    let placed = elevatesContent ? inherited.elevated : inherited
    return placed.fixing(overrideUserInterfaceStyle)
      .overridden(by: traitSettings?.overrides)
      .limiting(from: minimumContentSizeCategory, to: maximumContentSizeCategory)
  }

  /// Updates the traits of this view and its descendants, controllers first, where they have
  /// changed.
  func updateTraits() {
    updateTraits(inherited: inheritedTraits)
  }

  /// The traits that the view inherits.
  private var inheritedTraits: UITraitCollection {
    if let superview { return superview.computeTraits() }
    guard let window = self as? UIWindow else { return .device }
    let traits = window.windowScene?.traitCollection ?? .device
    return traits.narrowed(to: window.comingSize.width)
  }

  private func updateTraits(inherited: UITraitCollection) {
    var traits = inherited
    if let viewController {
      traits = viewController.adapted(inherited)
      viewController.deliver(traits)
    }
    traits = ownTraits(traits)
    let previous = knownTraits
    varyInterface(traits)
    if previous != traits {
      knownTraits = traits
      if previous.layoutDirection != traits.layoutDirection { readingDirectionDidChange() }
      if previous.preferredContentSizeCategory != traits.preferredContentSizeCategory {
        readableWidthDidChange()
        contentSizeCategoryDidChange()
      }
      traits.tinted(traitTint).performAsCurrent {
        traitCollectionDidChange(previous)
        traitsDidChange(from: previous, to: traits)
      }
      updateTraitReaders()
      // Colours that were drawn are those of the other appearance.
      if drawsItself, traits.hasDifferentColorAppearance(comparedTo: previous) {
        setNeedsDisplay()
      }
      setNeedsCommit()
    }
    for subview in subviews { subview.updateTraits(inherited: traits) }
  }

  /// A Boolean value that indicates whether the view is drawn in dark colours.
  var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  /// Returns a colour as it appears in this view.
  package func displayColor(of color: UIColor) -> DisplayColor {
    switch color.kind {
    case .gray, .rgb, .system: color.display(with: traitCollection)
    // A class may say for itself which tint it has.
    case .provider, .tint, .faded: color.display(with: traitCollection.tinted(tintColor))
    }
  }
}

extension UIViewController {
  /// Returns the traits of the view's superview or, if there is none, of the parent, adapted.
  func computeTraits() -> UITraitCollection {
    adapted(viewIfLoaded?.superview?.computeTraits() ?? parent?.computeTraits() ?? .device)
  }

  /// Returns inherited traits with the parent's overrides for this child, and the fixed style.
  func adapted(_ inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if let traitsFromParent {
      traits = UITraitCollection(traitsFrom: [traits, traitsFromParent])
    }
    return traits.fixing(overrideUserInterfaceStyle).overridden(by: traitSettings?.overrides)
  }

  func override(_ traits: UITraitCollection?, for child: UIViewController) {
    guard child.parent === self else { return }
    child.traitsFromParent = traits
    child.updateTraits()
  }

  /// Updates the traits of the controller and its view after a change of the fixed style.
  func updateTraits() {
    if let view = viewIfLoaded { view.updateTraits() } else { deliver(computeTraits()) }
  }

  fileprivate func deliver(_ traits: UITraitCollection) {
    let previous = knownTraits
    guard previous != traits else { return }
    knownTraits = traits
    if !unavailable.isOutdated { unavailableStateDidChange() }
    traits.tinted(viewIfLoaded?.traitTint).performAsCurrent {
      traitCollectionDidChange(previous)
      traitsDidChange(from: previous, to: traits)
    }
  }
}

extension UITraitCollection {
  /// An iPad gives a window the room of a phone when it is not much wider than one.
  func narrowed(to width: CGFloat) -> UITraitCollection {
    guard userInterfaceIdiom == .pad, width < UIWindow.leastRegularWidth else { return self }
    var traits = traits
    traits.horizontalSizeClass = .compact
    return UITraitCollection(traits: traits)
  }

  /// The same traits with text no smaller and no larger than that.
  fileprivate func limiting(
    from least: UIContentSizeCategory?, to most: UIContentSizeCategory?
  ) -> UITraitCollection {
    // Nearly always: categories are compared letter by letter.
    if least == nil && most == nil { return self }
    var category = preferredContentSizeCategory
    if let least, category < least { category = least }
    if let most, category > most { category = most }
    guard category != preferredContentSizeCategory else { return self }
    var traits = traits
    traits.preferredContentSizeCategory = category
    return UITraitCollection(traits: traits)
  }

  /// The same traits at the elevated level.
  fileprivate var elevated: UITraitCollection {
    guard userInterfaceLevel != .elevated else { return self }
    var traits = traits
    traits.userInterfaceLevel = .elevated
    return UITraitCollection(traits: traits)
  }

  /// The same traits with another style, unless that is unspecified.
  fileprivate func fixing(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    var traits = traits
    traits.userInterfaceStyle = style
    return UITraitCollection(traits: traits)
  }
}
