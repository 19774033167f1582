package func allScenes() -> [Scene] {
  [
    Scene(SearchStory()), Scene(ViewsStory()), Scene(OfflineStory()), Scene(SaveStory()),
    Scene(AvatarsStory()), Scene(LogInStory()), Scene(CountdownStory()),
    Scene(AddressBookStory()),
  ]
}
