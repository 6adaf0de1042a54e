import SessionParts
import UIKit

final class AccountViewController: RowsViewController {
  var onChangePIN: (() -> Void)?
  var onSignOut: (() -> Void)?
  private let member: Member

  init(member: Member) {
    self.member = member
    super.init()
    title = "Account"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows = [
      Row("Change PIN", detail: "Card \(member.card)", symbol: "key"),
      Row("Sign Out", symbol: "lock"),
    ]
  }

  override func didSelect(_ row: Int) {
    tableView.deselectRow(at: IndexPath(row: row, section: 0), animated: true)
    if row == 0 { onChangePIN?() } else { onSignOut?() }
  }
}
