import Rasterizer
import Testing

struct ShapeTests {
  @Test func `a rectangle fills its pixels and no others`() throws {
    let drawing = try Drawing("<rect x='5' y='6' width='10' height='8' fill='red'/>")
    #expect(drawing[5, 6] == red && drawing[14, 13] == red)
    #expect(drawing[4, 6] == clear && drawing[15, 13] == clear)
    #expect(drawing[5, 5] == clear && drawing[14, 14] == clear)
  }

  @Test func `a pixel that is half covered is half opaque`() throws {
    let drawing = try Drawing("<rect x='5.5' y='5' width='10' height='10' fill='#f00'/>")
    #expect(drawing[5, 8] == [128, 0, 0, 128])
    #expect(drawing[6, 8] == red)
  }

  @Test func `without smooth edges a pixel is covered or not`() throws {
    let drawing = try Drawing(
      "<rect x='5.4' y='5' width='10.2' height='10' fill='#f00' shape-rendering='crispEdges'/>")
    #expect(drawing[5, 8] == red)
    #expect(drawing[15, 8] == red)
    #expect(drawing[16, 8] == clear)
  }

  @Test func `a circle has the area of a circle`() throws {
    let drawing = try Drawing(
      "<circle cx='50' cy='50' r='40' fill='#000'/>", width: 100, height: 100)
    let area = drawing.bitmap.bytes.enumerated().reduce(0.0) {
      $0 + ($1.offset % 4 == 3 ? Double($1.element) / 255 : 0)
    }
    #expect(abs(area - .pi * 1600) < 5)
  }

  @Test func `arcs of a path make the same circle`() throws {
    let arcs = try Drawing(
      "<path d='M50 10A40 40 0 1 1 50 90A40 40 0 1 1 50 10Z'/>", width: 100, height: 100)
    let circle = try Drawing("<circle cx='50' cy='50' r='40'/>", width: 100, height: 100)
    #expect(zip(arcs.bitmap.bytes, circle.bitmap.bytes).allSatisfy { abs(Int($0) - Int($1)) < 12 })
  }

  @Test func `a hole is left by the even-odd rule, and not by the other`() throws {
    let path = "d='M2 2H18V18H2ZM6 6H14V14H6Z' fill='red'"
    #expect(try Drawing("<path \(path)/>")[10, 10] == red)
    #expect(try Drawing("<path \(path) fill-rule='evenodd'/>")[10, 10] == clear)
    #expect(try Drawing("<path \(path) fill-rule='evenodd'/>")[4, 4] == red)
  }

  @Test func `relative commands and repeated numbers are those of SVG`() throws {
    let relative = try Drawing("<path d='m2 2h6v6h-6zm8,8 6 0 0 6-6 0z'/>")
    let absolute = try Drawing("<path d='M2 2H8V8H2ZM10 10L16 10L16 16L10 16Z'/>")
    #expect(relative.bitmap == absolute.bitmap)
    #expect(relative[3, 3][3] == 255 && relative[12, 12][3] == 255)
  }

  @Test func `what follows a mistake in a path is left out`() throws {
    let drawing = try Drawing("<path d='M2 2H8V8H2Z M10 10L16 x 16 16Z'/>")
    #expect(drawing[4, 4][3] == 255)
    #expect(drawing[14, 12][3] == 0)
  }

  // MARK: Lines

  @Test func `a line is as wide as its pen`() throws {
    let drawing = try Drawing("<path d='M0 10H20' stroke='red' stroke-width='4'/>")
    #expect((6..<14).map { drawing[10, $0] == red } == [0, 0, 1, 1, 1, 1, 0, 0].map { $0 == 1 })
  }

  @Test(arguments: [("butt", false), ("square", true), ("round", true)])
  func `only some ends reach beyond the line`(cap: String, reaches: Bool) throws {
    let drawing = try Drawing(
      "<path d='M8 10H12' stroke='red' stroke-width='6' stroke-linecap='\(cap)'/>")
    #expect((drawing[6, 10] == red) == reaches)
    #expect((drawing[5, 7] == red) == (cap == "square"))
  }

  @Test(arguments: [("miter", true), ("bevel", false), ("round", false)])
  func `a miter fills the corner`(join: String, fills: Bool) throws {
    let drawing = try Drawing(
      "<path d='M4 16V4H16' fill='none' stroke='red' stroke-width='4' stroke-linejoin='\(join)'/>")
    #expect((drawing[2, 2] == red) == fills)
  }

  @Test func `a sharp corner beyond the limit is cut off`() throws {
    let path = "d='M2 8L18 10L2 12' fill='none' stroke='red' stroke-width='2'"
    #expect(try Drawing("<path \(path) stroke-miterlimit='20'/>", width: 40)[24, 10][3] > 0)
    #expect(try Drawing("<path \(path) stroke-miterlimit='4'/>", width: 40)[24, 10] == clear)
  }

  @Test func `dashes are drawn and left out in turn`() throws {
    let drawing = try Drawing(
      "<path d='M0 10H20' stroke='red' stroke-width='2' stroke-dasharray='4 2'/>")
    #expect(
      (0..<12).map { drawing[$0, 10] == red }
        == [1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0].map { $0 == 1 })
  }

  @Test func `dashes can be parts of a length`() throws {
    let drawing = try Drawing(
      "<path d='M0 10H20' stroke='red' stroke-width='2' pathLength='1' stroke-dasharray='0.5 2'/>")
    #expect(drawing[9, 10] == red && drawing[10, 10] == clear)
  }

  @Test func `the edge of a curve with round joins is as soft as that of a circle`() throws {
    let ring = try Drawing(
      "<path d='M50 20A30 30 0 1 1 50 80A30 30 0 1 1 50 20Z' fill='none' stroke='#000'"
        + " stroke-width='20' stroke-linejoin='round'/>", width: 100, height: 100)
    let disc = try Drawing("<circle cx='50' cy='50' r='40'/>", width: 100, height: 100)
    for y in 0..<100 where (0..<100).contains(y) {
      #expect(abs(Int(ring[50, y][3]) - Int(disc[50, y][3])) < 40 || (29...70).contains(y))
    }
    #expect(ring[50, 50] == clear)
  }
}
