import UIKit

final class SignInViewController: FormViewController {
  var onSignIn: ((Customer) -> Void)?
  private let viewModel: SignInViewModel

  init(viewModel: SignInViewModel) {
    self.viewModel = viewModel
    super.init(
      title: "Sign In",
      note: "Your orders are kept in your account. Try ada@shop.example with the password engine.",
      buttonTitle: "Sign In",
      fields: [
        FormField(title: "Mail Address", contentType: .username, keyboard: .emailAddress),
        FormField(title: "Password", contentType: .password, isSecure: true),
      ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onUpdate = { [weak self] in self?.update() }
  }

  override func change(_ index: Int, _ text: String) {
    if index == 0 { viewModel.setMail(text) } else { viewModel.setPassword(text) }
  }

  override func update() { form.show(error: viewModel.error, canSubmit: viewModel.canSignIn) }

  override func submit() {
    Task { [weak self, viewModel] in
      if let customer = await viewModel.signIn() { self?.onSignIn?(customer) }
    }
  }
}
