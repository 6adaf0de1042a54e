import Testing
import UIKit

/// Tests of apps make subclasses of these, to keep what they are given.
@MainActor @Suite struct PlainInitializerTests {
  private final class KeptAction: UIAlertAction {
    let kept: (UIAlertAction) -> Void

    init(kept: @escaping (UIAlertAction) -> Void) {
      self.kept = kept
      super.init()
    }
  }

  @Test func `an alert action without a title has the default style`() {
    let action = UIAlertAction()
    #expect(action.title == nil)
    #expect(action.style == .default)
  }

  @Test func `a subclass of an alert action has initializers of its own`() {
    var isCalled = false
    let action = KeptAction { _ in isCalled = true }
    action.kept(action)
    #expect(isCalled)
  }

  @Test func `a contextual action without a title is a normal one`() {
    #expect(UIContextualAction().style == .normal)
    #expect(UITableViewRowAction().style == .destructive)
    #expect(UISwipeActionsConfiguration().actions.isEmpty)
  }

  @Test func `an item of an update without a change has none`() {
    let item = UICollectionViewUpdateItem()
    #expect(item.updateAction == .none)
    #expect(item.indexPathBeforeUpdate == nil && item.indexPathAfterUpdate == nil)
  }

  @Test func `a navigation item without a title has none`() {
    #expect(UINavigationItem().title == nil)
  }

  @Test func `an area for text without a size has no limits`() {
    #expect(NSTextContainer().size == .zero)
  }

  @Test func `a colour without components is not seen`() {
    #expect(UIColor().cgColor.alpha == 0)
  }
}
