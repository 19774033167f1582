import Contacts
import ReactiveCore

extension Signal {
  package func show(_ part: String, on stage: Stage, _ text: @escaping (Value) -> String) {
    let journal = stage.journal
    stage.keep(
      subscribe(
        next: { journal.note(.shown, part, text($0)) },
        error: { journal.note(.errored, part, "\($0)") },
        completed: { journal.note(.completed, part) }))
  }
}

extension Signal where Value == String {
  package func show(_ part: String, on stage: Stage) { show(part, on: stage) { $0 } }
}

extension Signal where Value == [String] {
  package func show(_ part: String, on stage: Stage) {
    show(part, on: stage) { $0.joined(separator: ", ") }
  }
}

extension Signal where Value == Bool {
  package func show(_ part: String, on stage: Stage) { show(part, on: stage) { $0 ? "on" : "off" } }
}

extension Stage {
  /// Shows a property, and shows it again after each event that changes it.
  package func watch(_ part: String, _ read: @escaping () -> String) {
    var shown = read()
    let (before, journal) = (journal.afterEachEvent, journal)
    journal.note(.shown, part, shown)
    journal.afterEachEvent = {
      before()
      let text = read()
      if text != shown { journal.note(.shown, part, text) }
      shown = text
    }
  }
}
