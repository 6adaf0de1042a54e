// Mistakes in tests.
import Testing

@Suite(.serialized) struct Suites {
  @Test func `one is one`() throws {
    let one: Int? = 1
    let value: String = try #require(one)  // finds: cannot convert value of type 'Int'
    #expect(value == "1")
    #expect(one)  // finds: 'Int?' cannot be
  }
}
