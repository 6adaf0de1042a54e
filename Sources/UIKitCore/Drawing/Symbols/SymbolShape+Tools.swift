import Foundation

// Devices, tools, papers, money and play.

extension SymbolShape {
  private static let paper =
    "M6.5 2.5H13.5L19.5 8.5V19.5Q19.5 21.5 17.5 21.5H6.5"
    + "Q4.5 21.5 4.5 19.5V4.5Q4.5 2.5 6.5 2.5Z"
  private static let parcel = SymbolShape(
    outline: "M12 2L21 6.6V17.4L12 22L3 17.4V6.6Z",
    detail: "M3.4 6.8L12 11.4L20.6 6.8M12 11.4V21.6M7.4 4.4L16.4 9.2")

  static let devices: [String: SymbolShape] = [
    "display": SymbolShape(outline: box(1.5, 3, 21, 14, 2.4), lines: "M12 17V21M7.5 21H16.5"),
    "desktopcomputer": SymbolShape(
      outline: box(1.5, 3, 21, 14, 2.4), detail: "M2 13.5H22", lines: "M12 17V21M7.5 21H16.5"),
    "laptopcomputer": SymbolShape(outline: box(4, 4.5, 16, 11.5, 2), lines: "M1.5 19.5H22.5"),
    "tv": SymbolShape(outline: box(1.5, 4, 21, 14, 2.6), lines: "M8 21H16"),
    "applewatch": SymbolShape(
      outline: box(5.5, 5.5, 13, 13, 3.6),
      lines: "M8 5.4L8.6 2H15.4L16 5.4M8 18.6L8.6 22H15.4L16 18.6"),
    "headphones": SymbolShape(
      outline: box(2.5, 13, 4.6, 8, 1.8) + box(16.9, 13, 4.6, 8, 1.8),
      lines: "M3 14V12A9 9 0 0 1 21 12V14"),
    "airpods": SymbolShape(
      outline: circle(7, 7, 3.6) + circle(17, 7, 3.6), lines: "M9.4 9.6V20M14.6 9.6V20"),
    "printer": SymbolShape(
      outline: box(2, 8, 20, 9.5, 2.4), dots: circle(18.6, 11.4, 1),
      lines: "M6.5 8V2.5H17.5V8M6.5 14V21.5H17.5V14Z"),
    "server.rack": SymbolShape(
      outline: box(3, 3, 18, 7.6, 2) + box(3, 13.4, 18, 7.6, 2),
      dots: circle(7, 6.8, 1.1) + circle(7, 17.2, 1.1)),
    "externaldrive": SymbolShape(
      outline: "M5.4 4H18.6L22 14V18Q22 20 20 20H4Q2 20 2 18V14Z", detail: "M2.4 14.4H21.6",
      dots: circle(18, 17.2, 1)),
    "internaldrive": SymbolShape(
      outline: "M5.4 4H18.6L22 14V18Q22 20 20 20H4Q2 20 2 18V14Z", detail: "M2.4 14.4H21.6",
      dots: circle(18, 17.2, 1)),
    "cpu": SymbolShape(
      outline: box(5, 5, 14, 14, 2.6), detail: "M9 9H15V15H9Z",
      lines: "M9 2V5M15 2V5M9 19V22M15 19V22M2 9H5M2 15H5M19 9H22M19 15H22"),
    "memorychip": SymbolShape(
      outline: box(2, 7, 20, 10, 2),
      lines: "M6 4.5V7M10 4.5V7M14 4.5V7M18 4.5V7M6 17V19.5M10 17V19.5M14 17" + "V19.5M18 17V19.5"),
    "network": .lines(
      circle(12, 12, 10.2) + "M2 12H22M12 1.8Q7.4 6.4 7.4 12Q7.4 17.6 12 22.2Q16.6 17.6 16.6 12"
        + "Q16.6 6.4 12 1.8"),
    "antenna.radiowaves.left.and.right": SymbolShape(
      dots: circle(12, 9, 1.8),
      lines: "M12 10.5V22M7.6 13.4A6 6 0 0 1 7.6 4.6M16.4 13.4"
        + "A6 6 0 0 0 16.4 4.6M4.6 16.4A10.4 10.4 0 0 1 4.6 1.6M19.4 16.4"
        + "A10.4 10.4 0 0 0 19.4 1.6"),
    "dot.radiowaves.left.and.right": SymbolShape(
      dots: circle(12, 12, 2),
      lines: "M7.6 16.4A6 6 0 0 1 7.6 7.6M16.4 16.4A6 6 0 0 0 16.4 7.6M4.6 19.4"
        + "A10.4 10.4 0 0 1 4.6 4.6M19.4 19.4A10.4 10.4 0 0 0 19.4 4.6"),
    "dot.radiowaves.right": SymbolShape(
      dots: circle(5, 12, 2),
      lines: "M9.6 16.4A6 6 0 0 0 9.6 7.6M13.6 19.4A10.4 10.4 0 0 0 13.6 4.6"),
    "simcard": SymbolShape(
      outline: "M7.5 2H14L19 7V20Q19 22 17 22H7Q5 22 5 20V4.5Q5 2 7.5 2Z",
      detail: "M8.5 12H15.5V18.5H8.5ZM12 12V18.5"),
    "qrcode": .lines(
      "M3 3H10V10H3ZM14 3H21V10H14ZM3 14H10V21H3ZM6.4 6.4H6.6M17.4 6.4"
        + "H17.6M6.4 17.4H6.6M14 14H16V16M21 14V17M14 20H17M19 21H21V20"),
    "barcode": .lines(
      "M2.5 4.5V19.5M6 4.5V19.5M8.6 4.5V19.5M12.4 4.5V19.5M15 4.5V19.5"
        + "M18.6 4.5V19.5M21.5 4.5V19.5"),
    "qrcode.viewfinder": framed("M8 8H11V11H8ZM13.5 8H16V10.5H13.5ZM8 13.5H10.5V16H8ZM14 14H16V16"),
    "barcode.viewfinder": framed("M7.5 7.5V16.5M10.5 7.5V16.5M13.5 7.5V16.5M16.5 7.5V16.5"),
    "doc.text.viewfinder": framed("M8 8H16M8 12H16M8 16H13"),
    "camera.viewfinder": framed("M7 9.5H9L10 8H14L15 9.5H17V15.5H7Z"),
    "plus.viewfinder": framed("M12 7.5V16.5M7.5 12H16.5"),
    "text.viewfinder": framed("M8 8H16M8 12H16M8 16H13"),
    "faceid": framed("M8.4 8.4V10M15.6 8.4V10M12 8.4V12.6H11M8.6 15.4Q12 18 15.4 15.4"),
    "touchid": .lines(
      "M5 8.4A8.2 8.2 0 0 1 19.6 9.4M4 12.4Q4 16 4.6 18M7 17.6"
        + "Q6.4 12.4 7.8 10A4.9 4.9 0 0 1 16.8 12Q17 17 16 20.6M12 12"
        + "Q12.2 17.6 10.6 21.6M19.8 13Q19.8 16 19.2 18.6M9.4 19.6"
        + "Q9.9 16 9.6 13A2.5 2.5 0 0 1 14.4 12.4Q14.5 17 13.6 21.4"),
    "battery.100": SymbolShape(
      outline: box(1.5, 7, 18, 10, 3), dots: box(4, 9.4, 13, 5.2, 1.2), lines: "M22 10.4V13.6"),
    "battery.25": SymbolShape(
      outline: box(1.5, 7, 18, 10, 3), dots: box(4, 9.4, 4, 5.2, 1.2), lines: "M22 10.4V13.6"),
    "battery.0": SymbolShape(outline: box(1.5, 7, 18, 10, 3), lines: "M22 10.4V13.6"),
    "lightbulb": SymbolShape(
      outline: "M8.6 17Q8.4 14.6 6.6 12.6A6.9 6.9 0 1 1 17.4 12.6" + "Q15.6 14.6 15.4 17Z",
      lines: "M9 20H15M10.5 22.5H13.5"),
    "bolt.horizontal": SymbolShape(outline: "M2 10.4L13.6 19V12.6L22 13.8L10.2 5V11.4Z"),
    "alarm": SymbolShape(
      outline: circle(12, 13, 8.4), detail: "M12 8V13.4H15.6",
      lines: "M2.6 6.4L6.4 3M21.4 6.4L17.6 3M6 19.2L4.2 21.6M18 19.2L19.8 21.6"),
    "stopwatch": SymbolShape(
      outline: circle(12, 13.6, 8.6), detail: "M12 8.6V13.8",
      lines: "M9.4 1.8H14.6M12 1.8V5M18.4 7.2L20 5.6"),
    "timer": .lines("M12 2.5A9.5 9.5 0 1 1 4 6.8M12 2.5V6.5M12 12.6L7.4 8.4"),
    "hourglass": SymbolShape(
      outline: "M6 2.5H18V5Q18 9 13.6 12Q18 15 18 19V21.5H6V19Q6 15 10.4 12" + "Q6 9 6 5Z",
      detail: "M9 7H15"),
    "gamecontroller": SymbolShape(
      outline: "M7.5 5.5H16.5Q21 5.5 22 11.5Q23 18.5 20 18.5Q18.4 18.5 16.4 15.5"
        + "H7.6Q5.6 18.5 4 18.5Q1 18.5 2 11.5Q3 5.5 7.5 5.5Z",
      detail: "M8.4 8.4V12.6M6.3 10.5H10.5", dots: circle(15, 12, 1.1) + circle(17.4, 9.4, 1.1)),
  ]

