import Foundation
import Rasterizer
import Testing

struct PaintTests {
  @Test func `an opacity lets what is below through`() throws {
    let drawing = try Drawing(
      "<rect width='20' height='20' fill='#00f'/>"
        + "<rect width='20' height='20' fill='#f00' fill-opacity='0.5'/>")
    let pixel = drawing[10, 10]
    #expect(abs(Int(pixel[0]) - 128) <= 1 && abs(Int(pixel[2]) - 127) <= 1 && pixel[3] == 255)
  }

  @Test func `a group is as opaque as one thing`() throws {
    let drawing = try Drawing(
      "<g opacity='0.5'><rect width='20' height='20' fill='#00f'/>"
        + "<rect width='20' height='20' fill='#f00'/></g>")
    #expect(drawing[10, 10] == [128, 0, 0, 128])
  }

  @Test func `a gradient goes from one colour to the other`() throws {
    let drawing = try Drawing(
      "<linearGradient id='g'><stop offset='0' stop-color='#000'/>"
        + "<stop offset='1' stop-color='#fff'/></linearGradient>"
        + "<rect width='100' height='20' fill='url(#g)'/>", width: 100)
    #expect(drawing[0, 5][0] < 4 && drawing[99, 5][0] > 251)
    #expect(abs(Int(drawing[50, 5][0]) - 129) <= 2)
  }

  @Test func `a radial gradient has its last colour at its radius and beyond`() throws {
    let drawing = try Drawing(
      "<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='50' cy='50' r='40'>"
        + "<stop offset='0' stop-color='#f00'/><stop offset='1' stop-color='#00f'/>"
        + "</radialGradient><rect width='100' height='100' fill='url(#g)'/>",
      width: 100, height: 100)
    #expect(drawing[50, 50][0] > 245)
    #expect(drawing[95, 50] == blue && drawing[5, 5] == blue)
  }

  @Test func `a pattern is repeated`() throws {
    let drawing = try Drawing(
      "<pattern id='p' patternUnits='userSpaceOnUse' width='10' height='10'>"
        + "<rect width='5' height='10' fill='red'/></pattern>"
        + "<rect width='40' height='20' fill='url(#p)'/>", width: 40)
    #expect([2, 7, 12, 17, 32].map { drawing[$0, 10] } == [red, clear, red, clear, red])
  }

  // MARK: Cutting

  @Test func `a clip cuts what is outside of it`() throws {
    let drawing = try Drawing(
      "<clipPath id='c'><rect x='5' y='5' width='5' height='5'/></clipPath>"
        + "<rect width='20' height='20' fill='red' clip-path='url(#c)'/>")
    #expect(drawing[7, 7] == red && drawing[12, 7] == clear)
  }

  @Test func `a clip in a clip cuts by both`() throws {
    let drawing = try Drawing(
      "<clipPath id='a'><rect width='10' height='20'/></clipPath>"
        + "<clipPath id='b' clip-path='url(#a)'><rect y='10' width='20' height='10'/></clipPath>"
        + "<rect width='20' height='20' fill='red' clip-path='url(#b)'/>")
    #expect([(5, 15), (15, 15), (5, 5)].map { drawing[$0.0, $0.1] } == [red, clear, clear])
  }

  @Test func `a mask lets through as much as it is bright`() throws {
    let drawing = try Drawing(
      "<mask id='m'><rect width='10' height='20' fill='#fff'/>"
        + "<rect x='10' width='10' height='20' fill='#000'/></mask>"
        + "<rect width='20' height='20' fill='red' mask='url(#m)'/>")
    #expect(drawing[5, 5] == red && drawing[15, 5] == clear)
  }

  @Test func `or as much as it is opaque`() throws {
    let drawing = try Drawing(
      "<mask id='m' mask-type='alpha'><rect width='10' height='20' fill='#000'/></mask>"
        + "<rect width='20' height='20' fill='red' mask='url(#m)'/>")
    #expect(drawing[5, 5] == red && drawing[15, 5] == clear)
  }

  // MARK: Filters and modes

  @Test func `a shadow lies beside what throws it`() throws {
    let drawing = try Drawing(
      "<filter id='s'><feDropShadow dx='8' dy='0' stdDeviation='0' flood-color='#00f'/></filter>"
        + "<rect x='2' y='2' width='6' height='6' fill='red' filter='url(#s)'/>")
    #expect(drawing[4, 4] == red && drawing[12, 4] == blue)
  }

