import UIKit

/// Blurs over colours.
final class MaterialsViewController: CardsViewController {
  private let styles: [(String, UIBlurEffect.Style)] = [
    ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial),
    ("Regular", .systemMaterial), ("Thick", .systemThickMaterial),
    ("Chrome", .systemChromeMaterial), ("Light", .light), ("Extra light", .extraLight),
    ("Dark", .dark),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard("Materials", styles.map { makeSample($0, $1) })
  }

  private func makeSample(_ name: String, _ style: UIBlurEffect.Style) -> UIView {
    let background = GradientView([.systemYellow, .systemPink, .systemBlue], height: 96) {
      $0.startPoint = CGPoint(x: 0, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
    let label = UILabel(name, style: .headline)
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
