import Foundation

// People, weather, places, and what people have about them.

extension SymbolShape {
  private static let leftBubble =
    "M5.5 4H18.5Q22 4 22 7.5V13.5Q22 17 18.5 17H11L6 21.5V17H5.5" + "Q2 17 2 13.5V7.5Q2 4 5.5 4Z"
  private static let rightBubble =
    "M18.5 4H5.5Q2 4 2 7.5V13.5Q2 17 5.5 17H13L18 21.5V17H18.5" + "Q22 17 22 13.5V7.5Q22 4 18.5 4Z"
  private static let smallCloud =
    "M6.6 14.6A3.9 3.9 0 0 1 6.2 6.9A5.4 5.4 0 0 1 16.6 6" + "A4.4 4.4 0 0 1 17.4 14.6Z"
  private static let smallHead =
    circle(9.5, 7.2, 4) + "M1.8 20.2Q2.2 14.2 9.5 14.2Q16.8 14.2 17.2 20.2Z"

  static let people: [String: SymbolShape] = [
    "person.3": SymbolShape(
      outline: circle(12, 8, 3.3) + "M5.8 18.6Q6.2 13 12 13Q17.8 13 18.2 18.6Z",
      lines: circle(4.4, 9.4, 2.2) + circle(19.6, 9.4, 2.2)
        + "M1.2 17Q1.4 13.6 4.4 13.6M22.8 17Q22.6 13.6 19.6 13.6"),
    "person.badge.plus": SymbolShape(outline: smallHead, lines: "M20 3V9M17 6H23"),
    "person.badge.minus": SymbolShape(outline: smallHead, lines: "M17 6H23"),
    "person.crop.circle.badge.plus": SymbolShape(
      outline: circle(10.5, 13, 8.6),
      dots: circle(10.5, 11, 2.9)
        + "M5 18.4Q6 15 10.5 15Q15 15 16 18.4Q14 20.8 10.5 20.8Q7 20.8 5 18.4" + "Z",
      lines: "M20.5 2V8M17.5 5H23.5"),
    "person.crop.square": SymbolShape(
      outline: box(2.5, 2.5, 19, 19, 4),
      dots: circle(12, 9.6, 3.3) + "M5.6 19Q6.6 14.6 12 14.6Q17.4 14.6 18.4 19Z"),
    "person.text.rectangle": SymbolShape(
      outline: box(1.5, 4.5, 21, 15, 3), detail: "M14.5 9H19M14.5 12H19M14.5 15H17.5",
      dots: circle(8, 9.8, 2.2) + "M4.4 16.2Q4.8 12.8 8 12.8Q11.2 12.8 11.6 16.2Z"),
    "figure.walk": SymbolShape(
      dots: circle(13, 3.4, 2),
      lines: "M12.5 8L11 14L15 17.5L16.5 22M11 14L9.5 18L6.5 22M7 13L8 9.5"
        + "L12.5 8L15 11.5L18.5 13"),
    "figure.run": SymbolShape(
      dots: circle(15.6, 3.4, 2),
      lines: "M13.5 8L10.5 14L14.5 16.5L13.5 22M10.5 14L8 18H3.5M6 11L9 7.5"
        + "L13.5 8L16.5 11.5H20.5"),
    "figure.stand": SymbolShape(
      dots: circle(12, 3.4, 2),
      lines: "M12 7.5V14M9.5 22L10 14H14L14.5 22M7 13.5L8.5 7.5H15.5L17 13.5"),
    "face.smiling": SymbolShape(
      outline: circle(12, 12, 10.2), detail: "M7.4 14Q12 19.4 16.6 14",
      dots: circle(8.6, 9.4, 1.4) + circle(15.4, 9.4, 1.4)),
    "hand.raised": SymbolShape(
      outline: "M6 12.5V6.4A1.5 1.5 0 0 1 9 6.4V4A1.5 1.5 0 0 1 12 4V3.5"
        + "A1.5 1.5 0 0 1 15 3.5V5.4A1.5 1.5 0 0 1 18 5.4"
        + "V13.4L19.4 11.6Q20.6 10.4 21.6 11.4L17.6 18.6Q15.8 22 12 22Q6 22 6 15Z",
      detail: "M9 6.4V11.4M12 4V11M15 5V11.4"),
    "hand.thumbsup": SymbolShape(
      outline: "M7.5 10.5L11.6 2.6Q14.4 2.6 14.4 5.4V9H19.6Q22 9 21.6 11.4L20 18.8"
        + "Q19.6 21 17.4 21H7.5Z", lines: "M3.4 10.5V21"),
    "hand.thumbsdown": SymbolShape(
      outline: "M7.5 13.5L11.6 21.4Q14.4 21.4 14.4 18.6V15H19.6Q22 15 21.6 12.6"
        + "L20 5.2Q19.6 3 17.4 3H7.5Z", lines: "M3.4 13.5V3"),
    "hand.tap": SymbolShape(
      outline: "M9 13V7.4A1.6 1.6 0 0 1 12.2 7.4V12L18 13.2Q20 13.8 19.6 16"
        + "L18.8 20Q18.4 22 16.4 22H12Q10.6 22 9.6 20.8L5.6 15.8" + "Q5.6 14 7.6 14.2Z",
      lines: "M6 9A5 5 0 1 1 15.2 9"),
    "hand.point.up.left": SymbolShape(
      outline: "M4 3.6L6.4 3L11 9.4L13.4 8L15.8 9L18 9.2L20.4 12.6"
        + "Q21.6 16 18.8 18.8L15.6 21.4L8.4 18.6L5.4 14.2L8.4 13.6Z"),
    "eyes": SymbolShape(
      outline: circle(6.5, 12, 5) + circle(17.5, 12, 5),
      dots: circle(8, 13, 1.8) + circle(19, 13, 1.8)),
    "ear": .lines(
      "M6 10A6.2 6.2 0 0 1 18.4 10Q18.4 13 15.6 15.2Q14.6 16.2 14.4 18.4"
        + "Q14 21.6 11 21.6Q8.6 21.6 8.4 18.6M9.4 10.4A3 3 0 0 1 15 10.4" + "Q14.8 12.4 12.4 13"),
    "brain": SymbolShape(
      outline: "M11 3Q8 2 6.8 4.8Q4 5 4.2 8Q1.8 9.6 3 12.6Q2.4 15.8 5.2 16.8"
        + "Q5.4 20 8.6 20.2Q10 21.8 12 20.6Q14 21.8 15.4 20.2"
        + "Q18.6 20 18.8 16.8Q21.6 15.8 21 12.6Q22.2 9.6 19.8 8Q20 5 17.2 4.8"
        + "Q16 2 13 3Q12 3.6 11 3Z",
      detail: "M12 3.6V20.4M7 9Q9 9 9.4 11M17 14Q15 14 14.6 12"),
    "bubble.right": SymbolShape(outline: rightBubble),
    "text.bubble": SymbolShape(outline: leftBubble, detail: "M6.4 8.6H17.6M6.4 12.4H14"),
    "quote.bubble": SymbolShape(
      outline: leftBubble,
      detail: "M10.4 8Q7.8 8.6 8 12H10.4V10H8.2M16.4 8Q13.8 8.6 14 12H16.4V10" + "H14.2"),
    "ellipsis.bubble": SymbolShape(
      outline: leftBubble,
      dots: circle(7.4, 10.5, 1.3) + circle(12, 10.5, 1.3) + circle(16.6, 10.5, 1.3)),
    "plus.bubble": SymbolShape(outline: leftBubble, detail: "M12 6.8V14.2M8.3 10.5H15.7"),
    "exclamationmark.bubble": SymbolShape(
      outline: leftBubble, detail: "M12 7V11", dots: circle(12, 14, 1.2)),
    "bubble.left.and.bubble.right": SymbolShape(
      outline: "M4 2.5H13Q15.5 2.5 15.5 5V9.5Q15.5 12 13 12H8L4.4 15.4V12H4"
        + "Q1.5 12 1.5 9.5V5Q1.5 2.5 4 2.5Z",
      lines: "M18 8.5H20Q22.5 8.5 22.5 11V15.5Q22.5 18 20 18H19.6V21.4L16 18H12" + "Q9.8 18 9.5 16"),
    "bubble.middle.bottom": SymbolShape(
      outline: "M5.5 3.5H18.5Q22 3.5 22 7V13Q22 16.5 18.5 16.5H15L12 20.5L9 16.5"
        + "H5.5Q2 16.5 2 13V7Q2 3.5 5.5 3.5Z"),
  ]

