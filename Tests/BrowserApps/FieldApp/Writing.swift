import UIKit

/// A list of words with a search in its navigation bar.
final class WordsController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
  private let words = [
    "Anchor", "Bar", "Caret", "Detent", "Edge", "Field", "Guide", "Handler", "Inset", "Key",
    "Label", "Margin", "Node", "Offset", "Page", "Query", "Row", "Scope", "Title", "Update",
  ]
  private var shown: [String] = []
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Words"
    shown = words
    definesPresentationContext = true
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.delegate = self
    search.searchBar.placeholder = "Search words"
    search.searchBar.scopeButtonTitles = ["All", "Short", "Long"]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.keyboardDismissMode = .interactive
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text?.lowercased() ?? ""
    let scope = searchController.searchBar.selectedScopeButtonIndex
    shown = words.filter { word in
      let fits = scope == 0 || (scope == 1) == (word.count < 5)
      return fits && (text.isEmpty || word.lowercased().contains(text))
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "word")
      ?? UITableViewCell(style: .default, reuseIdentifier: "word")
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let notes = NotesController()
    notes.title = shown[indexPath.row]
    navigationController?.pushViewController(notes, animated: true)
  }
}

/// A text of many lines above a button that stands on the keyboard, and a search bar of its own.
final class NotesController: UIViewController, UITextViewDelegate, UISearchBarDelegate {
  private let text = UITextView()
  private let count = UILabel()
  private let find = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil { title = "Notes" }
    view.backgroundColor = .systemBackground
    find.placeholder = "Find"
    find.delegate = self
    text.font = .systemFont(ofSize: 17)
    text.delegate = self
    text.accessibilityIdentifier = "Note"
    text.text =
      "The quick brown fox jumps over the lazy dog, and then it rests.\n\nSecond paragraph."
    count.textAlignment = .center
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    bar.contentView.addSubview(count)
    for each in [find, text, bar, count] { each.translatesAutoresizingMaskIntoConstraints = false }
    for each in [find, text, bar] { view.addSubview(each) }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      find.topAnchor.constraint(equalTo: safe.topAnchor),
      find.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      find.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.topAnchor.constraint(equalTo: find.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 11),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -11),
      text.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      count.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      count.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
    ])
    updateCount()
  }

  private func updateCount() { count.text = "\(text.text.count) characters" }

  func textViewDidChange(_ textView: UITextView) { updateCount() }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = ""
    searchBar.setShowsCancelButton(false, animated: true)
    searchBar.resignFirstResponder()
  }
}
