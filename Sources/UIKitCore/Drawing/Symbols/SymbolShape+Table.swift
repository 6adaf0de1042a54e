import Foundation

extension SymbolShape {
  /// The placeholder for symbols that are not in the table.
  static let unknown = SymbolShape(outline: box(4, 4, 16, 16, 4), dots: circle(12, 12, 2.4))

  /// The shapes by the names that they have without the words that change the form.
  static let table = [
    signs, arrows, things, media, moreArrows, writing, arranging, people, outdoors,
    devices, tools, dealing,
  ].reduce(into: [:]) { all, some in all.merge(some) { $1 } }

  private static let signs: [String: SymbolShape] = [
    "circle": SymbolShape(outline: circle(12, 12, 10.2)),
    "square": SymbolShape(outline: box(3, 3, 18, 18, 4)),
    "rectangle": SymbolShape(outline: box(1.5, 5, 21, 14, 3)),
    "triangle": SymbolShape(outline: "M12 3.2L22 20.5H2Z"),
    "plus": .lines("M12 3.5V20.5M3.5 12H20.5"),
    "minus": .lines("M3.5 12H20.5"),
    "multiply": .lines("M5 5L19 19M19 5L5 19"),
    "xmark": .lines("M5 5L19 19M19 5L5 19"),
    "checkmark": .lines("M4 13.2L9.6 19.4L20 4.8"),
    "ellipsis": SymbolShape(
      dots: circle(4.2, 12, 2.1) + circle(12, 12, 2.1) + circle(19.8, 12, 2.1)),
    "info": SymbolShape(dots: circle(6, 5, 1.9), lines: "M3.8 10.5H6.6V19.5M3 19.5H10", width: 12),
    "questionmark": SymbolShape(
      dots: circle(7, 20.2, 1.6),
      lines: "M2.8 7.6Q3 3.6 7 3.6Q11.2 3.6 11.2 7.4Q11.2 9.8 8.6 11.4"
        + "Q7 12.4 7 15", width: 14),
    "exclamationmark": SymbolShape(dots: circle(5, 20, 1.7), lines: "M5 3.5V14.5", width: 10),
    "exclamationmark.triangle": SymbolShape(
      outline: "M12 3L22 20.5H2Z", detail: "M12 9.4V14", dots: circle(12, 17.2, 1.3)),
    "line.3.horizontal": .lines("M3 6H21M3 12H21M3 18H21"),
    "line.horizontal.3": .lines("M3 6H21M3 12H21M3 18H21"),
    "list.bullet": SymbolShape(
      dots: circle(3.4, 6, 1.5) + circle(3.4, 12, 1.5) + circle(3.4, 18, 1.5),
      lines: "M8 6H21.5M8 12H21.5M8 18H21.5"),
    "list.dash": .lines("M2.5 6H4.5M2.5 12H4.5M2.5 18H4.5M8.5 6H21.5M8.5 12H21.5M8.5 18H21.5"),
    "slider.horizontal.3": .lines(
      "M2.5 6H13.5M18.5 6H21.5M2.5 12H5.5M10.5 12H21.5M2.5 18H11.5M16.5 18H21.5"
        + circle(16, 6, 2.3) + circle(8, 12, 2.3) + circle(14, 18, 2.3)),
    "square.grid.2x2": SymbolShape(
      outline: box(3, 3, 7.5, 7.5, 1.8) + box(13.5, 3, 7.5, 7.5, 1.8)
        + box(3, 13.5, 7.5, 7.5, 1.8) + box(13.5, 13.5, 7.5, 7.5, 1.8)),
    "chart.bar": SymbolShape(
      outline: box(2.5, 12, 5, 8.5, 1) + box(9.5, 4, 5, 16.5, 1) + box(16.5, 8, 5, 12.5, 1)),
    "star": SymbolShape(
      outline: "M12 2.6L14.8 9L21.7 9.6L16.4 14.1L18 20.9L12 17.3L6 20.9L7.6 14.1L2.3 9.6L9.2 9Z"),
    "heart": SymbolShape(
      outline: "M12 20.8C4.6 15.6 2 12.2 2 8.6C2 5.4 4.3 3.4 7 3.4C9.1 3.4 11 4.5 12 6.6"
        + "C13 4.5 14.9 3.4 17 3.4C19.7 3.4 22 5.4 22 8.6C22 12.2 19.4 15.6 12 20.8Z"),
    "bolt": SymbolShape(outline: "M13.6 2L5 13.6H11.4L10.2 22L19 10.2H12.6Z"),
    "flag": SymbolShape(
      outline: "M5 4Q9 2.4 12.4 4Q16 5.6 20 4V14Q16 15.6 12.4 14Q9 12.4 5 14Z", lines: "M5 4V22"),
    "power": .lines("M12 2.5V11.5M7 5.4A8.6 8.6 0 1 0 17 5.4"),
    "wifi": SymbolShape(
      dots: circle(12, 18.6, 1.9),
      lines: "M1.8 9.4Q6.4 5 12 5Q17.6 5 22.2 9.4M5.6 13.4Q8.4 10.8 12 10.8Q15.6 10.8 18.4 13.4"),
  ]