  @Test func `a blur spreads a shape and keeps its sum`() throws {
    let drawing = try Drawing(
      "<filter id='b'><feGaussianBlur stdDeviation='3'/></filter>"
        + "<rect x='40' y='40' width='20' height='20' fill='#000' filter='url(#b)'/>",
      width: 100, height: 100)
    let sum = stride(from: 3, to: drawing.bitmap.bytes.count, by: 4).reduce(0) {
      $0 + Int(drawing.bitmap.bytes[$1])
    }
    #expect(abs(sum - 400 * 255) < 400 * 255 / 25)
    #expect(drawing[38, 50][3] > 40 && drawing[50, 50][3] > 250)
  }

  @Test func `a tint keeps the shape of an image`() throws {
    let drawing = try Drawing(
      "<filter id='t'><feFlood flood-color='#00f'/><feComposite in2='SourceAlpha' operator='in'/>"
        + "</filter><g filter='url(#t)'><circle cx='10' cy='10' r='5' fill='red'/></g>")
    #expect(drawing[10, 10] == blue && drawing[1, 1] == clear)
  }

  @Test(arguments: [
    ("multiply", [128, 0, 0]), ("screen", [255, 128, 128]), ("darken", [128, 0, 0]),
    ("lighten", [255, 128, 128]), ("difference", [127, 128, 128]),
    ("plus-lighter", [255, 128, 128]),
  ])
  func `a mode mixes red and grey`(mode: String, expected: [Int]) throws {
    let drawing = try Drawing(
      "<rect width='20' height='20' fill='#808080'/>"
        + "<rect width='20' height='20' fill='#f00' style='mix-blend-mode:\(mode)'/>")
    #expect(zip(drawing[5, 5], expected).allSatisfy { abs(Int($0) - $1) <= 1 })
  }

  // MARK: Images and text

  @Test func `a PNG is drawn into its rectangle`() throws {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap.bytes = red + blue
    let data = PNG.data(of: bitmap).base64EncodedString()
    let drawing = try Drawing(
      "<image width='20' height='20' preserveAspectRatio='none' image-rendering='pixelated'"
        + " href='data:image/png;base64,\(data)'/>")
    #expect(drawing[5, 10] == red && drawing[15, 10] == blue)
  }

  @Test func `a picture that becomes small is the mean of its pixels`() throws {
    var bitmap = Bitmap(width: 64, height: 64)
    for index in 0..<64 * 64 {
      bitmap.bytes.replaceSubrange(
        index * 4..<index * 4 + 4, with: (index + index / 64) % 2 == 0 ? white : [0, 0, 0, 255])
    }
    let data = PNG.data(of: bitmap).base64EncodedString()
    let drawing = try Drawing("<image width='4' height='4' href='data:image/png;base64,\(data)'/>")
    #expect(abs(Int(drawing[1, 1][0]) - 128) <= 2)
  }

  @Test func `a document in a document has its own names and no inherited style`() throws {
    let inner =
      "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10' fill='#00f'>"
      + "<rect id='r' width='10' height='10'/></svg>"
    let data = Data(inner.utf8).base64EncodedString()
    let drawing = try Drawing(
      "<g fill='red' id='r'><image width='20' height='20'"
        + " href='data:image/svg+xml;base64,\(data)'/></g>")
    #expect(drawing[10, 10] == blue)
  }

  @Test func `another text has other pixels, and the omission is said`() throws {
    let one = try Drawing("<text x='2' y='15' font-size='10' textLength='16'>ab</text>")
    let two = try Drawing("<text x='2' y='15' font-size='10' textLength='16'>ba</text>")
    #expect(one.bitmap != two.bitmap)
    #expect(one.omissions == ["text, which is drawn as blocks"])
  }

  @Test func `formats that are not decoded are said`() throws {
    let data = Data("GIF89a".utf8).base64EncodedString()
    let drawing = try Drawing("<image width='9' height='9' href='data:image/gif;base64,\(data)'/>")
    #expect(drawing.omissions == ["images of the type image/gif"])
  }

  // MARK: Hostile documents

  @Test func `elements that use each other end`() throws {
    let drawing = try Drawing(
      "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/>"
        + "<rect width='9' height='9' fill='red'/></g>")
    #expect(drawing[5, 5] == red)
  }

  @Test(arguments: ["", "<svg", "<svg>", "<svg><g></svg>", "<a/>", "no picture", "<svg a=b/>"])
  func `a document that is not complete makes no picture`(text: String) {
    let picture = Picture(Data(text.utf8))
    #expect(picture == nil || text == "<svg><g></svg>")
  }
}
