import StorylineTesting
import Testing
import UIKit

/// 10.3.16: the keyboard in form sheets.
@MainActor @Suite(.harness) struct FormSheetKeyboardTests {
  let harness: any Harness = PlatformHarness()

  /// A controller with a text field, which says whether it keeps the keyboard.
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    var keepsKeyboard: Bool?
    override var disablesAutomaticKeyboardDismissal: Bool {
      keepsKeyboard ?? super.disablesAutomaticKeyboardDismissal
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  /// Presents a form on a large device, types into it, and ends the typing. Returns the names of the
  /// keyboard's notifications.
  private func type(
    in form: Form, _ style: UIModalPresentationStyle, then body: () -> Void = {}
  ) throws -> [String] {
    harness.useLargeDevice()
    let root = UIViewController()
    harness.makeWindow(root: root).makeKeyAndVisible()
    form.modalPresentationStyle = style
    root.present(form, animated: false)
    try harness.settle()
    var names: [String] = []
    let tokens = [
      ("show", UIResponder.keyboardWillShowNotification),
      ("hide", UIResponder.keyboardWillHideNotification),
    ].map { short, name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(short) }
      }
    }
    form.field.becomeFirstResponder()
    try harness.settle()
    form.field.resignFirstResponder()
    try harness.settle()
    body()
    try harness.settle()
    tokens.forEach(NotificationCenter.default.removeObserver)
    return names
  }

  @Test func `10.3.16 a form sheet keeps the keyboard until it is dismissed`() throws {
    let form = Form()
    #expect(try type(in: form, .formSheet) == ["show"])
    #expect(form.disablesAutomaticKeyboardDismissal)
    #expect(!form.field.isFirstResponder)
    var hidden = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { hidden += 1 } }
    form.dismiss(animated: false)
    try harness.settle()
    NotificationCenter.default.removeObserver(token)
    #expect(hidden == 1)
  }

  @Test func `10.3.16 a form sheet that says otherwise lets the keyboard go`() throws {
    let form = Form()
    form.keepsKeyboard = false
    #expect(try type(in: form, .formSheet) == ["show", "hide"])
  }

  @Test func `10.3.16 in other styles the keyboard goes`() throws {
    let form = Form()
    #expect(try type(in: form, .pageSheet) == ["show", "hide"])
    #expect(!form.disablesAutomaticKeyboardDismissal)
  }
}
