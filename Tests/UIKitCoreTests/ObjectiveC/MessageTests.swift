import Foundation
import ObjCNames
import StorylineTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.stage) struct MessageTests {
  let account = Account()

  @Test func `a method is called by its name, with as many arguments as it has`() {
    account.perform("close")
    account.perform("rename:", with: "Ada")
    account.perform("rename:", with: nil)
    account.perform(NSSelectorFromString("move:to:"), with: 5, with: Account())
    #expect(account.heard == ["close", "rename Ada", "rename nil", "move 5"])
  }

  @Test func `a method's result is handed out`() {
    let description = account.perform("describe")?.takeUnretainedValue() as? String
    #expect(description == "account")
    let nothing = account.perform("close")?.takeUnretainedValue()
    #expect(nothing == nil)
  }

  @Test func `an object responds to what its class names, and no other`() {
    #expect(account.responds(to: "rename:"))
    #expect(!account.responds(to: "rename"))
    #expect(!account.responds(to: nil))
    #expect(!NSObject().responds(to: "close"))
  }

  @Test func `an object responds to methods that only a protocol of UIKit's calls`() {
    final class List: UITableViewController, ObjCExporting {
      class func exportMembers(to members: inout ObjCMembers) {
        members.named("tableViewDidSelectRowAt:")
      }
    }
    let list = List()
    #expect(list.responds(to: "tableViewDidSelectRowAt:"))
    #expect(!list.responds(to: "tableViewHeightForRowAt:"))
    #expect(list.responds(to: "viewDidLoad"))
  }

  @Test func `an object is asked for the protocols that it conforms to`() {
    #expect(UITableViewController().conforms(to: (any UITableViewDelegate).self))
    #expect(!UIViewController().conforms(to: (any UITableViewDelegate).self))
  }

  @Test func `a timer releases its target when it has become invalid`() {
    weak var target: Account?
    let timer: Timer
    do {
      let account = Account()
      target = account
      timer = Timer.scheduledTimer(
        timeInterval: 100, target: account, selector: "close", userInfo: nil, repeats: true)
    }
    #expect(target != nil)
    timer.invalidate()
    RunLoop.main.run(until: .now)
    TimerTarget.releaseInvalid()
    #expect(target == nil)
  }

  @Test func `an object without a type takes messages`() {
    let object: AnyObject = account
    #expect(_receiver(object).responds(to: "rename:"))
    _receiver(object).perform("rename:", with: "Ada")
    #expect(account.heard == ["rename Ada"])
    let missing: AnyObject? = nil
    #expect(_receiver(missing)?.responds(to: "close") == nil)
  }

  @Test func `the kind of an object or class without a type can be asked for`() {
    let object: AnyObject = UILabel()
    #expect(_receiver(object).isKind(of: UIView.self))
    #expect(!_receiver(object).isMember(of: UIView.self))
    let cls: AnyClass = UILabel.self
    #expect(_receiver(cls).isSubclass(of: UIView.self))
    #expect(!_receiver(cls).isSubclass(of: UIButton.self))
  }

  @Test func `a subclass has the names of its superclass, and its own methods behind them`() {
    let savings = SavingsAccount()
    #expect(savings.responds(to: "raise"))
    #expect(!account.responds(to: "raise"))
    savings.perform("close")
    savings.perform("raise")
    #expect(savings.heard == ["savings close"])
    #expect(savings.value(forKey: "rate") as? Int == 3)
  }

  @Test func `8.6.3 a class takes messages for its own methods, and subclasses do`() {
    let type: NSObject.Type = Account.self
    #expect(type.responds(to: "named:"))
    #expect(!type.responds(to: "close") && !NSObject.responds(to: "named:"))
    #expect(!account.responds(to: "named:"))
    let name = type.perform("named:", with: "Ada")?.takeUnretainedValue() as? String
    #expect(name == "Account of Ada")
    let other = SavingsAccount.perform("named:", with: "Eve")?.takeUnretainedValue() as? String
    #expect(other == "SavingsAccount of Eve")
  }

  @Test func `8.6.3 a message that a class does not know ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Account.perform("unheardOf")
    }
  }

  @Test func `UIKit's own methods have names`() {
    let view = UIView()
    let subview = UIView()
    view.addSubview(subview)
    subview.perform("removeFromSuperview")
    #expect(subview.superview == nil)
    #expect(view.responds(to: "endEditing:"))
    #expect(UINavigationController().responds(to: "popViewControllerAnimated:"))
  }

  @Test func `a selector is its name`() {
    let selector = Selector("move:to:")
    #expect(selector == "move:to:")
    #expect(NSStringFromSelector(selector) == "move:to:")
    #expect("\(selector)" == "move:to:")
  }

  @Test func `a message that nobody knows ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Account().perform("unheardOf")
    }
  }

  @Test func `an argument of another kind ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Account().perform("rename:", with: UIView())
    }
  }

  // MARK: Later

  @Test func `a message is sent when its time has come`() throws {
    Stage.shared.clock.mode = .manual
    account.perform("rename:", with: "later", afterDelay: 0.5)
    Stage.shared.clock.advance(by: 0.4)
    Stage.shared.turn()
    #expect(account.heard == [])
    Stage.shared.clock.advance(by: 0.1)
    Stage.shared.turn()
    #expect(account.heard == ["rename later"])
  }

  @Test func `messages that wait are forgotten, all of an object or some`() throws {
    let other = Account()
    account.perform("rename:", with: "one", afterDelay: 0.1)
    account.perform("rename:", with: "two", afterDelay: 0.1)
    account.perform("close", with: nil, afterDelay: 0.1)
    other.perform("close", with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(
      withTarget: account, selector: "rename:", object: "one")
    try Stage.shared.settle()
    #expect(account.heard == ["rename two", "close"])
    account.perform("close", with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(withTarget: account)
    try Stage.shared.settle()
    #expect(account.heard == ["rename two", "close"])
    #expect(other.heard == ["close"])
  }
}
