// Misconception: A row can be tapped when it is complete. See *Until it is used again*, page 14.
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
    .subscribeNext { [weak row] avatar in
      guard let row else { return }
      row.text = "\(avatar) \(name)"
      button.clicks.take(until: row.reuses).subscribeNext { _ in call(name) }
    }
}
