import SourceFacts

/// All functions, properties and closures of a project, and the places that call them.
struct Bodies {
  struct Body {
    let file: SourceFile
    let fact: BodyFact
    let owner: ProjectType?
    /// The body around a closure or a nested function.
    let outer: Int?
  }

  /// A call, in a statement of a body.
  struct Call {
    let body: Int
    /// The called function, property or type.
    let callee: ValueFact
    let name: String
    /// The object whose method is called; `nil` for one of the caller's own.
    let base: ValueFact?
    let arguments: [ArgumentFact]
    let line: Int
    /// The enumeration cases around the call.
    let cases: [String]
  }

  /// The use of a closure, or of a function by its name.
  enum Use {
    case written(to: ValueFact, in: Int)
    case argument(label: String?, of: Call)
    /// Anything else, such as a local variable or a result.
    case inside(Int)
  }

  let project: ProjectFacts
  private(set) var all: [Body] = []
  private(set) var calls: [String: [Call]] = [:]
  private(set) var functions: [String: [Int]] = [:]
  private(set) var properties: [String: [Int]] = [:]
  /// The objects that are written to properties, by the properties' names.
  private(set) var writes: [String: [(body: Int, target: ValueFact, statement: StatementFact)]] =
    [:]
  /// The calls that an enumeration case is an argument of, by the case's name.
  private(set) var mentions: [String: [(body: Int, cases: [String])]] = [:]
  /// The classes with code for an enumeration case, by the case's name.
  private(set) var handlers: [String: Set<ProjectType>] = [:]
  /// The classes of UIKit that extensions make conform to a protocol of the project.
  private(set) var conformances: [ProjectType: Set<String>] = [:]
  private(set) var uses: [Int: Use] = [:]
  private(set) var references: [String: [Use]] = [:]
  /// The objects that the statements around closures change: `screen.navigationItem` of
  /// `screen.navigationItem.rightBarButtonItem = …`.
  private(set) var contexts: [Int: ValueFact] = [:]

  init(_ project: ProjectFacts) {
    self.project = project
    for file in project.files {
      for type in file.facts.types where type.kind == .extension {
        guard project.type(type.name, from: file) == nil else { continue }
        for name in type.inherits {
          if let known = project.type(name, from: file) {
            conformances[known, default: []].insert(type.name)
          }
        }
      }
      let first = all.count
      for fact in file.facts.bodies ?? [] {
        let owner = fact.owner.flatMap { project.type($0, from: file) }
        all.append(
          Body(file: file, fact: fact, owner: owner, outer: fact.outer.map { $0 + first }))
        switch fact.kind {
        case .function: functions[fact.name, default: []].append(all.count - 1)
        case .property: properties[fact.name, default: []].append(all.count - 1)
        case .initializer, .closure: break
        }
      }
      for body in first..<all.count { index(body, first) }
    }
  }

  /// The number of the closure that a value of a body means.
  func closure(_ index: Int, in body: Int) -> Int {
    // Closures are numbered in their file, whose first body is found by the numbers around.
    var root = body
    while let outer = all[root].outer { root = outer }
    return firsts[all[root].file.path].map { $0 + index } ?? index
  }

  private var firsts: [String: Int] = [:]

  private mutating func index(_ body: Int, _ first: Int) {
    firsts[all[body].file.path] = first
    for statement in all[body].fact.statements {
      if let owner = all[body].owner {
        for name in statement.cases.flatMap({ $0.split(separator: "|") }) {
          handlers[String(name), default: []].insert(owner)
        }
      }
      if statement.role == .write, let target = statement.target {
        note(statement.value, first, as: .written(to: target, in: body))
        if let name = target.lastName {
          writes[name, default: []].append((body, target, statement))
        }
      }
      if let context = statement.context {
        statement.value.visit { value in
          if case .closure(let index) = value { contexts[first + index] = context }
        }
      }
      visit(statement.value, body, first, statement.cases)
      if let target = statement.target { visit(target, body, first, statement.cases) }
    }
  }

  private mutating func note(_ value: ValueFact, _ first: Int, as use: Use) {
    switch value {
    case .closure(let index): uses[first + index] = use
    case .name(let name) where name.first?.isLowercase == true:
      references[name, default: []].append(use)
    case .member(let base?, let name) where base.path != nil && name.first?.isLowercase == true:
      references[name, default: []].append(use)
    default: break
    }
  }

  private mutating func visit(
    _ value: ValueFact, _ body: Int, _ first: Int, _ cases: [String]
  ) {
    switch value {
    case .call(let callee, let arguments, let line):
      let (base, name): (ValueFact?, String) =
        switch callee {
        case .name(let name): (nil, name)
        case .member(let base, let name): (base, name)
        default: (nil, "")
        }
      let call = Call(
        body: body, callee: callee, name: name, base: base, arguments: arguments, line: line,
        cases: cases)
      calls[name, default: []].append(call)
      visit(callee, body, first, cases)
      for argument in arguments {
        note(argument.value, first, as: .argument(label: argument.label, of: call))
        if let mention = argument.value.caseName, argument.mayBeStep {
          mentions[mention, default: []].append((body, cases))
        }
        visit(argument.value, body, first, cases)
      }
    case .member(let base, _): if let base { visit(base, body, first, cases) }
    case .cast(let inner, _): visit(inner, body, first, cases)
    case .list(let values), .tuple(let values), .either(let values):
      for each in values { visit(each, body, first, cases) }
    case .closure(let index):
      if uses[first + index] == nil { uses[first + index] = .inside(body) }
    case .name, .text, .other: break
    }
  }
}

extension StatementFact {
  /// The object that the statement changes or calls.
  fileprivate var context: ValueFact? {
    if case .member(let base, _)? = target { return base }
    if case .call(.member(let base, _), _, _) = value { return base }
    return nil
  }
}

extension ArgumentFact {
  /// A Boolean value that indicates whether an enumeration case may be a step or a route, and not a style.
  fileprivate var mayBeStep: Bool {
    guard let label, value.isImplicitMember else { return true }
    return ["to", "with", "step", "route", "for", "at"].contains(label) || label.hasPrefix("with")
      || label.lowercased().hasSuffix("step") || label.lowercased().hasSuffix("route")
  }
}

extension ValueFact {
  /// A Boolean value that indicates whether the value begins with a dot.
  fileprivate var isImplicitMember: Bool {
    switch self {
    case .member(nil, _): true
    case .call(let callee, _, _): callee.isImplicitMember
    default: false
    }
  }

  /// The last name of a chain.
  var lastName: String? {
    switch self {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }

  /// The name of an enumeration case: of `.detail(id)`, `Step.detail` or `AppStep.detail(id)`.
  var caseName: String? {
    switch self {
    case .member(nil, let name): name
    case .member(.name(let type)?, let name)
    where type.first?.isUppercase == true && name.first?.isLowercase == true:
      name
    case .call(let callee, _, _): callee.caseName
    default: nil
    }
  }
}
