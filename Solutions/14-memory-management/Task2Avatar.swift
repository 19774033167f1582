import Contacts
import ReactiveCore

/// Shows a person's avatar in a row until the row is reused or released.
func show(_ name: String, in row: ListRow, load: (String) -> Signal<String>) {
  row.text = ""
  load(name)
    .catchTo(.return("?"))
    .take(until: row.reuses)
    .subscribeNext { [weak row] in row?.text = $0 }
}
