import UIKit

/// Pages that one swipes through with the dots below them, and how else the dots can look.
final class PageControlViewController: CardsViewController {
  private let pages = PagesView(colors: [.systemRed, .systemOrange, .systemGreen, .systemBlue])
  private let pageControl = UIPageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    pageControl.numberOfPages = pages.count
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        pages.show(pageControl.currentPage)
      }, for: .valueChanged)
    pages.onPage = { [weak self] in self?.pageControl.currentPage = $0 }
    addCard("With a Scroll View", [pages, pageControl])
    addCard(
      "Looks",
      [
        CaptionedView("Prominent background", makeControl { $0.backgroundStyle = .prominent }),
        CaptionedView("Colours", makeControl(colored)),
        CaptionedView("Images", makeControl(withImages)),
        CaptionedView("Many pages", makeControl { $0.numberOfPages = 30 }),
      ])
  }

  private func makeControl(_ change: (UIPageControl) -> Void) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 5
    control.currentPage = 1
    control.pageIndicatorTintColor = .tertiaryLabel
    control.currentPageIndicatorTintColor = .label
    change(control)
    return control
  }

  private func colored(_ control: UIPageControl) {
    control.pageIndicatorTintColor = .systemMint
    control.currentPageIndicatorTintColor = .systemPink
  }

  private func withImages(_ control: UIPageControl) {
    control.preferredIndicatorImage = UIImage(systemName: "heart.fill")
    control.setIndicatorImage(UIImage(systemName: "house.fill"), forPage: 0)
  }
}
