import Foundation

struct Article: Codable, Equatable {
    let id: Int
    let title: String
    let published: Date
    let body: String
}
