import Foundation

extension UITableViewHeaderFooterView {
  /// Sets the configurations of a header or a footer for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// 11.7.1 – called after ``updateConfiguration(using:)``. Another one has the view updated.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updateHandler }
    set {
      updateHandler = newValue
      requestConfigurationUpdate()
    }
  }

  /// The content of the view. Its view takes the place of ``contentView``.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// The background of the view, in place of all other backgrounds.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.hasOwnBackground = true
      setBackground(newValue)
    }
  }

  /// Without content, as the table's style has it.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    let content: UIListContentConfiguration =
      isPlain
      ? isFooter ? .plainFooter() : .plainHeader()
      : isFooter ? .groupedFooter() : .groupedHeader()
    return content.updated(for: configurationState)
  }

  /// Returns the default background for the table's style.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let background: UIBackgroundConfiguration =
      isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    return background.updated(for: configurationState)
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  func makeConfigurationState() -> UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }

  func callUpdateHandler(_ state: UIViewConfigurationState) { updateHandler?(self, state) }

  func dropOtherBackgrounds() {
    backgroundColor = nil
    backgroundView = nil
  }

  func contentDidChange() { setNeedsLayout() }
}
