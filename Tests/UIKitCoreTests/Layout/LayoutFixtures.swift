import UIKit

/// A view whose content asks for a size.
final class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override var intrinsicContentSize: CGSize { content }
}

extension UIView {
  /// A subview that constraints place.
  @discardableResult
  func adding<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  func constrain(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }
}

@MainActor
func makeRoot(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}
