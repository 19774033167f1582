// Misconception: The failure is shown by a subscription of its own, which needs no end. See *Until it is used again*, page 14.
import Contacts
import ReactiveCore

func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  cell.text = ""
  let avatar = load(name)
  avatar.take(until: cell.reuses).subscribeNext { [weak cell] in cell?.text = $0 }
  avatar.subscribeError { [weak cell] _ in cell?.text = "?" }
}
