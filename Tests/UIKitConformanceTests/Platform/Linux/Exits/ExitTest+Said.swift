import Testing

extension Optional where Wrapped == ExitTest.Result {
  /// Returns a Boolean value that indicates whether the process that ended wrote these words.
  func said(_ words: String) -> Bool {
    guard let self else { return false }
    return String(decoding: self.standardErrorContent, as: UTF8.self).contains(words)
  }
}
