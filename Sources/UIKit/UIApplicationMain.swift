public import UIKitCore
import Foundation
import LeakWatch
import UIKitSimulator

/// Creates the application and its delegate, launches, and serves events until the process ends.
///
/// On Linux the app is seen in a browser: one line on standard output says where. With
/// `STORYLINE_SNAPSHOT=file.svg` (or `.txt`) in the environment it draws its first settled screen
/// there instead, and exits. `STORYLINE_PHOTOS=folder` gives the device the pictures of a folder, and
/// `STORYLINE_LOCALE=de_AT` sets its region and language.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  run(
    Launch(
      application: principalClassName.flatMap(NSClassFromString) as? NSObject.Type,
      delegate: delegateClassName.flatMap(NSClassFromString) as? NSObject.Type))
}

extension UIApplicationDelegate {
  /// Runs the app. `@main` on an application delegate calls it.
  public static func main() {
    run(Launch(application: nil, delegate: self as? NSObject.Type))
  }
}

@MainActor
private func run(_ launch: Launch) -> Never {
  let environment = ProcessInfo.processInfo.environment
  do {
    if let locale = environment["STORYLINE_LOCALE"] { Stage.shared.setLocale(locale) }
    if let path = environment["STORYLINE_PHOTOS"] {
      Stage.shared.system.photos = try PhotoFolder(path: path).photos
    }
    if let path = environment["STORYLINE_SNAPSHOT"] {
      try draw(launch, to: SnapshotFile(path: path))
    } else {
      try serve(launch)
    }
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
  }
  exit(0)
}

@MainActor
private func draw(_ launch: Launch, to file: SnapshotFile) throws {
  launch.run()
  try Stage.shared.settle()
  try file.write(Stage.shared.displayList())
}

@MainActor
private func serve(_ launch: Launch) throws {
  Stage.shared.clock.mode = .real
  try Simulator.shared.start(appName: ProcessInfo.processInfo.processName)
  #if DEBUG
    LeakWatch.shared.beginInRunningApp()
  #endif
  launch.run()
  RunLoop.main.run()
}
