import StorylineTesting

@testable import Basics
@testable import BasicsByHand
@testable import Cinema
@testable import CinemaByHand
@testable import CinemaByHandMended
@testable import LeaksMended
@testable import Phones
@testable import PhonesMVPC
@testable import PhonesMVVMC
@testable import PhonesMVVMCMended

// To add an app: its target to the list of `monkeys` in Package.swift, an import above, a line here.
extension MonkeyApp {
  /// All examples.
  static let all: [MonkeyApp] = [
    MonkeyApp(Basics.AppDelegate.self, basics),
    // The screens and their coordinator hold each other, from the launch on.
    MonkeyApp(BasicsByHand.AppDelegate.self, basics, fault: "FirstViewController.coordinator"),
    MonkeyApp(Cinema.AppDelegate.self, cinema),
    MonkeyApp(CinemaByHand.AppDelegate.self, cinemaWithoutExit, fault: "Coordinator.parent") {
      // Who leaves finds the fault at once, and nothing else.
      $0.avoids = ["Leave"]
    },
    MonkeyApp(CinemaByHandMended.AppDelegate.self, cinema),
    MonkeyApp(LeaksMended.AppDelegate.self, leaks),
    MonkeyApp(Phones.AppDelegate.self, phones, prepare: preparePhones),
    MonkeyApp(PhonesMVVMC.AppDelegate.self, phones, prepare: preparePhones),
    MonkeyApp(PhonesMVVMCMended.AppDelegate.self, phones, prepare: preparePhones),
    MonkeyApp(PhonesMVPC.AppDelegate.self, phones, prepare: preparePhones),
  ]

  /// Those in which everything is to be in order.
  static var inOrder: [MonkeyApp] { all.filter { $0.fault == nil } }
  /// Those in which a fault was left in.
  static var faulty: [MonkeyApp] { all.filter { $0.fault != nil } }

  // MARK: Basics

  private static let basics: MonkeyMap = [
    "FirstViewController": ["SecondViewController", "ThirdViewController"],
    "SecondViewController": ["FirstViewController"],
    "ThirdViewController": ["FirstViewController"],
  ]

  // Each screen of a tab leads to what is in front in the other one.
  private static let cinemaWithoutExit: MonkeyMap = [
    "WelcomeViewController": ["ProgrammeViewController"],
    "ProgrammeViewController": [
      "FilmViewController", "CardViewController", "NameViewController", "SeatViewController",
    ],
    "FilmViewController": [
      "ProgrammeViewController", "CardViewController", "NameViewController", "SeatViewController",
    ],
    "CardViewController": [
      "NameViewController", "ProgrammeViewController", "FilmViewController",
    ],
    "NameViewController": [
      "CardViewController", "SeatViewController", "ProgrammeViewController", "FilmViewController",
    ],
    "SeatViewController": [
      "NameViewController", "CardViewController", "ProgrammeViewController", "FilmViewController",
    ],
  ]
  private static let cinema = MonkeyMap(
    ways: cinemaWithoutExit.ways.union([
      MonkeyMap.Way(from: "CardViewController", to: "WelcomeViewController")
    ]))

  // MARK: Leaks

  // Who taps twice in a hurry is two screens on: the button of the next screen lies in the same place.
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
