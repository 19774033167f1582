// Misconception: An unfolding and a head with a tail are the same in everything. See *Made by hand*, page 03.
import ReactiveCore

func pages(of archive: Archive, from number: Int) -> LazyList<String> {
  .unfold(number) { number in archive.load(number).map { ($0, number + 1) } }
}
