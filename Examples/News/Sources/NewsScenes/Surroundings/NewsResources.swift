public import NewsStore

/// The services that the scenes use.
public final class NewsResources {
  public let service: any ArticleService
  public let store: any ArticleStore
  public let pictures: PictureCache

  public init(service: any ArticleService, store: any ArticleStore, pictures: PictureCache) {
    self.service = service
    self.store = store
    self.pictures = pictures
  }
}
