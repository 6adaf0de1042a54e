/// The values of a window or of a flow as an asynchronous sequence.
///
/// Returned by `storyEvents()` and `storyTrees()` of a window, and by ``FlowHandle/outcomes()``.
///
/// ```swift
/// for await event in window.storyEvents() { lines.append("\(event)") }
/// ```
///
/// Values are buffered from the call that returns the sequence, so none is missed before the loop
/// begins. The sequence ends when its window was released, or after the outcome of its flow. The
/// registration ends when the task is cancelled, or when the sequence and its iterators are
/// released.
///
/// Iterate a sequence once: two loops over the same one share its values. A loop in a task keeps what
/// its body captures, so a flow cancels such a task when it ends, or captures itself weakly.
public struct StorySequence<Element: Sendable>: AsyncSequence, Sendable {
  private let buffer: SequenceBuffer<Element>

  init(_ buffer: SequenceBuffer<Element>) { self.buffer = buffer }

  public func makeAsyncIterator() -> Iterator { Iterator(buffer: buffer) }

  /// The iterator of a ``StorySequence``.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate let buffer: SequenceBuffer<Element>

    @MainActor
    public mutating func next() async -> Element? { await buffer.next() }
  }
}

/// Keeps the values of a sequence until its loop asks for them.
///
/// The sequence owns the buffer, the buffer owns the registration, and the registration refers to the
/// buffer weakly.
@MainActor
final class SequenceBuffer<Element: Sendable> {
  private var values: ArraySlice<Element> = []
  private var isFinished = false
  private var waiting: [@MainActor () -> Void] = []
  /// The registration at the source of the values.
  private var registration: AnyObject?

  /// Keeps the registration until the sequence ends.
  func keep(_ registration: AnyObject) {
    if !isFinished { self.registration = registration }
  }

  func append(_ value: Element) {
    guard !isFinished else { return }
    values.append(value)
    resumeWaiting()
  }

  /// Ends the sequence behind the values that are buffered.
  func finish() {
    isFinished = true
    registration = nil
    resumeWaiting()
  }

  func next() async -> Element? {
    await withTaskCancellationHandler {
      while !Task.isCancelled {
        if let value = values.popFirst() { return value }
        if isFinished { return nil }
        await Waiters.wait { resume in waiting.append(resume) }
      }
      cancel()
      return nil
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  private func cancel() {
    values = []
    finish()
  }

  // All of them look again: several loops may wait at the same sequence.
  private func resumeWaiting() {
    let resumes = waiting
    waiting = []
    for resume in resumes { resume() }
  }
}
