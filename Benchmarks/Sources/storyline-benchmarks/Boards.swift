import Foundation
import UIKit

/// A folder with a storyboard of a hundred scenes, as Xcode would write it: a column of two labels, a
/// field and a button, with outlets, an action and constraints.
@MainActor
final class Boards {
  static let count = 100

  /// The storyboard's bytes.
  let data: Data

  private let folder: URL
  private let bundle: Bundle
  private var copies = 0

  init() throws {
    data = Data(try Self.text().utf8)
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Boards-\(UUID().uuidString).bundle", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let bundle = Bundle(url: folder) else {
      throw Stack.WrongScreens(description: "There is no bundle at \(folder.path).")
    }
    self.bundle = bundle
  }

  // Every benchmark is prepared once, and the folder is removed after the last of them.
  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The storyboard, read from its file. A file is read once under its name, so each has another.
  func read() throws -> UIStoryboard {
    copies += 1
    let file = folder.appendingPathComponent("Boards\(copies).storyboard")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return UIStoryboard(name: "Boards\(copies)", bundle: bundle)
  }

  /// Makes the controller of every scene with its view.
  static func open(_ storyboard: UIStoryboard) throws {
    try check { storyboard.instantiateViewController(withIdentifier: "screen\($0)") }
  }

  /// Makes the same controllers in code.
  static func makeInCode() throws {
    try check { CodeBoardScreen(number: $0) }
  }

  private static func check(_ make: (Int) -> UIViewController) throws {
    for number in 0..<count {
      guard let screen = make(number) as? BoardScreen else {
        throw Stack.WrongScreens(description: "Screen \(number) is of another class.")
      }
      screen.loadViewIfNeeded()
      guard screen.titleLabel?.text == "Screen \(number)", screen.view.constraints.count == 3,
        screen.button?.allControlEvents.contains(.touchUpInside) == true
      else { throw Stack.WrongScreens(description: "Screen \(number) is not what it should be.") }
    }
  }

  // MARK: What is in the file

  private static func text() throws -> String {
    guard let file = Bundle.module.url(forResource: "BoardScene", withExtension: "xml") else {
      throw Stack.WrongScreens(description: "The scene is not among the resources.")
    }
    let scene = try String(contentsOf: file, encoding: .utf8)
    let scenes = (0..<count).map { scene.replacingOccurrences(of: "NUMBER", with: "\($0)") }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="con-0">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <scenes>
      \(scenes.joined())
          </scenes>
      </document>
      """
  }
}
