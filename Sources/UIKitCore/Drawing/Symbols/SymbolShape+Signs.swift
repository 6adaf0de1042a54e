import Foundation

// Arrows, signs of writing and of arranging.

extension SymbolShape {
  static let moreArrows: [String: SymbolShape] = {
    let turnRight = SymbolShape.lines(
      "M15.5 4.5L20.5 9.5L15.5 14.5M20.5 9.5H9A5.2 5.2 0 0 0 9 20H14")
    let replyLeft = SymbolShape(
      outline: "M10.5 4L2 11.2L10.5 18.4V14Q18 13.6 22 19.6Q21.4 8.6 10.5 8.4Z")
    let replyRight = SymbolShape(
      outline: "M13.5 4L22 11.2L13.5 18.4V14Q6 13.6 2 19.6Q2.6 8.6 13.5 8.4Z")
    return [
      "arrow.down.left": .lines("M18.5 5.5L5.5 18.5M16 18.5H5.5V8"),
      "arrow.down.right": .lines("M5.5 5.5L18.5 18.5M8 18.5H18.5V8"),
      "arrow.up.forward": .lines("M5.5 18.5L18.5 5.5M8 5.5H18.5V16"),
      "arrow.up.backward": .lines("M18.5 18.5L5.5 5.5M16 5.5H5.5V16"),
      "arrow.left.and.right": .lines("M2 12H22M6.5 7.5L2 12L6.5 16.5M17.5 7.5L22 12L17.5 16.5"),
      "arrow.up.and.down": .lines("M12 2V22M7.5 6.5L12 2L16.5 6.5M7.5 17.5L12 22L16.5 17.5"),
      "arrow.up.left.and.arrow.down.right": .lines(
        "M10 10L3.5 3.5M3.5 9V3.5H9M14 14L20.5 20.5M20.5 15V20.5H15"),
      "arrow.down.right.and.arrow.up.left": .lines(
        "M3 3L10 10M10 4.5V10H4.5M21 21L14 14M14 19.5V14H19.5"),
      "arrow.uturn.right": turnRight, "arrow.uturn.forward": turnRight,
      "arrow.turn.up.left": .lines("M8 3.5L3.5 8L8 12.5M3.5 8H20V20"),
      "arrow.turn.up.right": .lines("M16 3.5L20.5 8L16 12.5M20.5 8H4V20"),
      "arrow.turn.down.left": .lines("M8 11.5L3.5 16L8 20.5M3.5 16H20V4"),
      "arrow.turn.down.right": .lines("M16 11.5L20.5 16L16 20.5M20.5 16H4V4"),
      "arrowshape.turn.up.left": replyLeft, "arrowshape.turn.up.backward": replyLeft,
      "arrowshape.turn.up.right": replyRight, "arrowshape.turn.up.forward": replyRight,
      "arrow.right.to.line": .lines("M2.5 12H17M11.5 6.5L17 12L11.5 17.5M21 4V20"),
      "arrow.left.to.line": .lines("M21.5 12H7M12.5 6.5L7 12L12.5 17.5M3 4V20"),
      "arrow.down.to.line": .lines("M12 2.5V17M6.5 11.5L12 17L17.5 11.5M4 21H20"),
      "arrow.up.to.line": .lines("M12 21.5V7M6.5 12.5L12 7L17.5 12.5M4 3H20"),
      "arrow.triangle.branch": .lines("M6 20V13Q6 9 10 9H18M14 5L18 9L14 13M6 4V20"),
      "arrow.triangle.swap": .lines(
        "M8 3V16M3.6 11.6L8 16L12.4 11.6M16 21V8M11.6 12.4L16 8L20.4 12.4"),
      "arrow.rectanglepath": .lines(
        "M3 14V8Q3 6 5 6H17M13.5 2.5L17 6L13.5 9.5M21 10V16Q21 18 19 18H7"
          + "M10.5 14.5L7 18L10.5 21.5"),
      "arrowtriangle.right": SymbolShape(outline: "M5 3.6L20.5 12L5 20.4Z"),
      "arrowtriangle.left": SymbolShape(outline: "M19 3.6L3.5 12L19 20.4Z"),
      "arrowtriangle.up": SymbolShape(outline: "M12 3.5L20.4 19H3.6Z"),
      "arrowtriangle.down": SymbolShape(outline: "M12 20.5L20.4 5H3.6Z"),
      "chevron.compact.down": .lines("M3 9.5L12 14.5L21 9.5"),
      "chevron.compact.up": .lines("M3 14.5L12 9.5L21 14.5"),
      "chevron.compact.left": .lines("M7.5 3L3 12L7.5 21", width: 11),
      "chevron.compact.right": .lines("M3.5 3L8 12L3.5 21", width: 11),
      "chevron.left.2": .lines("M11 4.5L3.5 12L11 19.5M20 4.5L12.5 12L20 19.5"),
      "chevron.right.2": .lines("M4 4.5L11.5 12L4 19.5M13 4.5L20.5 12L13 19.5"),
      "chevron.left.forwardslash.chevron.right": .lines(
        "M7 6L1.5 12L7 18M17 6L22.5 12L17 18M13.8 3.5L10.2 20.5"),
      "square.and.arrow.up.on.square": .lines(
        "M11 9H8.5V18H20.5V9H18M14.5 13V2.5M10.8 6.2L14.5 2.5L18.2 6.2M5 12" + "V21.5H17"),
      "rotate.left": .lines("M4.4 8.2A8.6 8.6 0 1 1 3.4 13M3.8 3.2V8.6H9.2"),
      "rotate.right": .lines("M19.6 8.2A8.6 8.6 0 1 0 20.6 13M20.2 3.2V8.6H14.8"),
      "goforward": .lines("M16 4.6A8.7 8.7 0 1 1 8 4.6M12.4 1.4L16 4.6L12.8 8.2"),
      "gobackward": .lines("M8 4.6A8.7 8.7 0 1 0 16 4.6M11.6 1.4L8 4.6L11.2 8.2"),
      "shuffle": .lines(
        "M2 7H5Q8 7 10 10L14 14.4Q16 17 19 17H22M19 14L22 17L19 20M2 17H5" + "Q7.4 17 9 15M15 9"
          + "Q16.6 7 19 7H22M19 4L22 7L19 10"),
      "repeat": .lines(
        "M3 11V10Q3 6 7 6H20M17 3L20 6L17 9M21 13V14Q21 18 17 18H4M7 15" + "L4 18L7 21"),
    ]
  }()

