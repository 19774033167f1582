import Foundation
import Marbles
import Notebook
import ReactiveCore

/*:
 # Schedulers

 *47 minutes to read, 103 for the exercise.*

 You open the address book and type `cat`. The screen freezes: for each key it reads a thousand contacts
 from the disk. Two things are wrong. The work runs in the wrong place, on the thread that should answer
 your taps. And it runs at the wrong time: two of the three reads are for `c` and `ca`, which you never
 meant to search for.

 A signal says what is sent, and in which order. A **scheduler** says *where* work runs, and *when*. We fix
 the two bugs one after the other, and then both with one scheduler.

 At the end of this page you can

 - move work off the main thread, and bring its results back,
 - say why waiting for a value can last forever,
 - say which parts of a chain two threads may run at the same time,
 - control when values are sent, with `throttle` and `interval`,
 - test time without waiting.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 04: when does a recipe run?
 - Page 07: you type `cat`. Each key starts a search, and `switchToLatest` ends the one before it. How many
   requests does the server get?

 ## The frozen screen

 A `Scheduler` runs work one piece after the other, on the main thread (`Scheduler.main`) or in the
 background. `place()` returns the name of the current scheduler. `contacts` simulates the slow disk, and
 sends the name of the scheduler that read it.
 */
// snippet.hide
final class Flag: @unchecked Sendable {
  var isSet = false
}

func turnMainLoop(until isDone: () -> Bool) {
  while !isDone() { RunLoop.main.run(until: .now + 0.001) }
}
// snippet.show

func place() -> String {
  let name = Scheduler.current?.name ?? "none"
  return name == "background.default" ? "background" : name
}

func contacts(_ text: String) -> Signal<String> {
  Signal { subscriber in
    Thread.sleep(forTimeInterval: 0.02)  // The disk is slow.
    subscriber.sendNext("\(text) read on \(place())")
    subscriber.sendCompleted()
    return nil
  }
}

/*:
 When the first key is pressed, a tap is already queued on `main`. (In an app the run loop runs by itself.
 Here hidden lines run it until the work is done.)
 */
cell(
  "The frozen screen",
  predict: .choice(
    "What is the first line?", about: .line(1),
    [
      "the tap is answered", "c read on main, shown on main",
      "c read on background, shown on main",
    ],
    because: [
      """
      The main scheduler does one thing at a time. The cell itself runs on main, and reads the
      contacts before it lets the run loop run.
      """,
      "The disk is slow, but nothing in this cell moves the reading off the main thread.",
    ])
) {
  // snippet.hide
  let done = Flag()
  // snippet.show
  Scheduler.main.schedule {
    print("the tap is answered")
    // snippet.hide
    done.isSet = true
    // snippet.show
  }
  let keys = Subject<String>()
  keys.flattenMap(contacts)
    .subscribeNext { print("\($0), shown on \(place())") }
  for text in ["c", "ca", "cat"] { keys.sendNext(text) }
  // snippet.hide
  turnMainLoop { done.isSet }
  // snippet.show
  //> c read on main, shown on main
  //> ca read on main, shown on main
  //> cat read on main, shown on main
  //> the tap is answered
}

/*:
 The tap waited for three reads. Here they take 60 milliseconds; with a large file it's seconds.

 ## Deliver the results

 First the place. `Scheduler.background()` makes a scheduler that runs its work off the main thread, and
 `deliver(on:)` sends each event on a scheduler. The effect in `doNext` notes where it runs.
 */
cell(
  "Deliver on",
  predict: .choice(
    "Which line is printed?", about: .line(1),
    [
      "cat read on main, effect on main, shown on background",
      "cat read on background, effect on background, shown on background",
      "cat read on main, effect on background, shown on background",
    ],
    because: [
      "The recipe runs where you subscribe. `deliver(on:)` moves the events, not the work.",
      "The effect comes before `deliver(on:)`, and only later stages move.",
    ])
) {
  // snippet.hide
  let done = Flag()
  // snippet.show
  var effect = ""
  contacts("cat").doNext { _ in effect = place() }
    .deliver(on: .background())
    .subscribeNext {
      print("\($0), effect on \(effect), shown on \(place())")
      // snippet.hide
      Scheduler.main.schedule { done.isSet = true }
      // snippet.show
    }
  // snippet.hide
  turnMainLoop { done.isSet }
  // snippet.show
  //> cat read on main, effect on main, shown on background
}

