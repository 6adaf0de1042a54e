public import StorylineCore

/// Returns libFuzzer's input as a text.
public func text(_ start: UnsafePointer<UInt8>?, _ count: Int) -> String {
  String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
}

/// Ends the process when something is not so: libFuzzer then keeps the input.
public func demand(
  _ condition: Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  guard !condition else { return }
  fatalError(message(), file: file, line: line)
}

/// Demands that the description of an event is one line and can be read back.
public func demandReadable(_ event: Event) {
  let text = event.description
  demand(!text.contains { $0.isNewline }, "more than one line: \(text)")
  demand(Event(text) == event, "cannot be read back: \(text)")
}
