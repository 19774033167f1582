import ReactiveCore

/// The log-in, without a screen: a name, a code, a button and a message.
public final class LoginModel {
  /// What is typed as the name.
  public let name = BehaviorSubject("")
  /// What is typed as the code.
  public let code = BehaviorSubject("")
  /// Enabled when there is a name and the code has six characters.
  public let logIn: Command<Void, Token>
  /// What to say about the log-in that runs, or ran last.
  public let message: Signal<String>

  /// Creates an empty form that logs in at `server`.
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