/*:
 We've moved the wrong half. `deliver(on:)` moves the stages **after** it: the contacts are still
 read on main, and now they're shown in the background, where UIKit must not be touched. (RxSwift
 calls it `observe(on:)`, Combine `receive(on:)`.)

 `subscribe(on:)` moves the **subscription**: the recipe runs on the other scheduler, and the values that
 it sends while it runs come on that scheduler, too. Later values, from a timer, a `URLSession`, or a
 subject, still come on the thread that sends them. Here are both operators, and the tap.
 */
cell(
  "Subscribe on",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    [
      "cat read on main, effect on main, shown on main",
      "cat read on background, effect on background, shown on main",
      "cat read on background, effect on main, shown on main",
    ],
    because: [
      "`subscribe(on:)` moved the recipe.",
      "The effect comes before `deliver(on:)`, so it stays where the recipe runs.",
    ])
) {
  // snippet.hide
  let done = Flag()
  // snippet.show
  var effect = ""
  Scheduler.main.schedule { print("the tap is answered") }
  contacts("cat").doNext { _ in effect = place() }
    .subscribe(on: .background())
    .deliver(on: .main)
    .subscribeNext {
      print("\($0), effect on \(effect), shown on \(place())")
      // snippet.hide
      done.isSet = true
      // snippet.show
    }
  // snippet.hide
  turnMainLoop { done.isSet }
  // snippet.show
  //> the tap is answered
  //> cat read on background, effect on background, shown on main
}

/*:
 That's the usual pattern: work in the background, results on main, and taps are answered at once. Write
 `deliver(on:)` once, at the end of the chain, so that the work before it stays in the background. (*One
 line for all* shows an exception.)

 `deliver(on: .main)` queues even an event that's already on main, so the screen may show its old state for
 a moment. `deliverOnMainThread()` passes such an event on at once, unless an earlier one is still queued.
 */

challenge(
  "The effect on main", from: "Subscribe on",
  "Move one operator, so that reading stays in the background, and the effect runs on main.")
//> the tap is answered
//> cat read on background, effect on main, shown on main

/*:
 ## Waiting for yourself

 Could main simply wait for the contacts? `first` blocks its thread until a value arrives, and returns it.
 This cell runs on main, and waits twice: for a contact from a background scheduler, and, with a time limit,
 for one from main.
 */
cell(
  "Waiting",
  predict: .choice(
    "What does main get?", about: .lastLine,
    ["main: Ada", "main: nothing", "main: timedOut"],
    because: [
      "Only main can deliver the contact, and main is waiting.",
      "The limit is an error, and `first` throws it.",
    ])
) {
  let contact = Signal.return("Ada")
  let soon = contact.deliver(on: .background())
  print("background:", try soon.first() ?? "nothing")

  let never = contact.deliver(on: .main)
  let limited = never.timeout(.milliseconds(50), on: .background())
  do {
    print("main:", try limited.first() ?? "nothing")
  } catch {
    print("main: \(error)")
  }
  //> background: Ada
  //> main: timedOut
}

/*:
 Main waited for a value that only main could deliver. Without the limit it would wait forever: a
 **deadlock**. So no scheduler has a method that waits for its work. Wait in a test, or at the end of a
 command-line tool; everywhere else, subscribe.

 ## Two files

 With two background schedulers, two threads work at the same time. Each of them reads a file of a thousand
 contacts, and sends a 1 for each contact. `scan` adds them, for a label that shows how many have been read.
 The hidden function `onTwoThreads` runs its closure on both threads, and returns when both are done.
 */
// snippet.hide
func onTwoThreads(_ work: @escaping () -> Void) {
  nonisolated(unsafe) var open = 2
  nonisolated(unsafe) let work = work
  for scheduler: Scheduler in [.background(priority: .high), .background()] {
    scheduler.schedule {
      work()
      Scheduler.main.schedule { open -= 1 }
    }
  }
  turnMainLoop { open == 0 }
}
// snippet.show

