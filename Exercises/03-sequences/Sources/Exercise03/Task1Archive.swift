import ReactiveCore

/// Task 1: an archive as a list.
///
/// A newspaper's archive loads one page at a time, with `archive.load(number)`. It answers `nil` when it
/// has no such page. Make the list of its pages, from the page `number` on.
///
/// - Nothing is loaded before somebody reads.
/// - Reading an element loads that page, and no other one.
/// - No page is loaded twice, however often the list is read.
/// - The list ends with the archive's last page.
///
///     pages(of: archive, from: 2)   "page 2", "page 3", …
///     .head                         loads 2
///     .tail                         loads nothing
///     .tail.head                    loads 3
///
/// Rests on the page 03-sequences, cells "Made by hand" and "What runs when".
func pages(of archive: Archive, from number: Int) -> LazyList<String> {
  .empty()
}
