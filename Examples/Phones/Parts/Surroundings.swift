import Foundation
import PhoneServer
public import UIKit

/// The environment of the app: a server, and a way to make it fail.
public enum Surroundings {
  /// The phones of the server that the app itself has started.
  ///
  /// If no server can be started, requests go to an address that does not answer, and the app
  /// reports that like every other failure.
  public static func makeService() -> any PhoneService {
    let address = try? PhoneServer.shared.start()
    return HTTPPhoneService(address: address ?? URL(fileURLWithPath: "/"))
  }

  /// Lets people choose how the server answers from now on.
  public static func makeServerItem() -> UIBarButtonItem {
    let moods = UIDeferredMenuElement.uncached { complete in
      complete(
        ServerMood.allCases.map { mood in
          UIAction(title: mood.title, state: mood == PhoneServer.shared.mood ? .on : .off) { _ in
            PhoneServer.shared.mood = mood
          }
        })
    }
    return UIBarButtonItem(title: "Server", menu: UIMenu(children: [moods]))
  }
}
