import CinemaParts
import Storyline

/// A list; a film comes after it. It does not know that it is part of another screen.
final class ListFlow: Flow<Void> {
  private let films: [Film]

  init(films: [Film]) { self.films = films }

  override func start() {
    let list = FilmListViewController(films: films)
    list.onSelect = { [weak self] film in
      self?.show(FilmViewController(film: film), whenBusy: .coalesce)
    }
    show(list)
  }
}
