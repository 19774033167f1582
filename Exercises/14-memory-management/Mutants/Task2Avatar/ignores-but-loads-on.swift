// Misconception: It is enough to ignore what comes late. See *Until it is used again*, page 14.
import Contacts
import ReactiveCore

func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  cell.text = ""
  var isTheirs = true
  cell.reuses.subscribeNext { isTheirs = false }
  load(name).catchTo(.return("?")).subscribeNext { [weak cell] in
    if isTheirs { cell?.text = $0 }
  }
}
