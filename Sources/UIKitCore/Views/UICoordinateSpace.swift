public import Foundation

/// A place with coordinates of its own: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateSpaces.move(CGRect(origin: point, size: .zero), from: self, to: coordinateSpace)
      .origin
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateSpaces.move(CGRect(origin: point, size: .zero), from: coordinateSpace, to: self)
      .origin
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateSpaces.move(rect, from: self, to: coordinateSpace)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateSpaces.move(rect, from: coordinateSpace, to: self)
  }
}

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateSpaces.move(CGRect(origin: point, size: .zero), from: self, to: coordinateSpace)
      .origin
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateSpaces.move(CGRect(origin: point, size: .zero), from: coordinateSpace, to: self)
      .origin
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateSpaces.move(rect, from: self, to: coordinateSpace)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateSpaces.move(rect, from: coordinateSpace, to: self)
  }
}

@MainActor
private enum CoordinateSpaces {
  /// Every way leads over the screen, but for that between two views.
  static func move(
    _ rect: CGRect, from start: any UICoordinateSpace, to end: any UICoordinateSpace
  ) -> CGRect {
    if let start = start as? UIView, let end = end as? UIView {
      return end.convertRect(rect) { end.convertPoint($0, from: start) }
    }
    var rect = rect
    if let view = start as? UIView {
      rect = view.convert(rect, to: nil as UIView?).offsetBy(
        dx: origin(of: view).x, dy: origin(of: view).y)
    }
    if let view = end as? UIView {
      rect = view.convert(
        rect.offsetBy(dx: -origin(of: view).x, dy: -origin(of: view).y), from: nil as UIView?)
    }
    return rect
  }

  /// Of the window, which is its own space.
  private static func origin(of view: UIView) -> CGPoint {
    (view.window ?? view as? UIWindow)?.frame.origin ?? .zero
  }
}
