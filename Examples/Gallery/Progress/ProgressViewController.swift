import UIKit

/// Progress views and activity indicators.
final class ProgressViewController: CardsViewController {
  private let growing = UIProgressView(progressViewStyle: .default)
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard(
      "Progress",
      [
        CaptionedView("Nothing done", makeProgress(0)),
        CaptionedView("A third", makeProgress(1.0 / 3)),
        CaptionedView("Done", makeProgress(1)),
        CaptionedView("In a bar", makeProgress(0.5, style: .bar)),
        CaptionedView("Colours", makeTintedProgress()),
      ])
    addCard("Growing", [growing, makeGrowButton()])
    addCard(
      "Activity",
      [
        RowView("Medium", makeIndicator(.medium)),
        RowView("Large", makeIndicator(.large)),
        RowView("Colour", makeIndicator(.medium, color: .systemPink)),
        RowView("Stopped, still visible", makeStoppedIndicator()),
        RowView("Loading", makeSwitch()),
        RowView("Hidden when stopped", spinner),
      ])
  }

  private func makeProgress(
    _ progress: Float, style: UIProgressView.Style = .default
  ) -> UIProgressView {
    let view = UIProgressView(progressViewStyle: style)
    view.progress = progress
    return view
  }

  private func makeTintedProgress() -> UIProgressView {
    let view = makeProgress(0.7)
    view.progressTintColor = .systemGreen
    view.trackTintColor = .systemYellow
    return view
  }

  private func makeGrowButton() -> UIButton {
    let grow = UIAction(title: "Do a Quarter") { [weak self] _ in
      guard let growing = self?.growing else { return }
      growing.setProgress(growing.progress < 1 ? growing.progress + 0.25 : 0, animated: true)
    }
    return UIButton(configuration: .gray(), primaryAction: grow)
  }

  private func makeIndicator(
    _ style: UIActivityIndicatorView.Style, color: UIColor? = nil
  ) -> UIActivityIndicatorView {
    let indicator = UIActivityIndicatorView(style: style)
    if let color { indicator.color = color }
    indicator.startAnimating()
    return indicator
  }

  private func makeStoppedIndicator() -> UIActivityIndicatorView {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.hidesWhenStopped = false
    return indicator
  }

  private func makeSwitch() -> UISwitch {
    let control = UISwitch()
    control.addAction(
      UIAction { [weak self, unowned control] _ in
        if control.isOn { self?.spinner.startAnimating() } else { self?.spinner.stopAnimating() }
      }, for: .valueChanged)
    return control
  }
}
