import Screens
import UIKit

protocol ShowPriceDisplayLogic: AnyObject {
  func displayPrice(viewModel: ShowPrice.FetchPrice.ViewModel)
}

/// Shows the price: a scene of Clean Swift with an interactor and a presenter.
final class ShowPriceViewController: UIViewController, ShowPriceDisplayLogic {
  var interactor: ShowPriceBusinessLogic?

  init() {
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let interactor = ShowPriceInteractor()
    let presenter = ShowPricePresenter()
    self.interactor = interactor
    interactor.presenter = presenter
    presenter.viewController = self
  }

  override func loadView() {
    view = ScreenView(heading: "Price", text: "", buttons: [])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Price"
    interactor?.fetchPrice(request: ShowPrice.FetchPrice.Request())
  }

  func displayPrice(viewModel: ShowPrice.FetchPrice.ViewModel) {
    (viewIfLoaded as? ScreenView)?.text = viewModel.price
  }
}
