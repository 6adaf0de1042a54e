import Foundation

/// The configurations of a cell, or of a header, and the views that they made.
@MainActor
struct ViewConfigurations {
  var content: (any UIContentConfiguration)?
  var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var backgroundView: ConfiguredBackground?
  /// A Boolean value that indicates whether they follow the state by themselves.
  var updatesContent = true
  var updatesBackground = true
  /// A Boolean value that indicates whether the app has set the background.
  var hasOwnBackground = false
  /// A Boolean value that indicates whether the state may have changed since the last update.
  var isOutdated = true
  var isUpdating = false
}

/// A cell, or a header, that shows configurations.
@MainActor
protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState

  var configurations: ViewConfigurations { get set }
  var configurationState: State { get }
  var storedContentView: UIView { get set }

  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: State)
  func callUpdateHandler(_ state: State)

  /// Removes other kinds of backgrounds: a background configuration replaces all of them.
  func dropOtherBackgrounds()

  /// The content may need another size than before.
  func contentDidChange()
}

extension ConfiguredView {
  func setContent(_ new: (any UIContentConfiguration)?) {
    guard let new else {
      configurations.content = nil
      if configurations.contentView != nil {
        configurations.contentView = nil
        replaceContentView(with: UIView(frame: storedContentView.frame))
      }
      return contentDidChange()
    }
    // 11.7.3: configurations are updated for the state by default.
    let shown = configurations.updatesContent ? new.updated(for: configurationState) : new
    configurations.content = shown
    // 11.7.4: the content view is replaced unless it supports the configuration.
    if let view = configurations.contentView, view.supports(shown) {
      view.configuration = shown
    } else {
      let view = shown.makeContentView()
      configurations.contentView = view
      replaceContentView(with: view)
    }
    contentDidChange()
  }

  private func replaceContentView(with view: UIView) {
    let old = storedContentView
    let mask = old.autoresizingMask
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = old.frame
    view.autoresizingMask = mask
    if old.superview === self { insertSubview(view, aboveSubview: old) } else { addSubview(view) }
    old.removeFromSuperview()
    storedContentView = view
    setNeedsLayout()
  }

  func setBackground(_ new: UIBackgroundConfiguration?) {
    guard let new else {
      configurations.background = nil
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return
    }
    // 11.7.3: configurations are updated for the state by default.
    let shown = configurations.updatesBackground ? new.updated(for: configurationState) : new
    // 11.7.6: a background configuration replaces the background views.
    if configurations.background == nil { dropOtherBackgrounds() }
    configurations.background = shown
    if let view = configurations.backgroundView {
      view.configuration = shown
    } else {
      let view = ConfiguredBackground(shown)
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      configurations.backgroundView = view
      insertSubview(view, at: 0)
    }
  }

  /// 11.7.2 – the next layout updates the configurations once, however often this is called before.
  func requestConfigurationUpdate() {
    configurations.isOutdated = true
    setNeedsLayout()
  }

  // 11.7.2 – the system's configuration is updated first, then the subclass is called, then the
  // handler.
  func updateConfigurationIfNeeded() {
    guard configurations.isOutdated, !configurations.isUpdating else { return }
    configurations.isOutdated = false
    configurations.isUpdating = true
    let state = configurationState
    if configurations.updatesContent, let content = configurations.content { setContent(content) }
    if configurations.updatesBackground, let background = configurations.background {
      setBackground(background)
    }
    // 11.7.1: updateConfiguration is called before a view is shown, and at state changes.
    ObservedUpdate.configuration.run(for: self) {
      updateConfiguration(using: state)
      callUpdateHandler(state)
    }
    configurations.isUpdating = false
  }

  /// The height that the configured content needs; `nil` without one.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    guard let view = configurations.contentView else { return nil }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
