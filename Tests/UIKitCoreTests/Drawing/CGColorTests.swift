import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct CGColorTests {
  @Test func `a colour has its components, the opacity last`() {
    #expect(
      CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
    #expect(CGColor.clear.alpha == 0)
  }

  @Test func `a copy has another opacity and the same kind`() {
    #expect(CGColor.white.copy(alpha: 0.5) == CGColor(gray: 1, alpha: 0.5))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.copy(alpha: 0.2) == CGColor(red: 1, green: 0, blue: 0, alpha: 0.2))
  }

  @Test func `a gray is no mixture of the same look`() {
    #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func `a colour of UIKit comes back as it was`() {
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    #expect(
      UIColor(cgColor: UIColor(white: 0.3, alpha: 0.5).cgColor) == UIColor(white: 0.3, alpha: 0.5))
  }

  @Test func `a colour that depends on traits is fixed for the current ones`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var dark: CGColor?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { dark = color.cgColor }
    #expect(dark?.components == [1, 1])
    #expect(color.cgColor.components == [0, 1])
    #expect(UIColor.systemBackground.withAlphaComponent(0.5).cgColor.alpha == 0.5)
  }
}
