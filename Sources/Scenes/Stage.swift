import Contacts
import ReactiveCore

/// Where a scene plays: a clock, a server, a database, and what comes in from the screen.
package final class Stage {
  /// The clock of everything here.
  package let clock: JournalClock
  /// The company's server, which is offline while the toggle "offline" is on.
  package let server: Server
  /// The contacts that the phone knows.
  package let database: Database
  let journal: Journal
  private let time = TestScheduler()
  private let options: [String]
  private var inputs: [String: Subject<String>] = [:]
  private let subscriptions = CompoundDisposable()
  private(set) var seen: [JournalEntry] = []

  init(with options: [String]) {
    self.options = options
    journal = Journal(time)
    clock = JournalClock(time, journal)
    let slow: [String: Duration] = ["ca": .seconds(5), "Ada": .seconds(5)]
    server = Server(slow: options.contains("slow") ? slow : [:], on: clock)
    server.journal = journal
    database = Database(on: clock)
    database.journal = journal
    keep(isOn("offline").subscribeNext { [server] in server.isOffline = $0 })
  }

  /// The texts of a field: none at first, and then what is typed.
  package func texts(_ field: String) -> Signal<String> { input(field).startWith("") }

  /// The taps on a button, while it is enabled.
  package func taps(_ button: String) -> Signal<Void> { input(button).mapReplace(()) }

  /// Whether a toggle is on.
  package func isOn(_ toggle: String) -> Signal<Bool> {
    input(toggle).map { $0 == "on" }.startWith(false)
  }

  /// Whether an option was switched on before the scene began.
  package func has(_ option: String) -> Bool { options.contains(option) }

  /// Keeps a subscription until the scene is over.
  package func keep(_ subscription: Disposable?) { subscriptions.add(subscription) }

  private func input(_ name: String) -> Subject<String> {
    if let subject = inputs[name] { return subject }
    let subject = Subject<String>()
    inputs[name] = subject
    return subject
  }

  func play(_ history: [Input], until end: Duration) {
    for input in history where input.time <= end {
      move(to: input.time)
      send(input)
    }
    move(to: end)
    seen = journal.entries
  }

  private func move(to date: Duration) {
    if date >= time.now { time.advance(by: date - time.now) }
  }

  private func send(_ input: Input) {
    let enabled = "\(input.part).enabled"
    let isEnabled = journal.entries.last { $0.row == enabled }?.text != "off"
    let number = journal.note(isEnabled ? .typed : .refused, input.part, input.text, cause: 0)
    if isEnabled { journal.during(number) { inputs[input.part]?.sendNext(input.text) } }
  }

  /// Ends all of it, so that nothing is left in memory.
  func close() {
    journal.afterwards = {}
    subscriptions.dispose()
    for subject in inputs.map({ $1 }) { subject.sendCompleted() }
    inputs = [:]
    // A command that has gone leaves its end to the clock, and work that runs holds it until it is done. No
    // work takes a minute.
    time.advance(by: .seconds(60))
  }
}
