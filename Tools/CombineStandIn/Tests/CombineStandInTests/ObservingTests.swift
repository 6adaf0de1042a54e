import CombineStandIn
import ObjCNames
import Testing
import UIKit

@MainActor @Suite struct ObservingTests {
  let label = UILabel()
  private var texts: NSObject.KeyValueObservingPublisher<UILabel, String?> {
    label.publisher(for: _named("text", \.text))
  }

  @Test func `the value of now comes first, then every new one`() {
    label.text = "A"
    let recorder = Recorder(of: texts)
    label.text = "B"
    label.text = "C"
    #expect(recorder.values == ["A", "B", "C"])
    #expect(!recorder.isFinished)
  }

  @Test func `without the initial option only new values come`() {
    label.text = "A"
    let recorder = Recorder(of: label.publisher(for: _named("text", \.text), options: [.new]))
    #expect(recorder.values.isEmpty)
    label.text = "B"
    #expect(recorder.values == ["B"])
  }

  @Test func `of the values that nobody asks for, the last is kept`() {
    label.text = "A"
    let recorder = Recorder(of: texts, demand: .max(1))
    label.text = "B"
    label.text = "C"
    #expect(recorder.values == ["A"])
    recorder.subscription?.request(.unlimited)
    label.text = "D"
    #expect(recorder.values == ["A", "C", "D"])
  }

  @Test func `a cancelled subscription hears nothing more`() {
    let recorder = Recorder(of: texts)
    recorder.cancel()
    label.text = "A"
    #expect(recorder.values == [nil])
  }

  @Test func `a subscription keeps neither its object nor, after the end, its subscriber`() {
    weak var object: UILabel?
    weak var subscriber: Recorder<String?, Never>?
    do {
      let label = UILabel()
      object = label
      let recorder = Recorder(of: label.publisher(for: _named("text", \.text)))
      subscriber = recorder
      withExtendedLifetime(recorder) { recorder.cancel() }
    }
    #expect(object == nil)
    #expect(subscriber == nil)
  }

  @Test func `two publishers of one property are equal`() {
    #expect(texts == texts)
    #expect(texts != label.publisher(for: _named("text", \.text), options: [.new]))
    #expect(texts != UILabel().publisher(for: _named("text", \.text)))
  }
}
