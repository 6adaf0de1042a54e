import Foundation

/// A tag or a text of an HTML document.
enum HTMLToken: Equatable {
  case text(String)
  case open(name: String, attributes: [String: String])
  case close(String)
  /// The contents of a `style` element.
  case styleSheet(String)
}

/// Splits HTML into tags and texts. Any input has a result: what is no tag is text.
struct HTMLScanner {
  private let scalars: [UnicodeScalar]
  private var place = 0
  private(set) var tokens: [HTMLToken] = []
  private var text = String.UnicodeScalarView()

  init(_ html: String) {
    scalars = Array(html.unicodeScalars)
    while place < scalars.count { step() }
    flush()
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    tokens.append(.text(HTMLEntities.resolve(String(text))))
    text = String.UnicodeScalarView()
  }

  private func scalar(_ offset: Int = 0) -> UnicodeScalar? {
    place + offset < scalars.count ? scalars[place + offset] : nil
  }

  private mutating func step() {
    guard scalar() == "<", let next = scalar(1) else { return takeText() }
    switch next {
    case "!" where startsWith("<!--"): skip(past: "-->")
    case "!", "?": skip(past: ">")
    case "/":
      guard scalar(2)?.isTagStart == true else { return takeText() }
      place += 2
      flush()
      tokens.append(.close(takeName()))
      skip(past: ">")
    default:
      guard next.isTagStart else { return takeText() }
      place += 1
      flush()
      takeTag()
    }
  }

  private mutating func takeText() {
    text.append(scalars[place])
    place += 1
  }

  private mutating func takeTag() {
    let name = takeName()
    var attributes: [String: String] = [:]
    while let next = scalar(), next != ">" {
      if next.isHTMLSpace || next == "/" {
        place += 1
        continue
      }
      let (key, value) = takeAttribute()
      if attributes[key] == nil { attributes[key] = value }
    }
    place += 1
    tokens.append(.open(name: name, attributes: attributes))
    if ["script", "style", "title", "textarea"].contains(name) { takeRawText(of: name) }
  }

  private mutating func takeName() -> String {
    let start = place
    while let next = scalar(), !next.isHTMLSpace, next != ">", next != "/" { place += 1 }
    return string(start..<place).lowercased()
  }

  private mutating func takeAttribute() -> (String, String) {
    let start = place
    repeat { place += 1 } while scalar()?.endsAttributeName == false
    let key = string(start..<place).lowercased()
    let end = place
    skipSpaces()
    guard scalar() == "=" else {
      place = end
      return (key, "")
    }
    place += 1
    skipSpaces()
    if let quote = scalar(), quote == "\"" || quote == "'" {
      place += 1
      let start = place
      while let next = scalar(), next != quote { place += 1 }
      let value = string(start..<place)
      place += 1
      return (key, HTMLEntities.resolve(value))
    }
    let valueStart = place
    while let next = scalar(), !next.isHTMLSpace, next != ">" { place += 1 }
    return (key, HTMLEntities.resolve(string(valueStart..<place)))
  }

  /// The text of an element in which there are no tags, up to its end.
  private mutating func takeRawText(of name: String) {
    let start = place
    while place < scalars.count, !startsWith("</" + name) { place += 1 }
    let raw = string(start..<place)
    switch name {
    case "style": tokens.append(.styleSheet(raw))
    case "textarea": tokens.append(.text(HTMLEntities.resolve(raw)))
    default: break
    }
  }

  private func startsWith(_ prefix: String) -> Bool {
    var index = place
    for wanted in prefix.unicodeScalars {
      guard index < scalars.count,
        scalars[index].properties.lowercaseMapping == String(wanted)
      else { return false }
      index += 1
    }
    return true
  }

  private mutating func skip(past end: String) {
    let length = end.unicodeScalars.count
    while place < scalars.count, !startsWith(end) { place += 1 }
    place = min(place + length, scalars.count)
  }

  private mutating func skipSpaces() {
    while scalar()?.isHTMLSpace == true { place += 1 }
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range.clamped(to: 0..<scalars.count)])
    return String(view)
  }
}

extension UnicodeScalar {
  /// A Boolean value that indicates whether HTML takes it for a space, of which several are one.
  var isHTMLSpace: Bool {
    self == " " || self == "\n" || self == "\t" || self == "\r" || self == "\u{0C}"
  }

