public import UIKit

/// A table of films. It does not know what comes after a tap, nor that it is part of another screen.
public final class FilmListViewController: UITableViewController {
  public var onSelect: ((Film) -> Void)?

  private let films: [Film]

  public init(films: [Film]) {
    self.films = films
    super.init(style: .plain)
  }

  @available(*, unavailable, message: "Use init(films:).")
  public required init?(coder: NSCoder) { fatalError("FilmListViewController is created in code") }

  override public func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { films.count }

  override public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Film")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Film")
    let film = films[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = film.title
    content.secondaryText = film.summary
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: "video")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override public func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(films[indexPath.row])
  }
}
