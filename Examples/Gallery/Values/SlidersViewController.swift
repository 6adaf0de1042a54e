import UIKit

/// Sliders.
final class SlidersViewController: CardsViewController {
  private let percentage = UILabel("50%", style: .body, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard("Value", [RowView("Chosen", percentage), makeLiveSlider()])
    addCard(
      "States",
      [
        CaptionedView("At its start", makeSlider(value: 0)),
        CaptionedView("At its end", makeSlider(value: 1)),
        CaptionedView("Disabled", makeDisabledSlider()),
      ])
    addCard(
      "Looks",
      [
        CaptionedView("Images", makeSliderWithImages()),
        CaptionedView("Colours", makeTintedSlider()),
        CaptionedView("An image for a thumb", makeSliderWithThumb()),
      ])
  }

  private func makeSlider(value: Float) -> UISlider {
    let slider = UISlider()
    slider.value = value
    return slider
  }

  private func makeLiveSlider() -> UISlider {
    let slider = makeSlider(value: 0.5)
    slider.accessibilityLabel = "Value"
    slider.addAction(
      UIAction { [weak self, unowned slider] _ in
        self?.percentage.text = "\(Int(slider.value * 100))%"
      }, for: .valueChanged)
    return slider
  }

  private func makeDisabledSlider() -> UISlider {
    let slider = makeSlider(value: 0.5)
    slider.isEnabled = false
    return slider
  }

  private func makeSliderWithImages() -> UISlider {
    let slider = makeSlider(value: 0.3)
    slider.minimumValueImage = UIImage(systemName: "speaker.fill")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.2.fill")
    return slider
  }

  private func makeTintedSlider() -> UISlider {
    let slider = makeSlider(value: 0.6)
    slider.minimumTrackTintColor = .systemGreen
    slider.maximumTrackTintColor = .systemRed
    slider.thumbTintColor = .systemYellow
    return slider
  }

  private func makeSliderWithThumb() -> UISlider {
    let slider = makeSlider(value: 0.7)
    let size = UIImage.SymbolConfiguration(pointSize: 24)
    slider.setThumbImage(
      UIImage(systemName: "heart.fill", withConfiguration: size), for: .normal)
    return slider
  }
}
