import Foundation

/// Colours as CSS and HTML write them.
enum CSSColor {
  static func read(_ text: String) -> UIColor? {
    let text = text.trimmed.lowercased()
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if let open = text.firstIndex(of: "(") {
      return function(String(text[..<open]), text[text.index(after: open)...])
    }
    if text == "transparent" { return UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return names[text].map { rgb($0, alpha: 1) } ?? hex(text[...])
  }

  /// Returns a colour as CSS writes it.
  static func write(_ color: UIColor) -> String {
    let parts = color.display(with: .current)
    func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    let bytes = [byte(parts.red), byte(parts.green), byte(parts.blue)]
    if parts.alpha < 1 {
      let alpha = (parts.alpha * 1000).rounded() / 1000
      return "rgba(\(bytes[0]), \(bytes[1]), \(bytes[2]), \(DisplayNumber.text(alpha)))"
    }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func hex(_ digits: Substring) -> UIColor? {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    switch digits.count {
    case 3, 4: return hex(Substring(digits.map { "\($0)\($0)" }.joined()))
    case 6: return Int(digits, radix: 16).map { rgb($0, alpha: 1) }
    case 8:
      return Int(digits, radix: 16).map { rgb($0 >> 8, alpha: CGFloat($0 & 0xFF) / 255) }
    default: return nil
    }
  }

  private static func rgb(_ number: Int, alpha: CGFloat) -> UIColor {
    func part(_ shift: Int) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  private static func function(_ name: String, _ rest: Substring) -> UIColor? {
    let words = rest.split { $0 == "," || $0 == ")" || $0 == " " || $0 == "/" }
    func number(_ index: Int, of whole: CGFloat) -> CGFloat? {
      guard words.indices.contains(index) else { return nil }
      let word = words[index]
      if word.hasSuffix("%") { return Double(word.dropLast()).map { CGFloat($0) / 100 } }
      return Double(word).map { CGFloat($0) / whole }
    }
    let alpha = number(3, of: 1) ?? 1
    guard let first = number(0, of: name.hasPrefix("hsl") ? 360 : 255) else { return nil }
    switch name {
    case "rgb", "rgba":
      guard let green = number(1, of: 255), let blue = number(2, of: 255) else { return nil }
      return UIColor(red: first, green: green, blue: blue, alpha: alpha)
    case "hsl", "hsla":
      guard let saturation = number(1, of: 100), let lightness = number(2, of: 100)
      else { return nil }
      let brightness = lightness + saturation * min(lightness, 1 - lightness)
      return UIColor(
        hue: first - first.rounded(.down),
        saturation: brightness > 0 ? 2 * (1 - lightness / brightness) : 0,
        brightness: brightness, alpha: alpha)
    default: return nil
    }
  }

  private static let names: [String: Int] = {
    var result: [String: Int] = [:]
    for entry in table.split(separator: " ") {
      let parts = entry.split(separator: "=")
      result[String(parts[0])] = Int(parts[1], radix: 16)
    }
    return result
  }()

  private static let table = """
    black=000000 silver=c0c0c0 gray=808080 grey=808080 white=ffffff maroon=800000 red=ff0000 \
    purple=800080 fuchsia=ff00ff magenta=ff00ff green=008000 lime=00ff00 olive=808000 \
    yellow=ffff00 navy=000080 blue=0000ff teal=008080 aqua=00ffff cyan=00ffff orange=ffa500 \
    aliceblue=f0f8ff antiquewhite=faebd7 aquamarine=7fffd4 azure=f0ffff beige=f5f5dc \
    bisque=ffe4c4 blanchedalmond=ffebcd blueviolet=8a2be2 brown=a52a2a burlywood=deb887 \
    cadetblue=5f9ea0 chartreuse=7fff00 chocolate=d2691e coral=ff7f50 cornflowerblue=6495ed \
    cornsilk=fff8dc crimson=dc143c darkblue=00008b darkcyan=008b8b darkgoldenrod=b8860b \
    darkgray=a9a9a9 darkgrey=a9a9a9 darkgreen=006400 darkkhaki=bdb76b darkmagenta=8b008b \
    darkolivegreen=556b2f darkorange=ff8c00 darkorchid=9932cc darkred=8b0000 darksalmon=e9967a \
    darkseagreen=8fbc8f darkslateblue=483d8b darkslategray=2f4f4f darkslategrey=2f4f4f \
    darkturquoise=00ced1 darkviolet=9400d3 deeppink=ff1493 deepskyblue=00bfff dimgray=696969 \
    dimgrey=696969 dodgerblue=1e90ff firebrick=b22222 floralwhite=fffaf0 forestgreen=228b22 \
    gainsboro=dcdcdc ghostwhite=f8f8ff gold=ffd700 goldenrod=daa520 greenyellow=adff2f \
    honeydew=f0fff0 hotpink=ff69b4 indianred=cd5c5c indigo=4b0082 ivory=fffff0 khaki=f0e68c \
    lavender=e6e6fa lavenderblush=fff0f5 lawngreen=7cfc00 lemonchiffon=fffacd lightblue=add8e6 \
    lightcoral=f08080 lightcyan=e0ffff lightgoldenrodyellow=fafad2 lightgray=d3d3d3 \
    lightgrey=d3d3d3 lightgreen=90ee90 lightpink=ffb6c1 lightsalmon=ffa07a lightseagreen=20b2aa \
    lightskyblue=87cefa lightslategray=778899 lightslategrey=778899 lightsteelblue=b0c4de \
    lightyellow=ffffe0 limegreen=32cd32 linen=faf0e6 mediumaquamarine=66cdaa mediumblue=0000cd \
    mediumorchid=ba55d3 mediumpurple=9370db mediumseagreen=3cb371 mediumslateblue=7b68ee \
    mediumspringgreen=00fa9a mediumturquoise=48d1cc mediumvioletred=c71585 midnightblue=191970 \
    mintcream=f5fffa mistyrose=ffe4e1 moccasin=ffe4b5 navajowhite=ffdead oldlace=fdf5e6 \
    olivedrab=6b8e23 orangered=ff4500 orchid=da70d6 palegoldenrod=eee8aa palegreen=98fb98 \
    paleturquoise=afeeee palevioletred=db7093 papayawhip=ffefd5 peachpuff=ffdab9 peru=cd853f \
    pink=ffc0cb plum=dda0dd powderblue=b0e0e6 rebeccapurple=663399 rosybrown=bc8f8f \
    royalblue=4169e1 saddlebrown=8b4513 salmon=fa8072 sandybrown=f4a460 seagreen=2e8b57 \
    seashell=fff5ee sienna=a0522d skyblue=87ceeb slateblue=6a5acd slategray=708090 \
    slategrey=708090 snow=fffafa springgreen=00ff7f steelblue=4682b4 tan=d2b48c thistle=d8bfd8 \
    tomato=ff6347 turquoise=40e0d0 violet=ee82ee wheat=f5deb3 whitesmoke=f5f5f5 \
    yellowgreen=9acd32
    """
}
