/// A mail address and a password, as they are typed.
final class SignInViewModel {
  var onUpdate: (() -> Void)?
  private(set) var error: String?
  private(set) var mail = ""
  private(set) var password = ""
  private var isAsking = false
  private let accounts: any Accounts

  init(accounts: any Accounts) { self.accounts = accounts }

  /// A Boolean value that indicates whether both fields are plausible and no request is running.
  var canSignIn: Bool { !isAsking && mail.contains("@") && !password.isEmpty }

  func setMail(_ text: String) {
    mail = text
    error = nil
    onUpdate?()
  }

  func setPassword(_ text: String) {
    password = text
    error = nil
    onUpdate?()
  }

  /// Returns the customer; `nil` where ``error`` says what is wrong.
  func signIn() async -> Customer? {
    guard canSignIn else { return nil }
    isAsking = true
    onUpdate?()
    defer {
      isAsking = false
      onUpdate?()
    }
    do {
      return try await accounts.signIn(mail: mail, password: password)
    } catch {
      self.error = error.errorDescription
      return nil
    }
  }
}
