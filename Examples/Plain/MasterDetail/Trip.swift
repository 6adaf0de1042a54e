import Foundation

struct Trip: Codable {
    let name: String
    let when: String
    let days: [Day]
}

struct Day: Codable {
    let id: String
    let name: String
    let date: String
    let stops: [Stop]
}

struct Stop: Codable {
    let time: String
    let text: String
}

extension Trip {

    /// Returns the planned trips from `trips.json`.
    static func load(from bundle: Bundle = .main) -> [Trip] {
        guard let url = bundle.url(forResource: "trips", withExtension: "json") else {
            fatalError("trips.json is not in the bundle")
        }
        do {
            return try JSONDecoder().decode([Trip].self, from: Data(contentsOf: url))
        } catch {
            fatalError("trips.json cannot be read: \(error)")
        }
    }
}
