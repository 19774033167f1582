// Slip: Pages are counted as an array counts, from zero.
import ReactiveCore

func pages(of archive: Archive, from number: Int) -> LazyList<String> {
  LazyList(
    head: { archive.load(number + 1) },
    tail: { pages(of: archive, from: number + 1) })
}
