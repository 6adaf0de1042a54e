import UIKit

protocol EditAddressRoutingLogic: AnyObject {
  func routeToOrder()
}

final class EditAddressRouter: EditAddressRoutingLogic {
  var viewController: EditAddressViewController?

  func routeToOrder() {
    viewController?.navigationController?.popViewController(animated: true)
  }
}
