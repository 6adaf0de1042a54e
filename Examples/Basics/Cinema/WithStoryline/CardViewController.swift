import CinemaParts
import UIKit

/// The card, or the way to one; and the way out.
final class CardViewController: UIViewController {
  var onRegister: (() -> Void)?
  var onLeave: (() -> Void)?

  var card: Card? {
    didSet { if isViewLoaded { showCard() } }
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Card"
  }

  @available(*, unavailable, message: "Use init().")
  required init?(coder: NSCoder) { fatalError("CardViewController is created in code") }

  override func loadView() {
    view = PageView(
      symbol: "creditcard", heading: "", text: "",
      controls: [
        UIButton.wide("Register") { [weak self] in self?.onRegister?() },
        UIButton.wide("Leave", isMain: false) { [weak self] in self?.onLeave?() },
      ])
    showCard()
  }

  private func showCard() {
    (view as? PageView)?.show(card)
  }
}
