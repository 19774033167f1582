import Contacts
import ReactiveCore

/// Shows a person's avatar in a row until the row is used again or released.
func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  cell.text = ""
  load(name)
    .catchTo(.return("?"))
    .take(until: cell.reuses)
    .subscribeNext { [weak cell] in cell?.text = $0 }
}
