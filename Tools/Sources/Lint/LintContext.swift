package import SourceFacts

/// The project as rules see it.
package struct LintContext: Sendable {
  package let project: ProjectFacts
  package let ownership: Ownership
  /// The strong references from objects to those that hold them.
  private(set) var backReferences: [BackReference]
  /// The screens that coordinators make, or that know one.
  let led: LedScreens
  private let holders: [ProjectType: Set<Ownership.Step>]
  /// The types whose code makes objects of a type.
  private let makers: [ProjectType: Set<ProjectType>]

  package init(_ project: ProjectFacts) {
    self.project = project
    ownership = Ownership(project)
    var holders: [ProjectType: Set<Ownership.Step>] = [:]
    for type in project.types {
      // A static property holds its object, too.
      for property in type.properties where property.ownership == .strong && !property.isComputed {
        guard let reference = property.type else { continue }
        let step = Ownership.Step(owner: type, property: property)
        for held in project.implementations(of: reference, from: type.file) {
          holders[held, default: []].insert(step)
        }
      }
    }
    self.holders = holders
    var makers: [ProjectType: Set<ProjectType>] = [:]
    for file in project.files {
      for use in file.facts.uses where use.name == "init" {
        guard let maker = use.owner.flatMap({ project.type($0, from: file) }),
          let made = use.type.flatMap({ project.type($0, from: file) })
        else { continue }
        makers[made, default: []].insert(maker)
      }
    }
    self.makers = makers
    led = LedScreens(project)
    backReferences = BackReference.all(project, ownership)
  }

  /// The same project with other back references.
  func with(_ references: [BackReference]) -> LintContext {
    var context = self
    context.backReferences = references
    return context
  }

  /// Returns the findings for the calls in all files, in the order of files.
  func findings(in uses: (ProjectType, UseFact, SourceFile) -> Finding?) -> [Finding] {
    project.files.flatMap { file in
      file.facts.uses.compactMap { use in
        guard let owner = use.owner.flatMap({ project.type($0, from: file) }),
          !project.isTest(owner)
        else { return nil }
        return uses(owner, use, file)
      }
    }
  }

  /// Returns the findings for the assignments in all files, in the order of files.
  func findings(in writes: (ProjectType, WriteFact, SourceFile) -> Finding?) -> [Finding] {
    project.files.flatMap { file in
      file.facts.writes.compactMap { write in
        guard let owner = write.owner.flatMap({ project.type($0, from: file) }),
          !project.isTest(owner)
        else { return nil }
        return writes(owner, write, file)
      }
    }
  }

  /// A Boolean value that indicates whether a strong property or UIKit can hold an object.
  func isHeld(_ type: ProjectType) -> Bool { isHeldByUIKit(type) || holders[type] != nil }

  /// A Boolean value that indicates whether something else than a property can hold an object: another
  /// property, or UIKit.
  func isHeld(_ type: ProjectType, without step: Ownership.Step) -> Bool {
    isHeldByUIKit(type)
      || (holders[type] ?? []).contains { other in
        // Screens that hold their coordinator do so in the same way, and are fixed together.
        other != step && !project.isScreen(other.owner)
      }
  }

  /// A Boolean value that indicates whether the code of a type makes objects of another one.
  func isMade(_ made: ProjectType, by maker: ProjectType) -> Bool {
    makers[made]?.contains(maker) == true
  }

  /// A Boolean value that indicates whether a strong property of a screen can hold an object.
  func isHeldByScreen(_ type: ProjectType) -> Bool {
    (holders[type] ?? []).contains { project.isScreen($0.owner) }
  }

  private func isHeldByUIKit(_ type: ProjectType) -> Bool {
    project.isScreen(type) || project.isContainer(type) || project.isView(type)
  }

  /// A Boolean value that indicates whether an object stays in memory without a property, as far as the code
  /// shows: another property of its own class or with such an object as its value, a list of the object that
  /// makes it, or UIKit holds it.
  func staysInMemory(_ type: ProjectType, without step: Ownership.Step) -> Bool {
    if isHeldByUIKit(type) { return true }
    // Of a base class objects of its subclasses are made.
    let made = project.descendants(of: type).filter { makers[$0] != nil }
    return (made.isEmpty ? [type] : made).allSatisfy { one in
      (holders[one] ?? []).contains { other in
        other != step && !project.isScreen(other.owner) && isGiven(one, to: other)
      }
    }
  }

  private func isGiven(_ type: ProjectType, to step: Ownership.Step) -> Bool {
    guard let reference = step.property.type else { return false }
    if reference.isCollection {
      let owners = Set(project.descendants(of: step.owner)).subtracting([type])
      return !owners.isDisjoint(with: makers[type] ?? [])
    }
    return reference.names.contains { project.type($0, from: step.owner.file) == type }
      || ownership.values(of: step.property, in: step.owner).types.contains(type)
  }
}

