import Foundation
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct KeyValueTests {
  let account = Account()

  @Test func `a property is set and read by its name`() {
    account.setValue("Ada", forKey: "owner")
    #expect(account.owner == "Ada")
    #expect(account.value(forKey: "owner") as? String == "Ada")
    account.setValue(nil, forKey: "owner")
    #expect(account.owner == nil)
    #expect(account.value(forKey: "owner") == nil)
  }

  @Test func `numbers become what the property takes`() {
    account.setValue(NSNumber(value: 2.5), forKey: "balance")
    #expect(account.balance == 2.5)
    account.setValue(3, forKey: "balance")
    #expect(account.balance == 3)
    account.setValue(NSNumber(value: false), forKey: "open")
    #expect(!account.isOpen)
  }

  @Test func `a sheet is held by the name of its property`() {
    let controller = UIViewController()
    controller.setValue(true, forKey: "modalInPresentation")
    #expect(controller.isModalInPresentation)
  }

  @Test func `an outlet may be weak and implicitly unwrapped`() {
    let view = UIView()
    account.setValue(view, forKey: "view")
    #expect(account.view === view)
  }

  @Test func `a method without parameters is a property that can be read`() {
    #expect(account.value(forKey: "describe") as? String == "account")
  }

  @Test func `a path leads from property to property`() {
    let view = UIView()
    account.setValue(view, forKey: "view")
    account.setValue(7, forKeyPath: "view.layer.cornerRadius")
    #expect(view.layer.cornerRadius == 7)
    #expect(account.value(forKeyPath: "view.layer.cornerRadius") as? CGFloat == 7)
    account.setValue(nil, forKey: "view")
    account.setValue(8, forKeyPath: "view.layer.cornerRadius")
    #expect(account.value(forKeyPath: "view.layer.cornerRadius") == nil)
  }

  @Test func `several properties are set and read at once`() {
    account.setValuesForKeys(["owner": NSNull(), "balance": 4])
    #expect(account.owner == nil)
    let values = account.dictionaryWithValues(forKeys: ["owner", "balance"])
    #expect(values["owner"] is NSNull)
    #expect(values["balance"] as? CGFloat == 4)
  }

  @Test func `an animation keeps values under keys of the app's own`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "fade")
  }

  @Test func `user defaults have values by their names`() throws {
    let suite = "KeyValueTests"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.setValue("Ada", forKey: "name")
    #expect(defaults.string(forKey: "name") == "Ada")
    #expect(defaults.value(forKey: "name") as? String == "Ada")
    defaults.setValue(nil, forKey: "name")
    #expect(defaults.value(forKey: "name") == nil)
  }

  @Test func `dictionaries have values by their names, arrays those of their elements`() {
    let dictionary = NSMutableDictionary(dictionary: ["a": 1])
    dictionary.setValue(2, forKey: "b")
    #expect(dictionary.value(forKey: "b") as? Int == 2)
    dictionary.setValue(nil, forKey: "a")
    #expect(dictionary.value(forKey: "a") == nil)
    let views = [UIView(), UIView()]
    (views as NSArray).setValue(5, forKey: "tag")
    #expect(views.map(\.tag) == [5, 5])
    #expect((views as NSArray).value(forKey: "tag") as? [Int] == [5, 5])
    #expect((views as NSArray).value(forKey: "@count") as? Int == 2)
  }

  @Test func `a key that nobody knows ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      Account().setValue(1, forKey: "unheardOf")
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Account().value(forKey: "unheardOf")
    }
  }
}
