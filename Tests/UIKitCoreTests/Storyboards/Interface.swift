import Foundation
import UIKit
import UIKitCore

/// Storyboards and nibs that tests write down.
@MainActor
enum Interface {
  /// A storyboard with these scenes.
  static func storyboard(_ scenes: String..., initial: String? = nil) -> UIStoryboard {
    storyboard(text: document(scenes, initial: initial))
  }

  /// A storyboard of that text, whatever it is.
  static func storyboard(text: String) -> UIStoryboard {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).storyboard")
    try? Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return UIStoryboard(contentsOf: file)
  }

  static func document(_ scenes: [String], initial: String? = nil) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
    <scenes>\(scenes.joined(separator: "\n"))</scenes>
    </document>
    """
  }

  /// A scene: a controller and what stands beside it.
  static func scene(_ controller: String, _ others: String = "") -> String {
    let id = controller.split(separator: "\"").first { $0.hasPrefix("scene-") } ?? "scene"
    return """
      <scene sceneID="s-\(id)-\(UUID().uuidString)"><objects>
      \(controller)
      <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(UUID().uuidString)" \
      sceneMemberID="firstResponder"/>
      \(others)
      </objects></scene>
      """
  }

  /// A controller of a class of these tests.
  static func controller(
    _ id: String, _ cls: String? = nil, element: String = "viewController",
    attributes: String = "", _ content: String? = nil,
    connections: String = ""
  ) -> String {
    let custom = cls.map { "customClass=\"\($0)\" customModule=\"UIKitCoreTests\"" } ?? ""
    return """
      <\(element) id="\(id)" storyboardIdentifier="\(id)" \(custom) \(attributes) \
      sceneMemberID="viewController">
      \(content ?? "<view key=\"view\" id=\"view-\(id)\"/>")
      <connections>\(connections)</connections>
      </\(element)>
      """
  }

  /// A controller with a view of these contents, of 300 by 500 points.
  static func view(_ subviews: String, _ more: String = "", id: String = "v") -> String {
    """
    <view key="view" contentMode="scaleToFill" id="\(id)">
    <rect key="frame" x="0.0" y="0.0" width="300" height="500"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews>
    \(more)
    </view>
    """
  }

  /// The root view of a controller with these views in it.
  static func loaded(_ subviews: String, _ more: String = "") -> UIView {
    let made = storyboard(scene(controller("c", nil, view(subviews, more))), initial: "c")
      .instantiateInitialViewController()
    return made?.view ?? UIView()
  }

  /// A nib with these objects.
  static func nib(_ objects: String, owner: String = "") -> UINib {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections>\(owner)</connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      \(objects)
      </objects></document>
      """
    return UINib(data: Data(text.utf8), bundle: nil)
  }

  /// Returns the reports during `body`.
  static func reports(_ body: () throws -> Void) rethrows -> [String] {
    var heard: [String] = []
    InterfaceReports.listener = { heard.append($0) }
    defer { InterfaceReports.listener = nil }
    try body()
    return heard
  }
}
