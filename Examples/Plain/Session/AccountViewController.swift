import UIKit

protocol AccountViewControllerDelegate: AnyObject {
    func accountViewControllerDidSignOut(_ controller: AccountViewController)
}

class AccountViewController: UIViewController {

    static let remindersKey = "reminders"

    weak var delegate: AccountViewControllerDelegate?
    let remindersSwitch = UISwitch()
    private let member: Member

    init(member: Member) {
        self.member = member
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = member.name
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sign Out", style: .plain, target: self, action: #selector(signOut))

        remindersSwitch.isOn = UserDefaults.standard.bool(
            forKey: AccountViewController.remindersKey)
        remindersSwitch.addTarget(
            self, action: #selector(remindersChanged(sender:)), for: .valueChanged)
        setUpRow()
    }

    @objc private func signOut() {
        let alert = UIAlertController(
            title: "Sign out?", message: "Your books stay where they are.",
            preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(
                title: "Sign Out", style: .destructive,
                handler: { [weak self] _ in
                    guard let self = self else { return }
                    self.delegate?.accountViewControllerDidSignOut(self)
                }))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    @objc private func remindersChanged(sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: AccountViewController.remindersKey)
    }

    private func setUpRow() {
        let label = UILabel()
        label.text = "Remind me of books that are due"
        label.numberOfLines = 0
        let row = UIStackView(arrangedSubviews: [label, remindersSwitch])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }
}
