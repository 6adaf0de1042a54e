import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct PointerTests {
  @Test func `an interaction belongs to the view that it was added to last`() {
    let (first, second) = (UIView(), UIView())
    let interaction = UIPointerInteraction(delegate: nil)
    #expect(interaction.isEnabled)
    first.addInteraction(interaction)
    #expect(interaction.view === first)
    second.addInteraction(interaction)
    #expect(interaction.view === second)
    #expect(first.interactions.isEmpty)
  }

  // 10.7.1 – the delegate is called only where there is a pointer.
  @Test func `a delegate is not called by touches, and need not have any method`() async throws {
    let app = AppDriver()
    let root = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let delegate = Delegate()
    let interaction = UIPointerInteraction(delegate: delegate)
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    button.setTitle("Share", for: .normal)
    button.isPointerInteractionEnabled = true
    button.pointerStyleProvider = { _, effect, shape in
      UIPointerStyle(effect: effect, shape: shape)
    }
    button.addInteraction(interaction)
    root.view.addSubview(button)
    try await app.button("Share").tap()
    #expect(delegate.regions == 0)
    #expect(interaction.delegate === delegate)
    let region = UIPointerRegion(rect: button.bounds, identifier: "button")
    #expect(delegate.pointerInteraction(interaction, styleFor: region) == nil)
  }

  @Test func `a style keeps its accessories, and an effect its view`() {
    let style = UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical)
    style.accessories = [UIPointerAccessory(.horizontalBeam(length: 4), position: .right)]
    #expect((style.copy() as? UIPointerStyle)?.accessories.map(\.position) == [.right])
    let view = UIView()
    let window = UIWindow()
    window.addSubview(view)
    #expect(UIPointerEffect.hover(UITargetedPreview(view: view)).preview.view === view)
  }

  private final class Delegate: NSObject, UIPointerInteractionDelegate {
    var regions = 0

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      regions += 1
      return defaultRegion
    }
  }
}
