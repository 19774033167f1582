// Misconception: A new subscription takes the place of the one before. See *One tap, three calls*, page 14.
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
    .subscribeNext { [weak row] in row?.text = "\($0) \(name)" }
  button.clicks.subscribeNext { _ in call(name) }
}
