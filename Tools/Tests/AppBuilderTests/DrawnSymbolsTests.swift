import Foundation
import Testing

@testable import AppBuilder

@Suite struct DrawnSymbolsTests {
  private func symbols() throws -> DrawnSymbols {
    try DrawnSymbols(
      folder: OwnPackage.current.folder.appending(path: "Sources/UIKitCore/Drawing/Symbols"))
  }

  @Test(arguments: ["star", "star.fill", "heart.circle.fill", "chevron.left", "trash"])
  func `a symbol with a shape is drawn`(name: String) throws {
    #expect(try symbols().draws(name))
  }

  @Test(arguments: ["figure.equestrian.sports", "no.such.symbol", ""])
  func `a symbol without a shape is not drawn`(name: String) throws {
    #expect(try !symbols().draws(name))
  }

  @Test func `names are found in sources and in storyboards`() {
    let swift = """
      let one = UIImage(systemName: "star")
      let two = UIImage(systemName: name)
      button.setImage(.init(systemName:"bell.fill"), for: .normal)
      """
    #expect(DrawnSymbols.names(in: swift) == ["star", "bell.fill"])
    let storyboard = """
      <image name="house" catalog="system" width="128" height="106"/>
      <image name="Logo" width="10" height="10"/>
      """
    #expect(DrawnSymbols.names(in: storyboard) == ["house"])
  }
}
