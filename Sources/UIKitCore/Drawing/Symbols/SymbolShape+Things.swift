import Foundation

extension SymbolShape {
  private static let head = circle(12, 7.2, 4.4)
  private static let shoulders = "M3.6 20.6Q4 14.2 12 14.2Q20 14.2 20.4 20.6Z"
  private static let portrait = SymbolShape(
    outline: circle(12, 12, 10.2),
    dots: circle(12, 9.4, 3.5) + "M5.4 18.6Q6.6 14.4 12 14.4Q17.4 14.4 18.6 18.6Q16 21.2 12 21.2"
      + "Q8 21.2 5.4 18.6Z")

  private static let cog: String = {
    var path = ""
    for tooth in 0..<8 {
      // Each tooth is two points far out, and the gap behind it two points nearer to the middle.
      for (part, radius) in [(-0.16, 10.6), (0.16, 10.6), (0.3, 8.3), (0.7, 8.3)] {
        let angle = (Double(tooth) + part) * .pi / 4
        let x = ((12 + radius * sin(angle)) * 100).rounded() / 100
        let y = ((12 - radius * cos(angle)) * 100).rounded() / 100
        path += "\(path.isEmpty ? "M" : "L")\(x) \(y)"
      }
    }
    return path + "Z"
  }()

  private static let gear = SymbolShape(outline: cog, holes: circle(12, 12, 3.4))
  private static let lens = SymbolShape.lines(circle(10, 10, 7) + "M15.2 15.2L21.2 21.2")
  private static let bubble = SymbolShape(
    outline: "M5.5 4H18.5Q22 4 22 7.5V13.5Q22 17 18.5 17H11L6 21.5V17H5.5Q2 17 2 13.5V7.5"
      + "Q2 4 5.5 4Z")
  private static let sheet =
    "M6.5 2.5H13.5L19.5 8.5V19.5Q19.5 21.5 17.5 21.5H6.5"
    + "Q4.5 21.5 4.5 19.5V4.5Q4.5 2.5 6.5 2.5Z"
  private static let pin = "M12 22Q4.5 14.4 4.5 9.4A7.5 7.5 0 0 1 19.5 9.4Q19.5 14.4 12 22Z"

