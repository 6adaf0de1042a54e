import Foundation
import StorylineTesting
import Testing
import UIKit

/// Tests for the drawing behind an effect view.
@MainActor @Suite(.stage) struct VisualEffectTests {
  private let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() throws {
    let controller = UIViewController()
    view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try Stage.shared.settle()
  }

  private func backdrops() throws -> [DisplayNode] {
    let node = try #require(view.displayNode())
    return node.children.filter(\.blursBackdrop)
  }

  @Test func `what lies behind is blurred and tinted, and the content is above that`() throws {
    view.contentView.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let node = try #require(view.displayNode())
    #expect(node.children.map(\.blursBackdrop) == [true, false])
    #expect(node.children.map(\.frame) == Array(repeating: view.bounds, count: 2))
    let tint = try #require(node.children[0].background)
    #expect(tint.alpha > 0 && tint.alpha < 1)
    #expect(node.children[1].children.map(\.name) == ["UILabel"])
  }

  @Test func `materials are light or dark with the interface, or always`() throws {
    func brightness(_ style: UIBlurEffect.Style) throws -> CGFloat {
      view.effect = UIBlurEffect(style: style)
      let background = try backdrops().first?.background
      return try #require(background).red
    }
    let (light, always) = (try brightness(.systemMaterial), try brightness(.systemMaterialDark))
    window.overrideUserInterfaceStyle = .dark
    try Stage.shared.settle()
    #expect(light > 0.9)
    #expect(try brightness(.systemMaterial) < 0.2)
    #expect(always < 0.2)
    #expect(try brightness(.systemMaterialLight) > 0.9)
  }

  @Test func `thinner materials show more of what lies behind`() throws {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let alphas = try styles.map { style in
      view.effect = UIBlurEffect(style: style)
      let background = try backdrops().first?.background
      return try #require(background).alpha
    }
    #expect(alphas == alphas.sorted())
    #expect(Set(alphas).count == 4)
  }

  @Test func `without an effect nothing is seen of the view, and a change fades`() throws {
    Stage.shared.clock.mode = .manual
    UIView.animate(withDuration: 1) { view.effect = nil }
    #expect(try backdrops().map(\.animations.count) == [1])
    Stage.shared.clock.advance(by: 2)
    Stage.shared.turn()
    #expect(try backdrops().isEmpty)
    UIView.animate(withDuration: 1) { view.effect = UIBlurEffect(style: .dark) }
    let backdrop = try backdrops().first
    let coming = try #require(backdrop)
    #expect(coming.animations.map(\.property) == [.opacity(from: 0)])
    Stage.shared.clock.mode = .immediate
    try Stage.shared.settle()
    #expect(try backdrops().count == 1)
  }

  // MARK: Vibrancy

  @Test func `15.6.1 what is in a vibrant view has one colour, which goes with the blur`() throws {
    func color(_ style: UIBlurEffect.Style) throws -> DisplayColor {
      let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style))
      let vibrant = UIVisualEffectView(effect: effect)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "Vibrant"
      label.textColor = .red
      vibrant.contentView.addSubview(label)
      view.contentView.addSubview(vibrant)
      defer { vibrant.removeFromSuperview() }
      let node = try #require(vibrant.displayNode())
      #expect(node.children.allSatisfy { !$0.blursBackdrop })
      let content = try #require(find("UILabel", in: [node])?.content)
      guard case .text(let lines) = content else { return .init(red: 9, green: 9, blue: 9) }
      return try #require(lines.first?.color)
    }
    #expect(try color(.systemMaterialDark).red == 1)
    let light = try color(.systemMaterialLight)
    #expect(light.red == 0 && light.alpha < 1)
  }

  @Test func `15.6.1 the styles stand out by degrees, and pictures keep their colours`() throws {
    func alpha(_ style: UIVibrancyEffectStyle) throws -> CGFloat {
      let blur = UIBlurEffect(style: .systemMaterial)
      view.effect = UIVibrancyEffect(blurEffect: blur, style: style)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      box.backgroundColor = .green
      view.contentView.addSubview(box)
      defer { box.removeFromSuperview() }
      let node = try #require(view.displayNode())
      return try #require(node.children.last?.children.first?.background).alpha
    }
    let alphas = try [
      UIVibrancyEffectStyle.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
    ].map(alpha)
    #expect(alphas == alphas.sorted(by: >) && Set(alphas).count == 4)
  }
}
