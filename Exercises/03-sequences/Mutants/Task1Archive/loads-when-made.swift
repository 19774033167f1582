// Misconception: A list needs its first element to be made; only the rest can wait. See *What runs when*, page 03.
import ReactiveCore

func pages(of archive: Archive, from number: Int) -> LazyList<String> {
  let first = archive.load(number)
  return LazyList(head: { first }, tail: { pages(of: archive, from: number + 1) })
}
