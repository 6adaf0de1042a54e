import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Transitions that are added to layers: how new content takes the place of the old.
@MainActor @Suite(.stage) struct LayerTransitionTests {
  private let stage = AnimationStage(height: 60)
  private var view: UIView { stage.view }

  /// Changes the view from red to blue in the manner of a transition.
  private func change(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil,
    _ set: (CATransition) -> Void = { _ in }
  ) {
    let transition = CATransition()
    transition.duration = 2
    transition.type = type
    transition.subtype = subtype
    set(transition)
    view.backgroundColor = .red
    view.layer.add(transition, forKey: "whatever")
    view.backgroundColor = .blue
  }

  private func color(_ color: UIColor) -> DisplayColor { view.displayColor(of: color) }

  /// Returns the places of two colours at the beginning and at the end, in points to the right and
  /// down; the one in front comes last.
  private func ways() throws -> [String] {
    let node = try #require(view.displayNode())
    guard node.name == "CATransition" else { return ["none"] }
    return node.children.map { child in
      let name = child.background == color(.red) ? "old" : "new"
      var text = "\(name)"
      for animation in child.animations {
        switch animation.property {
        case .transform(let from):
          text += " from \(Int(from.tx)),\(Int(from.ty)) to \(Int(child.transform.tx)),"
          text += "\(Int(child.transform.ty))"
        case .opacity(let from):
          text += " from \(from) to \(child.opacity)"
        default: text += " \(animation.property)"
        }
      }
      return text
    }
  }

  private var width: Int { Int(view.bounds.width) }
  private var height: Int { Int(view.bounds.height) }

  @Test func `a fade lets the old content vanish before the new`() throws {
    change(.fade)
    #expect(try ways() == ["new", "old from 1.0 to 0.0"])
    stage.advance(2)
    #expect(try ways() == ["none"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `what is pushed comes in as the old goes out`() throws {
    change(.push, .fromRight)
    #expect(try ways() == ["old from 0,0 to \(-width),0", "new from \(width),0 to 0,0"])
    change(.push, .fromLeft)
    #expect(try ways() == ["old from 0,0 to \(width),0", "new from \(-width),0 to 0,0"])
  }

  @Test func `what moves in from the top rises over the old, which stays`() throws {
    change(.moveIn, .fromTop)
    #expect(try ways() == ["old", "new from 0,\(height) to 0,0"])
  }

  @Test func `what reveals the new content from the bottom sinks`() throws {
    change(.reveal, .fromBottom)
    #expect(try ways() == ["new", "old from 0,0 to 0,\(height)"])
  }

  @Test func `what is hidden vanishes, and what is shown comes, in the transition's manner`() throws
  {
    let fade = CATransition()
    fade.duration = 2
    view.backgroundColor = .red
    view.layer.add(fade, forKey: nil)
    view.isHidden = true
    #expect(try ways() == ["old from 1.0 to 0.0"])
    stage.advance(2)
    #expect(view.displayNode() == nil)
    view.backgroundColor = .blue
    view.layer.add(fade, forKey: nil)
    view.isHidden = false
    #expect(try ways() == ["new from 0.0 to 1.0"])
    stage.advance(2)
    #expect(try ways() == ["none"])
  }

  @Test func `a part of the way is gone where the transition says so`() throws {
    change(.moveIn, .fromRight) {
      $0.startProgress = 0.5
      $0.endProgress = 0.75
    }
    let (half, quarter) = (Double(width) / 2, Double(width) / 4)
    #expect(try ways() == ["old", "new from \(Int(half)),0 to \(Int(quarter)),0"])
  }

  @Test func `a layer has one transition, under a key of its own`() throws {
    change(.fade)
    change(.push)
    #expect(view.layer.animationKeys() == [kCATransition])
    view.layer.removeAnimation(forKey: kCATransition)
    #expect(try #require(view.displayNode()).name != "CATransition")
  }

  @Test func `a copy has what the transition has`() throws {
    let transition = CATransition()
    transition.type = .reveal
    transition.subtype = .fromTop
    transition.startProgress = 0.25
    let copy = try #require(transition.copy() as? CATransition)
    #expect(copy.type == .reveal)
    #expect(copy.subtype == .fromTop)
    #expect(copy.startProgress == 0.25)
    #expect(copy.endProgress == 1)
  }

  @Test func `a navigation controller pushes in the manner of its layer's transition`() async throws
  {
    let app = AppDriver()
    let window = UIWindow()
    let root = UIViewController()
    root.view.backgroundColor = .red
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try await app.settle()
    let transition = CATransition()
    transition.type = .moveIn
    transition.subtype = .fromTop
    transition.duration = 1
    navigation.view.layer.add(transition, forKey: nil)
    navigation.pushViewController(UIViewController(), animated: false)
    let node = try #require(navigation.view.displayNode())
    #expect(node.children.map { $0.animations.count } == [0, 1])
    #expect(node.children.last?.id == navigation.view.displayID)
    try await app.settle()
    #expect(navigation.view.displayNode()?.id == navigation.view.displayID)
  }
}
