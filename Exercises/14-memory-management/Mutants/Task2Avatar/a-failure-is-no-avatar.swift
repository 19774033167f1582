// Misconception: A failure brings nothing new, so the row need not change. See *Inside or outside*, page 11.
import Contacts
import ReactiveCore

func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  cell.text = ""
  load(name).take(until: cell.reuses).subscribeNext { [weak cell] in cell?.text = $0 }
}
