import Foundation
import Testing

extension CommandTests {
  // MARK: Packages

  @Test func `an app with packages is built, and one that is nowhere is named`() async throws {
    let trips = try TripsProject()
    let before = try trips.project.contents()
    let doctor = try await Command.run(["doctor", trips.project.url.path])
    #expect(doctor.status == 1)
    #expect(doctor.errors.contains("the package file:///nowhere/Gone (3.1.0) cannot be fetched: "))
    #expect(doctor.errors.contains("error: there is no module Gone, which 1 file imports:"))
    #expect(doctor.errors.contains("/App/Gone.swift\n  `--stub Gone` takes an empty one"))
    #expect(!doctor.errors.contains("no module Badges"))

    let tests = try await Command.run(["test", trips.project.url.path, "--stub", "Gone"])
    #expect(tests.status == 0, Comment(rawValue: tests.all))
    #expect(tests.all.contains("Executed 2 tests, with 0 failures"))
    #expect(try trips.project.contents() == before)
  }
}
