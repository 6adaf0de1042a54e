import Foundation

/// The radii of the four corners of a view.
struct CornerRadii: Equatable {
  var topLeft: CGFloat = 0
  var topRight: CGFloat = 0
  var bottomLeft: CGFloat = 0
  var bottomRight: CGFloat = 0

  init() {}

  init(all radius: CGFloat) {
    (topLeft, topRight, bottomLeft, bottomRight) = (radius, radius, radius, radius)
  }

  static var paths: [(UIRectCorner, WritableKeyPath<CornerRadii, CGFloat>)] {
    [
      (.topLeft, \.topLeft), (.topRight, \.topRight), (.bottomLeft, \.bottomLeft),
      (.bottomRight, \.bottomRight),
    ]
  }

  /// Returns the largest radius at some of the corners.
  func largest(at corners: UIRectCorner) -> CGFloat {
    Self.paths.filter { corners.contains($0.0) }.map { self[keyPath: $0.1] }.max() ?? 0
  }

  /// Gives some of the corners the largest radius among them.
  mutating func equalize(_ corners: UIRectCorner) {
    let largest = largest(at: corners)
    for (corner, path) in Self.paths where corners.contains(corner) {
      self[keyPath: path] = largest
    }
  }
}

extension UIView {
  /// The radii of the corners of the view's background and border, and of its contents if it clips
  /// them. Corners are square by default.
  ///
  /// Of different radii the largest is drawn at all corners that are round.
  public var cornerConfiguration: UICornerConfiguration {
    get { storedLayer?.state.corners ?? .corners(radius: .fixed(0)) }
    set {
      guard newValue != layer.state.corners else { return }
      layer.state.corners = newValue
      setNeedsCommit()
    }
  }

  /// Returns the radius in points that a corner has now; the largest one for several corners.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    cornerConfiguration.radii(of: self).largest(at: corner)
  }

  /// The view or the screen around this one that has corners, and its radii.
  fileprivate var cornerContainer: (frame: CGRect, radii: CornerRadii)? {
    var ancestor = superview
    while let view = ancestor {
      if let corners = view.storedLayer?.state.corners {
        return (convert(view.bounds, from: view), corners.radii(of: view))
      }
      if let radius = view.storedLayer?.state.cornerRadius, radius > 0 {
        return (convert(view.bounds, from: view), CornerRadii(all: radius))
      }
      ancestor = view.superview
    }
    guard let window, window !== self else { return nil }
    return (
      convert(window.bounds, from: window), CornerRadii(all: Stage.shared.device.cornerRadius)
    )
  }
}

extension UICornerConfiguration {
  /// The radii that a view has with this configuration.
  @MainActor
  func radii(of view: UIView) -> CornerRadii {
    let size = view.bounds.size
    let most = min(size.width, size.height) / 2
    guard case .corners(let corners) = kind else {
      guard case .capsule(let maximum) = kind else { return CornerRadii() }
      return CornerRadii(all: min(most, maximum ?? most))
    }
    var radii = CornerRadii()
    let chosen = [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight]
    for ((corner, path), radius) in zip(CornerRadii.paths, chosen) {
      guard let radius else { continue }
      let wanted = radius.value(at: corner, path, of: view)
      radii[keyPath: path] = max(0, min(wanted, most))
    }
    for group in corners.groups { radii.equalize(UIRectCorner(rawValue: group)) }
    return radii
  }
}

extension UICornerRadius {
  @MainActor
  fileprivate func value(
    at corner: UIRectCorner, _ path: KeyPath<CornerRadii, CGFloat>, of view: UIView
  ) -> CGFloat {
    switch kind {
    case .fixed(let radius): return radius
    case .containerConcentric(let minimum):
      guard let (frame, radii) = view.cornerContainer else { return minimum }
      let isLeft = corner == .topLeft || corner == .bottomLeft
      let isTop = corner == .topLeft || corner == .topRight
      let (inner, outer) = (view.bounds, frame)
      let across = isLeft ? inner.minX - outer.minX : outer.maxX - inner.maxX
      let down = isTop ? inner.minY - outer.minY : outer.maxY - inner.maxY
      return max(minimum, radii[keyPath: path] - max(0, across, down))
    }
  }
}
