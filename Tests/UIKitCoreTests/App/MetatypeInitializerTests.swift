import StorylineTesting
import Testing
import UIKit

/// `(UIWindowScene.self as NSObject.Type).init()`, as the source adapter writes it.
@MainActor @Suite(.stage) struct MetatypeInitializerTests {
  private func make(_ type: NSObject.Type) -> NSObject { _made(type) { $0.init() } }

  @Test func `8.6.4 – a scene of a class that is a value is not connected`() throws {
    let scene = try #require(make(UIWindowScene.self) as? UIWindowScene)
    #expect(scene.activationState == .unattached)
    #expect(!UIApplication.shared.connectedScenes.contains(scene))
    #expect(scene.windows == [])
  }

  @Test func `8.6.4 – a window on such a scene shows its root`() throws {
    let scene = try #require(make(UIWindowScene.self) as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(window.windowScene === scene)
    #expect(scene.windows == [window])
    #expect(root.view.window === window)
  }

  @Test func `8.6.4 – the class of the value is made, and its properties have their values`() {
    #expect((make(DrawnScene.self) as? DrawnScene)?.drawings == ["first"])
    #expect(make(UISceneSession.self) is UISceneSession)
    #expect(make(UITraitCollection.self) is UITraitCollection)
    #expect(make(UITouch.self) is UITouch)
    #expect(make(UILabel.self) is UILabel)
  }

  @Test func `a class of Foundation's is made`() {
    #expect(make(NSMutableArray.self) is NSMutableArray)
  }
}

private final class DrawnScene: UIWindowScene {
  var drawings = ["first"]
}
