public import Foundation

/// Items on their way from one place to another.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged.
  var items: [UIDragItem] { get }

  /// The finger's place in a view's coordinates.
  func location(in view: UIView) -> CGPoint

  /// A Boolean value that indicates whether the items may be moved.
  var allowsMoveOperation: Bool { get }

  /// A Boolean value that indicates whether the items stay in their app.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns whether one of the items has a representation of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Returns whether one of the items can be read as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether one of the items can be read as a string.
  public func canLoadObjects(ofClass: String.Type) -> Bool {
    canLoadObjects(ofClass: NSString.self)
  }

  /// Returns whether one of the items can be read as a URL.
  public func canLoadObjects(ofClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

/// A session as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object that the app attaches to the session.
  var localContext: Any? { get set }
}

/// A session as a view sees it that items may be dropped on.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag session, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }

  /// Reads the items as objects of a class. The completion handler gets those that could be read, in the
  /// order of the items, on the main queue.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Reads the items as strings.
  @discardableResult
  public func loadObjects(
    ofClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) { objects in
      completion(objects.compactMap { ($0 as? NSString).map { String(describing: $0) } })
    }
  }

  /// Reads the items as URLs.
  @discardableResult
  public func loadObjects(
    ofClass: URL.Type, completion: @escaping ([URL]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSURL.self) { objects in
      completion(objects.compactMap { ($0 as? NSURL).map { $0 as URL } })
    }
  }
}

/// Animations that accompany a lift, a drop or the way back.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated along with the item.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a block that is performed when the animation is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
