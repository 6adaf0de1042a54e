import Dispatch
import Foundation
import FoundationNetworking

private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Person: NSObject {
  var name = "name"
  weak var friend: Person?
}

private struct Recipe: Codable {
  var name = "soup"
  var steps = ["boil", "eat"]
}

@MainActor
private final class Feed {
  var token: (any NSObjectProtocol)?
  var timer: Timer?
  var source: (any DispatchSourceTimer)?
  var item: DispatchWorkItem?
  var operations = OperationQueue()
  var count = 0
}

extension LeakCase {
  static var zooOfFoundation: [LeakCase] {
    [
      .clean("graph: formatters") {
        Box((DateFormatter(), NumberFormatter(), ISO8601DateFormatter(), ByteCountFormatter()))
      },
      .clean("graph: coders") {
        Box(
          (JSONEncoder(), JSONDecoder(), PropertyListEncoder(), try? JSONEncoder().encode(Recipe()))
        )
      },
      .clean("graph: parsed JSON") {
        let text = #"{"a": [1, 2.5, {"b": null}], "c": "text"}"#
        return Box(try? JSONSerialization.jsonObject(with: Data(text.utf8)))
      },
      .clean("graph: calendars and locales") {
        Box((Calendar.current, Locale.current, TimeZone.current, Date(), DateComponents()))
      },
      .clean("graph: attributed text") {
        var text = AttributedString("Hello")
        text.foundation.link = URL(string: "https://example.com")
        return Box((text, NSAttributedString(string: "x"), NSMutableAttributedString(string: "y")))
      },
      .clean("graph: data and URLs") {
        Box(
          (
            Data(repeating: 1, count: 1000), URL(string: "https://example.com/a?b=c"),
            URLComponents(string: "https://example.com"), UUID(), Decimal(3)
          ))
      },
      .clean("graph: `URLSession` and `URLRequest`") {
        let session = URLSession(configuration: .ephemeral)
        return Box((session, URL(string: "https://example.com").map { URLRequest(url: $0) }))
      },
      .clean("graph: `NSMutableArray`, `NSMutableDictionary`, `NSMutableSet`") {
        let (array, dictionary, set) = (NSMutableArray(), NSMutableDictionary(), NSMutableSet())
        array.add(Person())
        dictionary["person"] = Person()
        set.add(Person())
        return Box((array, dictionary, set, NSOrderedSet(array: [1, 2])))
      },
      .clean("graph: `NSCache`") {
        let cache = NSCache<NSString, Person>()
        cache.setObject(Person(), forKey: "a")
        cache.setObject(Person(), forKey: "b")
        return Box(cache)
      },
      .clean("graph: tree of `Progress`") {
        let parent = Progress(totalUnitCount: 3)
        parent.addChild(Progress(totalUnitCount: 1), withPendingUnitCount: 1)
        return Box(parent)
      },
      .clean("graph: `NSRegularExpression`, `IndexSet`, `CharacterSet`") {
        Box(
          (
            try? NSRegularExpression(pattern: "a.b"), IndexSet([1, 2, 9]),
            CharacterSet.alphanumerics,
            IndexPath(indexes: [1, 2])
          ))
      },
      .clean("graph: `FileManager`, `Bundle`, `UserDefaults`, `Pipe`") {
        Box(
          (FileManager.default, Bundle.main, UserDefaults.standard, ProcessInfo.processInfo, Pipe())
        )
      },
      .clean("graph: objects with weak references to each other") {
        let (one, other) = (Person(), Person())
        (one.friend, other.friend) = (other, one)
        return Box([one, other])
      },
      .clean("graph: operations with dependencies") {
        let feed = Feed()
        feed.operations.isSuspended = true
        let (first, second) = (BlockOperation {}, BlockOperation { [weak feed] in use(feed) })
        second.addDependency(first)
        feed.operations.addOperation(first)
        feed.operations.addOperation(second)
        return feed
      },
      .clean("graph: observer, timer, source and work item with weak captures") {
        let feed = Feed()
        feed.token = NotificationCenter.default.addObserver(
          forName: Notification.Name("zoo"), object: nil, queue: .main
        ) { [weak feed] _ in use(feed) }
        feed.timer = Timer(timeInterval: 9, repeats: true) { [weak feed] _ in use(feed) }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { [weak feed] in use(feed) }
        source.schedule(deadline: .distantFuture)
        source.resume()
        feed.source = source
        feed.item = DispatchWorkItem { [weak feed] in use(feed) }
        return feed
      },
      .clean("graph: dispatch queues, groups and semaphores") {
        Box((DispatchQueue(label: "zoo"), DispatchGroup(), DispatchSemaphore(value: 1), NSLock()))
      },
    ]
  }
}