func add(_ sum: Int, _ one: Int) -> Int {
  Thread.sleep(forTimeInterval: 0.000_001)  // Let the other thread run.
  return sum + one
}

cell(
  "Two files",
  predict: .choice(
    "What is the first line?", about: .line(1),
    ["sum: 2000", "sum: too small", "sum: too large"],
    because: [
      "Both threads are inside `scan` at once, and nothing guards its sum.",
      "An addition can be lost, but no contact is added twice.",
    ])
) {
  let contacts = Subject<Int>()
  var (calls, sum) = (0, 0)
  contacts.scan(0, add).subscribeNext {
    calls += 1
    sum = $0
  }
  onTwoThreads {
    for _ in 1...1000 { contacts.sendNext(1) }
  }
  print("sum: \(sum == 2000 ? "2000" : "too small")")
  print("calls: \(calls)")
  print(measured: "sum \(sum)")
  //> sum: too small
  //> calls: 2000
}

/*:
 No call is lost: **two threads never run the callbacks of one subscription at the same time.** One call may
 come from one thread and the next from the other, but a variable that only these callbacks change needs no
 lock.

 The operators before the callbacks have no such guard. Both threads read the sum 41, both store 42, and one
 contact is lost. Two threads that write one variable at the same time are a **data race**; with an array or
 a string the program may even crash.

 If you can't change the senders, add one line to the chain. But where?
 */
cell(
  "One line for all",
  predict: .choice(
    "`deliver(on: .main)` is written before the `scan`, or after it. What are the sums?",
    [
      "before: 2000\nafter: 2000", "before: 2000\nafter: too small",
      "before: too small\nafter: 2000",
    ],
    because: [
      "After the `scan` it comes too late: both threads have already added.",
      "Before the `scan`, each 1 becomes work of main, and main makes all additions.",
    ])
) {
  let contacts = Subject<Int>()
  var (before, after) = (0, 0)
  contacts.deliver(on: .main).scan(0, add).subscribeNext { before = $0 }
  contacts.scan(0, add).deliver(on: .main).subscribeNext { after = $0 }
  onTwoThreads {
    for _ in 1...1000 { contacts.sendNext(1) }
  }
  print("before: \(before)")
  print("after: \(after == 2000 ? "2000" : "too small")")
  //> before: 2000
  //> after: too small
}

/*:
 The library's schedulers are **serial**: the second piece of work waits until the first is done, so on one
 scheduler no addition is lost, and no lock is needed. (The exception is `Scheduler.immediate`, which runs
 work at once, on the thread that schedules it.)

 Operators with one input aren't guarded, and the compiler can't warn you (page 18). So **if several threads
 send, put `deliver(on:)` before the first operator that remembers something.** Operators that join several
 inputs, such as `merge`, expect several threads.

 ## Work that waits

 Now the time. A serial scheduler is a queue, like one of Grand Central Dispatch, and work that waits in a
 queue can still be canceled: `schedule` returns a disposable for it. In this cell each key disposes the
 search before it, and schedules its own.
 */
cell(
  "Cancel",
  predict: .choice(
    "Which searches run?",
    ["search c\nsearch ca\nsearch cat", "search c", "search cat"],
    because: [
      "The loop runs on main, so no search can start before it's over. By then two are disposed.",
      "Each key disposes the search *before* it, and no key comes after `cat`.",
    ])
) {
  // snippet.hide
  let done = Flag()
  // snippet.show
  var search: Disposable?
  for text in ["c", "ca", "cat"] {
    search?.dispose()
    search = Scheduler.main.schedule { print("search \(text)") }
  }
  // snippet.hide
  Scheduler.main.schedule { done.isSet = true }
  turnMainLoop { done.isSet }
  // snippet.show
  //> search cat
}

