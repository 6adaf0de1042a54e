import UIKit

/// Content modes, tints, and the sizes and weights of symbols.
final class ImagesViewController: CardsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addModes()
    addTints()
    addScales()
    addWeights()
    addTextStyles()
  }

  private func addModes() {
    let modes: [(String, UIView.ContentMode)] = [
      ("Scale to fill", .scaleToFill), ("Aspect fit", .scaleAspectFit),
      ("Aspect fill", .scaleAspectFill), ("Centre", .center), ("Top left", .topLeft),
      ("Bottom right", .bottomRight),
    ]
    let views = modes.map { name, mode in
      let view = makeSymbol("photo", UIImage.SymbolConfiguration(pointSize: 30))
      view.contentMode = mode
      view.backgroundColor = .tertiarySystemFill
      view.clipsToBounds = true
      view.heightAnchor.constraint(equalToConstant: 64).isActive = true
      return CaptionedView(name, view)
    }
    addCard("Content Modes", views)
  }

  private func addTints() {
    let original = UIImage(systemName: "heart.fill")?.withTintColor(
      .systemPurple, renderingMode: .alwaysOriginal)
    let template = UIImage(systemName: "heart.fill")?.withRenderingMode(.alwaysTemplate)
    let tinted = UIImageView(image: template)
    tinted.tintColor = .systemRed
    addCard(
      "Tint",
      [
        RowView("Tint of the window", UIImageView(image: template)),
        RowView("Its own tint", tinted),
        RowView("Always original", UIImageView(image: original)),
      ])
  }

  private func addScales() {
    let scales: [(String, UIImage.SymbolScale)] = [
      ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]
    addCard(
      "Scales",
      scales.map { name, scale in
        RowView(name, makeSymbol("star.fill", UIImage.SymbolConfiguration(scale: scale)))
      })
  }

  private func addWeights() {
    let weights: [(String, UIImage.SymbolWeight)] = [
      ("Ultralight", .ultraLight), ("Light", .light), ("Regular", .regular),
      ("Semibold", .semibold), ("Bold", .bold), ("Black", .black),
    ]
    addCard(
      "Weights",
      weights.map { name, weight in
        RowView(
          name,
          makeSymbol("heart", UIImage.SymbolConfiguration(pointSize: 24, weight: weight)))
      })
  }

  private func addTextStyles() {
    let styles: [(String, UIFont.TextStyle)] = [
      ("Large title", .largeTitle), ("Headline", .headline), ("Body", .body),
      ("Caption", .caption1),
    ]
    addCard(
      "As Large as Text",
      styles.map { name, style in
        RowView(name, makeSymbol("bell.fill", UIImage.SymbolConfiguration(textStyle: style)))
      })
  }

  private func makeSymbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration
  ) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.preferredSymbolConfiguration = configuration
    return view
  }
}
