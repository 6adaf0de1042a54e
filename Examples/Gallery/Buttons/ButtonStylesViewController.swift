import UIKit

/// Types of buttons, and what a configuration makes of one.
final class ButtonStylesViewController: CardsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addTypes()
    addStyles()
    addSizes()
    addCorners()
    addImages()
    addColors()
  }

  private func addTypes() {
    let system = UIButton(type: .system)
    system.setTitle("Button", for: .normal)
    let custom = UIButton(type: .custom)
    custom.setTitle("Button", for: .normal)
    custom.setTitleColor(.systemPurple, for: .normal)
    custom.setTitleColor(.systemPink, for: .highlighted)
    addCard(
      "Types",
      [
        RowView("System", system),
        RowView("Custom", custom),
      ])
  }

  private func addStyles() {
    let styles: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
      ("Borderless", .borderless()), ("Bordered", .bordered()),
      ("Bordered tinted", .borderedTinted()), ("Bordered prominent", .borderedProminent()),
    ]
    addCard("Styles", styles.map { RowView($0, makeButton($1)) })
  }

  private func addSizes() {
    let sizes: [(String, UIButton.Configuration.Size)] = [
      ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]
    addCard(
      "Sizes",
      sizes.map { name, size in
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = size
        return RowView(name, makeButton(configuration))
      })
  }

  private func addCorners() {
    let styles: [(String, UIButton.Configuration.CornerStyle)] = [
      ("Dynamic", .dynamic), ("Small", .small), ("Medium", .medium), ("Large", .large),
      ("Capsule", .capsule),
    ]
    addCard(
      "Corners",
      styles.map { name, style in
        var configuration = UIButton.Configuration.tinted()
        configuration.cornerStyle = style
        return RowView(name, makeButton(configuration))
      })
  }

  private func addImages() {
    let places: [(String, NSDirectionalRectEdge)] = [
      ("Leading", .leading), ("Trailing", .trailing), ("Top", .top), ("Bottom", .bottom),
    ]
    var rows = places.map { name, place in
      var configuration = UIButton.Configuration.gray()
      configuration.image = UIImage(systemName: "star.fill")
      configuration.imagePlacement = place
      configuration.imagePadding = 6
      return RowView(name, makeButton(configuration))
    }
    var subtitled = UIButton.Configuration.filled()
    subtitled.subtitle = "With a subtitle"
    subtitled.image = UIImage(systemName: "cart.fill")
    subtitled.imagePadding = 8
    rows.append(RowView("Subtitle", makeButton(subtitled)))
    addCard("Images and Subtitles", rows)
  }

  private func addColors() {
    let colors: [(String, UIColor)] = [
      ("Red", .systemRed), ("Green", .systemGreen), ("Indigo", .systemIndigo),
    ]
    addCard(
      "Colours",
      colors.map { name, color in
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = color
        return RowView(name, makeButton(configuration))
      })
  }

  private func makeButton(_ style: UIButton.Configuration) -> UIButton {
    var configuration = style
    configuration.title = "Button"
    return UIButton(configuration: configuration)
  }
}
