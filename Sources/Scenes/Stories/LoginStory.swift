import Contacts
import ReactiveCore

/// A button whose state depends on a login, for page 15.
struct LoginStory: Story {
  typealias Line = (_ model: LoginModel, _ button: LoginButton) -> Void

  final class LoginButton {
    fileprivate let states = BehaviorSubject(true)
    var isEnabled = true { didSet { states.sendNext(isEnabled) } }
  }

  let name = "login"
  let title = "A button that follows a login"
  let parts: [Part] = [
    .field("name", "Name"), .field("code", "Code"), .button("log in", "Log in"),
    .label("message", "Message"),
  ]
  let variants: [Variant<Line>] = [
    Variant(
      "model.code.subscribeNext { button.isEnabled = $0.count == 6 }",
      "The button is enabled while the code has six characters."
    ) { model, button in
      model.code.subscribeNext { button.isEnabled = $0.count == 6 }
    },
    Variant(
      "model.logIn.executing.subscribeNext { button.isEnabled = !$0 }",
      "The button is disabled while a login is running."
    ) { model, button in
      model.logIn.executing.subscribeNext { button.isEnabled = !$0 }
    },
    Variant(
      "model.logIn.enabled.bind(to: \\.isEnabled, on: button)",
      "The button is disabled until the form is complete, and while a login is running."
    ) { model, button in
      model.logIn.enabled.bind(to: \.isEnabled, on: button)
    },
  ]
  let script = [
    Input(500, "name", "ada"), Input(1200, "code", "111111"), Input(2000, "log in"),
    Input(3000, "log in"), Input(5000, "code", "123456"), Input(5800, "log in"),
  ]

  func wire(_ line: Line, on stage: Stage) {
    let model = LoginModel(stage.server, on: stage.clock)
    let button = LoginButton()
    stage.texts("name").subscribeNext { model.name.sendNext($0) }
    stage.texts("code").subscribeNext { model.code.sendNext($0) }
    stage.taps("log in").subscribeNext { if button.isEnabled { model.logIn.execute() } }
    line(model, button)
    button.states.show("log in.enabled", on: stage)
    model.message.show("message", on: stage)
  }

  func problem(_ screen: Screen) -> String? {
    let isComplete = !screen["name"].isEmpty && screen["code"].count == 6
    let isOn = screen["log in.enabled"] == "on"
    if screen.running > 0 { return isOn ? "A login is running, but the button is enabled." : nil }
    if isOn == isComplete { return nil }
    return isOn
      ? "The form is incomplete, but the button is enabled." : "The button stays disabled."
  }
}
