import UIKit

class TripViewController: UITableViewController {

    var trip: Trip!
    var notebook = Notebook.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        title = trip.name
        NotificationCenter.default.addObserver(
            self, selector: #selector(notebookDidChange(_:)), name: .notebookDidChange,
            object: notebook)
    }

    deinit {
        NotificationCenter.default.removeObserver(self, name: .notebookDidChange, object: nil)
    }

    @objc func notebookDidChange(_ notification: Notification) {
        guard let id = notification.userInfo?[Notebook.dayKey] as? String,
            let row = trip.days.firstIndex(where: { $0.id == id })
        else { return }
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }

    // MARK: - Table view data source

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        return trip.days.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "DayCell", for: indexPath) as! DayCell
        let day = trip.days[indexPath.row]
        cell.nameLabel.text = day.name
        cell.dateLabel.text = day.date
        cell.noteBadge.isHidden = notebook.note(for: day) == nil
        return cell
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let destination = segue.destination as? DayViewController,
            let indexPath = tableView.indexPathForSelectedRow
        {
            destination.day = trip.days[indexPath.row]
            destination.notebook = notebook
        }
    }
}
