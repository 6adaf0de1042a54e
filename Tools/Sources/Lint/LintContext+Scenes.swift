import SourceFacts

/// The place of a type in a Clean Swift scene.
enum ScenePart {
  case view, interactor, presenter, router, worker
}

extension ProjectFacts {
  /// The part that a type plays in a Clean Swift scene, by the protocols to which it conforms.
  func part(of type: ProjectType) -> ScenePart? {
    for name in inheritedNames(of: type) {
      if name.hasSuffix("DisplayLogic") { return .view }
      if name.hasSuffix("BusinessLogic") { return .interactor }
      if name.hasSuffix("PresentationLogic") { return .presenter }
      if name.hasSuffix("RoutingLogic") || name.hasSuffix("DataPassing") { return .router }
    }
    return type.simpleName.hasSuffix("Worker") ? .worker : nil
  }

  /// A Boolean value that indicates whether the project has protocols of Clean Swift.
  var hasScenes: Bool {
    types.contains { $0.isProtocol && $0.simpleName.hasSuffix("BusinessLogic") }
  }

  /// The types that a stored property may hold which has a name, looked up in a class and its superclasses.
  func property(_ name: String, of type: ProjectType) -> (
    owner: ProjectType, property: PropertyFact
  )? {
    properties(of: type).first { $0.property.name == name }
  }
}

extension ProjectFacts {
  /// A Boolean value that indicates whether a view controller leads through a part of the app, as a coordinator
  /// does, by its name or by that of what it inherits.
  fileprivate func isFlowController(_ type: ProjectType) -> Bool {
    ([type.simpleName] + inheritedNames(of: type)).contains { $0.hasSuffix("FlowController") }
  }
}

/// The screens that coordinators lead; other types are not in it.
struct LedScreens: Sendable {
  private let screens: Set<ProjectType>

  /// Finds screens that a coordinator makes, and screens that know one.
  init(_ project: ProjectFacts) {
    var found: Set<ProjectType> = []
    for file in project.files {
      for use in file.facts.uses where use.name == "init" {
        guard let owner = use.owner.flatMap({ project.type($0, from: file) }),
          project.isCoordinator(owner), !project.isTest(owner),
          let made = use.type.flatMap({ project.type($0, from: file) }), project.isScreen(made)
        else { continue }
        found.insert(made)
      }
    }
    for type in project.types where !found.contains(type) && project.isScreen(type) {
      let knows = type.properties.contains { property in
        guard !property.isStatic, let reference = property.type else { return false }
        return project.implementations(of: reference, from: type.file)
          .contains(where: project.isCoordinator)
      }
      if knows { found.insert(type) }
    }
    screens = found.filter { !project.isFlowController($0) }
  }

  func contains(_ type: ProjectType) -> Bool { screens.contains(type) }
}
