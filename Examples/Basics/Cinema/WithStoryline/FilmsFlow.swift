import CinemaParts
import Storyline

/// The programme, with one of two lists in it.
final class FilmsFlow: Flow<Void> {
  private weak var list: ListFlow?

  override func start() {
    let programme = ProgrammeViewController()
    programme.onChoose = { [weak self, weak programme] films in
      guard let self, let programme else { return }
      list?.close()
      let list = ListFlow(films: films)
      self.list = list
      show(list, as: .child(in: programme.view, of: programme))
    }
    show(programme)
  }
}
