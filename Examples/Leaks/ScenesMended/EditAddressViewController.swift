import Screens
import UIKit

/// Changes the address: a scene of Clean Swift with a router.
final class EditAddressViewController: UIViewController {
  var router: EditAddressRoutingLogic?

  init() {
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let router = EditAddressRouter()
    self.router = router
    router.viewController = self
  }

  override func loadView() {
    view = ScreenView(
      heading: "Address",
      text: "The address is kept.",
      buttons: [.prominent("Save") { [weak self] in self?.router?.routeToOrder() }])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address"
  }
}
