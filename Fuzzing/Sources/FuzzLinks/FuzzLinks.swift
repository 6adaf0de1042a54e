import FuzzSupport
import StorylineCore

private let origins = LinkOrigins(schemes: ["shop", "a"], hosts: ["shop.example", "*.example"])

private let trie: PatternTrie = {
  var trie = PatternTrie()
  for pattern in ["phones/:id", "phones", "a/**rest", ":x/b", "*/*/c", "/", "phones/new"] {
    do {
      try trie.add(PatternText(pattern))
    } catch {
      fatalError("\(error)")
    }
  }
  return trie
}()

/// A link as anybody may write it leads to a pattern, or to a refusal that says why.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = text(start, count)
  do throws(Refusal) {
    try follow(text)
  } catch {
    let why = error.description
    demand(!why.isEmpty && why.utf8.count < 1000, "no reason: \(why)")
    demandReadable(.linkRefused(LinkID(number: 1), error))
  }
  return 0
}

private func follow(_ text: String) throws(Refusal) {
  let link = try LinkText(text)
  demand(text.utf8.count <= LinkText.maximalLength, "too long")
  demand(link.segments.count <= LinkText.maximalSegments, "too many segments")
  demand(link.query.count <= LinkText.maximalQueryItems, "too many names")
  for segment in link.segments {
    demand(
      !segment.isEmpty && segment != "." && segment != ".."
        && !segment.unicodeScalars.contains("\0"), "a bad segment: \(segment)")
  }
  let path = try origins.path(of: link)
  guard let match = trie.match(path) else { throw trie.explain(path) }
  let values = LinkMatch(link, names: trie.patterns[match.pattern].names, values: match.values)
  let ids: [Int] = try values.queries("id")
  demand(ids.count <= link.query.count, "more values than names")
  let id: Int = try values["id"]
  // Where the path has it, its pattern was one with a name; digits, and a sign, are all there is.
  demand("\(id)".utf8.count <= 20, "no number: \(id)")
}