  fileprivate var endsAttributeName: Bool {
    isHTMLSpace || self == ">" || self == "/" || self == "="
  }

  fileprivate var isTagStart: Bool { isASCII && properties.isAlphabetic }
}

/// The names of characters in HTML.
enum HTMLEntities {
  /// The same text with characters in place of their names and numbers.
  static func resolve(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
      guard let character = character(named: name) else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result.append(character)
      rest = rest[name.endIndex...]
      if rest.first == ";" { rest = rest.dropFirst() }
    }
    return result + rest
  }

  private static func character(named name: Substring) -> Character? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap { scalar(number: $0) }.map(Character.init)
    }
    return (named[String(name)]).flatMap(UnicodeScalar.init).map(Character.init)
  }

  // Numbers of Windows' characters stand for these, as browsers have it.
  private static func scalar(number: UInt32) -> UnicodeScalar? {
    if (0x80...0x9F).contains(number),
      let text = String(data: Data([UInt8(number)]), encoding: .windowsCP1252)
    {
      return text.unicodeScalars.first
    }
    return number == 0 ? "\u{FFFD}" : UnicodeScalar(number) ?? "\u{FFFD}"
  }

  private static let named: [String: UInt32] = {
    var table: [String: UInt32] = [:]
    for (offset, name) in latin.split(separator: " ").enumerated() {
      table[String(name)] = 160 + UInt32(offset)
    }
    let words = others.split(separator: " ")
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      table[String(words[index])] = UInt32(words[index + 1])
    }
    return table
  }()

  /// From 160 on, in order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
    szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute \
    ucirc uuml yacute thorn yuml
    """

  private static let others = """
    quot 34 amp 38 lt 60 gt 62 apos 39 OElig 338 oelig 339 Scaron 352 scaron 353 Yuml 376 \
    fnof 402 circ 710 tilde 732 Alpha 913 Beta 914 Gamma 915 Delta 916 Epsilon 917 Zeta 918 \
    Eta 919 Theta 920 Iota 921 Kappa 922 Lambda 923 Mu 924 Nu 925 Xi 926 Omicron 927 Pi 928 \
    Rho 929 Sigma 931 Tau 932 Upsilon 933 Phi 934 Chi 935 Psi 936 Omega 937 alpha 945 beta 946 \
    gamma 947 delta 948 epsilon 949 zeta 950 eta 951 theta 952 iota 953 kappa 954 lambda 955 \
    mu 956 nu 957 xi 958 omicron 959 pi 960 rho 961 sigmaf 962 sigma 963 tau 964 upsilon 965 \
    phi 966 chi 967 psi 968 omega 969 ensp 8194 emsp 8195 thinsp 8201 zwnj 8204 zwj 8205 \
    lrm 8206 rlm 8207 ndash 8211 mdash 8212 lsquo 8216 rsquo 8217 sbquo 8218 ldquo 8220 \
    rdquo 8221 bdquo 8222 dagger 8224 Dagger 8225 bull 8226 hellip 8230 permil 8240 prime 8242 \
    Prime 8243 lsaquo 8249 rsaquo 8250 oline 8254 frasl 8260 euro 8364 trade 8482 larr 8592 \
    uarr 8593 rarr 8594 darr 8595 harr 8596 lArr 8656 uArr 8657 rArr 8658 dArr 8659 hArr 8660 \
    forall 8704 part 8706 exist 8707 empty 8709 nabla 8711 isin 8712 notin 8713 ni 8715 \
    prod 8719 sum 8721 minus 8722 lowast 8727 radic 8730 prop 8733 infin 8734 ang 8736 and 8743 \
    or 8744 cap 8745 cup 8746 int 8747 there4 8756 sim 8764 cong 8773 asymp 8776 ne 8800 \
    equiv 8801 le 8804 ge 8805 sub 8834 sup 8835 nsub 8836 sube 8838 supe 8839 oplus 8853 \
    otimes 8855 perp 8869 sdot 8901 lceil 8968 rceil 8969 lfloor 8970 rfloor 8971 lang 9001 \
    rang 9002 loz 9674 spades 9824 clubs 9827 hearts 9829 diams 9830 check 10003
    """
}
