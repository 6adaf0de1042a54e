import CoreData

/// The errands, by shop.
struct ErrandList {

    let context: NSManagedObjectContext

    @discardableResult
    func add(_ title: String, at shopName: String) throws -> Errand {
        let errand = Errand(context: context)
        errand.title = title
        errand.created = Date()
        errand.shop = try shop(named: shopName)
        return errand
    }

    func shop(named name: String) throws -> Shop {
        let request: NSFetchRequest<Shop> = Shop.fetchRequest()
        request.predicate = NSPredicate(format: "%K ==[c] %@", #keyPath(Shop.name), name)
        request.fetchLimit = 1
        if let shop = try context.fetch(request).first {
            return shop
        }
        let shop = Shop(context: context)
        shop.name = name
        return shop
    }

    func deleteDone() throws {
        let request: NSFetchRequest<Errand> = Errand.fetchRequest()
        request.predicate = NSPredicate(format: "isDone == YES")
        try context.fetch(request).forEach(context.delete)
    }

    func openCount() throws -> Int {
        let request: NSFetchRequest<Errand> = Errand.fetchRequest()
        request.predicate = NSPredicate(format: "isDone == %@", NSNumber(value: false))
        return try context.count(for: request)
    }

    static func addSamples(to context: NSManagedObjectContext) {
        let request: NSFetchRequest<NSFetchRequestResult> = Errand.fetchRequest()
        guard (try? context.count(for: request)) == 0 else { return }
        let list = ErrandList(context: context)
        do {
            try list.add("Bread", at: "Baker")
            try list.add("Apples", at: "Market")
            try list.add("Leeks", at: "Market").isDone = true
            try list.add("Stamps", at: "Post office")
            try context.save()
        } catch {
            print("The samples could not be saved: \(error)")
        }
    }
}
