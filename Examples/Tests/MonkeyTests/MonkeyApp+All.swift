import Foundation
import StorylineTesting

@testable import Basics
@testable import BasicsByHand
@testable import Cinema
@testable import CinemaByHand
@testable import CinemaByHandMended
@testable import LeaksMended
@testable import MasterDetail
@testable import MasterDetailByHandMended
@testable import Phones
@testable import PhonesMVPC
@testable import PhonesMVPCStoryboard
@testable import PhonesMVVMC
@testable import PhonesMVVMCMended
@testable import PhonesMVVMCStoryboard
@testable import Session
@testable import SessionByHandMended
@testable import Shop

// To add an app: its target to the list of `monkeys` in Package.swift, an import above, a line here.
extension MonkeyApp {
  /// All examples. Where fewer steps are taken than until all is seen, the night sees it all.
  static let all: [MonkeyApp] = [
    MonkeyApp(Basics.AppDelegate.self, basics),
    // The screens and their coordinator hold each other, from the launch on.
    MonkeyApp(BasicsByHand.AppDelegate.self, basics, fault: "FirstViewController.coordinator"),
    MonkeyApp(Cinema.AppDelegate.self, cinema, seenAfter: 2000, steps: 400),
    // Coordinators and their parents hold each other: who leaves the cinema leaves all of it behind.
    MonkeyApp(CinemaByHand.AppDelegate.self, cinema, fault: "Coordinator.parent"),
    // The same screens as above.
    MonkeyApp(CinemaByHandMended.AppDelegate.self, cinema, seenAfter: 2000, steps: 200),
    MonkeyApp(LeaksMended.AppDelegate.self, leaks),
    MonkeyApp(MasterDetail.AppDelegate.self, trips),
    MonkeyApp(MasterDetailByHandMended.AppDelegate.self, trips),
    MonkeyApp(
      Session.AppDelegate.self, library, seenAfter: 2000, steps: 400, prepare: prepareLibrary),
    MonkeyApp(
      SessionByHandMended.AppDelegate.self, library, seenAfter: 2000, steps: 200,
      prepare: prepareLibrary),
    MonkeyApp(Shop.AppDelegate.self, shop, seenAfter: 20_000, steps: 400, prepare: prepareShop),
    // The empty column is in front until an item was chosen once: few of its ways are gone.
    MonkeyApp(
      Shop.AppDelegate.self, shopInColumns, on: .iPad, seenAfter: 20_000, waysAtLeast: 0.9,
      steps: 200, prepare: prepareShop),
    MonkeyApp(Phones.AppDelegate.self, phones, prepare: preparePhones),
    MonkeyApp(PhonesMVVMC.AppDelegate.self, phones, prepare: preparePhones),
    MonkeyApp(PhonesMVVMCMended.AppDelegate.self, phones, prepare: preparePhones),
    MonkeyApp(PhonesMVPC.AppDelegate.self, phones, prepare: preparePhones),
    MonkeyApp(PhonesMVVMCStoryboard.AppDelegate.self, phones, prepare: preparePhones),
    MonkeyApp(PhonesMVPCStoryboard.AppDelegate.self, phones, prepare: preparePhones),
  ]

  /// The apps without a known fault.
  static var inOrder: [MonkeyApp] { wanted.filter { $0.fault == nil } }
  /// The apps with a fault that was left in on purpose.
  static var faulty: [MonkeyApp] { wanted.filter { $0.fault != nil } }

  /// The apps with the screens of another app, whose own tests stay in every run: a monkey uses them at night.
  private static let twins: Set = [
    "CinemaByHandMended", "SessionByHandMended", "MasterDetailByHandMended", "PhonesMVVMC",
    "PhonesMVPC", "PhonesMVVMCStoryboard", "PhonesMVPCStoryboard",
  ]

  /// The one that `STORYLINE_MONKEY_APP` names, or those of one of several processes:
  /// `STORYLINE_MONKEY_PART=1/2` is every second one, beginning with the first. With `STORYLINE_MONKEY_ACTIONS`
  /// the twins are among them.
  private static var wanted: [MonkeyApp] {
    let environment = ProcessInfo.processInfo.environment
    if let name = environment["STORYLINE_MONKEY_APP"] { return all.filter { $0.name == name } }
    let isNight = environment["STORYLINE_MONKEY_ACTIONS"] != nil
    let wanted = all.filter { isNight || !twins.contains($0.name) }
    let part = environment["STORYLINE_MONKEY_PART"]?.split(separator: "/").compactMap { Int($0) }
    guard let part, part.count == 2, (1...max(part[1], 1)).contains(part[0]) else { return wanted }
    return wanted.enumerated().filter { $0.offset % part[1] == part[0] - 1 }.map(\.element)
  }

  // MARK: Basics

  private static let basics: MonkeyMap = [
    "FirstViewController": ["SecondViewController", "ThirdViewController"],
    "SecondViewController": ["FirstViewController"],
    "ThirdViewController": ["FirstViewController"],
  ]

  // Each screen of a tab leads to what is in front in the other one. Who taps “Box” twice in a hurry has
  // a card with the first tap, and leaves with the second: the buttons lie in the same place.
  private static let cinema: MonkeyMap = [
    "WelcomeViewController": ["ProgrammeViewController"],
    "ProgrammeViewController": [
      "FilmViewController", "CardViewController", "NameViewController", "SeatViewController",
    ],
    "FilmViewController": [
      "ProgrammeViewController", "CardViewController", "NameViewController", "SeatViewController",
    ],
    "CardViewController": [
      "NameViewController", "ProgrammeViewController", "FilmViewController",
      "WelcomeViewController",
    ],
    "NameViewController": [
      "CardViewController", "SeatViewController", "ProgrammeViewController", "FilmViewController",
    ],
    "SeatViewController": [
      "NameViewController", "CardViewController", "ProgrammeViewController", "FilmViewController",
      "WelcomeViewController",
    ],
  ]

  // MARK: Leaks

  // A double tap goes two screens on: the button of the next screen lies in the same place.
  private static let leaks: MonkeyMap = [
    "NotesViewController": [
      "NoteViewController", "SearchViewController", "AccountViewController", "SignInViewController",
    ],
    "NoteViewController": ["NotesViewController"],
    "SearchViewController": ["NotesViewController"],
    "AccountViewController": ["NotesViewController", "SignInViewController"],
    "SignInViewController": ["NotesViewController", "AccountViewController"],
  ]
}
