public import Foundation

// The initialisers that UIKit's own classes add. A class's own, where they can be called, stand before
// these.

extension UIStoryboardSegue: _DynamicallyMade {}

extension _DynamicallyMade where Self: UITableViewCell {
  @_disfavoredOverload @preconcurrency @MainActor @_documentation(visibility: internal)
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self = ObjectMaker.certain(
      ObjectMaker.make(ObjectMaker.wanted(in: Self.self), style, reuseIdentifier))
  }
}

extension _DynamicallyMade where Self: UITableViewHeaderFooterView {
  @_disfavoredOverload @preconcurrency @MainActor @_documentation(visibility: internal)
  public init(reuseIdentifier: String?) {
    self = ObjectMaker.certain(
      ObjectMaker.make(ObjectMaker.wanted(in: Self.self), reuseIdentifier))
  }
}

extension _DynamicallyMade where Self: UITableView {
  @_disfavoredOverload @preconcurrency @MainActor @_documentation(visibility: internal)
  public init(frame: CGRect, style: UITableView.Style) {
    self = ObjectMaker.certain(
      ObjectMaker.make(ObjectMaker.wanted(in: Self.self), frame: frame, style))
  }
}

extension _DynamicallyMade where Self: UICollectionView {
  @_disfavoredOverload @preconcurrency @MainActor @_documentation(visibility: internal)
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self = ObjectMaker.certain(
      ObjectMaker.make(ObjectMaker.wanted(in: Self.self), frame: frame, layout))
  }
}

extension _DynamicallyMade where Self: UITableViewController {
  @_disfavoredOverload @preconcurrency @MainActor @_documentation(visibility: internal)
  public init(style: UITableView.Style) {
    self = ObjectMaker.certain(
      ObjectMaker.make(ObjectMaker.wanted(in: Self.self), style))
  }
}

extension _DynamicallyMade where Self: UICollectionViewController {
  @_disfavoredOverload @preconcurrency @MainActor @_documentation(visibility: internal)
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self = ObjectMaker.certain(
      ObjectMaker.make(
        ObjectMaker.wanted(in: Self.self), as: UICollectionViewController.self, with: layout))
  }
}

extension _DynamicallyMade where Self: UINavigationController {
  @_disfavoredOverload @preconcurrency @MainActor @_documentation(visibility: internal)
  public init(rootViewController: UIViewController) {
    self = ObjectMaker.certain(
      ObjectMaker.make(
        ObjectMaker.wanted(in: Self.self), as: UINavigationController.self, with: rootViewController
      ))
  }
}

extension _DynamicallyMade where Self: UIStoryboardSegue {
  @_disfavoredOverload @preconcurrency @MainActor @_documentation(visibility: internal)
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self = ObjectMaker.certain(
      ObjectMaker.make(ObjectMaker.wanted(in: Self.self), identifier, source, destination))
  }
}
