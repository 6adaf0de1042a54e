import Testing

@testable import AppBuilder

@Suite struct TestErrorsTests {
  @Test func `the command of a process that ended is not printed`() {
    var errors = TestErrors()
    #expect(
      errors.read(
        "error: Process '/build/AppPackageTests.xctest A/b,C/d' exited with unexpected signal code 4"
      )
      .isEmpty)
  }

  @Test func `other errors are`() {
    var errors = TestErrors()
    #expect(errors.read("error: no such module 'Kit'") == ["error: no such module 'Kit'"])
    #expect(errors.read("Process 'x' ended") == ["Process 'x' ended"])
    #expect(errors.end().isEmpty)
  }
}
