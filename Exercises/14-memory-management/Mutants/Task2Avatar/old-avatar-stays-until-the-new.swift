// Misconception: The old avatar may stay until the new one is there. See *Ada, then Grace*, page 14.
import Contacts
import ReactiveCore

func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  load(name).catchTo(.return("?")).take(until: cell.reuses).bind(to: \.text, on: cell)
}
