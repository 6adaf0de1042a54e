import UIKit

/// The member's loans. Deleting a row returns the book.
class LoansViewController: UITableViewController {

    private let library: Library

    init(library: Library) {
        self.library = library
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Loans"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.tableFooterView = UIView()
        tableView.register(LoanCell.self, forCellReuseIdentifier: "LoanCell")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationItem.prompt = editing ? "Which books are you giving back?" : nil
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        return library.loans.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "LoanCell", for: indexPath)
        cell.textLabel?.text = library.loans[indexPath.row].title
        cell.detailTextLabel?.text = library.loans[indexPath.row].author
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        library.giveBack(library.loans[indexPath.row])
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        return "Give Back"
    }
}

private class LoanCell: UITableViewCell {

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