  private static func framed(_ lines: String) -> SymbolShape {
    .lines(
      "M2.5 8V5.5Q2.5 2.5 5.5 2.5H8M16 2.5H18.5Q21.5 2.5 21.5 5.5V8"
        + "M21.5 16V18.5Q21.5 21.5 18.5 21.5H16"
        + "M8 21.5H5.5Q2.5 21.5 2.5 18.5V16" + lines)
  }

  static let tools: [String: SymbolShape] = [
    "terminal": SymbolShape(
      outline: box(1.5, 3.5, 21, 17, 3), detail: "M5.5 8L9.5 11.5L5.5 15M11.5 15.5H17"),
    "clipboard": SymbolShape(
      outline: "M9 4H6.5Q4.5 4 4.5 6V20Q4.5 22 6.5 22H17.5Q19.5 22 19.5 20V6Q19.5 4 17.5 4H15"
        + "Q15 2 12 2Q9 2 9 4Z", detail: "M9 6H15"),
    "list.clipboard": SymbolShape(
      outline: "M9 4H6.5Q4.5 4 4.5 6V20Q4.5 22 6.5 22H17.5Q19.5 22 19.5 20V6Q19.5 4 17.5 4H15"
        + "Q15 2 12 2Q9 2 9 4Z", detail: "M9 6H15M8.5 11H8.6M8.5 15H8.6M11.5 11H16M11.5 15H16"),
    "doc.on.clipboard": SymbolShape(
      outline: box(9.5, 9, 12, 13, 2.2),
      lines: "M6.5 19H5Q3 19 3 17V6Q3 4 5 4H6.5Q7 2 9.5 2Q12 2 12.5 4H14Q16 4 16 6"),
    "clock.arrow.circlepath": .lines(
      "M3.6 9.4A9 9 0 1 1 3.4 14M2.4 4.6L3.6 9.8L8.6 8.4M12 7V12.4L15.4 14.4"),
    "scissors": .lines(circle(5.5, 6, 3) + circle(5.5, 18, 3) + "M8 7.8L21 17.5M8 16.2L21 6.5"),
    "hammer": SymbolShape(
      outline: "M9 3Q14 1.6 17 4.6L21 8.6L18 11.6L16 9.6L13.4 12.2L9.8 8.6L12 6.4"
        + "Q11.4 4.4 9 3Z", lines: "M11.4 10.4L3.4 18.4Q2 20 3.4 21Q4.6 22 6 20.6L13.6 12.6"),
    "wrench": SymbolShape(
      outline: "M20.6 7.4A5.6 5.6 0 0 1 13.4 13L6 20.6Q4.4 21.8 3 20.8"
        + "Q1.8 19.4 3.4 18L11 10.6A5.6 5.6 0 0 1 16.6 3.4L13.8 6.2L14.6 9.4" + "L17.8 10.2Z"),
    "wrench.and.screwdriver": .lines(
      "M21 6.4A4.6 4.6 0 0 1 15 11L6 20.4Q4.4 21.6 3.4 20.6"
        + "Q2.4 19.4 3.6 18L13 9A4.6 4.6 0 0 1 17.6 3L15.2 5.4L15.8 8.2"
        + "L18.6 8.8ZM3 3L7 5V7L10 10M14.5 14L20.5 20"),
    "screwdriver": .lines(
      "M3 3L6.6 4.8V7.4L12 12.8M12 14.6L14.6 12L21 18.4Q22 20 21 21" + "Q20 22 18.4 21Z"),
    "paintbrush": SymbolShape(
      outline: "M21.4 2.6Q15 5 10 12L12.4 14.4Q19 9 21.4 2.6ZM9 13L11.4 15.4"
        + "Q12 20.6 4.4 21.4L2.6 20.6Q4.6 19.4 4.6 16.6Q6 13 9 13Z"),
    "paintpalette": SymbolShape(
      outline: "M12 2.5Q22 2.5 22 10.6Q22 14.6 17.6 14.6H15Q12.6 15 14 18"
        + "Q14.6 21.5 11.4 21.5Q2 20.6 2 12Q2.4 3 12 2.5Z",
      dots: circle(7, 9, 1.5) + circle(12, 6.6, 1.5) + circle(17, 9, 1.5) + circle(6.6, 14, 1.5)),
    "eyedropper": SymbolShape(
      outline: "M13 8L16 11L7 20L3 21.4L4 17Z",
      lines: "M14.6 5.4L18.6 9.4M14 7L17 4Q19 2 20.6 3.4Q22 5 20 7L17 10"),
    "highlighter": SymbolShape(
      outline: "M9 14L10.6 9.4L19 2.6L21.6 5.2L14.8 13.6L10.2 15.2L7 18L4.4 17.6Z",
      lines: "M3 21.5H21"),
    "ruler": SymbolShape(
      outline: box(1.5, 7.5, 21, 9, 2), detail: "M5.5 7.8V11M9.8 7.8V12.4M14.2 7.8V11M18.5 7.8V12.4"
    ),
    "wand.and.stars": .lines(
      "M3.4 20.6L14.6 9.4M12.6 7.4L16.6 11.4L20 8L16 4ZM19 13V17M17 15H21"
        + "M6 3V7M4 5H8M10.5 2V4M9.5 3H11.5"),
    "wand.and.rays": .lines("M3.4 20.6L13 11M12 2V6M22 12H18M18.8 5.2L16 8M6 5L8 7M19 19L17 17"),
    "lasso": .lines(
      "M12 3Q21.5 3.2 21.5 9Q21.2 15 12 15Q2.5 14.8 2.5 9Q2.8 3.2 12 3Z"
        + "M6 14Q3.6 17 6.4 19Q8.6 20 8.4 22"),
    "paperclip.circle": SymbolShape(
      outline: circle(12, 12, 10.2),
      detail: "M16 11.6L11.4 16.2A2.8 2.8 0 0 1 7.4 12.2L12 7.6"
        + "A1.9 1.9 0 0 1 14.8 10.4L10.6 14.6"),
    "puzzlepiece": SymbolShape(
      outline: "M3 8H8.4Q7 3 10.4 3Q13.8 3 12.4 8H17V12.6Q22 11.2 22 14.6"
        + "Q22 18 17 16.6V21.5H3V16.8Q7.4 18 7.4 14.8Q7.4 11.6 3 12.8Z"),
    "cube": parcel, "shippingbox": parcel, "cube.box": parcel,
    "line.diagonal": .lines("M4 20L20 4"),
    "minus.magnifyingglass": .lines(circle(10, 10, 7) + "M15.2 15.2L21.2 21.2M6.6 10H13.4"),
    "plus.magnifyingglass": .lines(
      circle(10, 10, 7) + "M15.2 15.2L21.2 21.2M6.6 10H13.4M10 6.6V13.4"),
    "doc.badge.plus": SymbolShape(
      outline: "M6.5 4.5H12L17.5 10V19.5Q17.5 21.5 15.5 21.5H6.5Q4.5 21.5 4.5 19.5"
        + "V6.5Q4.5 4.5 6.5 4.5Z", lines: "M19.5 2V8M16.5 5H22.5"),
    "doc.richtext": SymbolShape(outline: paper, detail: "M8 9H11M8 12.6H16M8 16.4H16"),
    "doc.plaintext": SymbolShape(outline: paper, detail: "M8 8.6H11M8 12.6H16M8 16.4H16"),
    "doc.append": SymbolShape(outline: paper, detail: "M8 9H12M8 13H16M8 17H16"),
    "arrow.up.doc": SymbolShape(outline: paper, detail: "M12 18V11M8.8 14L12 10.8L15.2 14"),
    "arrow.down.doc": SymbolShape(outline: paper, detail: "M12 11V18M8.8 15L12 18.2L15.2 15"),
    "folder.badge.plus": SymbolShape(
      outline: "M2 9Q2 6.5 4.5 6.5H8.6L11 9H17.5Q20 9 20 11.5V18.5Q20 21 17.5 21"
        + "H4.5Q2 21 2 18.5Z", lines: "M20.5 1.5V7M17.8 4.2H23.2"),
    "tray.full": SymbolShape(
      outline: "M2.5 13L5 4.5H19L21.5 13V19.5H2.5Z",
      detail: "M2.8 13.5H8Q8.6 16.5 12 16.5Q15.4 16.5 16 13.5H21.2M7 10H17M8 7H16"),
    "tray.and.arrow.down": .lines(
      "M6.5 9H5L2.5 14V20H21.5V14L19 9H17.5M2.8 14.5H8Q8.6 17 12 17"
        + "Q15.4 17 16 14.5H21.2M12 2.5V12M8.6 8.6L12 12L15.4 8.6"),
    "tray.and.arrow.up": .lines(
      "M6.5 9H5L2.5 14V20H21.5V14L19 9H17.5M2.8 14.5H8Q8.6 17 12 17"
        + "Q15.4 17 16 14.5H21.2M12 12V2.5M8.6 5.9L12 2.5L15.4 5.9"),
    "envelope.open": SymbolShape(
      outline: "M2 9L12 2L22 9V19Q22 21 20 21H4Q2 21 2 19Z", detail: "M2.4 9.4L12 15L21.6 9.4"),
    "phone.down": SymbolShape(
      outline: "M2 14.4Q2 8 12 8Q22 8 22 14.4Q22 16.6 20 16.4L16.6 15.8"
        + "Q15.4 15.4 15.4 12.6Q12 11.6 8.6 12.6Q8.6 15.4 7.4 15.8L4 16.4" + "Q2 16.6 2 14.4Z"),
    "book.closed": SymbolShape(
      outline: "M7 2H19V17.5H7A2.2 2.2 0 0 0 7 22H19", detail: "M8.5 2.4V17.2",
      lines: "M5 19.6V4.4Q5 2 7 2M19 17.5V22"),
    "books.vertical": SymbolShape(
      outline: "M3 4H8V21H3ZM8 2.5H13V21H8ZM14 5L18.4 4L21.5 20L17 21Z",
      detail: "M3.2 8H7.8M8.2 6.5H12.8M3.2 17H7.8"),
    "text.book.closed": SymbolShape(
      outline: "M6 2H19V22H6Q4.5 22 4.5 20V4Q4.5 2 6 2Z", detail: "M9 7H15.5M9 11H15.5"),
    "newspaper": SymbolShape(
      outline: "M2 4H18V18.5A2 2 0 0 0 22 18.5V8H18M20 20.5H4.5Q2 20.5 2 18Z",
      detail: "M5.5 8H10V12H5.5ZM12.5 8H15M12.5 11.5H15M5.5 15.5H15"),
    "graduationcap": SymbolShape(
      outline: "M12 4L23 9L12 14L1 9Z", lines: "M5.5 11.4V17Q12 21 18.5 17V11.4M21.5 9.6V15.5"),
    "briefcase": SymbolShape(
      outline: box(2, 7, 20, 13.5, 2.6), detail: "M2.4 12.5H21.6M12 11.5V14",
      lines: "M8 7V5.5Q8 3.5 10 3.5H14Q16 3.5 16 5.5V7"),
    "suitcase": SymbolShape(
      outline: box(2, 7, 20, 13.5, 2.6), detail: "M7 7.2V20.2M17 7.2V20.2",
      lines: "M8.5 7V5.5Q8.5 3.5 10.5 3.5H13.5Q15.5 3.5 15.5 5.5V7"),
    "cross": SymbolShape(outline: "M9 2.5H15V9H21.5V15H15V21.5H9V15H2.5V9H9Z"),
    "cross.case": SymbolShape(
      outline: box(2, 7, 20, 13.5, 2.6), detail: "M12 10.4V17M8.7 13.7H15.3",
      lines: "M8.5 7V5.5Q8.5 3.5 10.5 3.5H13.5Q15.5 3.5 15.5 5.5V7"),
    "pills": SymbolShape(
      outline: circle(16.5, 16.5, 5.2), detail: "M13 20L20 13",
      lines: "M3.4 11.4A4 4 0 0 1 9 3.2L12 6.4A4 4 0 0 1 6.4 14.4ZM6.2 7.6" + "L10.6 11"),
    "bandage": SymbolShape(
      outline: "M3.6 14.6A4.6 4.6 0 0 1 3.6 8.6L8.6 3.6A4.6 4.6 0 0 1 15.4 3.6"
        + "L20.4 9.4A4.6 4.6 0 0 1 20.4 15.4L15.4 20.4A4.6 4.6 0 0 1 9.4 20.4" + "Z",
      dots: circle(10, 12, 1) + circle(14, 12, 1) + circle(12, 10, 1) + circle(12, 14, 1)),
    "stethoscope": .lines(
      "M5 2.5H3V9A5 5 0 0 0 13 9V2.5H11M8 14V16A5.4 5.4 0 0 0 18.8 16V13" + circle(18.8, 10.4, 2.4)),
    "staroflife": .lines("M12 2V22M3.3 7L20.7 17M20.7 7L3.3 17"),
    "heart.text.square": SymbolShape(
      outline: box(2.5, 2.5, 19, 19, 4), detail: "M6.5 13.5H17.5M6.5 17H13",
      dots: "M9 10.4Q6 8.4 6.2 6.8Q7.4 5.2 9 6.6Q10.6 5.2 11.8 6.8" + "Q12 8.4 9 10.4Z"),
    "trophy": SymbolShape(
      outline: "M6.5 2.5H17.5V9Q17.5 14.5 12 14.5Q6.5 14.5 6.5 9Z",
      lines: "M6.5 4.5H2.5Q2.5 10 7 11M17.5 4.5H21.5Q21.5 10 17 11M12 14.5V19"
        + "M7.5 21.5H16.5M9.5 21.5Q9.5 19 12 19Q14.5 19 14.5 21.5"),
    "medal": SymbolShape(
      outline: circle(12, 15, 6.6),
      detail: "M12 11.6L13 14L15.4 14.2L13.6 15.8L14.2 18.2L12 17L9.8 18.2"
        + "L10.4 15.8L8.6 14.2L11 14Z", lines: "M8.6 9L5 2M15.4 9L19 2M10 2L12 6L14 2"),
    "rosette": SymbolShape(outline: circle(12, 9, 6.8), lines: "M8 15L6 22L12 19L18 22L16 15"),
    "crown": SymbolShape(
      outline: "M2.5 6L7 10.5L12 4L17 10.5L21.5 6L19.5 19H4.5Z", lines: "M5 22H19"),
  ]

