import ReactiveCore

/// Returns the pages of an archive as a list that loads each page when it is read.
func pages(of archive: Archive, from number: Int) -> LazyList<String> {
  LazyList(
    head: { archive.load(number) },
    tail: { pages(of: archive, from: number + 1) })
}
