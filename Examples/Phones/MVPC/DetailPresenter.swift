import PhoneParts

/// A phone as its presenter sees it shown.
protocol DetailView: AnyObject {
  func show(title: String, phone: Phone)
}

final class DetailPresenter {
  private weak var view: (any DetailView)?
  private let phone: Phone

  init(view: any DetailView, phone: Phone) {
    self.view = view
    self.phone = phone
  }

  func viewDidLoad() { view?.show(title: phone.name, phone: phone) }
}
