import Foundation
package import RetainGraph
import UIKitCore

/// Judges objects that have left the stage and are not released: controllers that were visible,
/// flows that have ended, and named objects.
///
/// It retains nothing, and reports each object once. An object that was held, and is lost later, is
/// reported twice.
@MainActor
package final class LeakWatch {
  package static let shared = LeakWatch()

  /// An object, and its reports.
  private struct Watched {
    weak var object: AnyObject?
    var verdict: RetainVerdict?
  }

  private let inspector = RetainInspector(timeLimit: .seconds(20), pathsPerObject: 2)
  private var judgesWhenSettled = true
  private var told: [ObjectIdentifier: Watched] = [:]
  private var named: [Watched] = []
  private var rows: [Judgement] = []

  private init() {}

  // MARK: What is watched

  /// Watches objects that leave the stage from now on, until the stage is cleared.
  ///
  /// - Parameter whenSettled: `true` to let ``judge()`` find leaks each time everything has
  ///   settled; otherwise only ``judgeAtEnd()`` does.
  package func begin(whenSettled: Bool = true) {
    judgesWhenSettled = whenSettled
    told = [:]
    named = []
    rows = []
    Stage.shared.releaseTracker.isWatched = true
  }

  /// Watches nothing any more.
  package func end() { Stage.shared.releaseTracker.isWatched = false }

  package var isOn: Bool { Stage.shared.releaseTracker.isWatched }

  /// Watches an object that has to be gone when a screen or a flow has left.
  package func expectRelease(of object: AnyObject) {
    guard !named.contains(where: { $0.object === object }) else { return }
    named.append(Watched(object: object))
  }

  // MARK: Judging

  /// A function that returns whether ``judge()`` leaves an object out. Each judgement looks at the
  /// whole process, and of a class that is known to leak enough may have been reported.
  package var leavesOut: (@MainActor (AnyObject) -> Bool)?

  /// One judgement, and whether the object was named.
  package struct Finding {
    package var judgement: Judgement
    package let isNamed: Bool
  }

  /// Judges the objects that have left since, once nothing moves any more. Returns the new
  /// findings.
  package func judge() -> [Finding] {
    guard isOn, judgesWhenSettled else { return [] }
    forgetReleased()
    var findings: [Finding] = []
    // Weakly: what is judged next must not be held by the list of what was judged before.
    var judged: [(Watched, ReleaseTracker.Verdict)] = []
    Stage.shared.releaseTracker.forEachLeft { object in
      guard leavesOut?(object) != true, let judgement = judge(object) else { return }
      judged.append((Watched(object: object), judgement.inWords))
      if let cause = findings.firstIndex(where: { judgement.hasCause(of: $0.judgement) }) {
        findings[cause].judgement.others.append(judgement.name)
      } else {
        findings.append(Finding(judgement: judgement, isNamed: false))
      }
    }
    for finding in findings { tell(finding.judgement) }
    for (watched, verdict) in judged {
      if let object = watched.object { Stage.shared.releaseTracker.onVerdict?(object, verdict) }
    }
    return findings
  }

  /// Judges, at the end of a test, what has left and is alive. Returns the leaks that were not reported,
  /// and the objects that only tasks hold.
  package func judgeAtEnd() -> [Judgement] {
    guard isOn else { return [] }
    // That nothing but tasks holds an object needs more than two of its holders.
    var thorough = inspector
    thorough.pathsPerObject = 16
    var judgements: [Judgement] = []
    Stage.shared.releaseTracker.forEachLeft { object in
      guard !wasReported(object), !Self.isKeptByPresentation(object) else { return }
      let judgement = Judgement(
        name: Self.name(of: object), verdict: verdict(on: object, by: thorough))
      guard judgement.isLeak || judgement.isHeldByTasksOnly else { return }
      told[ObjectIdentifier(object)] = Watched(object: object, verdict: judgement.verdict)
      if let cause = judgements.firstIndex(where: { judgement.hasCause(of: $0) }) {
        judgements[cause].others.append(judgement.name)
      } else {
        judgements.append(judgement)
      }
    }
    return judgements
  }

  /// Returns whether a controller is part of a presentation whose window was released, as the
  /// windows of a test are at its end: UIKit keeps both controllers of a presentation that was not
  /// dismissed.
  private static func isKeptByPresentation(_ object: AnyObject) -> Bool {
    var each = object as? UIViewController
    while let controller = each {
      if controller.presentingViewController != nil || controller.presentedViewController != nil {
        return true
      }
      each = controller.parent
    }
    return false
  }

  private func wasReported(_ object: AnyObject) -> Bool {
    let watched = told[ObjectIdentifier(object)]
    return watched?.object === object && watched?.verdict?.isLeak == true
  }

  /// Judges the named objects, and stops watching them.
  package func judgeNamed() -> [Finding] {
    var findings: [Finding] = []
    for watched in named {
      guard let object = watched.object else { continue }
      let judgement = judgement(on: object)
      tell(judgement)
      findings.append(Finding(judgement: judgement, isNamed: true))
    }
    named = []
    return findings
  }

  /// Returns the judgement on one object at this moment. It is not reported.
  package func judgement(on object: AnyObject) -> Judgement {
    Judgement(name: Self.name(of: object), verdict: verdict(on: object))
  }

  /// Returns the references that retain one object at this moment.
  package func verdict(on object: AnyObject) -> RetainVerdict {
    verdict(on: object, by: inspector)
  }

  private func verdict(on object: AnyObject, by inspector: RetainInspector) -> RetainVerdict {
    inspector.verdict(on: object, inUse: Stage.shared.windows + [UIApplication.shared])
  }

  private func judge(_ object: AnyObject) -> Judgement? {
    let id = ObjectIdentifier(object)
    let verdict: RetainVerdict
    switch told[id]?.verdict {
    case .leak: return nil
    case .held, .unknown:
      // An object that was held may be lost by now; that it is still held was reported already.
      guard let leak = inspector.ownCycles(of: object) else { return nil }
      verdict = leak
    case nil: verdict = self.verdict(on: object)
    }
    told[id] = Watched(object: object, verdict: verdict)
    // Its screen keeps it for the next search.
    if object is UISearchController, case .held = verdict { return nil }
    return Judgement(name: Self.name(of: object), verdict: verdict)
  }

  private func forgetReleased() {
    told = told.filter { $0.value.object != nil }
    named.removeAll { $0.object == nil }
  }

  package static func name(of object: AnyObject) -> String { "\(type(of: object))" }

  // MARK: Telling

  /// Writes a line to the console, and a row to the panel beside the phone.
  private func tell(_ judgement: Judgement) {
    FileHandle.standardError.write(Data("[Storyline] \(judgement)\n".utf8))
    rows.append(judgement)
    Stage.shared.panels.register("leaks", title: "Leaks", order: 20) { [unowned self] in
      rows.enumerated().map { index, row in
        row.panelNode(number: index)
      }
    }
  }
}
