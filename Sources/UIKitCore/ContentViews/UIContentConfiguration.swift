public import Foundation

/// The content and the style of a content view, as a value. It makes the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows this.
  func makeContentView() -> any UIView & UIContentView

  /// The same for another state of what it is shown in.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The current configuration. Setting it changes the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns a Boolean value that indicates whether the view can show such a configuration; else
  /// another view is made for it.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns a Boolean value that indicates whether it is of the type that the view shows already.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
