import Foundation

/// The services that flows pass to view models.
final class Services {
  let catalogue: any Catalogue
  let accounts: any Accounts
  let orders: any OrderService
  let notifier: any OrderNotifier
  let basket: Basket
  let session: CustomerSession

  init(
    catalogue: any Catalogue, accounts: any Accounts, orders: any OrderService,
    notifier: any OrderNotifier, storage: any Storage
  ) {
    self.catalogue = catalogue
    self.accounts = accounts
    self.orders = orders
    self.notifier = notifier
    basket = Basket(storage: storage)
    session = CustomerSession(storage: storage)
  }

  /// The services of the app, with files in a folder of the app's own.
  static func live() -> Services {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = (support.first ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("Shop", isDirectory: true)
    return sample(storage: FolderStorage(folder: folder))
  }

  /// The same services with another storage.
  static func sample(storage: any Storage) -> Services {
    Services(
      catalogue: BundledCatalogue(), accounts: SampleAccounts(),
      orders: StoredOrders(storage: storage), notifier: LocalOrderNotifier(), storage: storage)
  }
}
