import Foundation
import StorylineTesting
import Testing
import UIKit

@testable import UIKitCore

private final class NoRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

/// Tests that classes are read in the layout of this version of Swift.
@MainActor @Suite struct SwiftLayoutTests {
  @Test func `what is read of known classes is right`() {
    #expect(SwiftLayout.found() == SwiftLayout.Findings())
    #expect(SwiftLayout.problem(with: SwiftLayout.found()) == nil)
  }

  @Test func `what is read wrong is named, with the version of Swift`() throws {
    var findings = SwiftLayout.Findings()
    findings.findsOverrides = false
    let one = try #require(SwiftLayout.problem(with: findings))
    #expect(one.contains("cannot find overrides of classes"))
    #expect(one.contains("Swift 6."))
    findings.findsInitializers = false
    findings.findsOptionalMethods = false
    let all = try #require(SwiftLayout.problem(with: findings))
    #expect(all.contains("initializers, overrides, optional methods"))
  }

  @Test func `a program that reads classes wrong ends with the reason`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      SwiftLayout.require(SwiftLayout.Findings(findsOptionalMethods: false))
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("cannot find optional methods"))
  }

  // In a new process, in which nothing has been read yet.

  @Test func `the first class whose initializer is looked for brings about the check`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      precondition(!SwiftLayout.isChecked)
      precondition(ObjectMaker.make(NSObject.self) != nil)
      precondition(SwiftLayout.isChecked)
    }
  }

  @Test func `the first class whose overrides are looked for brings about the check`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      precondition(!SwiftLayout.isChecked)
      _ = OverridableMethod(
        of: LayoutSample.self, plain: PlainSample.self, probe: OverridingSample.self)
      precondition(SwiftLayout.isChecked)
    }
  }

  @Test func `the first data source brings about the check`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      precondition(!SwiftLayout.isChecked)
      _ = OptionalMethods.has(.move, NoRows() as any UITableViewDataSource)
      precondition(SwiftLayout.isChecked)
    }
  }
}
