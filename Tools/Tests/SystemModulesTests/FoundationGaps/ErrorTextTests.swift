import Foundation
import FoundationGaps
import Testing

@Suite struct ErrorTextTests {
  private enum Failure: Error { case plain }

  private struct Described: LocalizedError {
    var errorDescription: String? { "No tea" }
  }

  @Test func `an error without a text is described with the apostrophe of Apple's`() {
    let text = _localizedDescription(of: NSError(domain: "Tea", code: 3))
    #expect(text == "The operation couldn’t be completed. (Tea error 3.)")
    #expect(
      _localizedDescription(of: Failure.plain).hasPrefix("The operation couldn’t be completed. ("))
  }

  @Test func `the text of an error is kept`() {
    #expect(_localizedDescription(of: Described()) == "No tea")
    let error = NSError(domain: "Tea", code: 3, userInfo: [NSLocalizedDescriptionKey: "No cups"])
    #expect(_localizedDescription(of: error) == "No cups")
  }
}
