// Misconception: The row is emptied when it is used again, so `show` need not do it. See *One tap, one call*, page 14.
import Contacts
import ReactiveCore

func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  load(name).catchTo(.return("?")).take(until: cell.reuses).subscribe(
    next: { [weak cell] in cell?.text = $0 })
  cell.reuses.take(1).subscribeNext { [weak cell] in cell?.text = "" }
}
