import Foundation
import StorylineTesting
import Testing

import ObjCNames
import UIKit

final class SignInController: UIViewController, ObjCExporting {
  weak var nameField: UITextField!
  weak var hint: UILabel!

  class func exportMembers(to members: inout ObjCMembers) {
    members.property("nameField", \SignInController.nameField)
    members.property("hint", \SignInController.hint)
    members.method("signIn:", SignInController.signIn)
    members.method("backToSignIn:", SignInController.backToSignIn)
  }

  func signIn(_ sender: UIButton) {
    guard nameField.text?.isEmpty == false else { return hint.text = "Who are you?" }
    performSegue(withIdentifier: "welcome", sender: sender)
  }

  func backToSignIn(_ segue: UIStoryboardSegue) { nameField.text = nil }
}

/// The examples of Documentation/Storyboards.md.
@MainActor @Suite(.stage) struct StoryboardsTests {
  private let text = """
    <document initialViewController="in"><scenes>
    <scene sceneID="1"><objects>
    <viewController id="in" customClass="SignInController" \
    customModule="StorylineDocumentationTests" sceneMemberID="viewController">
    <view key="view" id="v"><subviews><textField id="name"/><label id="hint"/>
    <button id="go"><connections><action selector="signIn:" destination="in" \
    eventType="touchUpInside" id="a"/></connections></button></subviews></view>
    <connections><outlet property="nameField" destination="name" id="o1"/>
    <outlet property="hint" destination="hint" id="o2"/>
    <segue destination="hi" kind="presentation" identifier="welcome" id="s"/></connections>
    </viewController></objects></scene>
    <scene sceneID="2"><objects>
    <viewController id="hi" sceneMemberID="viewController"><view key="view" id="w"><subviews>
    <button id="back"><connections><segue destination="x" kind="unwind" \
    unwindAction="backToSignIn:" id="u"/></connections></button></subviews></view></viewController>
    <exit id="x" sceneMemberID="exit"/></objects></scene>
    </scenes></document>
    """

  @Test func `a form signs in, and is come back to`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).storyboard")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let made: SignInController? = UIStoryboard(contentsOf: file).instantiateInitialViewController()
    let form = try #require(made)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = form
    window.makeKeyAndVisible()
    let button = try #require(form.view.subviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(form.hint.text == "Who are you?")
    form.nameField.text = "Ada"
    button.sendActions(for: .touchUpInside)
    try Stage.shared.settle()
    let back = try #require(form.presentedViewController?.view.subviews.first as? UIButton)
    back.sendActions(for: .touchUpInside)
    try Stage.shared.settle()
    #expect(form.nameField.text == "" && form.presentedViewController == nil)
  }
}
