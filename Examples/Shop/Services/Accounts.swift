/// The accounts of the shop's customers.
protocol Accounts: AnyObject {
  /// Returns the customer whose mail address and password these are.
  func signIn(mail: String, password: String) async throws(ShopError) -> Customer
}

/// One account for everyone who tries the app.
final class SampleAccounts: Accounts {
  func signIn(mail: String, password: String) async throws(ShopError) -> Customer {
    guard mail.lowercased() == "ada@shop.example", password == "engine" else {
      throw .wrongPassword
    }
    return Customer(id: "ada@shop.example", name: "Ada Byron")
  }
}
