import CoreData
import UIKit

/// Edits an errand in a context of its own, so that going back takes the changes back.
class ErrandViewController: UIViewController {

    let context: NSManagedObjectContext
    let errand: Errand
    let titleField = UITextField()

    init(errandID: NSManagedObjectID, parent: NSManagedObjectContext) {
        context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.parent = parent
        errand = context.object(with: errandID) as! Errand
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = errand.shop?.name
        view.backgroundColor = .systemBackground
        titleField.text = errand.title
        titleField.borderStyle = .roundedRect
        titleField.accessibilityIdentifier = "title"
        titleField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(titleField)
        NSLayoutConstraint.activate([
            titleField.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            titleField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            titleField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(save(_:)))
    }

    @objc
    func save(_ sender: Any) {
        errand.title = titleField.text
        do {
            try context.save()
            try context.parent?.save()
            navigationController?.popViewController(animated: true)
        } catch {
            context.parent?.rollback()
            context.rollback()
            titleField.text = errand.title
        }
    }
}
