import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Values that UIKit brings into a range, takes from elsewhere, or has from the start.
@MainActor @Suite(.stage) struct DefaultsOfValuesTests {
  @Test func `13.7.5 – opacities are brought into their range`() {
    let view = UIView()
    view.alpha = 2
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
    let layer = CALayer()
    layer.opacity = 3
    #expect(layer.opacity == 1)
  }

  @Test func `11.9.1 – rows and items can be dragged by default`() {
    #expect(UITableView().dragInteractionEnabled)
    #expect(UIDragInteraction.isEnabledByDefault)
    let layout = UICollectionViewFlowLayout()
    #expect(UICollectionView(frame: .zero, collectionViewLayout: layout).dragInteractionEnabled)
  }

  @Test
  func `11.7.10 – a cell's background view and its background configuration replace each other`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = .clear()
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil)
    let item = UICollectionViewCell(frame: .zero)
    item.backgroundConfiguration = .clear()
    item.backgroundView = UIView()
    #expect(item.backgroundConfiguration == nil)
  }

  @Test func `15.1.11 – a label and a field have the style of their text's first character`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "ab",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .paragraphStyle: style,
      ])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    let label = UILabel()
    label.attributedText = text
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.attributedText?.string == "ab")
    let field = UITextField()
    field.attributedText = text
    #expect(field.font?.pointSize == 30)
    #expect(field.textColor == .red)
    #expect(
      field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
        == .blue)
  }

  @Test func `8.1.15 – a memory warning reaches controllers whoever posts it`() {
    let controller = WarnedController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(controller.warnings == 1)
    Stage.shared.warnOfMemory()
    #expect(controller.warnings == 2)
  }

  @Test func `the names of symbols have a form, and what has another one is none`() {
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "No Symbol") == nil)
    #expect(UIImage(systemName: "square.and.arrow.up") != nil)
  }

  @Test func `a colour describes itself as UIKit's do`() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor(white: 0.5, alpha: 1).description == "UIExtendedGrayColorSpace 0.5 1")
  }

  @Test func `a text view has a selection without being edited`() {
    let view = UITextView()
    view.text = "Solaris"
    view.selectedRange = NSRange(location: 2, length: 3)
    let range = view.selectedTextRange
    #expect(range.flatMap { view.text(in: $0) } == "lar")
  }
}

private final class WarnedController: UIViewController {
  var warnings = 0

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
  }
}
