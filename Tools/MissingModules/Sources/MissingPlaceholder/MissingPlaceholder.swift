public import UIKitCore

/// The placeholder that missing views and screens show: their names.
@MainActor public enum _MissingPlaceholder {
  /// Makes a view a box with its name.
  public static func mark(_ view: UIView, _ name: String) {
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.systemGray.cgColor
    let label = label(name)
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }

  /// Fills a screen with its name, and a button that dismisses it if it was presented.
  public static func fill(_ controller: UIViewController, _ name: String) {
    controller.view.backgroundColor = .systemBackground
    let close = UIButton(type: .system)
    close.setTitle("Close", for: .normal)
    close.addAction(
      UIAction { [weak controller] _ in
        controller?.presentingViewController?.dismiss(animated: true)
      }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [
      label("\(name) is not on the stage"), close,
    ])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
      column.widthAnchor.constraint(
        lessThanOrEqualTo: controller.view.widthAnchor, multiplier: 0.9),
    ])
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    return label
  }
}
