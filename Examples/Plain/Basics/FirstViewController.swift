import UIKit

class FirstViewController: UIViewController {

    weak var coordinator: MainCoordinator?

    let greetingLabel = UILabel()
    let visitsLabel = UILabel()
    let secondButton = UIButton(type: .system)
    let thirdButton = UIButton(type: .system)

    private let visits: Visits
    private var observation: NSKeyValueObservation?

    init(visits: Visits) {
        self.visits = visits
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "First"
        view.backgroundColor = .white

        greetingLabel.text = "Two ways lead on from here."
        greetingLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        visitsLabel.textColor = .darkGray

        secondButton.setTitle("Second", for: .normal)
        secondButton.addTarget(self, action: #selector(secondTapped), for: .touchUpInside)
        thirdButton.setTitle("Third", for: .normal)
        thirdButton.addTarget(self, action: #selector(thirdTapped(_:)), for: .touchUpInside)
        setUpStack()

        observation = visits.observe(\.count, options: [.initial, .new]) {
            [weak self] _, change in
            self?.visitsLabel.text = "Screens seen: \(change.newValue ?? 0)"
        }
    }

    func greet(_ name: String) {
        greetingLabel.text = "Hello, \(name)."
    }

    // MARK: Actions

    @objc private func secondTapped() {
        coordinator?.showSecond()
    }

    @objc private func thirdTapped(_ sender: UIButton) {
        coordinator?.showThird()
    }

    // MARK: Layout

    private func setUpStack() {
        let stack = UIStackView(arrangedSubviews: [
            greetingLabel, visitsLabel, secondButton, thirdButton,
        ])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

// MARK: - SecondViewControllerDelegate

extension FirstViewController: SecondViewControllerDelegate {

    func secondViewController(
        _ viewController: SecondViewController, didChangeBrightness brightness: CGFloat
    ) {
        view.backgroundColor = UIColor(white: brightness, alpha: 1)
    }
}
