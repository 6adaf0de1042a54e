import Foundation
import FuzzSupport
import StorylineCore

/// Checks the reading of saved state, which may be damaged or foreign: the result is bounded, and
/// the same after writing and reading it again.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Data(UnsafeBufferPointer(start: start, count: count))
  if let story = try? JSONDecoder().decode(SavedStory.self, from: bytes) {
    check(story)
  }
  // Few texts are JSON. What an address is made of is tried without it.
  check(text(start, count))
  return 0
}

private func check(_ story: SavedStory) {
  demand(story.entries.count <= SavedStory.maximalEntries, "too many entries")
  demandReadable(.linkRestores(LinkID(number: 1), story.entries.compactMap { $0?.address }))
  guard let data = try? JSONEncoder().encode(story),
    let copy = try? JSONDecoder().decode(SavedStory.self, from: data)
  else { fatalError("cannot be written and read again") }
  demand(copy == story, "is another one when it is read again")
}

private func check(_ text: String) {
  let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  guard let address = Address(route: "\(parts[0])", input: parts.count > 1 ? "\(parts[1])" : "")
  else { return }
  demandReadable(.linkOpened(LinkID(number: 1), [address, address]))
}
