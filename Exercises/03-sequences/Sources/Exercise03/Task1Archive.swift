import ReactiveCore

/// Task 1: an archive as a list.
///
///     pages(of: archive, from: 2)   "page 2", "page 3", …
///     .head                         loads 2
///     .tail.head                    loads 3
///
/// - The list contains the pages from `number` on, and ends after the last page.
/// - A page is loaded only when its element is read, and only once.
///
/// Page: 03-sequences, "Made by hand", "Three maps"
func pages(of archive: Archive, from number: Int) -> LazyList<String> {
  .empty()
}
