import Foundation
import Testing
import UIKitCore

@Suite struct SystemChromeTests {
  private static let homeButtonPhone = device(
    "iPhone SE", CGSize(width: 375, height: 667), safeArea: (20, 0))
  private static let notchPhone = device(
    "iPhone 14", CGSize(width: 390, height: 844), safeArea: (47, 34))

  private static func device(
    _ name: String, _ size: CGSize, safeArea: (CGFloat, CGFloat)
  ) -> Device {
    var device = Device.iPhone15
    device.name = name
    device.size = size
    device.safeArea = safeArea
    return device
  }

  private func all(_ nodes: [DisplayNode]) -> [DisplayNode] {
    nodes.flatMap { [$0] + all($0.children) }
  }

  @Test func `identifiers are negative and used once`() {
    let nodes = all(SystemChrome.nodes(for: .iPhone15, content: .darkContent))
    #expect(nodes.count > 6)
    #expect(nodes.allSatisfy { $0.id < 0 })
    #expect(Set(nodes.map(\.id)).count == nodes.count)
  }

  @Test(arguments: [Device.iPhone15, notchPhone, homeButtonPhone, .iPad])
  func `the status bar fills the top of the safe area, and its signs lie in it, apart`(
    device: Device
  ) throws {
    let bar = try #require(SystemChrome.nodes(for: device, content: .darkContent).first)
    #expect(bar.id == SystemChrome.ID.statusBar)
    let (width, height) = (device.size.width, device.safeArea.top)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: width, height: height))
    let bounds = CGRect(origin: .zero, size: bar.frame.size)
    for child in bar.children { #expect(bounds.contains(child.frame), "\(child.name)") }
    let names = ["StatusBarTime", "StatusBarSignal", "StatusBarWiFi", "StatusBarBattery"]
    let signs = try names.map { name in try #require(bar.children.first { $0.name == name }) }
    // On screens with a home button the time stands in the middle, so it is compared by place.
    let frames = signs.map(\.frame).sorted { $0.minX < $1.minX }
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX < right.minX) }
    let middles = signs.map(\.frame.midY)
    #expect(middles.allSatisfy { abs($0 - middles[0]) < 0.01 })
  }

  @Test func `the time and the signs leave the island free`() {
    let island = CGRect(x: (393 - 126) / 2, y: 11, width: 126, height: 37)
    for node in all(SystemChrome.nodes(for: .iPhone15, content: .darkContent)).dropFirst() {
      #expect(!node.frame.intersects(island), "\(node.name)")
    }
  }

  @Test(arguments: [(Device.iPad, 20), (homeButtonPhone, 175.494)] as [(Device, CGFloat)])
  func `13.3.1 the time is at the beginning of an iPad's status bar, in the middle of a phone's`(
    device: Device, start: CGFloat
  ) throws {
    let nodes = all(SystemChrome.nodes(for: device, content: .darkContent))
    let time = try #require(nodes.first { $0.name == "StatusBarTime" })
    #expect(abs(time.frame.minX - start) < 0.01)
  }

  @Test func `the home indicator lies at the bottom, in the middle`() throws {
    let nodes = SystemChrome.nodes(for: .iPhone15, content: .lightContent)
    let indicator = try #require(nodes.first { $0.id == SystemChrome.ID.homeIndicator })
    #expect(indicator.frame == CGRect(x: 127, y: 839, width: 139, height: 5))
    #expect(indicator.background == DisplayColor(red: 1, green: 1, blue: 1))
  }

  @Test func `glass with a home button has no indicator`() {
    let nodes = SystemChrome.nodes(for: Self.homeButtonPhone, content: .darkContent)
    #expect(nodes.map(\.id) == [SystemChrome.ID.statusBar])
  }

  @Test(arguments: [
    (SystemChrome.ContentStyle.darkContent, CGFloat(0)), (.lightContent, 1),
  ])
  func `everything has the colour of the style`(
    style: SystemChrome.ContentStyle, level: CGFloat
  ) {
    var colors: [DisplayColor] = []
    for node in all(SystemChrome.nodes(for: .iPhone15, content: style)) {
      colors += [node.background, node.border?.color].compactMap(\.self)
      switch node.content {
      case .text(let lines): colors += lines.map(\.color)
      case .path(let path): colors += [path.fill, path.stroke].compactMap(\.self)
      case .none, .image, .shape, .gradient: break
      }
    }
    #expect(colors.count >= 7)
    #expect(colors.allSatisfy { $0.red == level && $0.green == level && $0.blue == level })
  }

  @Test func `the time is nine forty-one, as wide as Helvetica Bold makes it`() throws {
    let nodes = all(SystemChrome.nodes(for: .iPhone15, content: .darkContent))
    let time = try #require(nodes.first { $0.name == "StatusBarTime" })
    guard case .text(let lines) = time.content else {
      Issue.record("The time is no text.")
      return
    }
    #expect(lines.map(\.string) == ["9:41"])
    #expect(abs(lines[0].width - 17 * (3 * 0.556 + 0.333)) < 0.001)
    #expect(lines[0].width == time.frame.width)
  }
}
