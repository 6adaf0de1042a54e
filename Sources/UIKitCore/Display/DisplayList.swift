package import Foundation

/// The content of a screen as plain values: the browser page, the SVG and the text dump are all
/// made from it.
///
/// Everything is in points. A node's ``DisplayNode/frame`` is in the coordinates of its parent;
/// colours are resolved for the current appearance; nothing refers to a live view.
package struct DisplayList: Equatable, Sendable {
  /// The size of the whole screen.
  package var size: CGSize
  /// The radius of the screen's corners.
  package var cornerRadius: CGFloat
  /// A Boolean value that indicates whether dark colours were resolved.
  package var isDark: Bool
  /// Windows from back to front, then the system's own chrome (status bar, home indicator).
  package var roots: [DisplayNode]

  package init(size: CGSize, cornerRadius: CGFloat, isDark: Bool, roots: [DisplayNode]) {
    self.size = size
    self.cornerRadius = cornerRadius
    self.isDark = isDark
    self.roots = roots
  }
}

/// One rectangle on screen, its content, and what lies in it, from back to front.
package struct DisplayNode: Equatable, Sendable, Identifiable {
  /// The identifier, which is the same for as long as the view lives, and never reused.
  package var id: Int
  /// The class of the view, for people: `UILabel`, `HomeView`.
  package var name: String
  /// In the parent's coordinates, before ``animations`` and ``transform``.
  package var frame: CGRect
  /// Turns, scales, skews and moves the node and its descendants, about the frame's middle.
  package var transform = CGAffineTransform.identity
  /// The origin of the coordinates that the children's frames are in (a scroll offset).
  package var boundsOrigin: CGPoint = .zero
  /// 0 to 1; multiplies with the ancestors'.
  package var opacity: CGFloat = 1
  /// A Boolean value that indicates whether children are clipped at this node's edges.
  package var clips = false
  package var background: DisplayColor?
  package var cornerRadius: CGFloat = 0
  /// Which corners are round.
  package var roundCorners = DisplayCorners.all
  /// A Boolean value that indicates whether the corners are continuous curves instead of parts of a
  /// circle.
  package var hasContinuousCorners = false
  package var border: DisplayBorder?
  package var shadow: DisplayShadow?
  /// A Boolean value that indicates whether the backdrop is blurred, as under a bar's material.
  package var blursBackdrop = false
  /// A Boolean value that indicates whether the node reacts to a mouse's pointer over it.
  package var followsPointer = false
  package var content: DisplayContent = .none
  package var mask: DisplayMask?
  package var accessibility: DisplayAccessibility?
  package var animations: [DisplayAnimation] = []
  package var children: [DisplayNode] = []

  package init(id: Int, name: String, frame: CGRect) {
    self.id = id
    self.name = name
    self.frame = frame
  }
}

extension DisplayNode {
  /// From the node's coordinates, whose origin is its upper left corner, to the parent's.
  package var matrix: CGAffineTransform {
    CGAffineTransform(translationX: -frame.width / 2, y: -frame.height / 2)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }
}

/// The content that a node itself draws, above its background and below its children.
package enum DisplayContent: Equatable, Sendable {
  case none
  /// Lines that the stage has broken and measured: the page only places them.
  case text([DisplayTextLine])
  /// A vector path in the node's coordinates.
  case path(DisplayPath)
  case image(DisplayImage)
  indirect case shape(DisplayShape)
  indirect case gradient(DisplayGradient)
}

/// One line of text with one font and colour.
package struct DisplayTextLine: Equatable, Sendable {
  package var string: String
  /// The left end of the baseline, in the node's coordinates.
  package var origin: CGPoint
  /// The advance width that the stage measured; the page fits the glyphs into it.
  package var width: CGFloat
  package var font: DisplayFont
  package var color: DisplayColor
  /// The additional space after every character, in points, which is part of the width.
  package var spacing: CGFloat = 0
  package var rules: [DisplayTextRule] = []
  package var shadow: DisplayShadow?
  /// The image that is drawn in place of the string: an attachment.
  package var image: DisplayImage?

  package init(
    string: String, origin: CGPoint, width: CGFloat, font: DisplayFont, color: DisplayColor
  ) {
    self.string = string
    self.origin = origin
    self.width = width
    self.font = font
    self.color = color
  }
}

/// A line along a text, as wide as the text, or the ground that it stands on.
package struct DisplayTextRule: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case underline, strikethrough, background
  }
  package var kind: Kind
  /// The distance of its top below the baseline.
  package var offset: CGFloat
  package var thickness: CGFloat
  package var color: DisplayColor
}

