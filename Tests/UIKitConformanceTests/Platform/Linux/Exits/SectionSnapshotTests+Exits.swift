import StorylineTesting
import Testing
import UIKit

extension SectionSnapshotTests {
  @Test func `11.8.3 an identifier is there once`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["A"])
      tree.append(["A"])
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["A", "A"])
    }
  }
}
