import RetainGraph
import Testing

// On the main actor: waiting for a child on a thread of the pool would hold up tests that need one.
@MainActor @Suite struct SelfCheckTests {
  @Test func `every decoder passes with this version of Swift`() {
    #expect(SelfCheck.passed == .all)
  }

  @Test(arguments: Decoders.names.map(\.decoder))
  func `a decoder that is switched off is noticed`(decoder: Decoders) {
    let others = Decoders.all.subtracting(decoder)
    #expect(!SelfCheck.passing(of: others).contains(decoder))
  }
}
