// Slip: An empty name is a name.
import Contacts
import ReactiveCore

func show(
  _ name: String, in row: Cell, button: Button, server: Server,
  call: @escaping (String) -> Void
) {
  row.text = name
  server.avatar(of: name)
    .catchTo(.empty())
    .take(until: row.reuses)
    .subscribeNext { [weak row] in row?.text = "\($0) \(name)" }
  button.clicks
    .take(until: row.reuses)
    .subscribeNext { _ in call(name) }
}
