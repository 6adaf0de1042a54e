import NewsScenes

extension NewsResources {
  /// The resources of the open list. A storyboard makes its controllers itself, and passes nothing
  /// to them.
  ///
  /// The list keeps them, for it is below all other scenes, and they go with it.
  static var shared: NewsResources {
    if let kept { return kept }
    let made = Surroundings.makeResources()
    kept = made
    return made
  }

  private static weak var kept: NewsResources?
}
