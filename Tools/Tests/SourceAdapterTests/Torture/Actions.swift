import UIKit

class Form: UIViewController {
  let button = UIButton(type: .system)
  private lazy var item = UIBarButtonItem(
    title: "x", style: .plain, target: self, action: #selector(noArguments))

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(noArguments), for: .touchUpInside)
    button.addTarget(self, action: #selector(oneArgument(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(twoArguments(_:event:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(Form.inExtension(sender:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(self.inPrivateExtension), for: .touchUpInside)
    button.addTarget(self, action: #selector(custom), for: .touchUpInside)
    button.addTarget(self, action: #selector(inOtherFile(_:)), for: .touchUpInside)
    button.addTarget(
      self, action: #selector(tapped(_:) as (UIButton) -> Void), for: .touchUpInside)
  }

  @objc func noArguments() { hear("none") }
  @objc private func oneArgument(_ sender: UIButton) { hear("one \(sender === button)") }
  @objc func twoArguments(_ sender: Any?, event: UIEvent?) {
    hear("two \(sender != nil) \(event == nil)")
  }
  @objc(weirdName:)
  func custom(_ sender: UIControl!) { hear("custom") }
  @IBAction func tapped(_ sender: UIButton) { hear("tapped") }
  @discardableResult @objc func result() -> String { "result" }
  @objc func throwing(_ object: AnyObject) throws { hear("throwing") }
  @objc func maybe() -> String? { nil }
}

extension Form {
  @objc func inExtension(sender: UIButton) { hear("extension") }
}

extension Form {
  @objc fileprivate func inPrivateExtension() { hear("private extension") }
}

class SubForm: Form {
  override func noArguments() {
    hear("sub")
    super.noArguments()
  }
  @objc override func twoArguments(_ sender: Any?, event: UIEvent?) { hear("sub two") }
}

@MainActor func checkActions() {
  let form = SubForm()
  form.loadViewIfNeeded()
  form.button.sendActions(for: .touchUpInside)
  check(
    "every action is sent",
    [
      "sub", "none", "one true", "sub two", "extension", "private extension", "custom",
      "other file", "tapped",
    ])
  hear(form.perform(#selector(Form.result))?.takeUnretainedValue() as? String ?? "nothing")
  hear(form.perform(#selector(Form.maybe)) == nil ? "nil" : "something")
  form.perform(#selector(Form.throwing(_:)), with: form, with: nil)
  hear("\(form.responds(to: #selector(Form.custom))) \(form.responds(to: Selector(("nope"))))")
  check("methods are called by name", ["result", "nil", "throwing", "true false"])
}
