// Misconception: An array with a lazyList behind it is lazy.
import ReactiveCore

func pages(of archive: Archive, from number: Int) -> LazyList<String> {
  var pages: [String] = []
  var next = number
  while let page = archive.load(next) {
    pages.append(page)
    next += 1
  }
  return pages.lazyList
}
