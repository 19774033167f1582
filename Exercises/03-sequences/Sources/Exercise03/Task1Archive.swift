import ReactiveCore

/// Task 1: an archive as a list.
///
///     pages(of: archive, from: 2)   "page 2", "page 3", …
///     .head                         loads 2
///     .tail                         loads nothing
///     .tail.head                    loads 3
///
/// `archive.load(number)` loads one page of a newspaper, or returns `nil` if there is no such page.
/// Make the list of all pages, from the page `number` on.
///
/// - Nothing is loaded before the list is read. Reading an element loads only that page.
/// - No page is loaded twice, however often the list is read.
/// - The list ends with the last page of the archive.
///
/// Rests on the page 03-sequences, cells "Made by hand" and "What runs when".
func pages(of archive: Archive, from number: Int) -> LazyList<String> {
  .empty()
}
