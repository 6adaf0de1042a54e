import UIKit

/// A box with a context menu.
final class PressedView: UIView, UIContextMenuInteractionDelegate {
  private let box = UILabel("Press me long", style: .headline, color: .white)

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.backgroundColor = .systemIndigo
    box.textAlignment = .center
    box.layer.cornerRadius = 16
    box.clipsToBounds = true
    box.isUserInteractionEnabled = true
    box.addInteraction(UIContextMenuInteraction(delegate: self))
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: centerXAnchor),
      box.centerYAnchor.constraint(equalTo: centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: 240),
      box.heightAnchor.constraint(equalToConstant: 120),
    ])
  }

  @available(*, unavailable, message: "Use init(frame:).")
  required init?(coder: NSCoder) { fatalError("PressedView is created in code") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in Self.makeMenu(title: "") })
  }

  static func makeMenu(title: String) -> UIMenu {
    UIMenu(
      title: title,
      children: [
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
        UIAction(
          title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in },
      ])
  }
}
