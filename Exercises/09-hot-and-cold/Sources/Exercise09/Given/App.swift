import Marbles
import ReactiveCore

/// Five signals of the address book, and their clock.
struct App {
  let clock: TestScheduler
  let clicks: Signal<String>
  let texts: Signal<String>
  let find: Signal<String>
  let search: Signal<String>
  let presence: Signal<String>
}
