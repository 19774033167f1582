import Contacts
import ReactiveCore

/// A button that the user taps twice, for page 13.
struct SaveStory: Story {
  typealias Line = (_ stage: Stage) -> Void

  let name = "save"
  let title = "A button that is tapped twice"
  let parts: [Part] = [
    .field("name", "Name"), .button("save", "Save"), .label("state", "State"),
    .toggle("offline", "Airplane mode"),
  ]
  let variants: [Variant<Line>] = [
    Variant(
      "saveByFlag(on: stage)", "A tap sets a flag, and a completed save clears it."
    ) {
      stage in saveByFlag(on: stage)
    },
    Variant("saveByCommand(on: stage)", "A command ignores taps while a save is running.") {
      stage in
      saveByCommand(on: stage)
    },
    Variant(
      "saveChanges(on: stage)",
      "A command ignores taps while a save is running, and while nothing has changed."
    ) {
      stage in
      saveChanges(on: stage)
    },
  ]
  let script = [
    Input(0, "name", "Ada"), Input(500, "save"), Input(1500, "save"), Input(5000, "save"),
  ]

  func wire(_ line: Line, on stage: Stage) { line(stage) }

  func problem(_ screen: Screen) -> String? {
    if screen.running > 0, screen["state"] != "Saving …" {
      return "A save is running, but the screen doesn't show it."
    }
    if screen.running == 0, screen["state"] == "Saving …" {
      return "Nothing is running, but the screen shows “Saving …”."
    }
    let saves = screen.answers("save", withoutInputTo: "name")
    return saves > 1 ? "One name was saved \(saves) times." : nil
  }
}

/// Connects the screen to a flag that is set before a request, and cleared when the request
/// completes.
private func saveByFlag(on stage: Stage) {
  let isSaving = BehaviorSubject(false)
  var name = ""
  stage.keep(stage.texts("name").subscribeNext { name = $0 })
  stage.taps("save").subscribeNext {
    isSaving.sendNext(true)
    stage.keep(
      stage.server.save(Contact(name: name))
        .subscribe(error: { _ in }, completed: { isSaving.sendNext(false) }))
  }
  isSaving.map { $0 ? "Saving …" : "" }.show("state", on: stage)
}

/// Connects the screen to a command that runs one save at a time.
private func saveByCommand(on stage: Stage) {
  var name = ""
  stage.keep(stage.texts("name").subscribeNext { name = $0 })
  let save = Command<Void, Contact>(scheduler: stage.clock) {
    stage.server.save(Contact(name: name))
  }
  stage.taps("save").subscribeNext { save.execute() }
  show(save, on: stage)
}

/// Connects the screen to a command that is enabled while there are unsaved changes.
private func saveChanges(on stage: Stage) {
  let model = ContactModel(Contact(name: ""), save: stage.server.save, scheduler: stage.clock)
  stage.texts("name").subscribeNext { model.name.sendNext($0) }
  stage.taps("save").subscribeNext { model.save.execute() }
  show(model.save, on: stage)
}

private func show(_ save: Command<Void, Contact>, on stage: Stage) {
  save.enabled.show("save.enabled", on: stage)
  Signal.merge([
    save.executing.filter { $0 }.mapReplace("Saving …"),
    save.executionSignals.flatten().map { "\($0.name.isEmpty ? "Nobody" : $0.name) is saved." },
    save.errors.map { _ in "Not saved: offline." },
  ])
  .show("state", on: stage)
}
