import UIKit

@objc protocol ListArticlesRoutingLogic {
    func routeToShowArticle(segue: UIStoryboardSegue?)
}

protocol ListArticlesDataPassing {
    var dataStore: ListArticlesDataStore? { get }
}

class ListArticlesRouter: NSObject, ListArticlesRoutingLogic, ListArticlesDataPassing {

    weak var viewController: ListArticlesViewController?
    var dataStore: ListArticlesDataStore?

    // MARK: Routing

    func routeToShowArticle(segue: UIStoryboardSegue?) {
        if let segue = segue {
            let destinationVC = segue.destination as! ShowArticleViewController
            var destinationDS = destinationVC.router!.dataStore!
            passDataToShowArticle(source: dataStore!, destination: &destinationDS)
        } else {
            let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
            let destinationVC =
                storyboard.instantiateViewController(withIdentifier: "ShowArticleViewController")
                as! ShowArticleViewController
            var destinationDS = destinationVC.router!.dataStore!
            passDataToShowArticle(source: dataStore!, destination: &destinationDS)
            navigateToShowArticle(source: viewController!, destination: destinationVC)
        }
    }

    // MARK: Navigation

    func navigateToShowArticle(
        source: ListArticlesViewController, destination: ShowArticleViewController
    ) {
        source.show(destination, sender: nil)
    }

    // MARK: Passing data

    func passDataToShowArticle(
        source: ListArticlesDataStore, destination: inout ShowArticleDataStore
    ) {
        let selectedRow = viewController?.tableView.indexPathForSelectedRow?.row ?? 0
        destination.article = source.shown[selectedRow]
    }
}
