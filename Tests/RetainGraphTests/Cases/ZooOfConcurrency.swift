import Foundation
import Observation

@MainActor
private final class Screen {
  var task: Task<Int, any Error>?
  var tasks: [Task<Void, Never>] = []
  var stream: AsyncStream<Int>?
  var continuation: AsyncStream<Int>.Continuation?
  var loaded: [Int] = []
}

private actor Store {
  var values: [String: Int] = [:]
  let logger: Logger
  init(logger: Logger) { self.logger = logger }
  func set(_ key: String, _ value: Int) async {
    values[key] = value
    await logger.log(key)
  }
}

private actor Logger {
  var lines: [String] = []
  func log(_ line: String) { lines.append(line) }
}

@MainActor
private final class StoreOwner {
  let store = Store(logger: Logger())
}

@MainActor @Observable
private final class Model {
  var items = ["a", "b"]
  var selected: Detail?
  @ObservationIgnored weak var owner: AnyObject?
}

@MainActor @Observable
private final class Detail {
  var title = "title"
}

private enum Trace { @TaskLocal static var id = 0 }

extension LeakCase {
  static var zooOfConcurrency: [LeakCase] {
    [
      .clean("graph: task with a result") {
        let screen = Screen()
        screen.task = Task { 3 }
        _ = try? await screen.task?.value
        return screen
      },
      .clean("graph: cancelled task") {
        let screen = Screen()
        screen.task = Task {
          try await Task.sleep(for: .seconds(1_000_000))
          return 1
        }
        screen.task?.cancel()
        _ = await screen.task?.result
        return screen
      },
      .clean("graph: waiting tasks with weak captures") {
        let screen = Screen()
        screen.tasks = (0..<3).map { number in
          Task { [weak screen] in
            try? await Task.sleep(for: .seconds(1_000_000))
            screen?.loaded.append(number)
          }
        }
        await letTasksRun()
        return screen
      },
      .clean("graph: `AsyncStream` read by a task with a weak capture") {
        let screen = Screen()
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        (screen.stream, screen.continuation) = (stream, continuation)
        screen.tasks = [
          Task { [weak screen] in
            for await number in stream { screen?.loaded.append(number) }
          }
        ]
        continuation.yield(3)
        await letTasksRun()
        return screen
      },
      .clean("graph: finished task group") {
        let screen = Screen()
        screen.loaded = await withTaskGroup(of: Int.self) { group in
          for number in 0..<4 { group.addTask { number } }
          var numbers: [Int] = []
          for await number in group { numbers.append(number) }
          return numbers
        }
        return screen
      },
      .clean("graph: actors that hold actors") {
        let owner = StoreOwner()
        await owner.store.set("a", 1)
        return owner
      },
      .clean("graph: observable models") {
        let (model, detail) = (Model(), Detail())
        model.selected = detail
        model.owner = model
        withObservationTracking {
          use((model.items, model.selected?.title))
        } onChange: { [weak model] in
          use(model)
        }
        return model
      },
      .clean("graph: task with a task-local value") {
        let screen = Screen()
        await Trace.$id.withValue(3) {
          screen.task = Task { Trace.id }
          _ = try? await screen.task?.value
        }
        return screen
      },
      .clean("graph: resumed continuation") {
        let screen = Screen()
        screen.loaded = [await withCheckedContinuation { $0.resume(returning: 3) }]
        return screen
      },
    ]
  }
}
