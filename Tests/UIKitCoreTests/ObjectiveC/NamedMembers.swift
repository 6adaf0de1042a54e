import ObjCNames
import UIKit

/// A class whose members have names, and one that has more of them.
class Account: NSObject, ObjCExporting {
  var owner: String?
  var balance: CGFloat = 0
  var isOpen = true
  weak var view: UIView!
  private(set) var heard: [String] = []

  class func exportMembers(to members: inout ObjCMembers) {
    members.property("owner", \Account.owner)
    members.property("balance", \Account.balance)
    members.property("open", \Account.isOpen)
    members.property("view", \Account.view)
    members.property("heard", \Account.heard)
    members.method("close", Account.close)
    members.method("rename:", Account.rename)
    members.method("move:to:", Account.move)
    members.method("describe", Account.describe)
    members.method("note:", Account.note)
    members.classMethod("named:", on: Account.self) { $0.named($1[0]) }
  }

  class func named(_ name: String) -> String { "\(self) of \(name)" }
  func close() { heard.append("close") }
  func rename(_ name: String?) { heard.append("rename \(name ?? "nil")") }
  func move(_ amount: Int, to account: Account) { heard.append("move \(amount)") }
  func describe() -> String { "account" }
  func note(_ notification: Notification) { heard.append("note \(notification.name.rawValue)") }
  func hear(_ words: String) { heard.append(words) }
}

final class SavingsAccount: Account {
  private var rate = 2

  override class func exportMembers(to members: inout ObjCMembers) {
    super.exportMembers(to: &members)
    members.property("rate", \SavingsAccount.rate)
    members.method("raise", SavingsAccount.raise)
  }

  override func close() { hear("savings close") }
  private func raise() { rate += 1 }
}
