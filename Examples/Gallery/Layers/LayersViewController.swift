import UIKit

/// Corners, borders, shadows, opacity and transforms of layers.
final class LayersViewController: CardsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addCard(
      "Corners",
      [
        UIStackView.columns([
          makeBox("Circular") { $0.cornerRadius = 24 },
          makeBox("Smooth") {
            $0.cornerRadius = 24
            $0.cornerCurve = .continuous
          },
          makeBox("Two") {
            $0.cornerRadius = 24
            $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
          },
        ])
      ])
    addCard(
      "Borders",
      [
        UIStackView.columns([
          makeBox("Thin") { $0.borderWidth = 1 },
          makeBox("Thick") { $0.borderWidth = 6 },
          makeBox("Round") {
            $0.borderWidth = 4
            $0.cornerRadius = 16
          },
        ])
      ])
    addCard(
      "Shadows",
      [
        UIStackView.columns(
          [
            makeBox("Soft") {
              $0.shadowOpacity = 0.6
              $0.shadowRadius = 10
            },
            makeBox("Hard") {
              $0.shadowOpacity = 0.6
              $0.shadowRadius = 0
              $0.shadowOffset = CGSize(width: 5, height: 5)
            },
            makeBox("Red") {
              $0.shadowOpacity = 0.6
              $0.shadowRadius = 6
              $0.shadowColor = UIColor.systemRed.cgColor
            },
          ], spacing: 20)
      ])
    addCard(
      "Opacity and Transforms",
      [
        UIStackView.columns(
          [
            makeBox("Half") { $0.opacity = 0.5 },
            makeBox("Turned") { $0.transform = CATransform3DMakeRotation(.pi / 12, 0, 0, 1) },
            makeBox("Smaller") { $0.transform = CATransform3DMakeScale(0.7, 0.7, 1) },
          ], spacing: 20)
      ])
  }

  private func makeBox(_ name: String, _ change: (CALayer) -> Void) -> UIView {
    let box = UIView()
    box.backgroundColor = .systemTeal
    box.heightAnchor.constraint(equalToConstant: 72).isActive = true
    box.layer.borderColor = UIColor.systemIndigo.cgColor
    change(box.layer)
    let label = UILabel(name, style: .caption1, color: .secondaryLabel)
    label.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [box, label])
    stack.axis = .vertical
    stack.spacing = 8
    return stack
  }
}
