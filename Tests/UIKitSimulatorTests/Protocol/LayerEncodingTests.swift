import Foundation
import Testing
import UIKitCore
import UIKitSimulator

/// Tests for the encoding of layers in messages.
@Suite struct LayerEncodingTests {
  private let red = DisplayColor(red: 1, green: 0, blue: 0)

  private func encoded(_ change: (inout DisplayNode) -> Void) -> String {
    var node = DisplayNode(
      id: 7, name: "CALayer", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    change(&node)
    var writer = JSONWriter()
    writer.node(node)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `a radius is one number, or four where not all corners are round`() {
    #expect(encoded { $0.cornerRadius = 5 }.contains(#""cornerRadius":5"#))
    let json = encoded {
      $0.cornerRadius = 5
      $0.roundCorners = [.topLeft, .bottomRight]
    }
    #expect(json.contains(#""cornerRadius":[5,0,5,0]"#))
  }

  @Test(arguments: [
    (DisplayShadow.Outline.box, #"[1,0,0,1]}"#),
    (.content, #"[1,0,0,1],"content":true}"#),
    (.path("M0 0Z", extent: .zero), #"[1,0,0,1],"path":"M0 0Z"}"#),
  ])
  func `a shadow says what throws it`(outline: DisplayShadow.Outline, end: String) {
    let json = encoded {
      var shadow = DisplayShadow(
        offset: CGSize(width: 1, height: 2), radius: 3,
        color: DisplayColor(red: 1, green: 0, blue: 0))
      shadow.outline = outline
      $0.shadow = shadow
    }
    #expect(json.contains(#""shadow":{"offset":[1,2],"radius":3,"color":"# + end))
  }

  @Test func `an image says what of it is stretched, and is sent whole where that is repeated`() {
    var image = DisplayImage(mediaType: "image/png", data: Data([1]), rect: .zero)
    image.isMirrored = true
    image.parts = DisplayImageParts(
      size: CGSize(width: 8, height: 9),
      insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), tiles: false)
    #expect(
      encoded { $0.content = .image(image) }
        .contains(#""mirrored":true,"parts":{"size":[8,9],"insets":[1,4,3,2]}"#))
    image.parts?.tiles = true
    let json = encoded { $0.content = .image(image) }
    #expect(json.contains(#""mediaType":"image/svg+xml""#))
    #expect(!json.contains("parts"))
  }

  @Test func `a shape says of its line only what there is`() {
    var shape = DisplayShape(data: "M0 0L1 1", extent: .zero)
    shape.fill = red
    #expect(
      encoded { $0.content = .shape(shape) }
        .contains(#""shape":{"data":"M0 0L1 1","fill":[1,0,0,1]}"#))
    shape.fill = nil
    shape.stroke = red
    shape.strokeEnd = 0.5
    #expect(
      encoded { $0.content = .shape(shape) }.contains(
        #"{"data":"M0 0L1 1","stroke":[1,0,0,1],"lineWidth":1,"cap":"butt","join":"miter","#
          + #""miterLimit":10,"range":[0,0.5]}"#))
    shape.strokeEnd = 1
    shape.dash = [4, 2]
    #expect(
      encoded { $0.content = .shape(shape) }
        .contains(#""miterLimit":10,"dash":[4,2],"dashPhase":0}"#))
  }

  @Test func `a gradient is there with all that it is`() {
    let gradient = DisplayGradient(
      kind: .radial, colors: [red, red], locations: [0, 1], start: .zero,
      end: CGPoint(x: 1, y: 0.5))
    #expect(
      encoded { $0.content = .gradient(gradient) }.contains(
        #""gradient":{"kind":"radial","colors":[[1,0,0,1],[1,0,0,1]],"locations":[0,1],"#
          + #""start":[0,0],"end":[1,0.5]}"#))
  }

  @Test func `a mask is a path, or a picture with its place`() throws {
    let json = encoded { $0.mask = .path(data: "M0 0Z", isEvenOdd: true) }
    #expect(json.contains(#""mask":{"path":"M0 0Z","evenOdd":true}"#))
    var drawing = DisplayNode(
      id: 8, name: "CALayer", frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    drawing.background = red
    let picture = encoded { $0.mask = .drawing(drawing) }
    #expect(picture.contains(#""rect":[5,6,7,8]}"#))
    let data = try #require(
      picture.split(separator: #""svg":""#).last?.split(separator: "\"").first)
    let svg = try #require(Data(base64Encoded: String(data)))
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains(#"viewBox="5 6 7 8""#))
    #expect(text.contains("translate(5 6)"))
  }

  @Test func `a node with another mask or other round corners is sent`() {
    let node = DisplayNode(id: 7, name: "CALayer", frame: .zero)
    func ops(_ change: (inout DisplayNode) -> Void) -> [UInt8]? {
      var other = node
      change(&other)
      func list(_ node: DisplayNode) -> DisplayList {
        DisplayList(size: .zero, cornerRadius: 0, isDark: false, roots: [node])
      }
      return DisplayPatch.ops(from: list(node), to: list(other))
    }
    #expect(ops { _ in }?.isEmpty == true)
    #expect(ops { $0.mask = .path(data: "", isEvenOdd: false) }?.isEmpty == false)
    #expect(ops { $0.roundCorners = .topLeft }?.isEmpty == false)
  }

  @Test func `an animation of a layer's own goes from what it was`() {
    let json = encoded {
      $0.animations = [
        DisplayAnimation(
          id: 3, property: .cornerRadius(from: 4), curve: .linear, begin: 2, duration: 1),
        DisplayAnimation(
          id: 4, property: .border(from: DisplayBorder(width: 2, color: red)), curve: .linear,
          begin: 2, duration: 1),
      ]
    }
    #expect(json.contains(#"{"id":3,"property":"cornerRadius","from":4"#))
    #expect(
      json.contains(#"{"id":4,"property":"border","from":{"width":2,"color":[1,0,0,1]}"#))
  }
}
