import NavigationMap

extension Storyboards {
  /// The transitions that segues are, with the switches between tabs.
  func transitions(main: String?) -> [NavigationMap.Transition] {
    var transitions: [NavigationMap.Transition] = []
    if let main, let target = find(nil, in: main), let screen = screen(target) {
      let file = files[target.file]
      transitions.append(
        NavigationMap.Transition(
          from: NavigationMap.launch, kind: "launch", to: screen, cause: "launch",
          evidence: ["storyboard"], source: file.path, times: 0))
    }
    for (index, file) in files.enumerated() {
      for segue in file.segues { transitions += transition(segue, index).map { [$0] } ?? [] }
      for scene in file.scenes where scene.isTabBar {
        let children = children(of: Target(file: index, scene: scene.id))
        guard let first = children.first.flatMap(screen) else { continue }
        for other in children.dropFirst().compactMap(screen) where other != first {
          transitions.append(
            NavigationMap.Transition(
              from: first, kind: "tab", to: other, cause: "action", evidence: ["storyboard"],
              source: file.path, times: 0))
        }
      }
    }
    return transitions
  }

  private func transition(_ segue: StoryboardFile.Segue, _ file: Int) -> NavigationMap.Transition? {
    guard let kind = segue.transitionKind,
      let origin = scene(Target(file: file, scene: segue.from)), !origin.isContainer,
      let end = screen(Target(file: file, scene: segue.to))
    else { return nil }
    return NavigationMap.Transition(
      from: origin.className, kind: kind, to: end, cause: "action", evidence: ["storyboard"],
      source: "\(files[file].path):\(segue.line)", times: 0)
  }

  /// The transitions of segues with an identifier: those of some screens or, if none is known, all.
  func transitions(performing identifier: String, from screens: [String]) -> [NavigationMap
    .Transition]
  {
    files.enumerated().flatMap { index, file in
      file.segues.filter { $0.identifier == identifier }.compactMap { transition($0, index) }
        .filter { screens.isEmpty || screens.contains($0.from) }
    }
  }

  /// A Boolean value that indicates whether a segue with an identifier leads back.
  func isUnwind(_ identifier: String, from screens: [String]) -> Bool {
    files.contains { file in
      file.segues.contains { $0.identifier == identifier && $0.kind == "unwind" }
    }
  }

  /// The first screen of a container with a class of the app's own.
  func firstScreen(inClass name: String) -> String? {
    for (index, file) in files.enumerated() {
      for scene in file.scenes where scene.className == name {
        let target = Target(file: index, scene: scene.id)
        if let child = children(of: target).first, let screen = screen(child) { return screen }
      }
    }
    return nil
  }
}

extension StoryboardFile.Scene {
  var isTabBar: Bool { isContainer && (tag == "tabBarController") }
}

extension StoryboardFile.Segue {
  /// The kind of transition; `nil` for a segue that is none.
  fileprivate var transitionKind: String? {
    switch kind {
    case "show", "push": "push"
    case "presentation", "modal", "popoverPresentation", "popover": "present"
    case "showDetail", "replace": "column"
    case "custom": "push"
    default: nil
    }
  }
}
