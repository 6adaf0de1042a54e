import UIKit

class TripsViewController: UITableViewController {

    private var trips = [Trip]()

    override func viewDidLoad() {
        super.viewDidLoad()
        trips = Trip.load()
        clearsSelectionOnViewWillAppear = true
    }

    // MARK: - Table view data source

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        return trips.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "TripCell", for: indexPath)
        cell.textLabel?.text = trips[indexPath.row].name
        cell.detailTextLabel?.text = trips[indexPath.row].when
        return cell
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showTrip", let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
        else { return }
        let destination = segue.destination as! TripViewController
        destination.trip = trips[indexPath.row]
    }
}
