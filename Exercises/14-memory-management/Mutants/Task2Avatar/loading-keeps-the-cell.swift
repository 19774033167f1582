// Misconception: A subscription that ends with the next use of the row may keep the row until then. See *Who keeps whom*, page 14.
// Shown by: test_loading_does_not_keep_the_cell
import Contacts
import ReactiveCore

func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  cell.text = ""
  load(name).catchTo(.return("?")).take(until: cell.reuses).subscribeNext { cell.text = $0 }
}
