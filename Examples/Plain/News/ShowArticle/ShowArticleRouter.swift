import UIKit

@objc protocol ShowArticleRoutingLogic {
    func routeBack()
}

protocol ShowArticleDataPassing {
    var dataStore: ShowArticleDataStore? { get }
}

class ShowArticleRouter: NSObject, ShowArticleRoutingLogic, ShowArticleDataPassing {

    weak var viewController: ShowArticleViewController?
    var dataStore: ShowArticleDataStore?

    // MARK: Routing

    func routeBack() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}
