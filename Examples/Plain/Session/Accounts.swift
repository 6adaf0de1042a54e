import Foundation

struct Member: Codable {
    let name: String
    let card: String
}

enum SignInError: LocalizedError {
    case noSuchCard
    case wrongPIN

    var errorDescription: String? {
        switch self {
        case .noSuchCard: return "The library knows no such card."
        case .wrongPIN: return "This is not the PIN of that card."
        }
    }
}

/// Knows who is a member.
class Accounts {

    private struct Entry: Codable {
        let name: String
        let card: String
        let pin: String
    }

    private let entries: [Entry]

    init(bundle: Bundle = .main) {
        let url = bundle.url(forResource: "members", withExtension: "json")
        let data = url.flatMap { try? Data(contentsOf: $0) } ?? Data()
        entries = (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
    }

    func signIn(
        card: String, pin: String, completion: @escaping (Result<Member, SignInError>) -> Void
    ) {
        let entry = entries.first { $0.card == card }
        // It takes as long as a server would.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            guard let entry = entry else { return completion(.failure(.noSuchCard)) }
            guard entry.pin == pin else { return completion(.failure(.wrongPIN)) }
            completion(.success(Member(name: entry.name, card: entry.card)))
        }
    }
}
