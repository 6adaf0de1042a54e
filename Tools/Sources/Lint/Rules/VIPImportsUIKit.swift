import SourceFacts

/// An interactor, a worker or a presenter imports UIKit.
struct VIPImportsUIKit: Rule {
  func findings(in context: LintContext) -> [Finding] {
    guard context.project.hasScenes else { return [] }
    var declared: [String: [ProjectType]] = [:]
    for type in context.project.types { declared[type.file.path, default: []].append(type) }
    return context.project.files.compactMap { file in
      // Doubles stand in tests, which make screens.
      guard !file.facts.imports.contains(where: { ["XCTest", "Testing"].contains($0.module) })
      else { return nil }
      guard let found = file.facts.imports.first(where: { $0.module == "UIKit" }),
        let types = declared[file.path]?.filter({ !$0.isProtocol }),
        let part = part(types, file, context)
      else { return nil }
      let foreign = file.facts.notedNames.filter { isForeign($0, file, context) }.sorted()
      if let view = foreign.first(where: isView) ?? heldView(types, context) {
        guard part.kind != .models else { return nil }
        return page.finding(
          file.path, found.place, part.name, "`\(part.name)` imports UIKit and uses `\(view)`")
      }
      guard foreign.isEmpty, part.kind != .presenter else { return nil }
      return page.finding(
        file.path, found.place, part.name, "`\(part.name)` imports UIKit, and does not need it",
        fix(found, file))
    }
  }

  private enum Kind { case rules, presenter, models }

  /// The part of a scene that a file has, where it has no view beside it.
  private func part(_ types: [ProjectType], _ file: SourceFile, _ context: LintContext) -> (
    name: String, kind: Kind
  )? {
    let isMixed = types.contains { type in
      context.project.isScreen(type) || context.project.isView(type)
        || context.project.isContainer(type)
        || [.view, .router].contains(context.project.part(of: type))
    }
    guard !isMixed else { return nil }
    for type in types {
      switch context.project.part(of: type) {
      case .interactor, .worker: return (type.simpleName, .rules)
      case .presenter: return (type.simpleName, .presenter)
      default: break
      }
    }
    let isModels =
      file.path.hasSuffix("Models.swift")
      && types.contains { ["Request", "Response", "ViewModel"].contains($0.simpleName) }
    return isModels ? (types[0].simpleName, .models) : nil
  }

  /// Names of Foundation that begin with two capital letters.
  private static let ofFoundation: Set<String> = [
    "NSError", "NSObject", "NSString", "NSPredicate", "NSRegularExpression", "NSNumber", "NSURL",
    "NSLock", "NSArray", "NSDictionary", "NSSortDescriptor", "NSCoder", "NSCache", "NSDate",
    "NSLocalizedString", "NSNotification", "NSRange", "NSSet", "NSNull", "NSMutableArray",
    "NSMutableDictionary", "CGFloat", "CGSize", "CGPoint", "CGRect", "JSONDecoder", "JSONEncoder",
    "JSONSerialization", "UUID", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  private func isForeign(_ name: String, _ file: SourceFile, _ context: LintContext) -> Bool {
    if name == "finish" || Self.ofFoundation.contains(name) || name.hasPrefix("URL") {
      return false
    }
    // The project's own names, and constants in capital letters.
    if context.project.type(name, from: file) != nil { return false }
    return !name.utf8.allSatisfy { $0 < UInt8(ascii: "a") || $0 > UInt8(ascii: "z") }
  }

  /// A view or a screen of the project that is in a stored property: its members need UIKit.
  private func heldView(_ types: [ProjectType], _ context: LintContext) -> String? {
    for type in types {
      for name in type.properties.flatMap({ $0.type?.names ?? [] }) {
        guard let held = context.project.type(name, from: type.file) else { continue }
        if context.project.isView(held) || context.project.isScreen(held) { return held.simpleName }
      }
    }
    return nil
  }

  private func isView(_ name: String) -> Bool {
    name.hasPrefix("UI")
      && ["View", "Controller", "Button", "Label", "Cell", "TextField", "Switch", "Window"]
        .contains { name.hasSuffix($0) }
  }

  private func fix(_ found: ImportFact, _ file: SourceFile) -> Fix {
    let hasFoundation = file.facts.imports.contains { $0.module == "Foundation" }
    return hasFoundation
      ? Fix(.safe, [SourceEdit(found.statement, "")])
      : Fix(.safe, [SourceEdit(found.name, "Foundation")])
  }

  let page = RulePage(
    id: "vip-imports-uikit", title: "An interactor, a worker or a presenter imports UIKit",
    effect:
      "the business logic cannot be tested without screens, so mistakes in it are found late.",
    remedy: "Import Foundation, and pass values instead of views.", severity: .warning,
    fix: .safe,
    bad: [
      """
      ↓import UIKit
      protocol ListBusinessLogic { func load() }
      class ListInteractor: ListBusinessLogic { func load() {} }
      """,
      """
      import Foundation
      ↓import UIKit
      protocol ListBusinessLogic {}
      class ListWorker { func fetch(_ done: @escaping (Data?, Error?) -> Void) {} }
      """,
      """
      ↓import UIKit
      protocol ListBusinessLogic {}
      protocol ListPresentationLogic {}
      class ListPresenter: ListPresentationLogic {
        func color(_ label: UILabel) { label.isHidden = true }
      }
      """,
      """
      ↓import UIKit
      protocol ListBusinessLogic {}
      class ListInteractor: ListBusinessLogic {
        func show(on screen: UIViewController) {}
      }
      """,
      """
      ↓import UIKit
      protocol ListBusinessLogic {}
      final class ListInteractor: NSObject, ListBusinessLogic {
        let address = URL(string: "a")
        let id = UUID()
        func size() -> CGFloat { 1 }
      }
      """,
      """
      // The client's name begins as those of frameworks do, and is one of the project.
      ↓import UIKit
      protocol ListBusinessLogic {}
      class ListInteractor: ListBusinessLogic { let client = APIClient() }
      class APIClient {}
      """,
    ],
    good: [
      """
      import Foundation
      protocol ListBusinessLogic { func load() }
      class ListInteractor: ListBusinessLogic { func load() {} }
      """,
      """
      import UIKit
      import XCTest
      protocol ListBusinessLogic { func load() }
      final class ListBusinessSpy: ListBusinessLogic { func load() {} }
      """,
      """
      import UIKit
      protocol ListBusinessLogic {}
      class ListInteractor: ListBusinessLogic { func decode(_ data: Data) -> UIImage? { UIImage(data: data) } }
      """,
      """
      // Presenters of the usual templates import UIKit; without views that does no harm.
      import UIKit
      protocol ListBusinessLogic {}
      protocol ListPresentationLogic {}
      class ListPresenter: ListPresentationLogic { let formatter = ListFormatter(); func present() {} }
      class ListFormatter {}
      """,
      """
      import UIKit
      protocol ListBusinessLogic {}
      class ListInteractor: ListBusinessLogic {
        let names = ["a"]
        func name(_ path: IndexPath) -> String { names[path.row] }
      }
      """,
      """
      // A project without scenes has other rules.
      import UIKit
      protocol Downloading {}
      class DownloadWorker: Downloading { func start() {} }
      """,
      """
      // The screen in the same file needs UIKit.
      import UIKit
      protocol ListBusinessLogic {}
      class ListInteractor: ListBusinessLogic {}
      class ListViewController: UIViewController { var interactor: ListBusinessLogic? }
      """,
    ])
}
