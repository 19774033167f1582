// Misconception: What ends with the row may keep the row. See *Who keeps whom*, page 14.
import Contacts
import ReactiveCore

func show(
  _ name: String, in row: Cell, button: Button, server: Server,
  call: @escaping (String) -> Void
) {
  row.text = name
  if name.isEmpty { return }
  server.avatar(of: name)
    .catchTo(.empty())
    .take(until: row.reuses)
    .subscribeNext { row.text = "\($0) \(name)" }
  button.clicks
    .take(until: row.reuses)
    .subscribeNext { _ in call(name) }
}
