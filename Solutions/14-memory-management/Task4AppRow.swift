import Contacts
import ReactiveCore

/// Shows a person in a row, for one use of that row.
///
/// Both subscriptions end with the use. The avatar's holds the row weakly; the button's does not use it.
func show(
  _ name: String, in row: Cell, button: Button, server: Server,
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
