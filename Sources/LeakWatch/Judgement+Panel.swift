import RetainGraph
import UIKitCore

extension Judgement {
  /// The row of the panel: the objects, why they are alive, and below it the path, hop by hop.
  func panelNode(number: Int) -> PanelNode {
    let path = verdict.findings.first?.path
    // Every row has room for the hops of its path.
    let id = number * Self.mostHops
    let hops = (path?.hops ?? []).prefix(Self.mostHops - 1).enumerated().map { index, hop in
      PanelNode(
        id: id + index + 1, title: hop.panelTitle, detail: hop.panelDetail,
        badges: hop.isGuess ? ["suspected"] : [])
    }
    return PanelNode(
      id: id, title: names, note: explanation, badges: [isLeak ? "leak" : "held"], children: hops)
  }

  private static let mostHops = 1000
}

extension RetainHop {
  /// The property that holds, or the closure.
  fileprivate var panelTitle: String {
    if !member.isEmpty { return member }
    return closure ?? owner
  }

  fileprivate var panelDetail: String {
    var words = member.isEmpty ? "" : "of \(owner)"
    if let closure, !member.isEmpty { words += ", a \(closure)," }
    return words + (isCapture ? " captures \(target)" : " holds \(target)")
  }
}
