import CinemaParts
import UIKit

/// The second step, and the last one: a seat.
final class SeatViewController: UIViewController {
  var onChoose: ((Card.Seat) -> Void)?

  private let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = "Your Seat"
  }

  @available(*, unavailable, message: "Use init(name:).")
  required init?(coder: NSCoder) { fatalError("SeatViewController is created in code") }

  override func loadView() {
    view = PageView(
      symbol: "star", heading: "Where do you sit, \(name)?", text: "We keep it free for you.",
      controls: Card.Seat.allCases.map { seat in
        UIButton.wide(seat.rawValue, isMain: false) { [weak self] in self?.onChoose?(seat) }
      })
  }
}
