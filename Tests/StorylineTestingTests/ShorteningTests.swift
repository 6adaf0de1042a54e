import Testing

@testable import StorylineTesting

@MainActor @Suite struct ShorteningTests {
  @Test func `what is not needed is left out, and the rest keeps its order`() async {
    let short = await shortened(Array(1...40), attempts: 1000) { list in
      guard let a = list.firstIndex(of: 7), let b = list.firstIndex(of: 31) else { return false }
      return a < b
    }
    #expect(short == [7, 31])
  }

  @Test func `of a long list the end is tried first`() async {
    var longest = 0
    let short = await shortened(Array(1...100_000), attempts: 100) { list in
      longest = max(longest, list.count)
      return list.contains(99_990)
    }
    #expect(short == [99_990])
    #expect(longest == 16)
  }

  @Test func `what is needed as a whole stays`() async {
    let list = [1, 2, 3, 4, 5]
    #expect(await shortened(list, attempts: 100) { $0 == list } == list)
  }

  @Test func `what fails without anything becomes nothing`() async {
    #expect(await shortened([1, 2, 3], attempts: 100) { _ in true } == [])
  }

  @Test func `after so many attempts it is left as it is`() async {
    var attempts = 0
    let short = await shortened(Array(1...64), attempts: 5) { list in
      attempts += 1
      return list.contains(64)
    }
    #expect(attempts == 5)
    #expect(short.contains(64))
    #expect(short.count < 64)
  }

  @Test func `random numbers are the same for the same seed`() {
    // The first numbers of SplitMix64 for the seed 0, as its author gives them.
    var generator = SeededGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(generator.next() == 0x06C4_5D18_8009_454F)
  }
}