  static let things: [String: SymbolShape] = [
    "house": SymbolShape(
      outline: "M12 3L21.8 11.4H19V20.6H5V11.4H2.2Z", detail: "M9.8 20.4V14.4H14.2V20.4"),
    "gear": gear, "gearshape": gear, "magnifyingglass": lens,
    "person": SymbolShape(outline: head + shoulders),
    "person.crop.circle": portrait, "person.circle": portrait,
    "person.2": SymbolShape(
      outline: circle(8.6, 8, 3.9) + "M1.6 19.4Q2 13.8 8.6 13.8Q15.2 13.8 15.6 19.4Z",
      lines: "M15.4 4.6A3.6 3.6 0 0 1 15.4 11.6M17.6 14Q22 14.8 22.4 19.4H19"),
    "bell": SymbolShape(
      outline: "M12 2.6Q18 3 18 9.6Q18 14.6 20.6 16.4V17.8H3.4V16.4Q6 14.6 6 9.6Q6 3 12 2.6Z",
      lines: "M9.6 20.6Q12 22.6 14.4 20.6"),
    "trash": SymbolShape(
      outline: "M5 6.5L6.2 20Q6.4 21.5 8 21.5H16Q17.6 21.5 17.8 20L19 6.5Z",
      detail: "M9.4 10L9.8 18M14.6 10L14.2 18",
      lines: "M3 6H21M9 5.6V3.4Q9 2.5 10 2.5H14Q15 2.5 15 3.4V5.6"),
    "pencil": SymbolShape(outline: "M4 16.6L16.6 4L20 7.4L7.4 20L3 21Z", detail: "M14 6.6L17.4 10"),
    "square.and.pencil": .lines(
      "M12 4.5H6.5Q4 4.5 4 7V17.5Q4 20 6.5 20H17Q19.5 20 19.5 17.5V12"
        + "M10 14L11 11L19.6 2.4L21.6 4.4L13 13Z"),
    "cart": SymbolShape(
      outline: "M5.6 6H21.6L19.8 14.6H7.2Z",
      lines: "M1.6 3H5L7.2 14.6M7.2 14.6L6.4 17.6H19.4" + circle(8.4, 20.8, 0.9)
        + circle(17.6, 20.8, 0.9)),
    "bag": SymbolShape(
      outline: "M4.5 7.5H19.5L20.5 19.5Q20.6 21.5 18.6 21.5H5.4Q3.4 21.5 3.5 19.5Z",
      lines: "M8.4 7V6.2A3.6 3.6 0 0 1 15.6 6.2V7"),
    "folder": SymbolShape(
      outline: "M2 7Q2 4.5 4.5 4.5H8.6L11 7H19.5Q22 7 22 9.5V17.5Q22 20 19.5 20H4.5Q2 20 2 17.5Z",
      detail: "M2.4 10.4H21.6"),
    "doc": SymbolShape(outline: sheet, detail: "M13.5 2.8V8.5H19.2"),
    "doc.text": SymbolShape(
      outline: sheet, detail: "M13.5 2.8V8.5H19.2M8 12.6H16M8 16.4H16"),
    "doc.on.doc": SymbolShape(
      outline: box(8, 7, 12.5, 14.5, 2.4),
      lines: "M5 17H4.6Q3.5 17 3.5 15.4V4.4Q3.5 2.5 5.4 2.5H14Q16 2.5 16 4"),
    "tray": SymbolShape(
      outline: "M2.5 13L6 5H18L21.5 13V18.6Q21.5 20.5 19.6 20.5H4.4Q2.5 20.5 2.5 18.6Z",
      detail: "M3 13.4H8.4Q8.8 16.4 12 16.4Q15.2 16.4 15.6 13.4H21"),
    "archivebox": SymbolShape(
      outline: box(2, 3.5, 20, 5, 1.2)
        + "M3.6 8.5H20.4V18.4Q20.4 20.6 18.2 20.6H5.8Q3.6 20.6 3.6 18.4Z",
      detail: "M2.6 8.5H21.4M9.4 12.4H14.6"),
    "envelope": SymbolShape(
      outline: box(1.8, 4.5, 20.4, 15, 3), detail: "M2.8 6L12 13.4L21.2 6"),
    "phone": SymbolShape(
      outline: "M4.2 3.6L7.6 2.6L10 8L7.6 10Q9.4 14.2 14 16.4L16 14L21.4 16.4L20.4 19.8"
        + "Q19.8 21.4 17.6 21.2Q4.4 19.4 2.8 6.4Q2.6 4.2 4.2 3.6Z"),
    "message": bubble, "bubble.left": bubble,
    "paperplane": SymbolShape(outline: "M21.5 2.5L15 21.5L11 13L2.5 9Z", detail: "M11 13L21 3"),
    "lock": SymbolShape(
      outline: box(4.5, 10.5, 15, 11, 2.6), lines: "M7.8 10.2V7A4.2 4.2 0 0 1 16.2 7V10.2"),
    "lock.open": SymbolShape(
      outline: box(3, 10.5, 14, 11, 2.6), lines: "M14 10.2V7A4 4 0 0 1 22 7V10"),
    "key": SymbolShape(
      outline: circle(8, 8, 5.6), holes: circle(7, 7, 1.2),
      lines: "M12 12L20.5 20.5V22H17V19.6H14.6V17.2L12.6 15"),
    "eye": SymbolShape(
      outline: "M1.6 12Q6 5.2 12 5.2Q18 5.2 22.4 12Q18 18.8 12 18.8Q6 18.8 1.6 12Z",
      holes: circle(12, 12, 3.4)),
    "iphone": SymbolShape(outline: box(6, 1.8, 12, 20.4, 2.8), detail: "M10.4 4.6H13.6"),
    "ipad": SymbolShape(outline: box(3.4, 2, 17.2, 20, 2.4), detail: "M10 19.4H14"),
    "calendar": SymbolShape(
      outline: box(2.5, 4, 19, 17.5, 3),
      detail: "M3 9.4H21M7.5 13.5H7.6M12 13.5H12.1M16.5 13.5H16.6M7.5 17.5H7.6M12 17.5H12.1",
      lines: "M7.5 2.4V5.4M16.5 2.4V5.4"),
    "clock": SymbolShape(outline: circle(12, 12, 10.2), detail: "M12 6V12.4H16.6"),
    "location": SymbolShape(outline: "M21.5 2.5L14 21.5L11.5 12.5L2.5 10Z"),
    "map": SymbolShape(
      outline: "M2 6.4L8.6 3.6L15.4 6.4L22 3.6V17.6L15.4 20.4L8.6 17.6L2 20.4Z",
      detail: "M8.6 3.8V17.4M15.4 6.6V20.2"),
    "mappin": SymbolShape(outline: pin, holes: circle(12, 9.4, 2.6)),
    "mappin.and.ellipse": SymbolShape(outline: pin, holes: circle(12, 9.4, 2.6)),
    "tag": SymbolShape(
      outline: "M2.5 4.5Q2.5 2.5 4.5 2.5H11.5L21.2 12.2Q22.2 13.4 21.2 14.6L14.6 21.2"
        + "Q13.4 22.2 12.2 21.2L2.5 11.5Z", holes: circle(7.2, 7.2, 1.5)),
    "bookmark": SymbolShape(outline: "M6 2.5H18Q19 2.5 19 3.5V21.5L12 16L5 21.5V3.5Q5 2.5 6 2.5Z"),
    "book": SymbolShape(
      outline: "M12 6.2Q7.5 3.2 2 4.2V18.8Q7.5 17.8 12 20.8Q16.5 17.8 22 18.8V4.2Q16.5 3.2 12 6.2Z",
      detail: "M12 6.4V20.4"),
    "gift": SymbolShape(
      outline: box(2.5, 7, 19, 4.6, 1) + "M4 11.6H20V21.5H4Z", detail: "M12 7.2V21.3M2.8 11.6H21.2",
      lines:
        "M12 7Q6.4 7 6.4 4.4Q6.4 2.5 8.4 2.5Q11 2.5 12 7Q13 2.5 15.6 2.5Q17.6 2.5 17.6 4.4Q17.6 7 12 7"
    ),
    "creditcard": SymbolShape(
      outline: box(1.8, 4.5, 20.4, 15, 3), detail: "M2.2 9.4H21.8M5.6 15.4H9.4"),
    "globe": .lines(
      circle(12, 12, 10.2) + "M2 12H22M12 1.8Q7.4 6.4 7.4 12Q7.4 17.6 12 22.2Q16.6 17.6 16.6 12"
        + "Q16.6 6.4 12 1.8"),
    "link": .lines(
      "M10 14.4A4.6 4.6 0 0 0 16.6 14.6L20.2 11A4.6 4.6 0 0 0 13.6 4.4L11.6 6.4"
        + "M14 9.6A4.6 4.6 0 0 0 7.4 9.4L3.8 13A4.6 4.6 0 0 0 10.4 19.6L12.4 17.6"),
    "paperclip": .lines(
      "M20.4 11.4L11.6 20.2A5.6 5.6 0 0 1 3.7 12.3L12.8 3.2A3.8 3.8 0 0 1 18.2 8.6L9.6 17.2"
        + "A1.9 1.9 0 0 1 6.9 14.5L14.6 6.8"),
    "sun.max": SymbolShape(
      outline: circle(12, 12, 4.6),
      lines: "M12 1.8V4M12 20V22.2M1.8 12H4M20 12H22.2M4.8 4.8L6.4 6.4M17.6 17.6L19.2 19.2"
        + "M19.2 4.8L17.6 6.4M6.4 17.6L4.8 19.2"),
    "moon": SymbolShape(outline: "M9.4 3A9.2 9.2 0 1 0 21 14.6A8 8 0 0 1 9.4 3Z"),
    "cloud": SymbolShape(
      outline: "M6.6 19.4A4.6 4.6 0 0 1 6.2 10.2A6.2 6.2 0 0 1 18 9.2A5.2 5.2 0 0 1 17.6 19.4Z"),
  ]

