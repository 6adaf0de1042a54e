import Foundation

enum PhoneStoreError: LocalizedError {
    case missingFile(String)

    var errorDescription: String? {
        switch self {
        case .missingFile(let name):
            return String(
                format: NSLocalizedString("error.missing", comment: "A file is not there"), name)
        }
    }
}

protocol PhoneStoreProtocol: AnyObject {
    func fetch(completion: @escaping (Result<[Phone], Error>) -> Void)
}

/// Reads the phones on another queue, as it would fetch them from a server.
class PhoneStore: PhoneStoreProtocol {

    private let bundle: Bundle
    private let name: String
    private let queue = DispatchQueue(label: "org.example.phones.store", qos: .userInitiated)

    init(bundle: Bundle = .main, name: String = "phones") {
        self.bundle = bundle
        self.name = name
    }

    func fetch(completion: @escaping (Result<[Phone], Error>) -> Void) {
        queue.async { [bundle, name] in
            let result = Result<[Phone], Error> {
                guard let path = bundle.path(forResource: name, ofType: "json") else {
                    throw PhoneStoreError.missingFile(name)
                }
                let data = try Data(contentsOf: URL(fileURLWithPath: path))
                return try JSONDecoder().decode([Phone].self, from: data)
            }
            DispatchQueue.main.async {
                completion(result)
            }
        }
    }
}
