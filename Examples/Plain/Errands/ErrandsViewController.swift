import CoreData
import UIKit

class ErrandsViewController: UITableViewController {

    let list: ErrandList

    lazy var fetchedResultsController: NSFetchedResultsController<Errand> = {
        let fetchRequest: NSFetchRequest<Errand> = Errand.fetchRequest()
        fetchRequest.fetchBatchSize = 20
        fetchRequest.sortDescriptors = [
            NSSortDescriptor(key: "shop.name", ascending: true),
            NSSortDescriptor(keyPath: \Errand.title, ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: fetchRequest, managedObjectContext: list.context,
            sectionNameKeyPath: "shop.name", cacheName: nil)
        controller.delegate = self
        return controller
    }()

    init(context: NSManagedObjectContext) {
        list = ErrandList(context: context)
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Errands"
        tableView.allowsSelectionDuringEditing = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(askForNewErrand(_:)))
        do {
            try fetchedResultsController.performFetch()
        } catch {
            fatalError("Unresolved error \(error)")
        }
    }

    // MARK: - Adding

    @objc
    func askForNewErrand(_ sender: Any) {
        let alert = UIAlertController(title: "New errand", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "What" }
        alert.addTextField { $0.placeholder = "Where" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
                let texts = alert?.textFields?.map { $0.text ?? "" } ?? []
                guard texts.count == 2, !texts.contains("") else { return }
                self?.change { try $0.add(texts[0], at: texts[1]) }
            })
        present(alert, animated: true)
    }

    func change(_ body: (ErrandList) throws -> Void) {
        do {
            try body(list)
            try list.context.save()
        } catch {
            list.context.rollback()
            let alert = UIAlertController(
                title: "Not saved", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    // MARK: - Table view

    override func numberOfSections(in tableView: UITableView) -> Int {
        return fetchedResultsController.sections?.count ?? 0
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return fetchedResultsController.sections?[section].numberOfObjects ?? 0
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        return fetchedResultsController.sections?[section].name
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        configure(cell, with: fetchedResultsController.object(at: indexPath))
        return cell
    }

    func configure(_ cell: UITableViewCell, with errand: Errand) {
        cell.textLabel?.text = errand.title
        cell.accessoryType = errand.isDone ? .checkmark : .none
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let errand = fetchedResultsController.object(at: indexPath)
        guard isEditing else {
            tableView.deselectRow(at: indexPath, animated: true)
            change { _ in errand.isDone.toggle() }
            return
        }
        let controller = ErrandViewController(errandID: errand.objectID, parent: list.context)
        navigationController?.pushViewController(controller, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        let errand = fetchedResultsController.object(at: indexPath)
        change { $0.context.delete(errand) }
    }
}

// MARK: - Fetched results controller

extension ErrandsViewController: NSFetchedResultsControllerDelegate {

    func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) {
        tableView.beginUpdates()
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        switch type {
        case .insert:
            tableView.insertSections(IndexSet(integer: sectionIndex), with: .fade)
        case .delete:
            tableView.deleteSections(IndexSet(integer: sectionIndex), with: .fade)
        default:
            return
        }
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch type {
        case .insert:
            tableView.insertRows(at: [newIndexPath!], with: .fade)
        case .delete:
            tableView.deleteRows(at: [indexPath!], with: .fade)
        case .update:
            if let cell = tableView.cellForRow(at: indexPath!) {
                configure(cell, with: anObject as! Errand)
            }
        case .move:
            if let cell = tableView.cellForRow(at: indexPath!) {
                configure(cell, with: anObject as! Errand)
            }
            tableView.moveRow(at: indexPath!, to: newIndexPath!)
        default:
            return
        }
    }

    func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) {
        tableView.endUpdates()
    }
}