/*:
 `dispose` only keeps work from starting; it never interrupts work that's running. When you type, a fifth
 of a second passes between two keys, so each search would start before the next key. It has to wait
 longer: `schedule(after: .milliseconds(300))` runs its work 0.3 seconds later, unless it's disposed.

 ## Wait for a pause

 `throttle` does just that with each value: it cancels the one that waits, and schedules the new one. So it
 needs a scheduler, like every operator that takes time. Here it's a `TestScheduler`. Each letter is a query.
 */
cell(
  "Throttle",
  predict: .choice(
    "`a` is typed at 2 s, and `t` follows at 6 s. When is `a` sent?", about: .line(1),
    ["a at 2.0 seconds", "a at 5.0 seconds", "a isn't sent"],
    because: [
      "It can't be sent at once: another value might follow within three seconds.",
      "`t` follows four seconds later. By then the interval is over, and `a` has been sent.",
    ])
) {
  let clock = TestScheduler()
  clock.cold("c-a---t-h-|")
    .throttle(.seconds(3), on: clock)
    .subscribe(
      next: { print("\($0) at \(clock.now)") },
      completed: { print("completed at \(clock.now)") })
  clock.run()
  //> a at 5.0 seconds
  //> h at 10.0 seconds
  //> completed at 10.0 seconds
}

/*:
 `c` and `t` are dropped, because another query came too soon. `h` didn't wait three seconds: a completion
 sends the waiting value immediately, because nothing can follow.

 An error overtakes the values that wait in `throttle`, `delay`, or `buffer`, and they are dropped.
 (`buffer(.seconds(4), on: clock)` sends the values of four seconds as one array.)

 RxSwift and Combine call this operator `debounce`, and that name works here as well. Their `throttle` limits
 how often a value is sent; here that's `throttleFirst` and `throttleLatest`.

 ## Test time

 A test that really waits three seconds is slow, and on a busy machine it may fail. But the time comes from
 the scheduler, and the test can bring its own. `record` keeps a signal's events with their times in a
 `Timeline`, which can be compared with another one or with a diagram string.

 A colleague has written `delay` where you wrote `throttle`: it sends *every* value three seconds later. The
 cell gives both of them one query, and then two.
 */
cell(
  "Test time",
  predict: .choice(
    "Which typing shows the bug?",
    [
      "c-----: the same\nc-a---: different", "c-----: different\nc-a---: different",
      "c-----: the same\nc-a---: the same",
    ],
    because: [
      "Both send a single query three seconds later.",
      "`throttle` drops `c`, because `a` follows too soon. `delay` drops nothing.",
    ])
) {
  let start = ContinuousClock.now
  for typing: Timeline<String> in ["c-----", "c-a---"] {
    let clock = TestScheduler()
    let typed = clock.cold(typing)
    let mine = clock.record(typed.throttle(.seconds(3), on: clock))
    let other = clock.record(typed.delay(.seconds(3), on: clock))
    clock.run()
    let areSame = mine.timeline == other.timeline
    print("\(typing.marbleText): \(areSame ? "the same" : "different")")
  }
  print(measured: "\(ContinuousClock.now - start) of real time")
  //> c-----: the same
  //> c-a---: different
}

/*:
 A single query can't tell a pause from a delay. Here is a test that can, in Swift Testing.
 `timeline(of:)` subscribes, runs the clock, and returns the timeline.

 ```swift
 import Marbles
 import ReactiveCore
 import Testing

 @Test func asksAfterAPause() {
   let clock = TestScheduler()
   let typed = clock.cold("c-a---t-h-|")
   let asked = typed.throttle(.seconds(3), on: clock)
   #expect(clock.timeline(of: asked) == "-----a----(h|)")
 }
 ```

 Code that reaches for `.main` itself can't be tested this way, so pass schedulers as arguments.

 ## Where and when

 Back to the frozen screen. Its keys go through a `throttle` now, on a background scheduler, and
 `subscribe(on:)` is gone.
 */