/// A property that holds an object strongly which holds the property's owner.
struct BackReference: Sendable {
  let step: Ownership.Step
  /// The type of the object in the property.
  let value: ProjectType
  /// The properties that lead back from it.
  let way: [Ownership.Step]
  /// A Boolean value that indicates whether the object hands over itself, and not another one.
  let givesItself: Bool

  static func all(_ project: ProjectFacts, _ ownership: Ownership) -> [BackReference] {
    var found: [BackReference] = []
    for type in project.types where type.isClass && !project.isTest(type) {
      let targets = Set(project.descendants(of: type))
      for property in type.properties {
        guard property.ownership == .strong, !property.isComputed, !property.isStatic,
          !property.hasInitialValue, !property.hasAttribute, let reference = property.type,
          !reference.isFunction, !reference.isCollection
        else { continue }
        let step = Ownership.Step(owner: type, property: property)
        let values = ownership.values(of: property, in: type)
        guard !values.isCleared else { continue }
        for value in values.types.sorted(by: { $0.name < $1.name })
        where !project.isTest(value) && project.fits(value, reference, from: type.file) {
          guard let way = ownership.path(from: value, to: targets, without: step) else { continue }
          let givesItself = values.givers.contains(value)
          found.append(
            BackReference(step: step, value: value, way: way, givesItself: givesItself))
          break
        }
      }
    }
    return found
  }

  /// The protocol that the property's type is, where it is one of the project's; of a composition, one that is
  /// limited to classes, which limits all of it.
  func contract(_ project: ProjectFacts) -> ProjectType? {
    let names = step.type.names
    let protocols = names.compactMap { project.type($0, from: step.owner.file) }
      .filter(\.isProtocol)
    return protocols.first(where: project.isClassBound)
      ?? (names.count == 1 ? protocols.first : nil)
  }

  /// A Boolean value that indicates whether the property is a delegate that cannot be made weak:
  /// the rule for its protocol finds it.
  func hasUnboundDelegate(_ context: LintContext) -> Bool {
    isOfDelegate(context) && contract(context.project).map(context.project.isClassBound) == false
  }

  /// A Boolean value that indicates whether the property's type is a protocol of the project that is not limited
  /// to classes, or a composition of such protocols.
  private func isUnbound(_ project: ProjectFacts) -> Bool {
    step.type.names.allSatisfy { name in
      project.type(name, from: step.owner.file).map(project.isClassBound) == false
    }
  }

  /// Makes the property weak, where the language allows it.
  func weakening(_ context: LintContext) -> Fix? {
    let property = step.property
    guard !property.isConstant, step.type.isOptional, !isUnbound(context.project) else {
      return nil
    }
    return Fix(
      context.staysInMemory(value, without: step) ? .safe : .unsafe,
      [SourceEdit(property.keyword..<property.keyword, "weak ")])
  }

  /// The finding at the property.
  func finding(_ rule: RulePage, _ context: LintContext) -> Finding {
    let circle = way.map(\.text).joined(separator: " → ")
    let holder = context.project.isContainer(
      way[way.count - 1].type, from: way[way.count - 1].owner.file)
    let end = holder ? "the stack with \(step.owner.simpleName)" : step.owner.simpleName
    return Finding(
      rule: rule.id, severity: rule.severity, path: step.owner.file.path,
      place: step.property.place,
      symbol: "\(step.owner.name).\(step.property.name)",
      message:
        "`\(step.text)` is strong, and \(circle) holds \(end): \(rule.effect) \(rule.remedy)",
      fix: weakening(context))
  }
}

extension Ownership.Step {
  /// The declared type; every strong reference has one.
  var type: TypeReference { property.type ?? TypeReference(names: []) }
}

extension ProjectFacts {
  /// A Boolean value that indicates whether a property of a declared type may hold an object itself, and not a
  /// box around it.
  fileprivate func fits(
    _ value: ProjectType, _ reference: TypeReference, from file: SourceFile
  ) -> Bool {
    let isKnown = reference.names.contains { type($0, from: file) != nil }
    return !isKnown || implementations(of: reference, from: file).contains(value)
  }
}
