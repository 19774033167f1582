import Contacts
import ReactiveCore

/// Shows a person in a row until the row is reused or released.
func show(
  _ name: String, in row: ListRow, button: Button, server: Server,
  call: @escaping (String) -> Void
) {
  row.text = name
  if name.isEmpty { return }
  server.avatar(of: name)
    .catchTo(.empty())
    .take(until: row.reuses)
    .subscribeNext { [weak row] in row?.text = "\($0) \(name)" }
  button.clicks
    .take(until: row.reuses)
    .subscribeNext { _ in call(name) }
}