  static let writing: [String: SymbolShape] = [
    "number": .lines("M9 3L7 21M17 3L15 21M3.5 8.5H21M3 15.5H20.5"),
    "at": .lines(circle(12, 12, 4) + "M16 8V13.4Q16 16 18.4 16Q22 16 22 12A10 10 0 1 0 17.4 20.4"),
    "percent": .lines(circle(6.5, 7, 3.5) + circle(17.5, 17, 3.5) + "M18.5 4L5.5 20"),
    "asterisk": .lines("M12 4V20M5 8L19 16M19 8L5 16"),
    "infinity": .lines(
      "M12 12Q8.6 7 5.4 8Q2 9.4 2 12Q2 14.6 5.4 16Q8.6 17 12 12Q15.4 7 18.6 8Q22 9.4 22 12"
        + "Q22 14.6 18.6 16Q15.4 17 12 12"),
    "curlybraces": .lines(
      "M9 3Q5.5 3 5.5 6V9.5Q5.5 12 3 12Q5.5 12 5.5 14.5V18Q5.5 21 9 21M15 3Q18.5 3 18.5 6V9.5"
        + "Q18.5 12 21 12Q18.5 12 18.5 14.5V18Q18.5 21 15 21"),
    "equal": .lines("M4 8.5H20M4 15.5H20"),
    "divide": SymbolShape(
      dots: circle(12, 5.5, 1.9) + circle(12, 18.5, 1.9), lines: "M3.5 12H20.5"),
    "plusminus": .lines("M12 3V14M6.5 8.5H17.5M6.5 20H17.5"),
    "lessthan": .lines("M19 4.5L5 12L19 19.5"),
    "greaterthan": .lines("M5 4.5L19 12L5 19.5"),
    "sum": .lines("M18.5 7V4H5L12.5 12L5 20H18.5V17"),
    "function": .lines(
      "M14 3.5Q9.5 2.5 9 7.5L7.5 17Q7 21.5 3 20.5M5 9.5H13M14 12L20.5 19" + "M20.5 12L14 19"),
    "textformat": .lines("M1.5 19L6.5 5L11.5 19M3.2 14.4H9.8M22 10.5V19" + circle(18.4, 14.8, 3.8)),
    "textformat.size": .lines(
      "M1.5 19L8 3.5L14.5 19M4 13.4H12M14.8 19L18.6 9.5L22.4 19M16.2 15.6" + "H21"),
    "textformat.abc": .lines(
      "M1.5 17L5 7L8.5 17M2.8 13.6H7.2M11 7V17H13.4Q16 17 16 14.4" + "Q16 12 13.4 12H11"
        + "M13.4 12Q15.4 12 15.4 9.5Q15.4 7 13.4 7H11M23 9Q21.6 7 20.2 7"
        + "Q18 7 18 12Q18 17 20.2 17Q21.6 17 23 15"),
    "bold": .lines(
      "M7 4H13Q17 4 17 8Q17 11.8 13 11.8H7ZM7 11.8H14Q18.4 11.8 18.4 16" + "Q18.4 20 14 20H7Z"),
    "italic": .lines("M10 4H18M6 20H14M14 4L10 20"),
    "underline": .lines("M6.5 3V11Q6.5 17 12 17Q17.5 17 17.5 11V3M5 21.5H19"),
    "strikethrough": .lines(
      "M17.5 7Q16.4 3.5 12 3.5Q7 3.5 7 7.4Q7 9.6 9 10.8M6.5 17"
        + "Q7.6 20.5 12 20.5Q17 20.5 17 16.6"
        + "Q17 15 16.2 14M3 12.2H21"),
    "text.alignleft": .lines("M3 5H21M3 9.7H14M3 14.3H21M3 19H14"),
    "text.aligncenter": .lines("M3 5H21M6.5 9.7H17.5M3 14.3H21M6.5 19H17.5"),
    "text.alignright": .lines("M3 5H21M10 9.7H21M3 14.3H21M10 19H21"),
    "text.justify": .lines("M3 5H21M3 9.7H21M3 14.3H21M3 19H21"),
    "text.quote": .lines("M9 6H21M9 12H21M9 18H17M4 5V19"),
    "text.cursor": .lines(
      "M8 3Q12 3 12 6V18Q12 21 8 21M16 3Q12 3 12 6M16 21Q12 21 12 18M9 12" + "H15"),
    "character": .lines("M4 20.5L12 3.5L20 20.5M7 14.5H17"),
    "character.cursor.ibeam": .lines(
      "M2 18L7 6L12 18M3.8 14H10.2M16 4Q18.4 4 18.4 6.4V17.6" + "Q18.4 20 16 20"
        + "M20.8 4Q18.4 4 18.4 6.4M20.8 20Q18.4 20 18.4 17.6"),
    "list.number": .lines(
      "M9 6H21.5M9 12H21.5M9 18H21.5M2.6 4.6L4 4V8M2.4 10.6" + "Q4 9.6 4.6 10.8Q5 11.8 2.4 14H5"
        + "M2.4 16.2H5L3.6 18Q5 18 5 19.2Q4.6 20.6 2.4 20"),
    "checklist": .lines(
      "M2.5 6.5L4.5 8.5L8 4.5M11.5 6.5H21.5M2.5 16.5L4.5 18.5L8 14.5" + "M11.5 16.5H21.5"),
    "line.3.horizontal.decrease": .lines("M2.5 6.5H21.5M6 12H18M9.5 17.5H14.5"),
    "line.horizontal.3.decrease": .lines("M2.5 6.5H21.5M6 12H18M9.5 17.5H14.5"),
    "slider.vertical.3": .lines(
      "M6 2.5V13.5M6 18.5V21.5M12 2.5V5.5M12 10.5V21.5M18 2.5V11.5" + "M18 16.5V21.5"
        + circle(6, 16, 2.3) + circle(12, 8, 2.3) + circle(18, 14, 2.3)),
    "command": .lines(
      "M9 9H15V15H9ZM9 9H6.5A3 3 0 1 1 9 6.5ZM15 9V6.5A3 3 0 1 1 17.5 9Z"
        + "M15 15H17.5A3 3 0 1 1 15 17.5Z"
        + "M9 15V17.5A3 3 0 1 1 6.5 15Z"),
    "option": .lines("M2.5 5H8L15.5 19H21.5M14 5H21.5"),
    "control": .lines("M4.5 14L12 6.5L19.5 14"),
    "shift": SymbolShape(outline: "M12 3L21 12.5H16.5V20.5H7.5V12.5H3Z"),
    "return": .lines("M8 8.5L3.5 13L8 17.5M3.5 13H18Q20.5 13 20.5 10.5V5.5"),
    "escape": .lines("M12 12L5 5M5 10V5H10M13.6 3A9.2 9.2 0 1 1 3 13.6"),
    "delete.left": SymbolShape(
      outline: "M8 4.5H20Q22.5 4.5 22.5 7V17Q22.5 19.5 20 19.5H8L1.5 12Z",
      detail: "M11.5 8.5L18 15.5M18 8.5L11.5 15.5"),
    "delete.right": SymbolShape(
      outline: "M16 4.5H4Q1.5 4.5 1.5 7V17Q1.5 19.5 4 19.5H16L22.5 12Z",
      detail: "M6 8.5L12.5 15.5M12.5 8.5L6 15.5"),
    "keyboard": SymbolShape(
      outline: box(1.5, 5, 21, 14, 3),
      detail: "M5.5 9H5.6M9.8 9H9.9M14.1 9H14.2M18.4 9H18.5M5.5 12H5.6M9.8 12H9.9"
        + "M14.1 12H14.2M18.4 12H18.5M8 15.4H16"),
    "signature": .lines(
      "M2 16Q7 6 9.5 4.5Q11 4 10 8Q8 15 6.5 18Q11 10 12.6 13"
        + "Q13.4 16 16 13.4Q17 17 21 14.5M2 20.5H22"),
    "scribble": .lines(
      "M3 8Q9 2 10 6Q10.6 9 5.5 15Q4.5 18 8 16Q16 9 17 11Q17.4 13 13 17.6"
        + "Q12.6 20 16 18.6L21 16"),
  ]

