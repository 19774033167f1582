import ReactiveCore

/// The model of the login screen, with a name, a code, a button, and a message.
public final class LoginModel {
  /// The text of the name field.
  public let name = BehaviorSubject("")
  /// The text of the code field.
  public let code = BehaviorSubject("")
  /// A command that logs in, enabled if there is a name and the code has six characters.
  public let logIn: Command<Void, Token>
  /// A signal that sends messages about the current or most recent login.
  public let message: Signal<String>

  /// Creates a model that has empty fields and logs in to `server`.
  public init(_ server: Server, on scheduler: Scheduler) {
    let input = Signal.combineLatest(name, code)
    logIn = Command(
      enabled: input.map { name, code in !name.isEmpty && code.count == 6 },
      scheduler: scheduler
    ) {
      input.take(1).flattenMap { name, code in server.logIn(name, code) }
    }
    message = Signal.merge([
      logIn.executing.filter { $0 }.mapReplace("…"),
      logIn.executionSignals.switchToLatest().map { "welcome, \($0.name)" },
      logIn.errors.map { error in
        let isWrong = (error as? ServerError) == .wrongCode
        return isWrong ? "wrong code" : "try again later"
      },
    ])
  }
}
