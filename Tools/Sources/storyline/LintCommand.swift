import AppBuilder
import ArgumentParser
import Foundation
import Lint
import SourceFacts

struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds leaks of coordinators and Clean Swift scenes in the sources.",
    discussion: """
      Reads the sources only; nothing is built. The exit status is 1 if an error was found (with --strict, \
      also a warning), and 2 if the input is invalid.

        storyline lint path/to/App                       prints the findings
        storyline lint --fix path/to/App                 applies the safe fixes
        storyline lint explain screen-holds-coordinator  explains a rule
        storyline lint rules                             lists all rules
      """,
    subcommands: [LintCheck.self, LintExplain.self, LintRules.self],
    defaultSubcommand: LintCheck.self)
}

struct LintCheck: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Prints the findings in a folder. This is the default.")

  @Argument(help: "The folder of the sources.")
  var path = "."

  @Option(
    help:
      "The format of the findings: \(LintFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = LintFormat.text

  @Flag(help: "Apply the safe fixes to the files.")
  var fix = false

  @Flag(help: "With --fix or --diff: include fixes that can change how the app behaves.")
  var unsafeFixes = false

  @Flag(help: "Print the fixes as a diff and write nothing.")
  var diff = false

  @Option(help: "Write the findings to this file.")
  var output: String?

  @Flag(help: "Read one file from standard input and report on that file only; needs --as.")
  var stdin = false

  @Option(name: .customLong("as"), help: "The path of the file on standard input.")
  var asFile: String?

  @Flag(help: "Keep running and report again after each change to a file.")
  var watch = false

  @Flag(help: "Print counts and notes about the project instead of the findings.")
  var statistics = false

  @Option(help: "Run only this rule. Repeat the option for several.")
  var only: [String] = []

  @Option(help: "Skip this rule. Repeat the option for several.")
  var except: [String] = []

  @Option(help: "Hide the findings that this baseline file lists.")
  var baseline: String?

  @Option(help: "Write all findings to this file, for --baseline, and exit with 0.")
  var writeBaseline: String?

  @Option(help: "Report only on files that changed since this Git commit.")
  var changedSince: String?

  @Flag(help: "Exit with 1 for warnings, too.")
  var strict = false

  func validate() throws {
    for name in only + except where Rules.rule(name) == nil {
      let nearest = Rules.nearest(name, in: Rules.all.map(\.page.id)) ?? ""
      throw ValidationError("There is no rule \(name). The nearest name is \(nearest).")
    }
    if unsafeFixes, !fix, !diff { throw ValidationError("--unsafe-fixes needs --fix or --diff.") }
    if fix, diff {
      throw ValidationError("Choose one of --fix and --diff: --diff only prints the changes.")
    }
    if stdin != (asFile != nil) {
      throw ValidationError("Use --stdin and --as together: --stdin --as Sources/Home.swift.")
    }
    if stdin, fix || watch || statistics || writeBaseline != nil {
      throw ValidationError(
        "--stdin cannot be combined with --fix, --watch, --statistics or --write-baseline.")
    }
    if watch, writeBaseline != nil || output != nil {
      throw ValidationError("--watch cannot be combined with --output or --write-baseline.")
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
    commandName: "explain", abstract: "Explains a rule, with examples.")

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
    commandName: "rules", abstract: "Lists all rules.")

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
