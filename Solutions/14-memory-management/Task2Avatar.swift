import Contacts
import ReactiveCore

/// Shows a person's avatar in a row, for as long as the row is theirs.
///
/// `reuses` sends when the row is used again and completes when it is released, so one operator covers
/// both.
func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  cell.text = ""
  load(name)
    .catchTo(.return("?"))
    .take(until: cell.reuses)
    .subscribeNext { [weak cell] in cell?.text = $0 }
}
