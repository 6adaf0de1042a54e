import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct NotificationSelectorTests {
  let center = NotificationCenter()
  let account = Account()
  let name = Notification.Name("changed")

  @Test func `an observer is sent a message, with the notification or with nothing`() {
    center.addObserver(account, selector: "note:", name: name, object: nil)
    center.addObserver(account, selector: "close", name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(account.heard.sorted() == ["close", "note changed"])
  }

  @Test func `only notifications of the object are heard`() {
    let object = NSObject()
    center.addObserver(account, selector: "note:", name: name, object: object)
    center.post(name: name, object: NSObject())
    #expect(account.heard == [])
    center.post(name: name, object: object)
    #expect(account.heard == ["note changed"])
  }

  @Test func `an observer that was taken away hears nothing`() {
    let other = Notification.Name("other")
    center.addObserver(account, selector: "note:", name: name, object: nil)
    center.addObserver(account, selector: "note:", name: other, object: nil)
    center.removeObserver(account, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(account.heard == ["note other"])
    center.removeObserver(account)
    center.post(name: other, object: nil)
    #expect(account.heard == ["note other"])
  }

  @Test func `an observer is not kept, and nothing is sent once it is gone`() {
    weak var gone: Account?
    do {
      let account = Account()
      center.addObserver(account, selector: "note:", name: name, object: nil)
      gone = account
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test func `what the call with a closure returned is taken away as before`() {
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      Issue.record("heard")
    }
    center.removeObserver(token)
    center.post(name: name, object: nil)
  }

  @Test func `a timer sends its target a message`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: account, selector: "close", userInfo: nil, repeats: false)
    timer.fire()
    #expect(account.heard == ["close"])
    #expect(!timer.isValid)
  }
}
