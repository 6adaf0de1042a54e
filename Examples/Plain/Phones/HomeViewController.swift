import UIKit

class HomeViewController: UIViewController {

    @IBOutlet weak var versionLabel: UILabel!
    @IBOutlet weak var welcomeLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        welcomeLabel.text = NSLocalizedString("home.welcome", comment: "Above the button")
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString")
        versionLabel.text = (version as? String).map { "Version \($0)" }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    @IBAction func showPhones(_ sender: UIButton) {
        performSegue(withIdentifier: "showPhones", sender: sender)
    }

    /// The way back from everywhere.
    @IBAction func unwindToHome(_ segue: UIStoryboardSegue) {}
}