cell(
  "Where and when",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    [
      "cat read on main, shown on main", "cat read on background, shown on background",
      "cat read on background, shown on main",
    ],
    because: [
      "`throttle` sends `cat` on `disk`. So `switchToLatest` subscribes there, and the recipe runs there.",
      "`deliver(on:)` brings the contacts back.",
    ])
) {
  // snippet.hide
  let done = Flag()
  // snippet.show
  Scheduler.main.schedule { print("the tap is answered") }
  let disk = Scheduler.background()
  let keys = Subject<String>()
  keys.throttle(.milliseconds(300), on: disk)
    .map(contacts)
    .switchToLatest()
    .deliver(on: .main)
    .subscribeNext {
      print("\($0), shown on \(place())")
      // snippet.hide
      done.isSet = true
      // snippet.show
    }
  for text in ["c", "ca", "cat"] { keys.sendNext(text) }
  // snippet.hide
  turnMainLoop { done.isSet }
  // snippet.show
  //> the tap is answered
  //> cat read on background, shown on main
}

/*:
 One read instead of three, and the tap is answered at once. The scheduler that makes the search wait also
 runs it, with one exception: if the keys complete, the waiting value is sent at once, on the thread of
 the completion. To be sure, add `subscribe(on:)`.

 ## Again and again

 A scheduler can also repeat its work. `interval` sends its scheduler's time at every tick (RxSwift's sends
 0, 1, 2). It never ends, so here `take` ends it.
 */
