import StorylineTesting
import Testing
import UIKit

/// 7.11, 7.12: how long objects live that UIKit's methods return.
@MainActor @Suite(.harness) struct ReturnedObjectTests {
  let harness: any Harness = PlatformHarness()

  /// Expects that the object that `make` returns lives after the call, and is released after the
  /// turn.
  private func expectLivesThroughTurn(
    sourceLocation: SourceLocation = #_sourceLocation, _ make: () -> AnyObject?
  ) throws {
    weak let object = make()
    #expect(object != nil, sourceLocation: sourceLocation)
    harness.turn()
    #expect(object == nil, sourceLocation: sourceLocation)
  }

  @Test func `7.11 dequeued cells and headers of a table live until the end of the turn`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    try expectLivesThroughTurn {
      table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
    }
    try expectLivesThroughTurn { table.dequeueReusableCell(withIdentifier: "cell") }
    try expectLivesThroughTurn {
      table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  @Test func `7.11 a dequeued cell of a collection view lives until the end of the turn`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    try expectLivesThroughTurn {
      view.dequeueReusableCell(
        withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
    }
  }

  @Test func `7.11 a popped controller lives until the end of the turn`() throws {
    let navigation = try harness.showNavigation([UIViewController()])
    navigation.pushViewController(UIViewController(), animated: false)
    try harness.settle()
    weak let popped = navigation.popViewController(animated: false)
    #expect(popped != nil)
    navigation.view.layoutIfNeeded()
    #expect(popped != nil)
    try harness.settle()
    #expect(popped == nil)
  }

  @Test func `7.11 a constraint may be kept weakly before it is activated`() throws {
    let view = UIView()
    try expectLivesThroughTurn { view.widthAnchor.constraint(equalToConstant: 10) }
    try expectLivesThroughTurn { view.leadingAnchor.constraint(equalTo: view.trailingAnchor) }
    try expectLivesThroughTurn {
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 10)
    }
    try expectLivesThroughTurn {
      NSLayoutConstraint.constraints(
        withVisualFormat: "[view(10)]", metrics: nil, views: ["view": view]
      ).first
    }
    weak let height = view.heightAnchor.constraint(equalToConstant: 20)
    height?.isActive = true
    try harness.settle()
    #expect(height?.constant == 20)
  }

  @Test func `7.11 what a class method makes lives until the end of the turn`() throws {
    try expectLivesThroughTurn { UIButton(type: .system) }
    try expectLivesThroughTurn { UIButton(type: .system, primaryAction: nil) }
    try expectLivesThroughTurn { UIButton(configuration: .plain(), primaryAction: nil) }
    try expectLivesThroughTurn {
      UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    }
    try expectLivesThroughTurn { UIAlertAction(title: "A", style: .default) }
  }

  @Test func `7.12 a pool of the app's own releases what was returned in it`() throws {
    let view = UIView()
    weak let outer = view.widthAnchor.constraint(equalToConstant: 10)
    weak var inner: NSLayoutConstraint?
    autoreleasepool {
      inner = view.heightAnchor.constraint(equalToConstant: 10)
      #expect(inner != nil)
    }
    #expect(inner == nil)
    #expect(outer != nil)
  }

  @Test func `7.12 a child that leaves its parent in a pool is gone at its end`() {
    let parent = UIViewController()
    weak var child: UIViewController?
    autoreleasepool {
      let made = UIViewController()
      child = made
      parent.addChild(made)
      made.didMove(toParent: parent)
      made.willMove(toParent: nil)
      made.removeFromParent()
    }
    #expect(child == nil)
  }
}