  private static let arrows: [String: SymbolShape] = {
    let left = SymbolShape.lines("M20.5 12H3.5M10.2 5.2L3.5 12L10.2 18.8")
    let right = SymbolShape.lines("M3.5 12H20.5M13.8 5.2L20.5 12L13.8 18.8")
    let back = SymbolShape.lines("M10 4L3 12L10 20", width: 13)
    let onwards = SymbolShape.lines("M3 4L10 12L3 20", width: 13)
    let turnLeft = SymbolShape.lines("M8.5 4.5L3.5 9.5L8.5 14.5M3.5 9.5H15A5.2 5.2 0 0 1 15 20H10")
    let round = SymbolShape.lines(
      "M3.4 11A8.7 8.7 0 0 1 19.4 7.4M20.6 13A8.7 8.7 0 0 1 4.6 16.6"
        + "M20 3V7.8H15.2M4 21V16.2H8.8")
    let door = SymbolShape.lines(
      "M14 7.5V4.5Q14 3 12.5 3H5.5Q4 3 4 4.5V19.5Q4 21 5.5 21H12.5Q14 21 14 19.5V16.5"
        + "M9 12H22M18.4 8.2L22 12L18.4 15.8")
    return [
      "chevron.left": back, "chevron.backward": back,
      "chevron.right": onwards, "chevron.forward": onwards,
      "chevron.up": .lines("M3.5 15.8L12 8L20.5 15.8"),
      "chevron.down": .lines("M3.5 8.2L12 16L20.5 8.2"),
      "chevron.up.chevron.down": .lines("M2.5 9L7 4.5L11.5 9M2.5 15L7 19.5L11.5 15", width: 14),
      "arrow.left": left, "arrow.backward": left, "arrow.right": right, "arrow.forward": right,
      "arrow.up": .lines("M12 20.5V3.5M5.2 10.2L12 3.5L18.8 10.2"),
      "arrow.down": .lines("M12 3.5V20.5M5.2 13.8L12 20.5L18.8 13.8"),
      "arrow.up.right": .lines("M5.5 18.5L18.5 5.5M8 5.5H18.5V16"),
      "arrow.up.left": .lines("M18.5 18.5L5.5 5.5M16 5.5H5.5V16"),
      "arrow.up.arrow.down": .lines(
        "M7 20V4M2.8 8.2L7 4L11.2 8.2M17 4V20M12.8 15.8L17 20L21.2 15.8"),
      "arrow.left.arrow.right": .lines(
        "M20 7H4M8.2 2.8L4 7L8.2 11.2M4 17H20M15.8 12.8L20 17L15.8 21.2"),
      "arrow.clockwise": .lines("M19.6 8.2A8.6 8.6 0 1 0 20.6 13M20.2 3.2V8.6H14.8"),
      "arrow.counterclockwise": .lines("M4.4 8.2A8.6 8.6 0 1 1 3.4 13M3.8 3.2V8.6H9.2"),
      "arrow.uturn.left": turnLeft, "arrow.uturn.backward": turnLeft,
      "arrow.triangle.2.circlepath": round, "arrow.2.circlepath": round,
      "square.and.arrow.up": .lines(
        "M8.2 9H5V21.5H19V9H15.8M12 15V2.5M7.8 6.5L12 2.5L16.2 6.5"),
      "square.and.arrow.down": .lines(
        "M8.2 9H5V21.5H19V9H15.8M12 2.5V15M7.8 11L12 15L16.2 11"),
      "rectangle.portrait.and.arrow.right": door, "arrow.right.square": door,
    ]
  }()
}
