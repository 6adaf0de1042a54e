public import UIKit

/// A field for a name; the return key goes on.
public final class NameField: UITextField {
  public var onReturn: (() -> Void)?

  /// The typed name without the spaces around it; `nil` when nothing is left.
  public var name: String? {
    let name = text?.trimmingCharacters(in: .whitespaces) ?? ""
    return name.isEmpty ? nil : name
  }

  public init() {
    super.init(frame: .zero)
    placeholder = "Name"
    borderStyle = .roundedRect
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    autocapitalizationType = .words
    returnKeyType = .continue
    heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    addAction(UIAction { [weak self] _ in self?.onReturn?() }, for: .primaryActionTriggered)
  }

  @available(*, unavailable, message: "Use init().")
  public required init?(coder: NSCoder) { fatalError("NameField is created in code") }
}
