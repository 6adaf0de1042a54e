import UIKit

protocol EditAddressRoutingLogic: AnyObject {
  func routeToOrder()
}

final class EditAddressRouter: EditAddressRoutingLogic {
  weak var viewController: EditAddressViewController?

  func routeToOrder() {
    viewController?.navigationController?.popViewController(animated: true)
  }
}
