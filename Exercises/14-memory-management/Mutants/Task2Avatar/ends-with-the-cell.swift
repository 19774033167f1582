// Misconception: A cell's subscription ends when the cell goes. See *Ada, then Grace*, page 14.
import ReactiveCore

func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  cell.text = ""
  load(name).catchTo(.return("?"))
    .take(until: cell.reuses.ignoreValues())
    .subscribeNext { [weak cell] in cell?.text = $0 }
}
