/// Traits that a view or a view controller gives to itself and to all below it, instead of those that it
/// inherits.
///
/// Overrides are what was set; read `traitCollection` for the traits that result.
public struct UITraitOverrides: UIMutableTraits {
  // 13.6.5 – reading a trait that is not overridden gives its default value.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }

  /// Returns a Boolean value that indicates whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { traits.specifies(trait) }

  /// Takes the override of a trait back: the inherited value holds again.
  public mutating func remove(_ trait: UITrait) { traits.remove(trait) }

  // MARK: - Inside the stage

  private(set) var traits = UITraitCollection.Traits()

  init() {}
}

extension UITraitCollection {
  /// The same traits, except for those that are overridden.
  func overridden(by overrides: UITraitOverrides?) -> UITraitCollection {
    guard let overrides else { return self }
    let traits = overrides.traits.falling(backTo: traits)
    return traits == self.traits ? self : UITraitCollection(traits: traits, tint: tint)
  }
}

extension UIView {
  /// The traits that the view overrides for itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { traitSettings?.overrides ?? UITraitOverrides() }
    set {
      traitSettings = traitSettings ?? TraitSettings()
      traitSettings?.overrides = newValue
      updateTraits()
    }
  }

  /// Updates the traits of the view and its subviews, and calls those who observe a trait that changed.
  public func updateTraitsIfNeeded() { updateTraits() }
}

extension UIViewController {
  /// The traits that the controller overrides for itself, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { traitSettings?.overrides ?? UITraitOverrides() }
    set {
      traitSettings = traitSettings ?? TraitSettings()
      traitSettings?.overrides = newValue
      updateTraits()
    }
  }

  /// Updates the traits of the controller and its view, and calls those who observe a trait that changed.
  public func updateTraitsIfNeeded() { updateTraits() }
}

extension UIWindowScene {
  /// The traits that the scene overrides for its windows.
  public var traitOverrides: UITraitOverrides {
    get { traitSettings?.overrides ?? UITraitOverrides() }
    set {
      traitSettings = traitSettings ?? TraitSettings()
      traitSettings?.overrides = newValue
      for window in windows { window.updateTraits() }
      deliverTraits()
    }
  }
}

/// The settings that few views and controllers have: overrides and observers of traits.
struct TraitSettings {
  var overrides = UITraitOverrides()
  var observations: [TraitObservation] = []
}
