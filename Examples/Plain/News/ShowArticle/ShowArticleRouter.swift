import UIKit

protocol ShowArticleDataPassing {
    var dataStore: ShowArticleDataStore? { get }
}

/// Nothing comes after an article: its router only has what others pass.
class ShowArticleRouter: NSObject, ShowArticleDataPassing {

    weak var viewController: ShowArticleViewController?
    var dataStore: ShowArticleDataStore?
}
