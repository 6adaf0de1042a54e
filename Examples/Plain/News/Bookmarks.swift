import Foundation

extension NSNotification.Name {
    static let bookmarksDidChange = NSNotification.Name(rawValue: "BookmarksDidChange")
}

/// The bookmarked articles.
@objcMembers
class Bookmarks: NSObject {

    static let shared = Bookmarks(defaults: UserDefaults.standard)

    dynamic private(set) var ids: Set<Int>
    private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
        ids = Set(defaults.array(forKey: #keyPath(Bookmarks.ids)) as? [Int] ?? [])
        super.init()
    }

    func contains(_ id: Int) -> Bool {
        return ids.contains(id)
    }

    func toggle(_ id: Int) {
        if ids.remove(id) == nil {
            ids.insert(id)
        }
        NotificationCenter.default.post(name: .bookmarksDidChange, object: self)
    }

    func save() {
        defaults.set(Array(ids), forKey: #keyPath(Bookmarks.ids))
    }
}
