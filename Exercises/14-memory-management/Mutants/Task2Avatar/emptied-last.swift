// Misconception: Nothing comes while `show` is running, so the row may be emptied at its end. See *Nobody can send*, page 14.
import Contacts
import ReactiveCore

func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  load(name)
    .catchTo(.return("?"))
    .take(until: cell.reuses)
    .bind(to: \.text, on: cell)
  cell.text = ""
}
