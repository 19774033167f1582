import ReactiveCore

/// A slow company server with two contacts, Caleb and Cato.
///
/// Every signal that the server returns is cold. Each subscription sends a request, and disposing
/// the subscription cancels an unanswered request. Use each server on only one thread.
public final class Server {
  /// A Boolean value that indicates whether every request fails with ``ServerError/offline``.
  public var isOffline = false
  /// The requests so far, in order, such as "find ca", "send code ada", "log in ada", "names ada",
  /// "avatar Ada", and "save Ada".
  public private(set) var requests: [String] = []
  /// The requests that were canceled before they were answered, in order.
  public private(set) var givenUp: [String] = []

  /// The journal that records each request and its cause.
  package var journal: Journal?

  private let names = ["Caleb", "Cato"]
  private let slow: [String: Duration]
  private let scheduler: Scheduler

  /// Creates a server that answers on `scheduler`.
  ///
  /// `slow` maps a search text or a name to the duration of its requests. Logging in and reading
  /// the names always take the usual time.
  public init(slow: [String: Duration] = [:], on scheduler: Scheduler) {
    self.slow = slow
    self.scheduler = scheduler
  }

  /// Calls `answer` with the names that begin with `text`, after 3 seconds.
  @discardableResult
  public func ask(
    _ text: String, _ answer: @escaping (Result<[String], any Error>) -> Void
  ) -> Request {
    start("find \(text)", after: slow[text] ?? .seconds(3), { self.found(text) }, answer)
  }

  /// Returns a signal that sends the names that begin with `text`, as one value, after 3 seconds.
  public func find(_ text: String) -> Signal<[String]> {
    reply("find \(text)", after: slow[text] ?? .seconds(3)) { self.found(text) }
  }

  /// Returns a signal that sends a code to `name`'s phone, and completes after 1 second.
  public func sendCode(to name: String) -> Signal<Never> {
    reply("send code \(name)", after: slow[name] ?? .seconds(1)) {}.flattenMap { .empty() }
  }

  /// Returns a signal that sends a token after 2 seconds, if the code is "123456".
  ///
  /// For any other code, the signal fails with ``ServerError/wrongCode``.
  public func logIn(_ name: String, _ code: String) -> Signal<Token> {
    reply("log in \(name)", after: .seconds(2)) {
      guard code == "123456" else { throw ServerError.wrongCode }
      return Token(name: name)
    }
  }

  /// Returns a signal that sends all names on the server, as one value, after 1 second.
  public func names(for token: Token) -> Signal<[String]> {
    reply("names \(token.name)", after: .seconds(1)) { self.names }
  }

  /// Returns a signal that sends a picture of `name`, such as "(A)" for Ada, after 2 seconds.
  public func avatar(of name: String) -> Signal<String> {
    reply("avatar \(name)", after: slow[name] ?? .seconds(2)) { "(\(name.prefix(1)))" }
  }

  /// Returns a signal that sends the saved contact after 2 seconds.
  public func save(_ contact: Contact) -> Signal<Contact> {
    reply("save \(contact.name)", after: slow[contact.name] ?? .seconds(2)) { contact }
  }

  private func found(_ text: String) -> [String] {
    names.beginning(with: text)
  }

  /// Returns a signal that starts the request on each subscription.
  private func reply<Value>(
    _ request: String, after delay: Duration, _ value: @escaping () throws -> Value
  ) -> Signal<Value> {
    Signal { subscriber in
      let running = self.start(request, after: delay, value) { result in
        switch result {
        case .success(let value):
          subscriber.sendNext(value)
          subscriber.sendCompleted()
        case .failure(let error):
          subscriber.sendError(error)
        }
      }
      return Disposable { running.cancel() }
    }
    .journaled(as: request, in: journal)
  }

  private func start<Value>(
    _ request: String, after delay: Duration, _ value: @escaping () throws -> Value,
    _ answer: @escaping (Result<Value, any Error>) -> Void
  ) -> Request {
    requests.append(request)
    var isAnswered = false
    let work = Signal.timer(delay, on: scheduler).subscribeNext { _ in
      isAnswered = true
      answer(self.isOffline ? .failure(ServerError.offline) : Result { try value() })
    }
    return Request {
      guard !isAnswered else { return }
      work.dispose()
      self.givenUp.append(request)
    }
  }
}
