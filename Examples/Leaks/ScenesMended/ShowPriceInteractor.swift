protocol ShowPriceBusinessLogic: AnyObject {
  func fetchPrice(request: ShowPrice.FetchPrice.Request)
}

final class ShowPriceInteractor: ShowPriceBusinessLogic {
  var presenter: ShowPricePresentationLogic?

  func fetchPrice(request: ShowPrice.FetchPrice.Request) {
    presenter?.presentPrice(response: ShowPrice.FetchPrice.Response(cents: 2400))
  }
}
