// Misconception: A page that is missing is an empty page. See *Unfold*, page 03.
import ReactiveCore

func pages(of archive: Archive, from number: Int) -> LazyList<String> {
  LazyList(
    head: { archive.load(number) ?? "" },
    tail: { pages(of: archive, from: number + 1) })
}
