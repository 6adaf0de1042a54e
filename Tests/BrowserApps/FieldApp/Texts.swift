import UIKit

/// Texts with an image, a shadow, tabs and a link.
final class TextsController: UIViewController, UITextViewDelegate {
  private let opened = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Texts"
    view.backgroundColor = .systemBackground
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.red
    let tabs = NSMutableParagraphStyle()
    tabs.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
    let texts = [
      ("picture", picture()),
      ("shadow", NSAttributedString(string: "Shade", attributes: [.shadow: shadow])),
      ("tabs", NSAttributedString(string: "Left\tRight", attributes: [.paragraphStyle: tabs])),
    ]
    for (index, (name, text)) in texts.enumerated() {
      let label = UILabel(
        frame: CGRect(x: 20, y: 120 + 50 * CGFloat(index), width: 353, height: 40))
      label.accessibilityIdentifier = name
      label.attributedText = text
      view.addSubview(label)
    }
    let link = UITextView(frame: CGRect(x: 20, y: 280, width: 353, height: 60))
    link.isEditable = false
    link.delegate = self
    link.accessibilityIdentifier = "link"
    link.attributedText = linked()
    view.addSubview(link)
    opened.frame = CGRect(x: 20, y: 350, width: 353, height: 30)
    opened.text = "Nothing opened"
    view.addSubview(opened)
  }

  private func picture() -> NSAttributedString {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star.fill")
    attachment.bounds = CGRect(x: 0, y: -6, width: 30, height: 30)
    let text = NSMutableAttributedString(string: "Before")
    text.append(
      NSAttributedString(attachment: attachment, attributes: [.foregroundColor: UIColor.red]))
    text.append(NSAttributedString(string: "behind"))
    return text
  }

  private func linked() -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Read the Guide first", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttribute(
      .link, value: "https://swift.org/guide", range: NSRange(location: 9, length: 5))
    return text
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    opened.text = "\(URL.lastPathComponent) \(characterRange.location)"
    return false
  }
}
