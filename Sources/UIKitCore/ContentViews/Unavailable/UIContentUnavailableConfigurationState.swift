/// The state of a view controller, as far as the content depends on it that says that there is none.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public var traitCollection: UITraitCollection

  /// The text in the search bar of the controller's navigation item; `nil` without a search.
  public var searchText: String?

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}
