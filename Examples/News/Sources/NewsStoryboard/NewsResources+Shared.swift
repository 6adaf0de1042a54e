import NewsScenes

extension NewsResources {
  /// Those of the list that is open: a storyboard makes its controllers itself, and gives them nothing.
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
