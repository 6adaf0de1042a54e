protocol ShowPricePresentationLogic: AnyObject {
  func presentPrice(response: ShowPrice.FetchPrice.Response)
}

final class ShowPricePresenter: ShowPricePresentationLogic {
  var viewController: ShowPriceDisplayLogic?

  func presentPrice(response: ShowPrice.FetchPrice.Response) {
    let viewModel = ShowPrice.FetchPrice.ViewModel(price: "\(response.cents / 100) euros")
    viewController?.displayPrice(viewModel: viewModel)
  }
}
