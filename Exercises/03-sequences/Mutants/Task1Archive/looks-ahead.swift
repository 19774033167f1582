// Misconception: The tail has to know whether there is another page, so it loads it. See *Made by hand*, page 03.
import ReactiveCore

func pages(of archive: Archive, from number: Int) -> LazyList<String> {
  LazyList(
    head: { archive.load(number) },
    tail: { archive.load(number + 1) == nil ? nil : pages(of: archive, from: number + 1) })
}
