import Foundation

enum ArticlesError: Error {
    case notFound
    case unreadable(Error)
}

/// The source of articles.
class ArticlesWorker {

    private let bundle: Bundle

    init(bundle: Bundle = Bundle.main) {
        self.bundle = bundle
    }

    func fetchArticles(completionHandler: @escaping ([Article], ArticlesError?) -> Void) {
        DispatchQueue.global(qos: .background).async { [bundle] in
            let result = Result { try ArticlesWorker.readArticles(in: bundle) }
            DispatchQueue.main.async {
                switch result {
                case .success(let articles):
                    completionHandler(articles, nil)
                case .failure(let error):
                    completionHandler([], error as? ArticlesError ?? .unreadable(error))
                }
            }
        }
    }

    private static func readArticles(in bundle: Bundle) throws -> [Article] {
        guard let url = bundle.url(forResource: "articles", withExtension: "json") else {
            throw ArticlesError.notFound
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let articles = try decoder.decode([Article].self, from: Data(contentsOf: url))
        return articles.sorted { $0.published > $1.published }
    }
}
