import Foundation

struct Phone: Codable, Equatable {

    enum CodingKeys: String, CodingKey {
        case id, name, maker, price
        case screenSize = "screen_size"
    }

    let id: Int
    let name: String
    let maker: String
    let price: Decimal
    let screenSize: Double
}
