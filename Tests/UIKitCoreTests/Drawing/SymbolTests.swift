import Foundation
import FoundationXML
import StorylineTesting
import Testing
import UIKit
import UIKitCore

@MainActor @Suite(.stage) struct SymbolTests {
  private func image(_ name: String) throws -> DisplayImage {
    let view = UIImageView(image: UIImage(systemName: name))
    let node = try #require(view.displayNode())
    guard case .image(let image) = node.content else { throw NoImage() }
    return image
  }

  private struct NoImage: Error {}

  @Test func `a symbol is drawn as a document of its own`() throws {
    for name in ["house", "house.fill", "plus.circle.fill", "bell.slash", "gear", "info.square"] {
      let image = try image(name)
      #expect(image.mediaType == "image/svg+xml")
      #expect(XMLParser(data: image.data).parse(), "\(name)")
      #expect(image.name == "symbol " + name)
    }
  }

  @Test func `every form has a drawing of its own`() throws {
    let names = [
      "heart", "heart.fill", "heart.slash", "heart.slash.fill", "heart.circle",
      "heart.circle.fill", "heart.square", "heart.square.fill", "chevron.left", "chevron.right",
      "nobody.drew.this",
    ]
    #expect(try Set(names.map { try image($0).data }).count == names.count)
  }

  @Test func `what is behind the known part of a name is left out`() throws {
    #expect(try image("house.and.flag").data == image("house").data)
    #expect(try image("nobody.drew.this").data == image("nor.this").data)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `the names that apps use most have shapes, each its own`() throws {
    let names = """
      xmark plus minus checkmark ellipsis gearshape person person.2 person.3 heart star trash bell cart \
      house bookmark square.and.arrow.up square.and.arrow.down magnifyingglass pencil calendar clock \
      location map mappin tag flag bolt flame drop leaf sun.max moon cloud cloud.rain snowflake \
      sparkles photo camera video mic speaker.wave.2 play pause stop shuffle repeat music.note \
      headphones waveform book newspaper graduationcap gift creditcard bag banknote chart.bar \
      chart.pie percent number at link paperclip globe wifi iphone ipad laptopcomputer tv \
      applewatch keyboard printer battery.100 cpu qrcode barcode faceid touchid hand.thumbsup \
      hand.raised face.smiling figure.walk car airplane bus bicycle fork.knife cup.and.saucer \
      bed.double building.2 lightbulb hammer wrench scissors paintbrush ruler crop textformat bold \
      italic underline text.alignleft delete.left command shield cross pills stethoscope trophy medal \
      crown cube puzzlepiece gamecontroller dice ticket film soccerball tshirt eyeglasses umbrella \
      thermometer power briefcase suitcase sidebar.left terminal curlybraces ant tortoise pawprint
      """
      .split(separator: " ").map(String.init)
    let placeholder = try image("no.shape.at.all").data
    let shapes = try names.map { try image($0).data }
    #expect(Set(shapes).count == names.count)
    #expect(!shapes.contains(placeholder))
    for name in names {
      let filled = try image(name + ".fill")
      #expect(XMLParser(data: filled.data).parse(), "\(name)")
    }
  }

  @Test func `a symbol is a template, and any other image is not`() {
    let symbol = UIImage(systemName: "star")
    #expect(symbol?.isSymbolImage == true)
    #expect(symbol?.renderingMode == .automatic)
    #expect(symbol?.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
    #expect(!UIImage().isSymbolImage)
    #expect(UIImage().size == .zero)
    #expect(symbol == UIImage(systemName: "star"))
    #expect(symbol != UIImage(systemName: "star.fill"))
  }

  @Test func `a configuration says how high a symbol is`() {
    func height(_ configuration: UIImage.SymbolConfiguration) -> CGFloat? {
      UIImage(systemName: "star", withConfiguration: configuration)?.size.height
    }
    #expect(height(UIImage.SymbolConfiguration(pointSize: 20)) == 24)
    #expect(height(UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)) == 30)
    #expect(height(UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small)) == 19)
    #expect(height(UIImage.SymbolConfiguration(textStyle: .largeTitle)) == 41)
    #expect(height(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30))) == 36)
    #expect(height(.unspecified) == 20)
  }

  @Test func `what a configuration does not say is taken from the other`() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 30)
    let bold = large.applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    #expect(bold.configurationWithoutWeight() == large)
    #expect(bold.isEqual(to: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)))
    let symbol = try #require(UIImage(systemName: "star", withConfiguration: large))
    let heavy = symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .black))
    #expect(
      heavy?.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 30, weight: .black))
    let small = symbol.withConfiguration(UIImage.SymbolConfiguration(scale: .small))
    #expect(small.size.height == 16)
  }

  @Test func `weights of symbols and fonts go together`() {
    for weight in [UIImage.SymbolWeight.ultraLight, .regular, .semibold, .black] {
      #expect(weight.fontWeight().symbolWeight() == weight)
    }
  }
}