package struct DisplayFont: Equatable, Sendable, Hashable {
  /// A family as CSS would name it; the stage's system font measures as Helvetica.
  package var family: String
  /// In points.
  package var size: CGFloat
  /// The weight as in CSS: 100 to 900, regular 400, bold 700.
  package var weight: Int
  package var isItalic: Bool

  package init(family: String, size: CGFloat, weight: Int, isItalic: Bool) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// Components 0 to 1 in sRGB.
package struct DisplayColor: Equatable, Sendable, Hashable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

package struct DisplayBorder: Equatable, Sendable {
  package var width: CGFloat
  package var color: DisplayColor

  package init(width: CGFloat, color: DisplayColor) {
    self.width = width
    self.color = color
  }
}

package struct DisplayShadow: Equatable, Sendable {
  package var offset: CGSize
  package var radius: CGFloat
  package var color: DisplayColor
  package var outline = Outline.box

  package init(offset: CGSize, radius: CGFloat, color: DisplayColor) {
    self.offset = offset
    self.radius = radius
    self.color = color
  }
}

/// A vector path, filled, stroked or both.
package struct DisplayPath: Equatable, Sendable {
  /// Path data as SVG writes it (`M0 0L10 10Z`), in the node's coordinates.
  package var data: String
  package var fill: DisplayColor?
  package var stroke: DisplayColor?
  package var lineWidth: CGFloat

  package init(
    data: String, fill: DisplayColor? = nil, stroke: DisplayColor? = nil, lineWidth: CGFloat = 1
  ) {
    self.data = data
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
  }
}

/// Encoded pixels, stretched into a rectangle of the node.
package struct DisplayImage: Equatable, Sendable {
  /// A media type that a browser shows: `image/png`, `image/jpeg`, `image/svg+xml`.
  package var mediaType: String
  package var data: Data
  /// The rectangle of the whole image, in the node's coordinates.
  package var rect: CGRect
  /// The colour that is drawn wherever the picture is opaque, in place of its own colours.
  package var tint: DisplayColor?
  /// The name of the picture in a dump. Drawing needs no name.
  package var name: String?
  /// The stretching of the picture, if its parts stretch differently.
  package var parts: DisplayImageParts?
  /// A Boolean value that indicates whether left and right are exchanged.
  package var isMirrored = false

  package init(mediaType: String, data: Data, rect: CGRect) {
    self.mediaType = mediaType
    self.data = data
    self.rect = rect
  }
}

/// The description of a node for assistive technology and for tests.
package struct DisplayAccessibility: Equatable, Sendable {
  package enum Role: String, Sendable {
    case none, button, staticText, image, header, link, searchField, textField, textView
    case alert, navigationBar, table, collectionView, cell, tabBar, tab, scrollView, pageIndicator
    case `switch`, slider, stepper, segmentedControl, activityIndicator, progressIndicator
    case picker, pickerWheel, datePicker, menu
    /// A custom element without a role.
    case other
    /// A container of other elements, as the app declares it.
    case list, landmark
  }
  package var role: Role = .none
  package var label: String?
  package var value: String?
  /// The result of using the element.
  package var hint: String?
  package var identifier: String?
  package var isEnabled = true
  package var isSelected = false
  /// A Boolean value that indicates whether the node gets typed text.
  package var isEditing = false
  /// The nodes in it in reading order, where the app sets one; else as drawn.
  package var order: [Int] = []

  package init(role: Role = .none, label: String? = nil) {
    self.role = role
    self.label = label
  }
}

/// An animation, described once; the page plays it.
///
/// The node's own values are already those of the end. While `now` is between ``begin`` and `begin
/// + duration * iterations`, the visible value moves from ``property`` to the node's, over
/// ``stops``.
package struct DisplayAnimation: Equatable, Sendable {
  package enum Property: Equatable, Sendable {
    /// The node's frame, in the parent's coordinates.
    case frame(from: CGRect)
    case opacity(from: CGFloat)
    /// About the middle of the frame.
    case transform(from: CGAffineTransform)
    case background(from: DisplayColor)
    /// The origin of the coordinates that the children are in.
    case origin(from: CGPoint)
    case cornerRadius(from: CGFloat)
    case border(from: DisplayBorder)
    case shadow(from: DisplayShadow)
    /// The content, which is a shape during the whole animation.
    indirect case shape(from: DisplayShape)
    /// The content, which is a gradient during the whole animation.
    indirect case gradient(from: DisplayGradient)
    /// The mask, which is a path during the whole animation.
    case mask(from: DisplayMask)
  }
  package enum Curve: Equatable, Sendable {
    case linear
    /// Control points as in CSS's `cubic-bezier`.
    case cubicBezier(CGFloat, CGFloat, CGFloat, CGFloat)
    /// The progress at moments of equal distance, the first and the last included; straight between.
    case points([CGFloat])
  }
  /// A value that is passed on the way.
  package struct Stop: Equatable, Sendable {
    /// The part of the progress at which it is, 0 to 1. Of two at the same, the first is before it.
    package var offset: CGFloat
    /// A value of the animation's property.
    package var value: Property

    package init(offset: CGFloat, value: Property) {
      self.offset = offset
      self.value = value
    }
  }
  /// The number that distinguishes this animation from the next one of the same property.
  package var id: Int
  package var property: Property
  package var curve: Curve
  /// Seconds on the stage's clock.
  package var begin: TimeInterval
  /// Seconds; of one iteration.
  package var duration: TimeInterval
  /// The number of iterations; infinite without end.
  package var iterations: Double = 1
  /// A Boolean value that indicates whether every second iteration is played backwards.
  package var alternates = false
  /// The values between ``property``'s and the node's, in order.
  package var stops: [Stop] = []

  package init(
    id: Int, property: Property, curve: Curve, begin: TimeInterval, duration: TimeInterval
  ) {
    self.id = id
    self.property = property
    self.curve = curve
    self.begin = begin
    self.duration = duration
  }
}
