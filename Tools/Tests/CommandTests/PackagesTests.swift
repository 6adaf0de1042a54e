import Foundation
import TemporaryFolders
import Testing

extension CommandTests {
  // MARK: Packages

  @Test func `an app with packages is built, and one that is nowhere is named`() async throws {
    let trips = try TripsProject()
    let before = try trips.project.contents()
    let doctor = try await Command.run(["doctor", trips.project.url.path])
    #expect(doctor.status == 1)
    #expect(
      doctor.errors.contains("the package file:///nowhere/Gone (3.1.0) could not be fetched: "))
    #expect(doctor.errors.contains("error: the module Gone is missing; 1 file imports it:"))
    #expect(
      doctor.errors.contains("/App/Gone.swift\n  2 of 2 tests use these files: TripsTests (2)\n"))
    #expect(doctor.errors.contains("\n  `--stub Gone` substitutes an empty module"))
    #expect(
      doctor.errors.contains("2 of 2 tests use something that is missing: TripsTests (2)"))
    #expect(!doctor.errors.contains("no module Badges"))

    let tests = try await Command.run(["test", trips.project.url.path, "--stub", "Gone"])
    #expect(tests.status == 0, Comment(rawValue: tests.all))
    #expect(tests.all.contains("Executed 2 tests, with 0 failures"))
    #expect(try trips.project.contents() == before)
  }

  @Test(.enabled(if: ReactivePackage.checkout != nil))
  func `a package that uses RxCocoa is tested, with its delegates and lifecycle methods`()
    async throws
  {
    let checkout = try #require(ReactivePackage.checkout)
    let folder = try TemporaryFolder(ReactivePackage.files(checkout), named: "Names")
    let tests = try await Command.run(["test", folder.url.path])
    #expect(tests.status == 0, Comment(rawValue: tests.all))
    #expect(tests.all.contains("7 tests passed, 0 failed"))
  }
}
