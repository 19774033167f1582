// Misconception: It is enough to ignore an avatar that comes late. See *Until it is used again*, page 14.
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
    .subscribeNext { [weak row] in
      if row?.text == name { row?.text = "\($0) \(name)" }
    }
  button.clicks
    .take(until: row.reuses)
    .subscribeNext { _ in call(name) }
}