  static let dealing: [String: SymbolShape] = [
    "dollarsign": .lines(
      "M11 1.5V22.5M16 7Q15 4 11 4Q6 4 6 7.8Q6 10.8 11 12"
        + "Q16.4 13.2 16.4 16.4Q16.4 20 11 20Q6.4 20 5.4 16.6", width: 22),
    "eurosign": .lines(
      "M18 6Q16 3.5 13 3.5Q7 3.5 6 12Q7 20.5 13 20.5Q16 20.5 18 18M3 10" + "H14M3 14H13", width: 22),
    "sterlingsign": .lines(
      "M16.6 7Q16 3.5 12.4 3.5Q8 3.5 8 8.4V14Q8 18.6 4.8 20.5H18M4.6 12.4" + "H14", width: 22),
    "yensign": .lines("M4.5 3.5L11 12L17.5 3.5M11 12V21M5.5 12.5H16.5M5.5 16.5H16.5", width: 22),
    "bitcoinsign": .lines(
      "M6 4H12.4Q16 4 16 7.8Q16 11.6 12.4 11.6H6ZM6 11.6H13.4"
        + "Q17.4 11.6 17.4 15.8Q17.4 20 13.4 20H6ZM9 1.5V4M13 1.5V4M9 20V22.5"
        + "M13 20V22.5M4 4H6M4 20H6", width: 22),
    "banknote": SymbolShape(
      outline: box(1.5, 5.5, 21, 13, 2.4), holes: circle(12, 12, 3),
      detail: "M5 9.6V9.7M19 14.3V14.4"),
    "wallet.pass": SymbolShape(
      outline: box(3, 2.5, 18, 19, 3),
      detail: "M3.4 10H8Q8.6 13 12 13Q15.4 13 16 10H20.6M3.4 6.4H20.6"),
    "giftcard": SymbolShape(
      outline: box(1.8, 4.5, 20.4, 15, 3), detail: "M8 4.8V19.2M2.2 12H21.8M8 12L5 9M8 12L11 9"),
    "basket": SymbolShape(
      outline: "M2 9.5H22L19.8 20H4.2Z", detail: "M8 13V17M12 13V17M16 13V17",
      lines: "M7 9.5L10 3.5M17 9.5L14 3.5"),
    "cart.badge.plus": SymbolShape(
      outline: "M5.6 8H20.6L19 15.6H7.2Z",
      lines: "M1.6 5H4.8L7.2 15.6M7.2 15.6L6.4 18.2H18.4" + circle(8.4, 21, 0.9)
        + circle(17, 21, 0.9) + "M18.5 1V6M16 3.5H21"),
    "ticket": SymbolShape(
      outline: "M2 6H22V10A2.2 2.2 0 0 0 22 14.4V18H2V14.4A2.2 2.2 0 0 0 2 10Z",
      detail: "M15 8.5V10M15 12V13.4M15 15V16"),
    "tshirt": SymbolShape(
      outline: "M8.4 3Q12 6.4 15.6 3L22 6.6L20 11.4L17.4 10.4V21H6.6V10.4L4 11.4" + "L2 6.6Z"),
    "eyeglasses": .lines(
      circle(6, 14.4, 3.8) + circle(18, 14.4, 3.8)
        + "M9.8 13.6Q12 12.2 14.2 13.6M2.4 13L4.6 6.5H6.5M21.6 13L19.4 6.5" + "H17.5"),
    "playpause": SymbolShape(
      outline: "M2 5L11.5 12L2 19Z" + box(14, 5, 3, 14, 0.9) + box(19.4, 5, 3, 14, 0.9)),
    "backward.end": SymbolShape(outline: "M20 4.5L8 12L20 19.5Z", lines: "M4.5 4.5V19.5"),
    "forward.end": SymbolShape(outline: "M4 4.5L16 12L4 19.5Z", lines: "M19.5 4.5V19.5"),
    "speaker.wave.1": SymbolShape(
      outline: "M3 9.4H6.6L12 4.6V19.4L6.6 14.6H3Z", lines: "M16 8.8Q18.4 12 16 15.2"),
    "speaker.wave.3": SymbolShape(
      outline: "M1 9.4H4.6L10 4.6V19.4L4.6 14.6H1Z",
      lines: "M13 8.8Q15.4 12 13 15.2M16.2 6.4Q20 12 16.2 17.6M19.4 4" + "Q24.6 12 19.4 20"),
    "film": SymbolShape(
      outline: box(2, 3.5, 20, 17, 2.6),
      detail: "M7 3.8V20.2M17 3.8V20.2M7 12H17M2.4 8H7M2.4 16H7M17 8H21.6M17 16" + "H21.6"),
    "music.note.list": SymbolShape(
      outline: circle(15, 18.6, 2.6), lines: "M17.6 18.6V6.5L22 5.5M2.5 5H13M2.5 10H13M2.5 15H9"),
    "music.mic": .lines(
      "M14.6 9.4L4 18Q2.4 20 3.6 20.8Q4.6 21.6 6 20L14.8 9.6" + circle(17, 7, 4.4)),
    "radio": SymbolShape(
      outline: box(2, 8, 20, 13, 2.6), holes: circle(16.5, 14.5, 3.2),
      detail: "M5.5 12.5H10M5.5 16.5H10", lines: "M5 8L18 2.5"),
    "guitars": .lines(
      "M20.5 3.5L12 12M18.5 2L22 5.5" + circle(7.8, 16.2, 5.4) + circle(7.8, 16.2, 1.4)),
    "theatermasks": SymbolShape(
      outline: "M2 4Q7.5 6 13 4V10Q13 16 7.5 17.4Q2 16 2 10Z",
      detail: "M5 9H6.5M9 9H10.5M5 12Q7.5 14.6 10 12",
      lines: "M15.5 8Q18.8 8.6 22 7V13Q22 19 16.5 20.4Q13 19.4 11.8 17"),
    "dice": SymbolShape(
      outline: box(3, 3, 18, 18, 4),
      dots: circle(8, 8, 1.6) + circle(16, 8, 1.6) + circle(12, 12, 1.6) + circle(8, 16, 1.6)
        + circle(16, 16, 1.6)),
    "soccerball": SymbolShape(
      outline: circle(12, 12, 10.2),
      detail: "M12 2V6.5M12 6.5L7.2 10L9 15.6H15L16.8 10ZM7.2 10L2.4 8.6M9 15.6"
        + "L6 20M15 15.6L18 20M16.8 10L21.6 8.6"),
    "sportscourt": SymbolShape(
      outline: box(1.5, 4.5, 21, 15, 2),
      detail: "M12 4.8V19.2M12 9A3 3 0 0 1 12 15A3 3 0 0 1 12 9M1.8 9H5V15H1.8"
        + "M22.2 9H19V15H22.2"),
    "zzz": .lines("M3 13H10L3 21H10M13 3H21L13 11.5H21"),
    "flag.checkered": .lines("M5 2.5V22M5 3.5H20V14H5M10 3.5V14M15 3.5V14M5 7H20M5 10.5H20"),
    "calendar.badge.plus": SymbolShape(
      outline: "M5 5.5H14.5M19 11V18.5Q19 21.5 16 21.5H5Q2 21.5 2 18.5V8.5" + "Q2 5.5 5 5.5",
      detail: "M2.4 10.5H14", lines: "M6.5 3.5V6.5M20 2V8M17 5H23"),
    "bell.badge": SymbolShape(
      outline: "M11 3.6Q5.4 4 5.4 10.4Q5.4 15 3 16.8V18.2H19V16.8" + "Q16.8 15 16.6 11.6",
      lines: "M8.6 20.8Q11 22.8 13.4 20.8" + circle(18, 6, 3)),
    "photo.on.rectangle": SymbolShape(
      outline: box(5.5, 7.5, 17, 13, 2.6), holes: circle(10.4, 11.8, 1.4),
      detail: "M6 18.4L11 14.6L14 17L17.4 13.4L22 17.4",
      lines: "M3.4 15Q1.5 15 1.5 12.8V6Q1.5 3.5 4 3.5H14.5Q16.6 3.5 16.6 5"),
    "play.rectangle": SymbolShape(
      outline: box(1.5, 4.5, 21, 15, 3), dots: "M9.6 8.4L16 12L9.6 15.6Z"),
    "checkmark.rectangle": SymbolShape(
      outline: box(1.5, 4.5, 21, 15, 3), detail: "M8 12.4L11 15.4L16.4 8.8"),
    "rectangle.and.pencil.and.ellipsis": SymbolShape(
      dots: circle(5.5, 14, 1.2) + circle(9.5, 14, 1.2),
      lines: "M13 8.5H4Q1.5 8.5 1.5 11V17Q1.5 19.5 4 19.5H20Q22.5 19.5 22.5 17"
        + "V13M12.5 15L13.5 12L20.4 4.6L22.6 6.8L15.5 14Z"),
    "wifi.exclamationmark": SymbolShape(
      dots: circle(12, 20.6, 1.4),
      lines: "M1.8 9.4Q6.4 5 12 5Q17.6 5 22.2 9.4M5.6 13.4Q7.2 11.8 9 11.2"
        + "M18.4 13.4Q16.8 11.8 15 11.2M12 10V16.4"),
    "icloud": SymbolShape(
      outline: "M6.6 19.4A4.6 4.6 0 0 1 6.2 10.2A6.2 6.2 0 0 1 18 9.2" + "A5.2 5.2 0 0 1 17.6 19.4Z"
    ),
    "icloud.and.arrow.down": .lines(
      "M8.5 17H6.6A4.6 4.6 0 0 1 6.2 7.8A6.2 6.2 0 0 1 18 6.8"
        + "A5.2 5.2 0 0 1 17.6 17H15.5M12 11V22M8.6 18.6L12 22L15.4 18.6"),
    "icloud.and.arrow.up": .lines(
      "M8.5 17H6.6A4.6 4.6 0 0 1 6.2 7.8A6.2 6.2 0 0 1 18 6.8"
        + "A5.2 5.2 0 0 1 17.6 17H15.5M12 22V11M8.6 14.4L12 11L15.4 14.4"),
  ]
}
