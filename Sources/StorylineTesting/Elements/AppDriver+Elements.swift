public import UIKit

// Finding what is on the screen.
extension AppDriver {
  /// Returns the element of any kind with that identifier, label or text.
  public func element(_ text: String) -> Element {
    Element("element “\(text)”", called: text) { match in
      // A bar is called as its title is, which lies in it.
      match.described.role == .navigationBar
        ? match.described.identifier == text : match.isCalled(text)
    }
  }

  /// Returns the element with that `accessibilityIdentifier`.
  public func element(identifier: String) -> Element {
    Element("element #\(identifier)", called: identifier) { $0.described.identifier == identifier }
  }

  /// The view of that class.
  public func element<View: UIView>(of type: View.Type) -> Element {
    Element("\(type)") { $0.view is View }
  }

  /// The button of that title or identifier: an app's own, one in a bar, in an alert, in a menu.
  public func button(_ text: String) -> Element {
    Element("button “\(text)”", called: text) { $0.described.role == .button && $0.isCalled(text) }
  }

  /// The tab of that title or identifier, in the tab bar.
  public func tab(_ title: String) -> Element {
    Element("tab “\(title)”", called: title) { $0.described.role == .tab && $0.isCalled(title) }
  }

  /// The label of that text or identifier.
  public func text(_ text: String) -> Element {
    Element("text “\(text)”", called: text) {
      ($0.described.role == .staticText || $0.described.role == .header) && $0.isCalled(text)
    }
  }

  /// The text field of that placeholder, text or identifier.
  public func textField(_ text: String) -> Element {
    Element("text field “\(text)”", called: text) {
      $0.described.role == .textField && $0.isCalled(text)
    }
  }

  /// The only text field on the screen.
  public var textField: Element {
    Element("text field") { $0.described.role == .textField }
  }

  /// The text view of that text or identifier.
  public func textView(_ text: String) -> Element {
    Element("text view “\(text)”", called: text) {
      $0.described.role == .textView && $0.isCalled(text)
    }
  }

  /// The only text view on the screen.
  public var textView: Element {
    Element("text view") { $0.described.role == .textView }
  }

  /// The search field of that placeholder, text or identifier.
  public func searchField(_ text: String) -> Element {
    Element("search field “\(text)”", called: text) {
      $0.described.role == .searchField && $0.isCalled(text)
    }
  }

  /// The only search field on the screen.
  public var searchField: Element {
    Element("search field") { $0.described.role == .searchField }
  }

  /// The alert or action sheet.
  public var alert: Element { Element("alert") { $0.described.role == .alert } }

  /// The button of that title in an alert or action sheet.
  public func alertButton(_ title: String) -> Element {
    Element("button “\(title)” of an alert", called: title) {
      $0.described.role == .button && $0.described.label == title && $0.isInside(.alert)
    }
  }
}
