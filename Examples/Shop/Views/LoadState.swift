/// A value on its way from a service.
nonisolated enum LoadState<Value: Equatable>: Equatable {
  case loading
  case loaded(Value)
  case failed(ShopError)

  /// The value, as soon as it has come.
  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}
