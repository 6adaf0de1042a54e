/// The customer who has signed in. They stay signed in between launches.
final class CustomerSession {
  let observers = Observers()
  private(set) var customer: Customer? {
    didSet {
      guard customer != oldValue else { return }
      storage.store(customer, for: Self.key)
      observers.notify()
    }
  }
  private let storage: any Storage
  private static let key = "customer"

  init(storage: any Storage) {
    self.storage = storage
    customer = storage.value(Customer?.self, for: Self.key) ?? nil
  }

  func signIn(_ customer: Customer) { self.customer = customer }

  func signOut() { customer = nil }
}
