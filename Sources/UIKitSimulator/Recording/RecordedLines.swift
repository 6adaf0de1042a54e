import UIKitCore

// The names of keys and device actions in StorylineTesting's driver.

extension EditingKey {
  /// The call that strikes it.
  func recordedLine(selecting: Bool) -> String {
    let shift = selecting ? ", modifiers: .shift" : ""
    func press(_ key: String) -> String { "try await app.press(\(key)\(shift))" }
    return switch self {
    case .return: "try await app.pressReturn()"
    case .delete: "try await app.pressDelete()"
    case .left: press("UIKeyCommand.inputLeftArrow")
    case .right: press("UIKeyCommand.inputRightArrow")
    case .up: press("UIKeyCommand.inputUpArrow")
    case .down: press("UIKeyCommand.inputDownArrow")
    case .start: press("UIKeyCommand.inputHome")
    case .end: press("UIKeyCommand.inputEnd")
    case .selectAll: "try await app.press(\"a\", modifiers: .command)"
    }
  }
}

extension HardwareKey {
  /// The call that strikes it.
  var recordedLine: String {
    let names: [(UIKeyModifierFlags, String)] = [
      (.shift, ".shift"), (.control, ".control"), (.alternate, ".alternate"),
      (.command, ".command"),
    ]
    let held = names.filter { modifierFlags.contains($0.0) }.map(\.1)
    let modifiers = held.isEmpty ? "" : ", modifiers: [\(held.joined(separator: ", "))]"
    return "try await app.press(\(SwiftLiteral.string(charactersIgnoringModifiers))\(modifiers))"
  }
}

extension DeviceCommand {
  /// The call that does the same; empty for what a test has no use for.
  var recordedLine: String {
    switch self {
    case .model(let name): "try await app.setDevice(\(Self.caseName(of: name)))"
    case .orientation(let orientation):
      "try await app.rotate(to: .\(Self.name(of: orientation)))"
    case .textSize(let size): "try await app.setContentSizeCategory(.\(Self.name(of: size)))"
    case .direction(let isRightToLeft):
      "try await app.setLayoutDirection(.\(isRightToLeft ? "rightToLeft" : "leftToRight"))"
    case .style(let isDark): "try await app.setInterfaceStyle(.\(isDark ? "dark" : "light"))"
    case .motion(let isReduced): "try await app.setReduceMotion(\(isReduced))"
    // A test's clock does not run: nothing is slow.
    case .animations: ""
    case .openURL(let url):
      "try await app.openURL(try #require(URL(string: \(SwiftLiteral.string(url.absoluteString)))))"
    case .background: "try await app.enterBackground()"
    case .foreground: "try await app.enterForeground()"
    case .memoryWarning: "try await app.warnOfMemory()"
    case .shake: "try await app.shake()"
    }
  }

  /// The case of `TestDevice` that is the device of that name: `.iPhone13Mini`.
  package static func caseName(of device: String) -> String {
    let words = device.split { !$0.isLetter && !$0.isNumber }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return "." + (words.first.map(String.init) ?? "") + rest.joined()
  }
}