  static let media: [String: SymbolShape] = [
    "photo": SymbolShape(
      outline: box(2, 4, 20, 16, 3), holes: circle(7.6, 9.4, 1.7),
      detail: "M2.6 17.4L8.6 12.6L12 15.6L16.4 11L21.4 16"),
    "camera": SymbolShape(
      outline:
        "M4.5 7H7.5L9.2 4.4H14.8L16.5 7H19.5Q22 7 22 9.5V17.5Q22 20 19.5 20H4.5Q2 20 2 17.5V9.5"
        + "Q2 7 4.5 7Z", holes: circle(12, 13.2, 4)),
    "video": SymbolShape(
      outline: box(1.6, 5.5, 13.4, 13, 3) + "M17 10.6L22.4 7.2V16.8L17 13.4Z"),
    "mic": SymbolShape(
      outline: box(8.6, 2, 6.8, 12.6, 3.4),
      lines: "M5 11.4A7 7 0 0 0 19 11.4M12 18.6V22M8.6 22H15.4"),
    "speaker": SymbolShape(outline: "M3 9.4H6.6L12 4.6V19.4L6.6 14.6H3Z"),
    "speaker.wave.2": SymbolShape(
      outline: "M2 9.4H5.6L11 4.6V19.4L5.6 14.6H2Z",
      lines: "M14.6 8.8Q17 12 14.6 15.2M18 6Q22 12 18 18"),
    "play": SymbolShape(outline: "M6 3.6L20.4 12L6 20.4Z"),
    "pause": SymbolShape(outline: box(5, 4, 4.6, 16, 1.2) + box(14.4, 4, 4.6, 16, 1.2)),
    "stop": SymbolShape(outline: box(4.5, 4.5, 15, 15, 2)),
    "forward": SymbolShape(outline: "M2 5.4L11.6 12L2 18.6ZM12.4 5.4L22 12L12.4 18.6Z"),
    "backward": SymbolShape(outline: "M22 5.4L12.4 12L22 18.6ZM11.6 5.4L2 12L11.6 18.6Z"),
    "music.note": SymbolShape(
      outline: circle(7, 18.4, 2.9), lines: "M9.9 18.4V4L18 2.4V6.6L9.9 8.2"),
  ]
}
