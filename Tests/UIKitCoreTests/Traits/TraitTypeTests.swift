import StorylineTesting
import Testing
import UIKit

/// Tests for traits as types: collections made by a closure, and traits that an app defines.
@MainActor @Suite(.stage) struct TraitTypeTests {
  @Test func `13.6.1 – a closure specifies what it sets, and nothing else`() {
    let traits = UITraitCollection { mutable in
      mutable.userInterfaceStyle = .dark
      mutable.horizontalSizeClass = .regular
      mutable.displayGamut = .P3
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.displayGamut == .P3)
    #expect(traits.verticalSizeClass == .unspecified)
  }

  @Test func `13.6.1 – the traits that a closure does not set stay`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let changed = dark.modifyingTraits { $0.preferredContentSizeCategory = .large }
    #expect(changed.userInterfaceStyle == .dark)
    #expect(changed.preferredContentSizeCategory == .large)
    #expect(dark.preferredContentSizeCategory == .unspecified)
  }

  @Test func `13.6.2 – a trait of the app has its default value until another one is set`() {
    let traits = UITraitCollection()
    #expect(traits[ThemeTrait.self] == .plain)
    #expect(traits.modifyingTraits { $0[ThemeTrait.self] = .festive }[ThemeTrait.self] == .festive)
  }

  @Test func `13.6.2 – views inherit a trait of the app`() {
    let window = UIWindow()
    let view = UIView()
    window.addSubview(view)
    window.traitOverrides[ThemeTrait.self] = .festive
    #expect(view.traitCollection[ThemeTrait.self] == .festive)
  }

  @Test func `13.6.2 – collections with other values of a trait of the app differ`() {
    let plain = UITraitCollection { $0[ThemeTrait.self] = .plain }
    let festive = UITraitCollection { $0[ThemeTrait.self] = .festive }
    #expect(plain != festive)
    #expect(plain == UITraitCollection())
    #expect(festive == UITraitCollection { $0[ThemeTrait.self] = .festive })
  }

  @Test func `13.6.2 – a trait of the app may affect colours`() {
    let festive = UITraitCollection { $0[ThemeTrait.self] = .festive }
    #expect(festive.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    let color = UIColor { $0[ThemeTrait.self] == .festive ? .red : .blue }
    #expect(color.resolvedColor(with: festive) == .red)
  }
}

private enum Theme { case plain, festive }

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.plain
  static let affectsColorAppearance = true
}