  static let arranging: [String: SymbolShape] = [
    "square.grid.3x3": SymbolShape(
      outline: nine(2.5, 7.2) { box($0, $1, 4.6, 4.6, 1) }),
    "rectangle.grid.2x2": SymbolShape(
      outline: box(1.5, 4.5, 9.5, 6.5, 1.6) + box(13, 4.5, 9.5, 6.5, 1.6)
        + box(1.5, 13, 9.5, 6.5, 1.6)
        + box(13, 13, 9.5, 6.5, 1.6)),
    "rectangle.grid.1x2": SymbolShape(outline: box(2, 3.5, 20, 7.4, 2) + box(2, 13.1, 20, 7.4, 2)),
    "square.stack": SymbolShape(outline: box(3, 8.5, 18, 13, 3), lines: "M5 5.5H19M7 2.5H17"),
    "rectangle.stack": SymbolShape(outline: box(2, 9, 20, 12, 3), lines: "M4.5 5.8H19.5M7 2.6H17"),
    "square.stack.3d.up": SymbolShape(
      outline: "M12 2.5L22 7.5L12 12.5L2 7.5Z", lines: "M2 12L12 17L22 12M2 16.5L12 21.5L22 16.5"),
    "square.3.layers.3d": SymbolShape(
      outline: "M12 2.5L22 7.5L12 12.5L2 7.5Z", lines: "M2 12L12 17L22 12M2 16.5L12 21.5L22 16.5"),
    "square.on.square": SymbolShape(
      outline: box(8, 8, 13.5, 13.5, 3),
      lines: "M5 16H4.6Q2.5 16 2.5 13.5V5Q2.5 2.5 5 2.5H13.5Q16 2.5 16 4.6V5"),
    "plus.square.on.square": SymbolShape(
      outline: box(8, 8, 13.5, 13.5, 3), detail: "M14.75 11.5V18M11.5 14.75H18",
      lines: "M5 16H4.6Q2.5 16 2.5 13.5V5Q2.5 2.5 5 2.5H13.5Q16 2.5 16 4.6V5"),
    "square.split.2x1": SymbolShape(outline: box(3, 3, 18, 18, 4), detail: "M12 3.4V20.6"),
    "square.split.1x2": SymbolShape(outline: box(3, 3, 18, 18, 4), detail: "M3.4 12H20.6"),
    "rectangle.split.3x1": SymbolShape(
      outline: box(1.5, 5, 21, 14, 3), detail: "M8.5 5.4V18.6M15.5 5.4V18.6"),
    "sidebar.left": SymbolShape(
      outline: box(1.5, 4.5, 21, 15, 3), detail: "M9 5V19M4.4 8.5H6M4.4 11.5H6"),
    "sidebar.right": SymbolShape(
      outline: box(1.5, 4.5, 21, 15, 3), detail: "M15 5V19M18 8.5H19.6M18 11.5H19.6"),
    "circle.grid.2x2": SymbolShape(
      outline: circle(7, 7, 4) + circle(17, 7, 4) + circle(7, 17, 4) + circle(17, 17, 4)),
    "circle.grid.3x3": SymbolShape(
      outline: nine(4.5, 7.5) { circle($0, $1, 2.3) }),
    "circle.lefthalf.filled": SymbolShape(
      outline: circle(12, 12, 10.2), dots: "M12 1.8A10.2 10.2 0 0 0 12 22.2Z"),
    "circle.righthalf.filled": SymbolShape(
      outline: circle(12, 12, 10.2), dots: "M12 1.8A10.2 10.2 0 0 1 12 22.2Z"),
    "circle.dashed": .lines(
      "M7.2 3Q9.4 1.9 12 1.9M16.8 3Q19 4.2 20.4 6.4M22 10.4"
        + "Q22.4 13.4 21 16.2M18.6 19.8Q16.6 21.4 14 22"
        + "M9.6 22Q7 21.4 5.2 19.8M2.8 16.2Q1.6 13.4 2 10.4M3.2 6.8" + "Q4 5.2 5 4.4"),
    "square.dashed": .lines(
      "M3 7.5V6Q3 3 6 3H7.5M10.5 3H13.5M16.5 3H18Q21 3 21 6V7.5M21 10.5"
        + "V13.5M21 16.5V18Q21 21 18 21H16.5"
        + "M13.5 21H10.5M7.5 21H6Q3 21 3 18V16.5M3 13.5V10.5"),
    "viewfinder": .lines(
      "M2.5 8V5.5Q2.5 2.5 5.5 2.5H8M16 2.5H18.5Q21.5 2.5 21.5 5.5V8"
        + "M21.5 16V18.5Q21.5 21.5 18.5 21.5H16"
        + "M8 21.5H5.5Q2.5 21.5 2.5 18.5V16"),
    "chart.pie": SymbolShape(outline: circle(12, 12, 10.2), detail: "M12 2V12L20 18.6M12 12L3 8"),
    "chart.bar.xaxis": SymbolShape(
      outline: box(3.5, 10, 4, 8, 0.8) + box(10, 3.5, 4, 14.5, 0.8) + box(16.5, 7, 4, 11, 0.8),
      lines: "M2 21.5H22"),
    "chart.line.uptrend.xyaxis": .lines(
      "M3 2.5V21.5H22M6.5 16L11 10.5L14.5 13.5L21 5.5M16.5 5.5H21V10"),
    "chart.xyaxis.line": .lines("M3 2.5V21.5H22M6.5 15.5L11 9.5L14.5 13L21 6"),
    "waveform": .lines("M2.5 10V14M6.3 6.5V17.5M10.1 3V21M13.9 7V17M17.7 4.5V19.5M21.5 10" + "V14"),
    "waveform.path.ecg": .lines("M1.5 12.5H6.5L9 6L13.5 19.5L16.5 10L18 12.5H22.5"),
    "triangle.inset.filled": SymbolShape(
      outline: "M12 3.2L22 20.5H2Z", dots: "M12 10L16.6 18H7.4Z"),
    "nosign": .lines(circle(12, 12, 10.2) + "M4.8 4.8L19.2 19.2"),
    "smallcircle.filled.circle": SymbolShape(
      outline: circle(12, 12, 10.2), dots: circle(12, 12, 3.4)),
    "smallcircle.fill.circle": SymbolShape(
      outline: circle(12, 12, 10.2), dots: circle(12, 12, 3.4)),
    "largecircle.fill.circle": SymbolShape(
      outline: circle(12, 12, 10.2), dots: circle(12, 12, 6)),
    "list.bullet.rectangle": SymbolShape(
      outline: box(1.5, 4, 21, 16, 3),
      detail: "M6 9H6.1M6 12H6.1M6 15H6.1M9.5 9H18M9.5 12H18M9.5 15H18"),
    "diamond": SymbolShape(outline: "M12 1.8L22.2 12L12 22.2L1.8 12Z"),
    "hexagon": SymbolShape(outline: "M12 1.8L21 6.9V17.1L12 22.2L3 17.1V6.9Z"),
    "octagon": SymbolShape(outline: "M7.8 2H16.2L22 7.8V16.2L16.2 22H7.8L2 16.2V7.8Z"),
    "exclamationmark.octagon": SymbolShape(
      outline: "M7.8 2H16.2L22 7.8V16.2L16.2 22H7.8L2 16.2V7.8Z", detail: "M12 6.6V13",
      dots: circle(12, 16.8, 1.4)),
    "questionmark.diamond": SymbolShape(
      outline: "M12 1.8L22.2 12L12 22.2L1.8 12Z",
      detail: "M9.6 9.6Q9.8 7.4 12 7.4Q14.4 7.4 14.4 9.6Q14.4 11 12.8 11.9" + "Q12 12.4 12 13.8",
      dots: circle(12, 16.8, 1.2)),
    "capsule": SymbolShape(outline: box(1.5, 6.5, 21, 11, 5.5)),
    "oval": SymbolShape(outline: "M12 4.5A10.2 7.5 0 1 1 12 19.5A10.2 7.5 0 1 1 12 4.5Z"),
    "app": SymbolShape(outline: box(2.8, 2.8, 18.4, 18.4, 5.4)),
    "app.badge": SymbolShape(
      outline: "M13.5 4.5H8Q3 4.5 3 9.5V16Q3 21 8 21H14.5Q19.5 21 19.5 16V10.5",
      lines: circle(19, 5, 2.8)),
    "rectangle.portrait": SymbolShape(outline: box(5, 1.5, 14, 21, 3)),
    "rectangle.on.rectangle": SymbolShape(
      outline: box(6.5, 8.5, 16, 11.5, 2.6),
      lines: "M3.6 15.5Q1.5 15.5 1.5 13V6.5Q1.5 4 4 4H14.5Q17 4 17 5.6"),
    "aspectratio": SymbolShape(
      outline: box(1.5, 4, 21, 16, 3), detail: "M5.5 11V8H8.5M18.5 13V16H15.5"),
    "crop": .lines("M6.5 1.5V17.5H22.5M1.5 6.5H17.5V22.5"),
    "seal": SymbolShape(outline: seal),
    "checkmark.seal": SymbolShape(outline: seal, detail: "M7.6 12.4L10.8 15.6L16.4 8.6"),
    "xmark.seal": SymbolShape(outline: seal, detail: "M8.6 8.6L15.4 15.4M15.4 8.6L8.6 15.4"),
    "exclamationmark.shield": SymbolShape(
      outline: shield, detail: "M12 7V12.6", dots: circle(12, 16, 1.3)),
    "shield": SymbolShape(outline: shield),
    "checkmark.shield": SymbolShape(outline: shield, detail: "M7.8 11.8L11 15L16.2 8.4"),
    "xmark.shield": SymbolShape(outline: shield, detail: "M9 8.6L15 14.6M15 8.6L9 14.6"),
    "lock.shield": SymbolShape(
      outline: shield, detail: "M8.6 10.6H15.4V15.4H8.6ZM10 10.4V9A2 2 0 0 1 14 9V10.4"),
    "lock.rotation": .lines(
      "M4.4 8.2A8.6 8.6 0 1 1 3.4 13M3.8 3.2V8.6H9.2M9 11.5H15V16H9Z"
        + "M10.4 11.2V10A1.6 1.6 0 0 1 13.6 10V11.2"),
  ]

  /// Three rows of three.
  private static func nine(
    _ first: Double, _ step: Double, _ shape: (Double, Double) -> String
  ) -> String {
    var path = ""
    for row in 0..<3 {
      for column in 0..<3 {
        path += shape(first + Double(column) * step, first + Double(row) * step)
      }
    }
    return path
  }

  private static let shield = "M12 1.8L20.6 4.6V11.4Q20.6 18.6 12 22.2Q3.4 18.6 3.4 11.4V4.6Z"

  private static let seal: String = {
    var path = ""
    func corner(_ part: Double) -> String {
      let angle: Double = part * .pi / 4
      let x: Double = ((12 + 8.8 * sin(angle)) * 100).rounded() / 100
      let y: Double = ((12 - 8.8 * cos(angle)) * 100).rounded() / 100
      return "\(x) \(y)"
    }
    for bump in 0..<8 {
      if bump == 0 { path += "M" + corner(-0.5) }
      path += "A3.9 3.9 0 0 1 " + corner(Double(bump) + 0.5)
    }
    return path + "Z"
  }()
}
