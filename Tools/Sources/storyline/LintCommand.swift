import AppBuilder
import ArgumentParser
import Foundation
import Lint
import SourceFacts

struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds leaks and wrong ends of coordinators and VIP scenes in the sources.",
    discussion: """
      Reads the sources only: nothing is built, and no simulator is needed. Ends with 1 where an error was \
      found, or a warning with --strict, and with 2 where the input is wrong.

        storyline lint path/to/App                      prints the findings
        storyline lint --fix path/to/App                writes what is safe to write
        storyline lint explain screen-holds-coordinator the page of a rule
        storyline lint rules                            all rules
      """,
    subcommands: [LintCheck.self, LintExplain.self, LintRules.self],
    defaultSubcommand: LintCheck.self)
}

struct LintCheck: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Prints the findings in the sources of a folder.")

  @Argument(help: "The folder of the sources.")
  var path = "."

  @Option(
    help:
      "The form of the findings: \(LintFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = LintFormat.text

  @Flag(help: "Write safe fixes into the files.")
  var fix = false

  @Flag(help: "With --fix: write fixes, too, that may change what the app does.")
  var unsafeFixes = false

  @Flag(help: "Print the changes of the fixes, and write none.")
  var diff = false

  @Option(help: "Write the findings to this file.")
  var output: String?

  @Flag(help: "Read one file from standard input, and report that file only; needs --as.")
  var stdin = false

  @Option(name: .customLong("as"), help: "The path of the file that standard input has.")
  var asFile: String?

  @Flag(help: "Go on, and report again after each change of a file.")
  var watch = false

  @Flag(help: "Print the numbers of the project, and notes, instead of the findings.")
  var statistics = false

  @Option(help: "Run this rule only; repeat it for several.")
  var only: [String] = []

  @Option(help: "Leave this rule out; repeat it for several.")
  var except: [String] = []

  @Option(help: "Leave out the findings of this file.")
  var baseline: String?

  @Option(help: "Write all findings to this file, for --baseline, and end with 0.")
  var writeBaseline: String?

  @Option(help: "Report only files that have changed since this commit of git.")
  var changedSince: String?

  @Flag(help: "End with 1 for warnings, too.")
  var strict = false

  func validate() throws {
    for name in only + except where Rules.rule(name) == nil {
      let nearest = Rules.nearest(name, in: Rules.all.map(\.page.id)) ?? ""
      throw ValidationError("There is no rule \(name). The nearest name is \(nearest).")
    }
    if unsafeFixes, !fix, !diff { throw ValidationError("--unsafe-fixes needs --fix or --diff.") }
    if fix, diff {
      throw ValidationError("--fix writes what --diff only prints. Name one of them.")
    }
    if stdin != (asFile != nil) {
      throw ValidationError("--stdin and --as belong together: --stdin --as Sources/Home.swift.")
    }
    if stdin, fix || watch || statistics || writeBaseline != nil {
      throw ValidationError("--stdin goes with --format, --diff and --baseline only.")
    }
    if watch, writeBaseline != nil || output != nil {
      throw ValidationError("--watch prints, and writes no file.")
    }
  }

  func run() async throws {
    do {
      if watch { return try await LintWatch(self).run() }
      guard try await LintRun(self).perform() else { throw ExitCode(1) }
    } catch let error as LintError {
      Console.say("error: \(error)")
      throw ExitCode(2)
    }
  }
}

extension LintFormat: ExpressibleByArgument {}

struct LintExplain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Prints the page of a rule, with examples.")

  @Argument(help: "The rule.")
  var rule: String

  func run() throws {
    guard let found = Rules.rule(rule) else {
      let nearest = Rules.nearest(rule, in: Rules.all.map(\.page.id)) ?? ""
      Console.say("error: There is no rule \(rule). The nearest name is \(nearest).")
      throw ExitCode(2)
    }
    print(found.page.text, terminator: "")
  }
}

struct LintRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Prints all rules.")

  @Flag(help: "Print them as JSON.")
  var json = false

  private struct Entry: Encodable {
    let id, title, severity: String
    let isOnByDefault: Bool
    let fix: String?
  }

  func run() throws {
    let pages = Rules.all.map(\.page)
    if json {
      try Console.print(
        pages.map { page in
          Entry(
            id: page.id, title: page.title, severity: page.severity.rawValue,
            isOnByDefault: page.isOnByDefault, fix: page.fix?.rawValue)
        })
    } else {
      let width = pages.map(\.id.count).max() ?? 0
      for page in pages {
        let id = page.id.padding(toLength: width, withPad: " ", startingAt: 0)
        print("\(id)  \(page.isOnByDefault ? "on " : "off")  \(page.severity)  \(page.title)")
      }
    }
  }
}
