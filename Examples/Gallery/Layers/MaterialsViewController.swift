import UIKit

/// Blurs over colours.
final class MaterialsViewController: CardsViewController {
  private let styles: [(name: String, style: UIBlurEffect.Style, text: UIColor)] = [
    ("Ultra thin", .systemUltraThinMaterial, .label), ("Thin", .systemThinMaterial, .label),
    ("Regular", .systemMaterial, .label), ("Thick", .systemThickMaterial, .label),
    ("Chrome", .systemChromeMaterial, .label), ("Light", .light, .black),
    ("Extra light", .extraLight, .black), ("Dark", .dark, .white),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard("Materials", styles.map(makeSample))
  }

  private func makeSample(
    _ name: String, _ style: UIBlurEffect.Style, _ color: UIColor
  ) -> UIView {
    let background = GradientView([.systemYellow, .systemPink, .systemBlue], height: 96) {
      $0.startPoint = CGPoint(x: 0, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
    let label = UILabel(name, style: .headline, color: color)
    label.textAlignment = .center
    add(label, to: blur.contentView, inset: 0)
    add(blur, to: background, inset: 16)
    return background
  }

  private func add(_ child: UIView, to parent: UIView, inset: CGFloat) {
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset * 2),
      child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset * 2),
    ])
  }
}
