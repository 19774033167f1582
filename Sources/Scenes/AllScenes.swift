/// All scenes, in the order of the pages.
package func allScenes() -> [Scene] {
  [
    Scene(SearchStory()), Scene(ViewsStory()), Scene(OfflineStory()), Scene(SaveStory()),
    Scene(AvatarsStory()), Scene(LogInStory()), Scene(CountdownStory()),
    Scene(AddressBookStory()),
  ]
}
