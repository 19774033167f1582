package func allScenes() -> [Scene] {
  [
    Scene(SearchStory()), Scene(ViewsStory()), Scene(OfflineStory()), Scene(SaveStory()),
    Scene(AvatarsStory()), Scene(LoginStory()), Scene(CountdownStory()),
    Scene(AddressBookStory()),
  ]
}
