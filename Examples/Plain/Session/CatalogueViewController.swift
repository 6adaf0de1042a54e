import UIKit

protocol CatalogueViewControllerDelegate: AnyObject {
    func catalogueViewController(_ controller: CatalogueViewController, didSelect book: Book)
}

class CatalogueViewController: UITableViewController {

    weak var delegate: CatalogueViewControllerDelegate?
    private let library: Library

    init(library: Library) {
        self.library = library
        super.init(style: .grouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "BookCell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return library.subjects.count
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        return library.subjects[section].books.count
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        return library.subjects[section].name
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "BookCell", for: indexPath)
        cell.textLabel?.text = library.subjects[indexPath.section].books[indexPath.row].title
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let book = library.subjects[indexPath.section].books[indexPath.row]
        delegate?.catalogueViewController(self, didSelect: book)
    }
}
