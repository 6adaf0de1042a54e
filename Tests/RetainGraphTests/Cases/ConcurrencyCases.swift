@MainActor
private final class Owner {
  var task: Task<Void, Never>?
  var stream: AsyncStream<Int>?
  var continuation: AsyncStream<Int>.Continuation?
  var waiting: CheckedContinuation<Void, Never>?
  var child: Owner?
  var ticks = 0

  func tick() { ticks += 1 }

  func wait() async {
    await withCheckedContinuation { waiting = $0 }
    use(self)
  }
}

private actor Worker {
  var callback: (@Sendable () -> Void)?
  func set(_ callback: @escaping @Sendable () -> Void) { self.callback = callback }
}

private let forever = Duration.seconds(1_000_000)

@MainActor
private func sleepDeep(_ depth: Int, holding owner: Owner) async {
  let values = (depth, owner, depth, depth)
  if depth == 0 {
    try? await Task.sleep(for: forever)
  } else {
    await sleepDeep(depth - 1, holding: owner)
  }
  use(values)
}

extension LeakCase {
  static var concurrencyCases: [LeakCase] {
    [
      .planted("detached task that captures its owner", "Owner.task → Task") {
        let owner = Owner()
        owner.task = Task.detached {
          while true {
            try? await Task.sleep(for: forever)
            await owner.tick()
          }
        }
        await letTasksRun()
        return owner
      },
      .planted("task that waits in nested async functions", "Owner.task → Task") {
        let owner = Owner()
        owner.task = Task { await sleepDeep(40, holding: owner) }
        await letTasksRun()
        return owner
      },
      .planted("`onTermination` of an `AsyncStream`", "Owner.") {
        let owner = Owner()
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        continuation.onTermination = { _ in use(owner) }
        (owner.stream, owner.continuation) = (stream, continuation)
        return owner
      },
      .planted("actor with a closure that captures it", "Worker.callback") {
        let worker = Worker()
        await worker.set { use(worker) }
        return worker
      },
      .planted("continuation that is never resumed", "Owner.task → Task") {
        let owner = Owner()
        owner.task = Task { await owner.wait() }
        await letTasksRun()
        return owner
      },
      .planted("task that iterates over an `AsyncStream`", "Owner.task → Task") {
        let owner = Owner()
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        owner.continuation = continuation
        owner.task = Task {
          for await _ in stream { owner.tick() }
        }
        await letTasksRun()
        return owner
      },
      .planted("endless task that is not stored", "Task", asking: .holders) {
        let owner = Owner()
        Task {
          try? await Task.sleep(for: forever)
          owner.tick()
        }
        await letTasksRun()
        return owner
      },
      // The task and its owner hold each other, and are not held from elsewhere.
      .planted("child of an object that an endless task holds", "Owner.child", asking: .holders) {
        let (owner, child) = (Owner(), Owner())
        owner.child = child
        owner.task = Task {
          while !Task.isCancelled {
            owner.tick()
            try? await Task.sleep(for: forever)
          }
        }
        await letTasksRun()
        return child
      },
    ]
  }
}
