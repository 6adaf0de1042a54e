import UIKit

// Members that extensions add to UIKit's classes, and that others override.

extension UIView {
  @objc var layoutSize: CGSize { bounds.size }
  @objc var note: String {
    get { "view" }
    set { hear("view \(newValue)") }
  }
  @objc func fit(_ width: CGFloat, in other: UIView?) -> CGFloat { width }
}

extension UIScrollView {
  override var layoutSize: CGSize { contentSize }
}

extension UITextView {
  override var layoutSize: CGSize { CGSize(width: super.layoutSize.width, height: -1) }
}

class Card: UIView {
  override var note: String {
    get { "card " + super.note }
    set { super.note = newValue + "!" }
  }
  override func fit(_ width: CGFloat, in other: UIView?) -> CGFloat {
    super.fit(width, in: other) + 1
  }
}

class LargeCard: Card {
  override func fit(_ width: CGFloat, in other: UIView?) -> CGFloat {
    super.fit(width, in: other) * 2
  }
}

@MainActor func checkOpenMembers() {
  let scroll = UIScrollView()
  scroll.contentSize = CGSize(width: 7, height: 8)
  let text = UITextView()
  text.contentSize = CGSize(width: 9, height: 9)
  let views = [UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 2)), scroll, text]
  for view in views { hear("\(Int(view.layoutSize.width)) \(Int(view.layoutSize.height))") }
  let card: UIView = LargeCard()
  hear(card.note)
  card.note = "new"
  hear("\(Int(card.fit(4, in: nil)))")
  check(
    "members of extensions are overridden",
    ["1 2", "7 8", "9 -1", "card view", "view new!", "10"])
}
