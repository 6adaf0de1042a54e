enum ShowPrice {
  enum FetchPrice {
    struct Request {}
    struct Response {
      let cents: Int
    }
    struct ViewModel {
      let price: String
    }
  }
}
