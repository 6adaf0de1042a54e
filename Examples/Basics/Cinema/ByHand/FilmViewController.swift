import CinemaParts
import UIKit

/// One film.
final class FilmViewController: UIViewController {
  private let film: Film

  init(film: Film) {
    self.film = film
    super.init(nibName: nil, bundle: nil)
    title = film.title
  }

  @available(*, unavailable, message: "Use init(film:).")
  required init?(coder: NSCoder) { fatalError("FilmViewController is created in code") }

  override func loadView() {
    view = PageView(
      symbol: "video", heading: film.title, text: "\(film.facts)\n\n\(film.text)")
  }
}
