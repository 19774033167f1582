import Contacts
import ReactiveCore

/// The environment of a scene, with a clock, a server, a database, and the inputs.
package final class Stage {
  package let clock: JournalClock
  /// The company's server, which is unavailable while the toggle "offline" is on.
  package let server: Server
  /// The contacts stored on the phone.
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

  /// Returns a signal that sends an empty string, and then the text of a field after each edit.
  package func texts(_ field: String) -> Signal<String> { input(field).startWith("") }

  /// Returns a signal that sends a value for each tap on a button while the button is enabled.
  package func taps(_ button: String) -> Signal<Void> { input(button).mapReplace(()) }

  package func isOn(_ toggle: String) -> Signal<Bool> {
    input(toggle).map { $0 == "on" }.startWith(false)
  }

  package func has(_ option: String) -> Bool { options.contains(option) }

  /// Retains a subscription until the end of the scene.
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
    let number = journal.note(isEnabled ? .typed : .ignored, input.part, input.text, cause: 0)
    if isEnabled { journal.during(number) { inputs[input.part]?.sendNext(input.text) } }
  }

  /// Disposes the subscriptions, and runs the remaining work.
  func close() {
    journal.afterEachEvent = {}
    subscriptions.dispose()
    for subject in inputs.map({ $1 }) { subject.sendCompleted() }
    inputs = [:]
    // A released command ends when its next scheduled work runs, within a minute.
    time.advance(by: .seconds(60))
  }
}
