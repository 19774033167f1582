// Misconception: One call of `show` puts one avatar in the row. See *Until it is used again*, page 14.
import Contacts
import ReactiveCore

func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  cell.text = ""
  load(name).catchTo(.return("?")).take(1).take(until: cell.reuses).bind(to: \.text, on: cell)
}
