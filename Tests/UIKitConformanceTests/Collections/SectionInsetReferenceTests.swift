import Foundation
import StorylineTesting
import Testing
import UIKit

/// 18.6.11: what the insets of a flow layout's sections are measured from.
@MainActor @Suite(.harness) struct SectionInsetReferenceTests {
  let harness: any Harness = PlatformHarness()

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// The place of the first item in a view with 30 points of safe area on the left, 40 points of
  /// margin there, and sections that keep 5 points from it.
  private func start(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference?
  ) throws -> CGFloat? {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    if let reference { layout.sectionInsetReference = reference }
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let view: UICollectionView = controller.collectionView
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    let source = Source()
    view.dataSource = source
    controller.additionalSafeAreaInsets.left = 30
    harness.makeWindow(root: controller).makeKeyAndVisible()
    try harness.settle()
    return view.layoutAttributesForItem(at: [0, 0])?.frame.minX
  }

  @Test func `18.6.11 sections keep from the content inset by default`() throws {
    #expect(UICollectionViewFlowLayout().sectionInsetReference == .fromContentInset)
    #expect(try start(nil) == 5)
  }

  @Test func `18.6.11 sections keep from the safe area`() throws {
    #expect(try start(.fromSafeArea) == 35)
  }

  @Test func `18.6.11 sections keep from the layout margins`() throws {
    #expect(try start(.fromLayoutMargins) == 45)
  }
}
