import Foundation
import StorylineTesting
import Testing
import UIKit
import UIKitCore

/// Tests for the drawing into a context.
@MainActor @Suite(.stage) struct CGContextTests {
  private let box = CGRect(x: 10, y: 5, width: 20, height: 10)

  // MARK: Painting

  @Test func `a rectangle is filled in the fill colour, black at first`() throws {
    let lines = try Drawn.lines { context in
      context.fill(box)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(box)
    }
    #expect(
      lines == [
        "<path d=\"M10 5L30 5L30 15L10 15Z\" fill=\"#000000\"/>",
        "<path d=\"M10 5L30 5L30 15L10 15Z\" fill=\"#ff0000\"/>",
      ])
  }

  @Test func `a line has the width, the ends, the corners and the gaps that were set`() throws {
    let lines = try Drawn.lines { context in
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setLineDash(phase: 1, lengths: [4, 2])
      context.move(to: CGPoint(x: 1, y: 2))
      context.addLine(to: CGPoint(x: 11, y: 2))
      context.strokePath()
    }
    #expect(
      lines == [
        "<path d=\"M1 2L11 2\" fill=\"none\" stroke=\"#0000ff\" stroke-opacity=\"0.5\""
          + " stroke-width=\"3\" stroke-linecap=\"round\" stroke-linejoin=\"bevel\""
          + " stroke-miterlimit=\"10\" stroke-dasharray=\"4 2\" stroke-dashoffset=\"1\"/>"
      ])
  }

  @Test func `drawing the path forgets it`() throws {
    let lines = try Drawn.lines { context in
      context.addRect(box)
      #expect(!context.isPathEmpty)
      context.drawPath(using: .eoFillStroke)
      #expect(context.isPathEmpty)
      context.fillPath()
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("fill-rule=\"evenodd\"") == true)
    #expect(lines.first?.contains("stroke=\"#000000\"") == true)
  }

  @Test func `an opacity dims what is drawn after it`() throws {
    let lines = try Drawn.lines { context in
      context.setFillColor(gray: 1, alpha: 0.5)
      context.setAlpha(0.5)
      context.fill(box)
    }
    #expect(lines.first?.contains("fill-opacity=\"0.25\"") == true)
  }

  // MARK: Coordinates

  @Test func `the path is where the coordinates were when it was drawn`() throws {
    let lines = try Drawn.lines { context in
      context.translateBy(x: 10, y: 20)
      context.move(to: .zero)
      context.scaleBy(x: 2, y: 3)
      context.addLine(to: CGPoint(x: 1, y: 1))
      #expect(abs(context.currentPointOfPath.y - 1) < 1e-9)
      context.translateBy(x: 500, y: 500)
      context.fillPath()
    }
    #expect(lines.first?.contains("d=\"M10 20L12 23\"") == true)
  }

  @Test func `a pen is as wide as the coordinates make it`() throws {
    let lines = try Drawn.lines { context in
      context.scaleBy(x: 2, y: 2)
      context.setLineWidth(3)
      context.stroke(box)
    }
    #expect(lines.first?.contains("stroke-width=\"6\"") == true)
    #expect(lines.first?.contains("transform") == false)
  }

  @Test func `a pen that is wider than high draws in its own coordinates`() throws {
    let lines = try Drawn.lines { context in
      context.scaleBy(x: 2, y: 1)
      context.setLineWidth(3)
      context.stroke(box)
    }
    #expect(lines.first?.contains("d=\"M10 5L30 5L30 15L10 15Z\"") == true)
    #expect(lines.first?.contains("stroke-width=\"3\"") == true)
    #expect(lines.first?.contains("transform=\"matrix(2 0 0 1 0 0)\"") == true)
  }

  @Test func `a line without a width is a pixel wide`() throws {
    let lines = try Drawn.lines(scale: 2) { context in
      context.setLineWidth(0)
      context.stroke(box)
    }
    #expect(lines.first?.contains("stroke-width=\"0.5\"") == true)
  }

  @Test func `the matrix leads to pixels that are counted from below`() throws {
    _ = try Drawn.lines(scale: 2) { context in
      #expect(CGPoint(x: 10, y: 0).applying(context.ctm) == CGPoint(x: 20, y: 100))
      context.translateBy(x: 0, y: 50)
      #expect(CGPoint.zero.applying(context.ctm) == .zero)
      #expect((context.width, context.height) == (200, 100))
    }
  }

  @Test func `an arc that is called clockwise is not where y grows downwards`() throws {
    let up = try Drawn.lines { context in
      context.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      context.strokePath()
    }
    // From the right to the bottom.
    #expect(up.first?.hasPrefix("<path d=\"M10 0C10 5.523 5.523 10 0 10\"") == true)
  }

  @Test func `going back restores everything but the path`() throws {
    let lines = try Drawn.lines { context in
      context.saveGState()
      context.setFillColor(UIColor.red.cgColor)
      context.translateBy(x: 100, y: 0)
      context.clip(to: box)
      context.move(to: .zero)
      context.restoreGState()
      context.restoreGState()
      #expect(context.currentPointOfPath == CGPoint(x: 100, y: 0))
      context.fill(box)
    }
    #expect(lines.last == "<path d=\"M10 5L30 5L30 15L10 15Z\" fill=\"#000000\"/>")
  }

  // MARK: Clipping

  @Test func `what is drawn is cut by every clip that was set`() throws {
    let lines = try Drawn.lines { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.addEllipse(in: box)
      context.clip()
      #expect(context.boundingBoxOfClipPath == box)
      context.fill(box)
      context.fill(box)
    }
    #expect(lines[0] == "<clipPath id=\"c1\"><path d=\"M0 0L50 0L50 50L0 50Z\"/></clipPath>")
    #expect(lines[1].hasPrefix("<clipPath id=\"c2\" clip-path=\"url(#c1)\"><path d=\"M30 10C"))
    #expect(lines[2] == "<g clip-path=\"url(#c2)\">")
    #expect(lines.suffix(2) == ["<path d=\"M10 5L30 5L30 15L10 15Z\" fill=\"#000000\"/>", "</g>"])
    #expect(lines.count == 6)
  }

  @Test func `clips that have nothing in common leave nothing`() throws {
    _ = try Drawn.lines { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.clip(to: box)
      #expect(context.boundingBoxOfClipPath.isEmpty)
    }
  }

  @Test func `an image can be drawn through`() throws {
    let mask = try #require(Drawn.circle.cgImage)
    let lines = try Drawn.lines { context in
      context.clip(to: box, mask: mask)
      context.fill(box)
    }
    #expect(lines[0].hasPrefix("<mask id=\"m1\" mask-type=\"alpha\""))
    #expect(lines.contains("<g mask=\"url(#m1)\">"))
  }

  // MARK: Shadows and layers

  @Test func `a shadow stays where it is however the coordinates are turned`() throws {
    let lines = try Drawn.lines { context in
      context.rotate(by: .pi)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6)
      context.fill(box)
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(box)
    }
    #expect(lines[0].contains("<feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"3\""))
    #expect(lines[0].contains("flood-opacity=\"0.333\""))
    #expect(lines[1] == "<g filter=\"url(#s1)\">")
    #expect(lines.last?.hasPrefix("<path") == true)
  }

  @Test func `a layer is drawn as one thing`() throws {
    let lines = try Drawn.lines { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(box)
      context.fill(box)
      // The settings of a layer end with it.
      context.saveGState()
      context.setFillColor(UIColor.red.cgColor)
      context.endTransparencyLayer()
      context.fill(box)
    }
    #expect(lines.first == "<g opacity=\"0.5\">")
    #expect(lines.filter { $0.contains("fill=\"#000000\"/>") }.count == 2)
    #expect(lines.last?.contains("fill=\"#000000\" fill-opacity=\"0.5\"") == true)
  }
}