  static let outdoors: [String: SymbolShape] = [
    "sun.min": SymbolShape(
      outline: circle(12, 12, 4.6),
      lines:
        "M12 3.4V3.5M12 20.5V20.6M3.4 12H3.5M20.5 12H20.6M5.9 5.9H6M18 18H18.1M18 5.9H18.1M5.9 18H6"
    ),
    "snow": .lines(
      "M6 4V8M4.3 5L7.7 7M7.7 5L4.3 7M17 3V7M15.3 4L18.7 6M18.7 4L15.3 6M11 11V15M9.3 12L12.7 14"
        + "M12.7 12L9.3 14M5 17V21M3.3 18L6.7 20M6.7 18L3.3 20M18 16V20M16.3 17L19.7 19M19.7 17L16.3 19"
    ),
    "sunrise": .lines(
      "M2 18H22M6.6 18A5.4 5.4 0 0 1 17.4 18M12 8.5V2.5M9 5.5L12 2.5"
        + "L15 5.5M3.8 11L5.6 12.4M20.2 11L18.4 12.4M6 21.5H18"),
    "sunset": .lines(
      "M2 18H22M6.6 18A5.4 5.4 0 0 1 17.4 18M12 2.5V8.5M9 5.5L12 8.5"
        + "L15 5.5M3.8 11L5.6 12.4M20.2 11L18.4 12.4M6 21.5H18"),
    "moon.stars": SymbolShape(
      outline: "M8.6 5.6A8 8 0 1 0 18.6 15.8A7 7 0 0 1 8.6 5.6Z",
      lines: "M16.5 3V7M14.5 5H18.5M20.5 9V12M19 10.5H22"),
    "cloud.rain": SymbolShape(
      outline: smallCloud, lines: "M7.5 17.5L6.3 21M12 17.5L10.8 21M16.5 17.5L15.3 21"),
    "cloud.drizzle": SymbolShape(
      outline: smallCloud,
      lines: "M7.5 17.5L7 19M12 17.5L11.5 19M16.5 17.5L16 19M9.6 20.5L9.1 22" + "M14.1 20.5L13.6 22"
    ),
    "cloud.snow": SymbolShape(
      outline: smallCloud,
      lines: "M7 18.4V18.5M12 18.4V18.5M17 18.4V18.5M9.5 21.6V21.7M14.5 21.6V21.7"),
    "cloud.bolt": SymbolShape(outline: smallCloud, lines: "M13 16.5L9.8 19.6H13.4L10.8 23"),
    "cloud.fog": SymbolShape(outline: smallCloud, lines: "M5 18H19M7.5 21.5H16.5"),
    "cloud.sun": SymbolShape(
      outline: "M8.4 20.5A4 4 0 0 1 8 12.5A5.4 5.4 0 0 1 18.4 11.6" + "A4.5 4.5 0 0 1 18.2 20.5Z",
      lines: "M3.8 11.6A4.2 4.2 0 1 1 11 6.2M7.4 1.5V2.6M2 8H0.8M2.8 3.6L3.8 4.4"
        + "M12.4 3.6L11.4 4.4"),
    "wind": .lines(
      "M2 9H14.5A3.2 3.2 0 1 0 11.6 4.6M2 13H19A3 3 0 1 1 16.2 17M2 17H10"
        + "A2.6 2.6 0 1 1 7.6 20.6"),
    "tornado": .lines("M3 4H21M5 8H19M7.5 12H17M9.5 16H15M11 20H13"),
    "snowflake": .lines(
      "M12 2V22M3.3 7L20.7 17M20.7 7L3.3 17M9.4 3.6L12 6L14.6 3.6"
        + "M9.4 20.4L12 18L14.6 20.4M3.4 10.4L6.8 9L6.2 5.4M20.6 13.6L17.2 15"
        + "L17.8 18.6M20.6 10.4L17.2 9L17.8 5.4M3.4 13.6L6.8 15L6.2 18.6"),
    "thermometer": SymbolShape(
      outline: "M9.4 4.6A2.6 2.6 0 0 1 14.6 4.6V13.6A4.9 4.9 0 1 1 9.4 13.6Z", detail: "M12 8.5V17",
      dots: circle(12, 17.6, 1.8)),
    "drop": SymbolShape(outline: "M12 1.8Q19 10.4 19 15A7 7 0 0 1 5 15Q5 10.4 12 1.8Z"),
    "flame": SymbolShape(
      outline: "M12.6 1.8Q13 6 16.4 9.4Q19.6 12.6 19.6 15.6Q19.4 22 12 22.2"
        + "Q4.6 22 4.4 15.4Q4.4 11.8 6.8 9Q7.4 11.6 9 12.2Q9.4 5.6 12.6 1.8Z"),
    "leaf": SymbolShape(
      outline: "M4 20Q2 6.4 21.4 3.4Q22.4 19.6 9.4 19.6Q7 19.6 5.4 18.2Z",
      detail: "M6 17.4Q10 11.4 16 8.6", lines: "M2.4 22L5 18.6"),
    "tree": SymbolShape(
      outline: "M12 1.8L17.4 8.4H15.2L20 15H17L21.4 19H2.6L7 15H4L8.8 8.4H6.6Z",
      lines: "M12 19.2V22.4"),
    "umbrella": SymbolShape(
      outline: "M2 13Q2.6 4 12 4Q21.4 4 22 13Q19.6 11 17 13Q14.6 11 12 13"
        + "Q9.4 11 7 13Q4.4 11 2 13Z", lines: "M12 2V4M12 13V19.6A2.3 2.3 0 0 0 16.6 19.6"),
    "sparkles": SymbolShape(
      outline: "M9 5Q10 12 16 13Q10 14 9 21Q8 14 2 13Q8 12 9 5ZM18 2"
        + "Q18.5 5.5 21.5 6Q18.5 6.5 18 10Q17.5 6.5 14.5 6Q17.5 5.5 18 2Z"),
    "sparkle": SymbolShape(
      outline: "M12 1.8Q13.4 10.6 22.2 12Q13.4 13.4 12 22.2Q10.6 13.4 1.8 12" + "Q10.6 10.6 12 1.8Z"
    ),
    "ant": .lines(
      circle(12, 6, 2.6) + circle(12, 12, 2.4) + circle(12, 18.4, 3.4)
        + "M9.6 11L4.5 8.5M14.4 11L19.5 8.5M9.6 12.6H4M14.4 12.6H20M9.8 15.6"
        + "L5 19.5M14.2 15.6L19 19.5M10.6 3.8L8.6 1.6M13.4 3.8L15.4 1.6"),
    "ladybug": SymbolShape(
      outline: circle(12, 13.5, 8), detail: "M12 5.8V21.2",
      dots: circle(8.4, 12, 1.5) + circle(15.6, 12, 1.5) + circle(8.8, 17, 1.3)
        + circle(15.2, 17, 1.3), lines: "M8.6 6.4A3.6 3.6 0 0 1 15.4 6.4"),
    "pawprint": SymbolShape(
      outline: circle(5, 10.4, 2.2) + circle(9.4, 5.4, 2.3) + circle(14.6, 5.4, 2.3)
        + circle(19, 10.4, 2.2)
        + "M12 11Q15 11 17.4 15.6Q19.4 20.6 15 20.6Q13.4 20 12 20"
        + "Q10.6 20 9 20.6Q4.6 20.6 6.6 15.6Q9 11 12 11Z"),
    "hare": SymbolShape(
      outline: "M8 2Q11 5 12 9Q18 8 20.6 13L22.4 16.4Q22 19 18.6 18.6L17 21.4H8.4"
        + "L4 18Q1.8 15.6 4.6 13.4L8.4 10.6Q6 6 8 2Z"),
    "tortoise": SymbolShape(
      outline: "M3 16Q3 8 10.5 8Q18 8 18 16Z",
      lines: "M18 14Q20 14 20 11.6Q22.6 10.4 22.6 13Q22.4 16 18 16M6 16L5.2 19.5"
        + "M15 16L15.8 19.5"),
    "bed.double": .lines(
      "M2 19.5V5M2 16.5H22M22 19.5V12Q22 9.5 19.5 9.5H4.5Q2 9.5 2 12"
        + "M5 9.5V7.5Q5 6 6.5 6H17.5Q19 6 19 7.5V9.5"),
    "building": SymbolShape(
      outline: "M5.5 2H18.5V22H5.5Z",
      detail: "M9 6H10M14 6H15M9 10H10M14 10H15M9 14H10M14 14H15M10.5 22V18.5" + "H13.5V22"),
    "building.2": SymbolShape(
      outline: "M2.5 6H12V22H2.5ZM12 2H21.5V22H12Z",
      detail: "M6 10H8.5M6 14H8.5M6 18H8.5M15.5 6H18M15.5 10H18M15.5 14H18" + "M15.5 18H18"),
    "building.columns": SymbolShape(
      outline: "M12 2L22 7.5H2Z",
      lines: "M5 10.5V17.5M9.7 10.5V17.5M14.3 10.5V17.5M19 10.5V17.5M2.5 21H21.5"),
    "storefront": SymbolShape(
      outline: "M4 3H20L22 9A3 3 0 0 1 17 10A3 3 0 0 1 12 10A3 3 0 0 1 7 10" + "A3 3 0 0 1 2 9Z",
      lines: "M4 12.6V21H20V12.6M9.5 21V15.5H14.5V21"),
    "fork.knife": .lines(
      "M6 2V9.4Q6 11 8 11V22M10 2V9.4Q10 11 8 11M8 2V8M17 22V2"
        + "Q20.6 5 20.6 10.6Q20.6 13.5 17 13.5"),
    "cup.and.saucer": SymbolShape(
      outline: "M3 5H17V11.5Q17 16.5 12 16.5H8Q3 16.5 3 11.5Z",
      lines: "M17 7H18.5Q21 7 21 9.5Q21 12 18.5 12H17M2 20.5H18"),
    "wineglass": SymbolShape(
      outline: "M7 2H17L17.6 8Q17.6 13.4 12 13.4Q6.4 13.4 6.4 8Z", lines: "M12 13.4V21.5M8 21.5H16"),
    "birthday.cake": SymbolShape(
      outline: "M3 12.5Q3 10 5.5 10H18.5Q21 10 21 12.5V21.5H3Z",
      detail: "M3.4 15.6Q6 18 9 15.6Q12 18 15 15.6Q18 18 20.6 15.6",
      lines: "M7.5 10V6.5M12 10V6.5M16.5 10V6.5M7.5 3.4V3.6M12 3.4V3.6M16.5 3.4" + "V3.6"),
    "car": SymbolShape(
      outline: "M2.5 12.5L5 6.6Q5.6 5 7.4 5H16.6Q18.4 5 19 6.6L21.5 12.5V18H2.5Z",
      detail: "M4.6 11.6H19.4", dots: circle(6.6, 15, 1.3) + circle(17.4, 15, 1.3),
      lines: "M4.5 18V20.5M19.5 18V20.5"),
    "bus": SymbolShape(
      outline: box(4, 2.5, 16, 17, 3), detail: "M4.4 12.5H19.6M8 5.5H16",
      dots: circle(7.6, 16, 1.2) + circle(16.4, 16, 1.2), lines: "M6.5 19.5V22M17.5 19.5V22"),
    "tram": SymbolShape(
      outline: box(5, 4, 14, 15, 3.4), detail: "M5.4 12.5H18.6",
      dots: circle(8.6, 15.8, 1.2) + circle(15.4, 15.8, 1.2),
      lines: "M12 4V1.8M8 1.8H16M8 19L6 22.2M16 19L18 22.2"),
    "airplane": SymbolShape(
      outline: "M21.8 12Q21.8 10.4 19.6 10.4H15L9.4 2.6H7.2L10 10.4H5.6L3.6 8H2"
        + "L3.2 12L2 16H3.6L5.6 13.6H10L7.2 21.4H9.4L15 13.6H19.6" + "Q21.8 13.6 21.8 12Z"),
    "bicycle": .lines(
      circle(5.5, 15.5, 4) + circle(18.5, 15.5, 4)
        + "M5.5 15.5L9 8.5H15.5L18.5 15.5M9.6 8.5L12 15.5H5.5M12 15.5"
        + "L15.5 8.5M14.5 5.5H17M7.5 6.5H10.5"),
    "ferry": SymbolShape(
      outline: "M3 12.5L12 9.5L21 12.5L18.4 18H5.6Z",
      lines: "M6 11.4V6H18V11.4M12 6V3M2.5 21.5Q5 19.5 7.5 21.5Q10 19.5 12 21.5"
        + "Q14 19.5 16.5 21.5Q19 19.5 21.5 21.5"),
    "fuelpump": SymbolShape(
      outline: "M4 21.5V4.5Q4 2.5 6 2.5H12Q14 2.5 14 4.5V21.5Z", detail: "M6.6 6H11.4V10H6.6Z",
      lines: "M2.5 21.5H15.5M14 12H16Q17.5 12 17.5 13.5V17A1.8 1.8 0 0 0 21 17V8" + "L18 5"),
    "location.north": SymbolShape(outline: "M12 2L19.5 21.5L12 17L4.5 21.5Z"),
    "scope": .lines(circle(12, 12, 8) + "M12 1.5V7.5M12 16.5V22.5M1.5 12H7.5M16.5 12H22.5"),
    "safari": SymbolShape(
      outline: circle(12, 12, 10.2), detail: "M16.8 7.2L13.6 13.6L7.2 16.8L10.4 10.4Z"),
    "pin": SymbolShape(outline: "M8 2.5H16L15 10L18.5 14.5H5.5L9 10Z", lines: "M12 14.5V22"),
    "signpost.right": SymbolShape(
      outline: "M4 4H16.5L20.5 7.5L16.5 11H4Z", lines: "M10 4V2M10 11V22"),
  ]
}
