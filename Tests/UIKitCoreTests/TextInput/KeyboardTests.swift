import Foundation
import StorylineTesting
import Testing
import UIKit

/// The keyboard: when it comes, what it tells, and what its keys do.
@MainActor @Suite(.stage) struct KeyboardTests {
  private let stage: FieldStage
  private var field: UITextField { stage.field }

  init() throws { stage = try FieldStage() }

  private struct Post: Equatable, Sendable {
    let name: String
    let begin: CGRect?
    let end: CGRect?
    let duration: Double?
    let curve: UInt?
  }

  @MainActor
  private final class Posts {
    var list: [Post] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification,
      ]
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          let info = note.userInfo ?? [:]
          let post = Post(
            name: note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
              .replacingOccurrences(of: "Notification", with: ""),
            begin: (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue,
            end: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            duration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            curve: info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt)
          MainActor.assumeIsolated { self?.list.append(post) }
        }
      }
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    var names: [String] { list.map(\.name) }
  }

  private static func frame(height: CGFloat, hidden: Bool = false) -> CGRect {
    CGRect(x: 0, y: hidden ? 852 : 852 - height, width: 393, height: height)
  }

  // MARK: Notifications

  @Test func `it tells before and after it comes and goes, with both frames`() throws {
    let posts = Posts()
    try stage.beginEditing()
    #expect(posts.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    let (shown, hidden) = (Self.frame(height: 336), Self.frame(height: 336, hidden: true))
    #expect(posts.list.allSatisfy { $0.begin == hidden && $0.end == shown })
    #expect(posts.list.allSatisfy { $0.duration == 0.25 && $0.curve == 7 })
    // Apps make a curve of the number, and expect one.
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
    posts.list = []
    field.resignFirstResponder()
    #expect(posts.names == ["WillChangeFrame", "WillHide"])
    try Stage.shared.settle()
    #expect(posts.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(posts.list.allSatisfy { $0.begin == shown && $0.end == hidden })
    posts.stop()
  }

  @Test func `it comes after the delegate was told that editing began`() throws {
    final class Order: NSObject, UITextFieldDelegate {
      var posts: Posts?
      var seen: [String]?
      func textFieldDidBeginEditing(_ textField: UITextField) { seen = posts?.names }
    }
    let delegate = Order()
    delegate.posts = Posts()
    field.delegate = delegate
    try stage.beginEditing()
    #expect(delegate.seen == [])
    #expect(delegate.posts?.names.isEmpty == false)
    delegate.posts?.stop()
  }

  @Test func `from one field to the next it stays, and tells only of another size`() throws {
    let other = UITextField(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
    stage.controller.view.addSubview(other)
    try stage.beginEditing()
    let posts = Posts()
    other.becomeFirstResponder()
    try Stage.shared.settle()
    #expect(posts.names.isEmpty)
    field.keyboardType = .numberPad
    field.becomeFirstResponder()
    try Stage.shared.settle()
    #expect(posts.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(posts.list.last?.begin == Self.frame(height: 336))
    #expect(posts.list.last?.end == Self.frame(height: 291))
    posts.stop()
  }

  @Test(arguments: [
    (UITextAutocorrectionType.default, UIKeyboardType.default, false, 336.0),
    (.no, .default, false, 291), (.default, .decimalPad, false, 291),
    (.default, .default, true, 291),
  ])
  func `words are suggested above the keys, where words are written and seen`(
    correction: UITextAutocorrectionType, type: UIKeyboardType, isSecure: Bool, height: CGFloat
  ) throws {
    field.autocorrectionType = correction
    field.keyboardType = type
    field.isSecureTextEntry = isSecure
    try stage.beginEditing()
    #expect(Stage.shared.keyboard.frame == Self.frame(height: height))
  }

  @Test func `when the device is turned it has another size`() throws {
    try stage.beginEditing()
    let posts = Posts()
    Stage.shared.rotate(to: .landscapeLeft)
    try Stage.shared.settle()
    #expect(
      Stage.shared.keyboard.frame == CGRect(x: 0, y: 393 - 209, width: 852, height: 209))
    #expect(posts.names.contains("DidChangeFrame"))
    let board = try #require(find("KeyboardBoard", in: Stage.shared.displayList().roots))
    #expect(board.frame == Stage.shared.keyboard.frame)
    posts.stop()
  }

  @Test func `without animations it is there at once, and says so`() throws {
    UIView.setAnimationsEnabled(false)
    let posts = Posts()
    field.becomeFirstResponder()
    UIView.setAnimationsEnabled(true)
    #expect(posts.list.first?.duration == 0)
    try Stage.shared.settle()
    #expect(posts.names.last == "DidShow")
    posts.stop()
  }

  // MARK: The window

  @Test func `its window is none of the app's, and covers what lies below`() throws {
    try stage.beginEditing()
    #expect(UIApplication.shared.windows == [stage.window])
    #expect(UIApplication.shared.keyWindow === stage.window)
    let roots = Stage.shared.displayList().roots
    #expect(roots.map(\.name).prefix(2) == ["UIWindow", "KeyboardBoard"])
    field.resignFirstResponder()
    try Stage.shared.settle()
    #expect(!Stage.shared.displayList().roots.contains { $0.name == "KeyboardBoard" })
  }

  @Test func `beside it the app is touched`() throws {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in Self.presses += 1 })
    button.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
    stage.controller.view.addSubview(button)
    Self.presses = 0
    try stage.beginEditing()
    try stage.tap(CGPoint(x: 70, y: 320))
    #expect(Self.presses == 1)
    button.frame.origin.y = 700
    try stage.tap(CGPoint(x: 70, y: 720))
    #expect(Self.presses == 1)
  }

  private static var presses = 0

  @Test func `in an app with scenes it comes, too, and belongs to none`() throws {
    let scene = Stage.shared.connectScene()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    window.rootViewController?.view.addSubview(field)
    window.makeKeyAndVisible()
    try Stage.shared.settle()
    field.becomeFirstResponder()
    try Stage.shared.settle()
    #expect(find("KeyboardBoard", in: Stage.shared.displayList().roots) != nil)
    #expect(scene.windows == [window])
  }

  // MARK: Keys

  /// Taps the key that says `title`.
  private func press(_ title: String) throws {
    let board = try #require(find("KeyboardBoard", in: Stage.shared.displayList().roots))
    let key = try #require(
      board.children.first {
        if case .text(let lines) = $0.content { lines.map(\.string) == [title] } else { false }
      }, "no key says \(title)")
    try stage.tap(
      CGPoint(x: board.frame.minX + key.frame.midX, y: board.frame.minY + key.frame.midY))
  }

  private func titles() throws -> [String] {
    let board = try #require(find("KeyboardBoard", in: Stage.shared.displayList().roots))
    return board.children.compactMap {
      if case .text(let lines) = $0.content { lines.first?.string } else { nil }
    }
  }

  @Test func `its keys write, with a capital at the beginning of a sentence`() throws {
    try stage.beginEditing()
    for key in ["H", "i", "123", ".", "space", "Y", "o"] { try press(key) }
    #expect(field.text == "Hi. Yo")
  }

  @Test(arguments: [
    (UITextAutocapitalizationType.none, "ab c"), (.words, "Ab C"), (.sentences, "Ab c"),
    (.allCharacters, "AB C"),
  ])
  func `capitals come as the field asks`(
    type: UITextAutocapitalizationType, text: String
  ) throws {
    field.autocapitalizationType = type
    try stage.beginEditing()
    for character in text { try press(character == " " ? "space" : String(character)) }
    #expect(field.text == text)
  }

  @Test func `a pad has digits, and a key that deletes`() throws {
    field.keyboardType = .decimalPad
    try stage.beginEditing()
    #expect(try titles().sorted() == [".", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
    for key in ["4", ".", "2"] { try press(key) }
    let board = try #require(find("KeyboardBoard", in: Stage.shared.displayList().roots))
    let last = try #require(board.children.last)
    try stage.tap(
      CGPoint(x: last.frame.midX, y: board.frame.minY + last.frame.midY))
    #expect(field.text == "4.")
  }

  @Test func `addresses have keys of their own`() throws {
    field.keyboardType = .emailAddress
    try stage.beginEditing()
    #expect(try Set(titles()).isSuperset(of: ["@", ".", "space"]))
    field.keyboardType = .URL
    try Stage.shared.settle()
    #expect(try Set(titles()).isSuperset(of: ["/", ".com"]))
    #expect(try !titles().contains("space"))
  }

  @Test func `the return key says what it does, and may wait for text`() throws {
    final class Counter: NSObject, UITextFieldDelegate {
      var returns = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return true
      }
    }
    let delegate = Counter()
    field.delegate = delegate
    field.returnKeyType = .search
    field.enablesReturnKeyAutomatically = true
    try stage.beginEditing()
    try press("search")
    #expect(delegate.returns == 0)
    try press("A")
    try press("search")
    #expect(delegate.returns == 1)
  }

  // MARK: Views of the field's own

  @Test func `a view of the field's own takes the place of the keys, or stands above them`() throws
  {
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    field.inputAccessoryView = bar
    try stage.beginEditing()
    #expect(Stage.shared.keyboard.frame == Self.frame(height: 336 + 44))
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
    field.inputView = picker
    #expect(picker.superview == nil)
    field.reloadInputViews()
    try Stage.shared.settle()
    #expect(Stage.shared.keyboard.frame == Self.frame(height: 200 + 44 + 34))
    #expect(picker.frame == CGRect(x: 0, y: 44, width: 393, height: 200))
    #expect(try titles().isEmpty)
    field.resignFirstResponder()
    try Stage.shared.settle()
    #expect(picker.superview == nil && bar.superview == nil)
  }

  @Test func `any first responder that takes text is typed into`() throws {
    final class Pin: UIView, UIKeyInput {
      var digits = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !digits.isEmpty }
      var keyboardType: UIKeyboardType = .numberPad
      func insertText(_ text: String) { digits += text }
      func deleteBackward() { digits.removeLast() }
    }
    let pin = Pin(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.controller.view.addSubview(pin)
    pin.becomeFirstResponder()
    try Stage.shared.settle()
    try press("7")
    Stage.shared.type("8")
    Stage.shared.press(.delete)
    #expect(pin.digits == "7")
  }

  @Test func `what takes no text brings no keyboard`() throws {
    final class Plain: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let plain = Plain(frame: .zero)
    stage.controller.view.addSubview(plain)
    plain.becomeFirstResponder()
    try Stage.shared.settle()
    #expect(Stage.shared.keyboard.frame == nil)
    Stage.shared.type("nobody hears")
  }
}
