import StorylineTesting
import Testing
import UIKit

/// Orientations that an app asks for.
@MainActor @Suite(.stage) struct SceneGeometryTests {
  private final class Screen: UIViewController {
    var orientations = UIInterfaceOrientationMask.allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  }

  private let screen = Screen()
  private let scene = Stage.shared.connectScene()
  // A scene does not keep its windows alive.
  private let window: UIWindow

  init() throws {
    window = UIWindow(windowScene: scene)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  @Test func `8.2.11 the interface turns as the app asks, until people turn the device`() throws {
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    try Stage.shared.settle()
    #expect(scene.interfaceOrientation == .landscapeRight)
    // A controller that asks again keeps what was asked for.
    screen.setNeedsUpdateOfSupportedInterfaceOrientations()
    try Stage.shared.settle()
    #expect(scene.interfaceOrientation == .landscapeRight)
    Stage.shared.rotate(to: .landscapeRight)
    try Stage.shared.settle()
    #expect(scene.interfaceOrientation == .landscapeLeft)
  }

  @Test func `8.2.11 orientations that the controller does not support are an error`() throws {
    screen.orientations = .portrait
    var codes: [UISceneError.Code] = []
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in
      if let error = error as? UISceneError { codes.append(error.code) }
    }
    try Stage.shared.settle()
    #expect(codes == [.geometryRequestUnsupported])
    #expect(scene.interfaceOrientation == .portrait)
  }
}
