public import Foundation
import NewsServer
import NewsStore
import UIKit

/// The environment of the app: a server, a folder, and a way to make the server fail.
public enum Surroundings {
  /// The folder of articles and pictures: the one for data that apps need again.
  public static var folder =
    (FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    ?? FileManager.default.temporaryDirectory).appendingPathComponent("News")

  /// The articles of the server that the app itself has started, kept in ``folder``.
  ///
  /// If no server can be started, requests go to an address that does not answer, and the app
  /// reports that like every other failure.
  public static func makeResources() -> NewsResources {
    let address = try? NewsServer.shared.start()
    let service = HTTPArticleService(address: address ?? URL(fileURLWithPath: "/"))
    return NewsResources(
      service: service,
      store: ArticleDatabase(file: folder.appendingPathComponent("News.sqlite")),
      pictures: PictureCache(
        service: service, folder: folder.appendingPathComponent("Pictures")))
  }

  /// Lets people choose how the server answers from now on.
  static func makeServerItem() -> UIBarButtonItem {
    let moods = UIDeferredMenuElement.uncached { complete in
      complete(
        ServerMood.allCases.map { mood in
          UIAction(title: mood.title, state: mood == NewsServer.shared.mood ? .on : .off) { _ in
            NewsServer.shared.mood = mood
          }
        })
    }
    return UIBarButtonItem(title: "Server", menu: UIMenu(children: [moods]))
  }
}
