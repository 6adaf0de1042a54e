import Foundation

/// Which keys stand where.
struct KeyboardLayout: Equatable {
  /// Letters, figures, or the rarer signs.
  enum Layer: Equatable { case letters, figures, signs, pad }

  enum Action: Equatable {
    case text(String)
    case shift, delete, `return`
    case layer(Layer)
  }

  struct Key: Equatable {
    var action: Action
    /// A part of the row's width; `nil` for as wide as a letter.
    var part: CGFloat?
    /// Keeps its side's edge, while what is between is in the middle.
    var isAtEdge = false
  }

  var rows: [[Key]]

  static func isPad(_ type: UIKeyboardType) -> Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  static func firstLayer(of type: UIKeyboardType) -> Layer {
    if isPad(type) { return .pad }
    return type == .numbersAndPunctuation ? .figures : .letters
  }

  init(_ type: UIKeyboardType, layer: Layer) {
    if layer == .pad {
      rows = Self.pad(type)
      return
    }
    let characters: [String] =
      switch layer {
      case .letters, .pad: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
      case .figures: ["1234567890", "-/:;()$&@\"", ".,?!'"]
      case .signs: ["[]{}#%^*+=", "_\\|~<>\u{20AC}\u{A3}\u{A5}\u{2022}", ".,?!'"]
      }
    rows = characters.map(Self.keys)
    let side: Action =
      switch layer {
      case .letters, .pad: .shift
      case .figures: .layer(.signs)
      case .signs: .layer(.figures)
      }
    if layer != .letters { for index in rows[2].indices { rows[2][index].part = 0.125 } }
    rows[2] =
      [Key(action: side, part: 0.115, isAtEdge: true)] + rows[2]
      + [Key(action: .delete, part: 0.115, isAtEdge: true)]
    rows.append(Self.lastRow(type, isLetters: layer == .letters))
  }

  private static func keys(_ characters: String) -> [Key] {
    characters.map { Key(action: .text(String($0))) }
  }

  private static func lastRow(_ type: UIKeyboardType, isLetters: Bool) -> [Key] {
    let extras: [String] =
      switch type {
      case .emailAddress: ["@", "."]
      case .URL: [".", "/", ".com"]
      case .twitter: ["@", "#"]
      case .webSearch: ["."]
      default: []
      }
    let hasSpace = type != .URL
    let rest: CGFloat = 0.5
    let extraPart = hasSpace ? 0.105 : rest / CGFloat(max(extras.count, 1))
    let space = Key(
      action: .text(" "), part: rest - CGFloat(extras.count) * extraPart)
    return [Key(action: .layer(isLetters ? .figures : .letters), part: 0.25)]
      + (hasSpace ? [space] : [])
      + extras.map { Key(action: .text($0), part: extraPart) }
      + [Key(action: .return, part: 0.25)]
  }

  private static func pad(_ type: UIKeyboardType) -> [[Key]] {
    let third: CGFloat = 1.0 / 3
    func key(_ text: String) -> Key { Key(action: .text(text), part: third) }
    let digits = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]].map { $0.map(key) }
    let corner: Key =
      switch type {
      case .decimalPad: key(".")
      case .phonePad: key("+")
      // An empty place.
      default: key("")
      }
    return digits + [[corner, key("0"), Key(action: .delete, part: third)]]
  }
}

extension UIReturnKeyType {
  /// The title of the key on iOS 17.
  var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  /// A Boolean value that indicates whether it stands out: it does more than going on.
  var isProminent: Bool {
    switch self {
    case .default, .next, .continue, .emergencyCall: false
    default: true
    }
  }
}
