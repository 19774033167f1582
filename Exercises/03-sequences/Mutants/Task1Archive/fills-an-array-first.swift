// Misconception: An array with a lazyList behind it is lazy. See *All of them, for three*, page 03.
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
