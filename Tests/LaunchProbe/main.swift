import UIKit

// One launch a process: the argument says which application delegate it gets. What happens is
// printed, a line an event, and the process ends by itself.

let delegates = [
  "window": "LaunchProbe.WindowDelegate",
  "responders": "LaunchProbe.RespondersDelegate",
  "scene-and-stray-window": "LaunchProbe.StrayWindowDelegate",
  "scene-by-class": "LaunchProbe.SceneByClassDelegate",
  "scene-by-name": "LaunchProbe.SceneByNameDelegate",
  "threads": "LaunchProbe.ThreadsDelegate",
]
guard let name = CommandLine.arguments.last, let delegate = delegates[name] else {
  print("usage: LaunchProbe \(delegates.keys.sorted().joined(separator: "|"))")
  exit(64)
}
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, delegate)
// 8.1.1 – the line above does not return.
print("returned")
