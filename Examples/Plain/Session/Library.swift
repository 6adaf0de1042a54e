import Foundation

struct Subject: Codable {
    let name: String
    let books: [Book]
}

struct Book: Codable, Equatable {
    let id: String
    let title: String
    let author: String
    let year: Int
    let about: String
}

extension Notification.Name {
    static let libraryDidChange = Notification.Name("LibraryDidChange")
}

/// The books of the library, and the member's loans.
class Library: NSObject {

    private struct Contents: Codable {
        let subjects: [Subject]
        let loans: [String]
    }

    let subjects: [Subject]
    private(set) var loans: [Book]
    private var reviews = [String: String]()

    init(bundle: Bundle = .main) {
        let url = bundle.url(forResource: "library", withExtension: "json")
        let data = url.flatMap { try? Data(contentsOf: $0) } ?? Data()
        let contents = try? JSONDecoder().decode(Contents.self, from: data)
        subjects = contents?.subjects ?? []
        let books = subjects.flatMap { $0.books }
        loans = (contents?.loans ?? []).compactMap { id in books.first { $0.id == id } }
        super.init()
    }

    func book(_ id: String) -> Book? {
        return subjects.flatMap { $0.books }.first { $0.id == id }
    }

    func review(of book: Book) -> String? {
        return reviews[book.id]
    }

    func add(_ review: String, of book: Book) {
        reviews[book.id] = review
        NotificationCenter.default.post(name: .libraryDidChange, object: self)
    }

    func giveBack(_ book: Book) {
        loans.removeAll { $0 == book }
        NotificationCenter.default.post(name: .libraryDidChange, object: self)
    }
}
