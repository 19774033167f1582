import Foundation
import Marbles
import Notebook
import ReactiveCore

/*:
 # Schedulers

 *47 minutes to read, 103 for the exercise.*

 You open the address book, and it reads a thousand contacts from the disk. Until it has them the
 screen is frozen: you tap, and nothing happens. A signal says what is sent, and in which order. A
 scheduler says on which thread the work runs, and when. At the end of this page you can

 - move work off the main thread, and bring its results back,
 - say why waiting for a value can last forever,
 - say what a scheduler guards from two threads, and what the callbacks guard,
 - control when values are sent, with `throttle` and `interval`,
 - test time without waiting.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 04: when does a recipe run?
 - Page 07: each key starts a search, and `switchToLatest` ends the one before it. How many requests
   does the server get?

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

func contacts() -> Signal<String> {
  Signal { subscriber in
    Thread.sleep(forTimeInterval: 0.02)  // The disk is slow.
    subscriber.sendNext("read on \(place())")
    return nil
  }
}

/*:
 When this cell starts to read the contacts, a tap is already queued on `main`. (In an app the run loop
 runs by itself. Here hidden lines run it until the work is done.)
 */
cell(
  "The frozen screen",
  predict: .choice(
    "What is the first line?", about: .line(1),
    [
      "the tap is answered", "read on main, shown on main",
      "read on background, shown on main",
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
  contacts().subscribeNext { print("\($0), shown on \(place())") }
  // snippet.hide
  turnMainLoop { done.isSet }
  // snippet.show
  //> read on main, shown on main
  //> the tap is answered
}

/*:
 Here the screen was frozen for 20 milliseconds. With a large file it's a second.

 ## Deliver the results

 `Scheduler.background()` makes a scheduler that runs its work off the main thread, and `deliver(on:)`
 sends each event on a scheduler. The effect in `doNext` notes where it runs.
 */
cell(
  "Deliver on",
  predict: .choice(
    "Which line is printed?", about: .line(1),
    [
      "read on main, effect on main, shown on background",
      "read on background, effect on background, shown on background",
      "read on main, effect on background, shown on background",
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
  contacts().doNext { _ in effect = place() }
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
  //> read on main, effect on main, shown on background
}

/*:
 We've moved the wrong half. `deliver(on:)` moves the stages **after** it: the contacts are still
 read on main, and now they're shown in the background, where UIKit must not be touched. (RxSwift
 calls it `observe(on:)`, Combine `receive(on:)`.)

 `subscribe(on:)` moves the **subscription**: the recipe runs on the other scheduler, and the values that
 it sends while it runs come on that scheduler, too. Later values, from a timer, a `URLSession`, or a
 subject, still come on the thread that sends them. Here is the first cell again, with both operators.
 */
cell(
  "Subscribe on",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    [
      "read on main, effect on main, shown on main",
      "read on background, effect on background, shown on main",
      "read on background, effect on main, shown on main",
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
  contacts().doNext { _ in effect = place() }
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
  //> read on background, effect on background, shown on main
}

/*:
 That's the usual pattern: work in the background, results on main, and taps are answered at once.
 `deliver(on:)` is safe with any signal; `subscribe(on:)` needs a recipe that may run on any thread, so
 check what it touches. Hop once: each hop queues every event. Hop at the end of the chain, so that the
 work before it stays in the background. (*One line for all* shows an exception.)

 `deliver(on: .main)` queues every event, even one that's already on main, so the screen may show its old
 state for a moment. `deliverOnMainThread()` passes such an event on at once, unless another is queued
 before it.
 */

challenge(
  "The effect on main", from: "Subscribe on",
  "Move one operator, so that reading stays in the background, and the effect runs on main.")
//> the tap is answered
//> read on background, effect on main, shown on main

/*:
 ## Waiting for yourself

 `first` blocks its thread until a value arrives, and returns it. The cell runs on main, and waits twice: for
 a contact from a background scheduler, and, with a time limit, for one from main.
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

 ## Two inboxes

 Why does a scheduler do one thing at a time? A badge shows the number of unread messages. They come from
 two inboxes, home and work, each with a scheduler of its own. For each message the scheduler reads the
 number, and writes the next one. (The hidden `onAll` runs this work on all the schedulers, and waits.)
 */
// snippet.hide
func onAll(_ inboxes: [Scheduler], _ work: @escaping () -> Void) {
  nonisolated(unsafe) var open = inboxes.count
  nonisolated(unsafe) let work = work
  for inbox in inboxes {
    inbox.schedule {
      work()
      Scheduler.main.schedule { open -= 1 }
    }
  }
  turnMainLoop { open == 0 }
}

func again<Result>(_ run: () -> Result, until isWrong: (Result) -> Bool) -> Result {
  var result = run()
  for _ in 1..<1000 where !isWrong(result) { result = run() }
  return result
}
// snippet.show

func badge(after messages: Int, in inboxes: [Scheduler]) -> Int {
  var unread = 0
  onAll(inboxes) {
    for _ in 1...messages {
      let before = unread
      sched_yield()  // Another thread may run here.
      unread = before + 1
    }
  }
  return unread
}

/*:
 Ten thousand messages arrive in each inbox. The bug doesn't show every time, so `again` repeats the first
 part until it does. Then one scheduler reads both inboxes.
 */
cell(
  "Two inboxes",
  predict: .choice(
    "When the badge is wrong, what does it show?", about: .line(1),
    [
      "two schedulers: fewer than 20000", "two schedulers: more than 20000",
      "two schedulers: 10000 exactly",
    ],
    because: [
      "If both threads read 41, both write 42. One message is lost; none is counted twice.",
      "Only messages handled at the same moment are lost, and their number is random.",
    ])
) {
  let (home, work) = (Scheduler.background(), Scheduler.background())
  let unread = again {
    badge(after: 10_000, in: [home, work])
  } until: {
    $0 != 20_000
  }
  print("two schedulers: \(unread < 20_000 ? "fewer" : "more") than 20000")
  print("one scheduler: \(badge(after: 10_000, in: [work, work]))")
  print(measured: "\(unread) unread")
  //> two schedulers: fewer than 20000
  //> one scheduler: 20000
}

/*:
 Two threads that write one variable at the same time are a **data race**; with an array or a string the
 program may even crash. On one scheduler no message is lost, and no lock is needed. The library's
 schedulers are **serial**: the second piece of work waits until the first is done. The exception is
 `Scheduler.immediate`, which runs work at once, on the thread that schedules it.

 ## Serialized callbacks

 Usually you don't count by hand: the inboxes send into one subject, and `scan` adds the messages. This
 subscriber counts its calls in a plain variable, and notes where it's called.
 */
func slowly(_ sum: Int, _ message: Int) -> Int {
  sched_yield()
  return sum + message
}

func sendFromTwo(
  _ messages: Subject<Int>, to sums: Signal<Int>
) -> (calls: Int, sum: Int, places: Int) {
  var (calls, sum, places) = (0, 0, Set<String>())
  sums.subscribeNext {
    calls += 1
    sum = max(sum, $0)
    places.insert(place())
  }
  onAll([.background(priority: .high), .background()]) {
    for _ in 1...10_000 { messages.sendNext(1) }
  }
  return (calls, sum, places.count)
}

cell(
  "Two threads, one subscriber",
  predict: .choice(
    "After some runs, which of the two is wrong?", about: .line(1),
    [
      "calls: right, sum: right", "calls: right, sum: too small",
      "calls: too few, sum: too small",
    ],
    because: [
      "Both threads are inside `scan` at once, and nothing guards its sum.",
      "One thread waits while the other is in the callback, so no call is lost.",
    ])
) {
  let run = again {
    let messages = Subject<Int>()
    return sendFromTwo(messages, to: messages.scan(0, slowly))
  } until: {
    $0.sum != 20_000
  }
  let calls = run.calls == 20_000 ? "right" : "too few"
  print("calls: \(calls), sum: \(run.sum == 20_000 ? "right" : "too small")")
  print("schedulers: \(run.places)")
  print(measured: "calls \(run.calls), sum \(run.sum)")
  //> calls: right, sum: too small
  //> schedulers: 2
}

/*:
 **Two threads never run the callbacks of one subscription at the same time**, so a variable that only they
 change needs no lock. The calls may come from different threads, one after the other, as the second line
 shows. (A callback that sends is called again inside itself: *A send inside a send*, page 08.)
 */

why(
  "Which variable had two writers at once?",
  [
    .wrong(
      "`calls`.",
      because: """
        It's changed in a callback, and the callbacks of one subscription take turns. See *Two
        threads, one subscriber*.
        """),
    .wrong(
      "`sum`, in the closure of `subscribeNext`.",
      because: """
        It's changed in a callback, too, so by one thread at a time. See *Two threads, one
        subscriber*.
        """),
    .right("The running result that `scan` remembers."),
  ])

/*:
 The rule doesn't cover the operators before the callbacks. An operator with one input relies on a source
 that sends one event at a time; only operators that join several inputs, such as `merge`, expect several
 threads. The compiler doesn't find the mistake, because the library opts out of that check (page 18).

 If you can't change the senders, add one line to the chain.
 */
cell(
  "One line for all",
  predict: .choice(
    "Both inboxes send as before. What is the last line?", about: .lastLine,
    ["schedulers: 1", "schedulers: 2", "schedulers: 3"],
    because: [
      "Every event becomes work of one scheduler, on whichever thread it was sent.",
      "The inboxes only send. The `scan` and the callback run where the events are delivered.",
    ])
) {
  let messages = Subject<Int>()
  let sums = messages.deliver(on: .main).scan(0, slowly)
  let run = sendFromTwo(messages, to: sums)
  print("calls: \(run.calls), sum: \(run.sum)")
  print("schedulers: \(run.places)")
  //> calls: 20000, sum: 20000
  //> schedulers: 1
}

/*:
 `deliver(on:)` queues the events on one serial scheduler, so the `scan` adds one message at a time; any
 serial scheduler would do. Put it before the first operator that remembers something: after the `scan` it
 comes too late.

 ## Cancel work

 A serial scheduler works like a serial queue of Grand Central Dispatch. There you make a
 `DispatchWorkItem` for work that you may want to cancel; here `schedule` returns a disposable, or `nil` if
 the work has already run, as on `immediate`.
 */
cell(
  "Cancel",
  predict: .choice(
    "Which lines are printed?",
    ["save\nupload\nlog", "save\nlog", "save"],
    because: [
      "The upload hadn't started when it was disposed, so it never runs.",
      "The disposable cancels one piece of work, and the next one still runs.",
    ])
) {
  // snippet.hide
  let done = Flag()
  // snippet.show
  Scheduler.main.schedule { print("save") }
  let upload = Scheduler.main.schedule { print("upload") }
  Scheduler.main.schedule {
    print("log")
    // snippet.hide
    done.isSet = true
    // snippet.show
  }
  upload?.dispose()
  // snippet.hide
  turnMainLoop { done.isSet }
  // snippet.show
  //> save
  //> log
}

/*:
 `dispose` only keeps work from starting; it never interrupts work that's running.

 ## Wait for a pause

 One search per key is too many. `throttle` waits for a pause: it sends a value if no other follows within
 the interval. A scheduler decides not only *where* work runs but also *when*, so every operator that takes
 time needs one. Here it's a `TestScheduler`. Each letter is a query.
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
 sends the waiting value immediately, because nothing can follow. An error drops it.

 RxSwift and Combine call this operator `debounce`, and that name works here as well. (Combine's loses the
 waiting value when its source ends.) Their `throttle` limits how often a value is sent; here that's
 `throttleFirst` and `throttleLatest`.

 ## Test time

 A test that really waits three seconds is slow, and on a busy machine it may fail, so give the operator a
 clock that you control. `record` keeps a signal's events with their times in a `Timeline`, which can be
 compared with another one or with a diagram string.

 A colleague has written `delay` where you wrote `throttle`: it sends *every* value three seconds
 later. The cell gives both of them one query, and then two.
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

 ## Again and again

 A clock on the screen has to move by itself. `interval` sends the time of its scheduler at every tick
 (RxSwift's sends 0, 1, 2). It never ends, so here `take` ends it.
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
 ## Later, and in one go {folded}

 Ten messages in a second shouldn't make ten notifications. `buffer(.seconds(4))` starts an interval
 at the first value, and sends all values of the interval as one array. (RxSwift's intervals follow
 each other, and a quiet one sends an empty array.) The source fails at eight seconds: watch `c`.
 */
cell(
  "Later, and in one go",
  predict: .choice(
    "Which row is drawn for delay?", about: .line(4),
    [
      "delay 3 s   ---------------a---------b-------------------(c#)",
      "delay 3 s   ---------------a---------b--------------#",
      "delay 3 s   ---------------a---------b-------------------c---------#",
    ],
    because: [
      "An error isn't delayed. It doesn't wait until `c` is due.",
      "Values and completions are three seconds late. Errors aren't.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let news = scheduler.cold("a-b---c-#").recorded("news", by: recorder)
  news.delay(.seconds(3), on: scheduler)
    .recorded("delay 3 s", by: recorder).subscribe(error: { _ in })
  news.buffer(.seconds(4), on: scheduler)
    .map { $0.joined(separator: "+") }
    .recorded("buffer 4 s", by: recorder).subscribe(error: { _ in })
  scheduler.run()
  print(recorder.diagram)
  //>             0s   1s   2s   3s   4s   5s   6s   7s   8s
  //> news (1)    a---------b-------------------c---------#
  //> news (2)    a---------b-------------------c---------#
  //> delay 3 s   ---------------a---------b--------------#
  //> buffer 4 s  --------------------a+b-----------------#
}

/*:
 A completion loses nothing: `delay` sends it after the last value, and `buffer` first sends what it has
 collected.

 ## An async function {folded}

 Does `async` move work off the main thread? The cell calls two functions from the main actor. (Outside all
 schedulers `place` returns "none".)
 */
nonisolated(nonsending) func readHere() async -> String { place() }

@concurrent nonisolated func readElsewhere() async -> String { place() }

cell(
  "An async function",
  predict: .choice(
    "Where do the two functions run?",
    [
      "readHere: main\nreadElsewhere: main", "readHere: main\nreadElsewhere: none",
      "readHere: none\nreadElsewhere: none",
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
    print("readHere:", await readHere())
    print("readElsewhere:", await readElsewhere())
    // snippet.hide
    done.isSet = true
    // snippet.show
  }
  // snippet.hide
  turnMainLoop { done.isSet }
  // snippet.show
  //> readHere: main
  //> readElsewhere: none
}

/*:
 `async` lets a function wait without blocking. `@concurrent` is to a function what `subscribe(on:)` is to a
 recipe.

 In a new app project of Xcode 26, everything not marked otherwise belongs to the main actor, closures
 included. So the compiler lets a recipe use the screen's state, even if `subscribe(on:)` runs it in the
 background later:

 ```swift
 func contacts() -> Signal<String> {
   Signal { subscriber in
     subscriber.sendNext(self.query)  // No warning, and a data race.
     return nil
   }
 }

 nonisolated func contacts() -> Signal<String> {
   Signal { subscriber in
     subscriber.sendNext(self.query)  // Error: `query` is the main actor's.
     return nil
   }
 }
 ```

 At run time nothing stops the first one: the library checks the thread of callbacks and effects, but not of
 recipes (page 18).

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
 `subscription`.
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

 A `Scheduler` is a `RACScheduler`: `+mainThreadScheduler`, `+immediateScheduler`,
 `+currentScheduler`, and `+schedulerWithPriority:` for the background. The operators have the same
 names (`deliverOn:`, `bufferWithTime:onScheduler:`), but `throttle:` and `delay:` take no
 scheduler, and use the current one, or a private one if there is none. Every operator's block runs
 under the lock of its `RACSubscriber`, so two threads that send can't spoil a `scan` there. Here
 the lock guards only the callbacks at the end of the chain.

 ## Recap

 Answer first, then look:

 1. Which operator moves the work, and which one the results?
 2. Why must main not wait for a value that is delivered on main?
 3. Two threads add to one count at the same time. What can happen, and what prevents it?
 4. A query is followed by another one too soon. What does `throttle` do with it, and with the last one
    when the signal completes?
 5. How does a test of three seconds avoid waiting?

 *`subscribe(on:)`; `deliver(on:)` · only main could deliver it, and main is waiting · an addition is lost;
 one serial scheduler for both · it drops it; it sends the last one immediately · the operator is given a
 clock that the test moves.*

 The questions from the beginning: a recipe runs at each subscription, and `subscribe(on:)` decides where.
 The server gets a request for each key: `switchToLatest` cancels a search only after it has been sent, and
 only `throttle` keeps it from being sent.

 Now do exercise 12: `swift run course check 12`. You will move work off main, stop a ticker, test a
 throttle, build a serial scheduler, and put the questions of the search field in order. Next comes
 page 13, about commands: the work that a button starts.
 */
