import RetainGraph
import Testing

@Suite struct SelfCheckTests {
  @Test func `every decoder passes with this version of Swift`() {
    #expect(SelfCheck.passed == .all)
  }

  @Test(arguments: Decoders.names.map(\.decoder))
  func `a decoder that is switched off is noticed`(decoder: Decoders) {
    let others = Decoders.all.subtracting(decoder)
    #expect(!SelfCheck.passing(of: others).contains(decoder))
  }
}
