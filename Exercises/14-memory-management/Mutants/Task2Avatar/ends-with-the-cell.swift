// Misconception: A row's subscription ends when the row is released. See *One tap, three calls*, page 14.
import Contacts
import ReactiveCore

func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  cell.text = ""
  load(name).catchTo(.return("?"))
    .take(until: cell.reuses.ignoreValues())
    .subscribeNext { [weak cell] in cell?.text = $0 }
}
