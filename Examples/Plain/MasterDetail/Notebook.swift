import Foundation

extension Notification.Name {
    /// Posted by a notebook, with the day's id under `Notebook.dayKey`.
    static let notebookDidChange = Notification.Name("NotebookDidChange")
}

/// The notes on days.
class Notebook: NSObject {

    static let shared = Notebook(defaults: .standard)
    static let dayKey = "day"

    private let defaults: UserDefaults
    private var notes: [String: String]

    init(defaults: UserDefaults) {
        self.defaults = defaults
        notes = defaults.dictionary(forKey: "notes") as? [String: String] ?? [:]
        super.init()
    }

    func note(for day: Day) -> String? {
        return notes[day.id]
    }

    func setNote(_ note: String?, for day: Day) {
        notes[day.id] = note
        NotificationCenter.default.post(
            name: .notebookDidChange, object: self, userInfo: [Notebook.dayKey: day.id])
    }

    func save() {
        defaults.set(notes, forKey: "notes")
    }
}
