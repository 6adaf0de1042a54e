import Foundation

extension ElementKind {
  /// Gesture recognizers. Xcode writes the long press with another first letter.
  static let gestures: [ElementKind] = [
    ElementKind("tapGestureRecognizer", UITapGestureRecognizer.self, extends: recognizer) {
      $0.number("numberOfTapsRequired", \.numberOfTapsRequired)
      $0.number("numberOfTouchesRequired", \.numberOfTouchesRequired)
    },
    longPress("pongPressGestureRecognizer"), longPress("longPressGestureRecognizer"),
    pan, screenEdge,
    ElementKind("pinchGestureRecognizer", UIPinchGestureRecognizer.self, extends: recognizer) {
      $0.number("scale", \.scale)
    },
    ElementKind(
      "rotationGestureRecognizer", UIRotationGestureRecognizer.self, extends: recognizer
    ) {
      $0.number("rotation", \.rotation)
    },
    ElementKind("swipeGestureRecognizer", UISwipeGestureRecognizer.self, extends: recognizer) {
      $0.choice(
        "direction", \.direction, ["left": .left, "right": .right, "up": .up, "down": .down])
      $0.number("numberOfTouchesRequired", \.numberOfTouchesRequired)
    },
    ElementKind("gestureRecognizer", UIGestureRecognizer.self, extends: recognizer),
  ]

  private static let recognizer = ElementKind("recognizer", UIGestureRecognizer.self) {
    $0.flag("enabled", \.isEnabled)
    $0.flag("cancelsTouchesInView", \.cancelsTouchesInView)
    $0.flag("delaysTouchesBegan", \.delaysTouchesBegan)
    $0.flag("delaysTouchesEnded", \.delaysTouchesEnded)
    $0.on("name") { $0.name = $1.raw }
  }

  private static func longPress(_ name: String) -> ElementKind {
    ElementKind(name, UILongPressGestureRecognizer.self, extends: recognizer) {
      $0.number("allowableMovement", \.allowableMovement)
      $0.number("minimumPressDuration", \.minimumPressDuration)
      $0.number("numberOfTapsRequired", \.numberOfTapsRequired)
      $0.number("numberOfTouchesRequired", \.numberOfTouchesRequired)
    }
  }

  private static let pan = ElementKind(
    "panGestureRecognizer", UIPanGestureRecognizer.self, extends: recognizer
  ) {
    $0.number("minimumNumberOfTouches", \.minimumNumberOfTouches)
    // All that there may be.
    $0.on("maximumNumberOfTouches") { pan, value in
      value.raw.flatMap { Int($0) }.map { pan.maximumNumberOfTouches = $0 }
    }
  }

  private static let screenEdge = ElementKind(
    "screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self, extends: pan
  ) {
    $0.on("edges") { recognizer, value in
      let names: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      recognizer.edges = names.reduce(into: []) { edges, pair in
        if value.child?.isOn(pair.0) == true { edges.insert(pair.1) }
      }
    }
  }
}