cell(
  "Interval",
  predict: .choice(
    "Which row is drawn for take 3?", about: .lastLine,
    [
      "take 3    0-----------2-----------(4|)",
      "take 3    ------------2-----------4-----------(6|)",
      "take 3    ------------2-----------4-----------6-----------|",
    ],
    because: [
      "The first tick comes after one interval, not immediately.",
      "`take` completes with the third value, and doesn't wait for a fourth.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  Signal.interval(.seconds(2), on: scheduler)
    .map { Int($0 / .seconds(1)) }
    .recorded("interval", by: recorder)
    .take(3)
    .recorded("take 3", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>           0s    1s    2s    3s    4s    5s    6s
  //> interval  ------------2-----------4-----------(6!)
  //> take 3    ------------2-----------4-----------(6|)
}

/*:
 `run()` returned because `take` disposed the interval, and with it the timer (`!`). Each
 subscription has its own timer.
 */

challenge(
  "A tick at once", from: "Interval",
  "Add one operator, so that the first tick comes immediately, and there are three in all.")
//>           0s    1s    2s    3s    4s
//> interval  0-----------2-----------(4!)
//> take 3    0-----------2-----------(4|)

challenge(
  "From nothing",
  """
  Make a clock of your own, let it tick three times, a second apart, and print the time of each tick.
  """)
//> 1.0 seconds
//> 2.0 seconds
//> 3.0 seconds

/*:
 ## An async function {folded}

 Would the screen have stayed awake if `contacts` were an `async` function? Here are two of them. Both are
 `nonisolated`, so they belong to no actor, and both are called from the main actor. (Outside all schedulers
 `place` returns "none".)
 */
nonisolated(nonsending) func load() async -> String { place() }

@concurrent nonisolated func loadConcurrently() async -> String { place() }

cell(
  "An async function",
  predict: .choice(
    "Where do the two functions run?",
    [
      "load: main\nloadConcurrently: main", "load: main\nloadConcurrently: none",
      "load: none\nloadConcurrently: none",
    ],
    because: [
      "`nonisolated(nonsending)` moves nothing, but `@concurrent` leaves the caller's actor.",
      "A `nonisolated(nonsending)` function stays on its caller's actor, here the main actor.",
    ])
) {
  // snippet.hide
  let done = Flag()
  // snippet.show
  Task { @MainActor in
    print("load:", await load())
    print("loadConcurrently:", await loadConcurrently())
    // snippet.hide
    done.isSet = true
    // snippet.show
  }
  // snippet.hide
  turnMainLoop { done.isSet }
  // snippet.show
  //> load: main
  //> loadConcurrently: none
}

/*:
 `async` lets a function wait without blocking, but doesn't say where it runs. `@concurrent` moves a
 function off its caller's actor, as `subscribe(on:)` moves a recipe. A plain `nonisolated async` function
 stays on its caller's actor in a new app project of Xcode 26, and leaves it in older projects.

 In such a new project, everything not marked otherwise belongs to the main actor, closures included. So
 the compiler lets a recipe use the screen's state, wherever the recipe will run:

 ```swift
 func contacts() -> Signal<String> {
   Signal { subscriber in
     subscriber.sendNext(self.query)  // No warning, and a data race.
     return nil
   }
 }
 ```

 The library doesn't stop it either: it checks the thread of callbacks and effects, but not of recipes
 (page 18). Before you move a recipe, mark its function `nonisolated`. Then the line with `query` doesn't
 compile.

 ## Inside the library {folded}

 The library's schedulers are serial Dispatch queues. Work that is scheduled from inside other work is added
 at the end, so `deliver(on:)` only has to schedule each event. (`scheduleUnchecked` is `schedule` without
 the compiler's check of the types, which page 18 explains.)

 @source(Operators/Time/DeliverOn.swift, uncheckedDeliver) #2036e65c

 The error waits in the same queue as the values, so it doesn't overtake them here. The callbacks at
 the end of a chain are guarded by this:

 @source(Order/SerialCallbacks.swift, sendNext) #763b3693

 A second thread waits in `serializer.perform` until the first has left the callback. If each of the two
 waits for the other, `orDefer` queues the event instead, so two signals that feed each other can't
 deadlock. And after `dispose()` no queued value is delivered; values sent before an end still are.

 If you subscribe on a thread without a current scheduler, the recipe runs on a background scheduler called
 `subscription`. `schedule` returns `nil` if the work has already run, as it always has on `immediate`.
 */
cell(
  "Where am I?",
  predict: .choice(
    "`Scheduler.immediate` has no queue. What is the third line?", about: .line(3),
    ["immediate: main", "immediate: immediate", "immediate: background.low"],
    because: [
      "It doesn't change the thread, and this one isn't main.",
      "It runs the work in place, and the current scheduler stays the same.",
    ])
) {
  // snippet.hide
  let done = Flag()
  // snippet.show
  print("cell:", place())
  Scheduler.background(priority: .low).schedule {
    print("background:", place())
    Scheduler.immediate.schedule { print("immediate:", place()) }
    Scheduler.main.schedule {
      Scheduler.main.schedule {
        print("main: the second piece of work")
        // snippet.hide
        done.isSet = true
        // snippet.show
      }
      print("main: the first piece of work")
    }
  }
  // snippet.hide
  turnMainLoop { done.isSet }
  // snippet.show
  //> cell: main
  //> background: background.low
  //> immediate: background.low
  //> main: the first piece of work
  //> main: the second piece of work
}

/*:
 ## In ReactiveCocoa 2.5 {folded}

 A `Scheduler` is a `RACScheduler`: `+mainThreadScheduler`, `+immediateScheduler`, `+currentScheduler`,
 and `+schedulerWithPriority:` for the background. The operators have the same names (`deliverOn:`,
 `bufferWithTime:onScheduler:`), except `throttleFirst` and `throttleLatest`, which are ours. But
 `throttle:` and `delay:` take no scheduler, and use the current one, or a private one if there is none.
 Every operator's block runs under the lock of its `RACSubscriber`, so two threads that send can't spoil a
 `scan` there. Here the lock guards only the callbacks at the end of the chain.

 ## Recap

 Answer first, then look:

 1. Which operator moves the work, and which one the results?
 2. Why must main not wait for a value that is delivered on main?
 3. Two threads add to one count, and an addition is lost. What prevents that?
 4. A query waits in `throttle`, and the signal completes. What happens to the query?
 5. How does a test of three seconds avoid waiting?

 *`subscribe(on:)` and `deliver(on:)` · only main could deliver it, and main is waiting · one serial
 scheduler for both · it's sent immediately · the operator is given a clock that the test moves.*

 The questions from the beginning: a recipe runs at each subscription, and `subscribe(on:)` decides where.
 The server gets three requests, one for each key: `switchToLatest` cancels a search only after it has been
 sent, and only `throttle` keeps it from being sent.

 Now do exercise 12: `swift run course check 12`. You will move work off main, stop a ticker, test a
 throttle, build a serial scheduler, and put the questions of the search field in order. Next comes
 page 13, about commands: the work that a button starts.
 */
