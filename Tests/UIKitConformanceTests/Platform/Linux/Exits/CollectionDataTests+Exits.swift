import StorylineTesting
import Testing
import UIKit

extension CollectionDataTests {
  @Test func `11.5.2 a cell that nobody registered cannot be had`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dequeueReusableCell(
        withReuseIdentifier: "X", for: IndexPath(item: 0, section: 0))
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard"))
    #expect(words.contains("NSInternalInconsistencyException"))
  }

  @Test func `11.5.5 a cell that was not dequeued ends the app`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 1 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
      }
      let source = Source()
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = source
      let window = PlatformHarness().makeWindow(root: UIViewController())
      window.addSubview(collection)
      collection.layoutIfNeeded()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"))
  }

  @Test func `11.5.11 a registration that is made for one cell ends the app`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 1 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          let late = UICollectionView.CellRegistration<TextCell, String> { _, _, _ in }
          return collectionView.dequeueConfiguredReusableCell(
            using: late, for: indexPath, item: "")
        }
      }
      let source = Source()
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = source
      let window = PlatformHarness().makeWindow(root: UIViewController())
      window.addSubview(collection)
      collection.layoutIfNeeded()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Attempted to dequeue a cell using a registration that was created"))
  }
}
