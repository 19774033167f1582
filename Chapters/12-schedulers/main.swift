import Foundation
import Marbles
import Notebook
import ReactiveCore

/*:
 # Schedulers

 *54 minutes to read, 103 for the exercise.*

 The address book opens, and reads a thousand contacts from the disk. Somebody taps a button, and
 for a moment nothing happens. A signal says what is sent, and in which order. A scheduler says
 which thread does the work, and when. At the end of this page you can

 - move work off the main thread, and bring its results back,
 - let values wait: `throttle`, `delay`, `buffer` and `interval`,
 - test time without waiting,
 - cancel work that has not begun, and say why waiting can last forever,
 - say why a scheduler does one thing at a time, and what happens without it.

 New here: `Scheduler`, `main`, `background`, `immediate`, `current`, `name`, `deliver(on:)`,
 `deliverOnMainThread`, `throttle`, `interval`, `delay`, `buffer`, `first`

 A new form of a name that you know: `subscribe(on:)`

 Two questions about older pages. Answer them now; the answers are at the end of this page.

 - Page 04: when does a recipe run?
 - Page 11: what does an error do to a value that waits?

 ## The frozen screen

 A `Scheduler` does work for you. `schedule` gives it a piece of work, and it does one piece after
 the other. `Scheduler.main` does its work on the main thread, whenever that thread's run loop
 runs. `Scheduler.current` is the scheduler whose work is being done at this moment, and `name` is its
 name. If nobody scheduled the work, it is `main` on the main thread, and `nil` on another.

 The cells of this page share four helpers. `contacts` reads the disk, and sends the `place` where it
 did so: the name of the current scheduler. `turnMainLoop` runs the run loop until a cell is done; in
 an app it runs by itself. A `Flag` says when that is. (It is an object that only the main thread uses:
 Swift would warn of a variable here.)
 */
final class Flag: @unchecked Sendable {
  var isSet = false
}

func turnMainLoop(until isDone: () -> Bool) {
  while !isDone() { RunLoop.main.run(until: .now + 0.001) }
}

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
 The tap is already waiting for its turn on `main` when the contacts are read.
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
  let done = Flag()
  Scheduler.main.schedule {
    print("the tap is answered")
    done.isSet = true
  }
  contacts().subscribeNext { print("\($0), shown on \(place())") }
  turnMainLoop { done.isSet }
  //> read on main, shown on main
  //> the tap is answered
}

/*:
 Here it was a fiftieth of a second. With a large file it is a second, and the screen freezes.

 ## Deliver the results

 `deliver(on:)` sends each event on another scheduler, and `Scheduler.background()` makes one that
 works beside the main thread. It sounds like the fix. The effect in `doNext` notes where it
 runs.
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
      "The recipe runs where the subscription was made. `deliver(on:)` moves the events, not the work.",
      "The effect comes before `deliver(on:)`, and only later stages move.",
    ])
) {
  let done = Flag()
  var effect = ""
  contacts().doNext { _ in effect = place() }
    .deliver(on: .background())
    .subscribeNext {
      print("\($0), effect on \(effect), shown on \(place())")
      Scheduler.main.schedule { done.isSet = true }
    }
  turnMainLoop { done.isSet }
  //> read on main, effect on main, shown on background
}

/*:
 That is the wrong half. The rule: `deliver(on:)` moves the stages **after** it. The contacts are
 still read on main, and now they are shown in the background, where no screen may be changed.
 (RxSwift calls it `observe(on:)`, Combine `receive(on:)`.)

 `subscribe(on:)` moves the **subscription**: the recipe runs on the other scheduler. `contacts`
 sends while its recipe runs, so its value and the effect move, too. A recipe that sends later, from
 a timer or a `URLSession`, sends from there, and on a subject `subscribe(on:)` moves no value at all.
 Now the first cell again, with both operators.
 */
cell(
  "Subscribe on",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    [
      "the tap is answered",
      "read on main, effect on main, shown on main",
      "read on background, effect on background, shown on main",
      "read on background, effect on main, shown on main",
    ],
    because: [
      "The main scheduler has nothing to do while the contacts are read, so the tap comes first.",
      "`subscribe(on:)` moved the recipe.",
      "The effect comes before `deliver(on:)`, so it stays where the recipe runs.",
    ])
) {
  let done = Flag()
  var effect = ""
  Scheduler.main.schedule { print("the tap is answered") }
  contacts().doNext { _ in effect = place() }
    .subscribe(on: .background())
    .deliver(on: .main)
    .subscribeNext {
      print("\($0), effect on \(effect), shown on \(place())")
      done.isSet = true
    }
  turnMainLoop { done.isSet }
  //> the tap is answered
  //> read on background, effect on background, shown on main
}

/*:
 Work elsewhere, results on main: that is what an app needs most. Use `subscribe(on:)` only on a
 recipe that may run on any thread, such as one that you wrote yourself. `deliver(on:)` at the end of
 the chain is safe with any signal. For a screen there is `deliverOnMainThread()`. An event that is
 already on the main thread goes straight on, if none waits before it, so the screen does not show its
 old state for a moment (RxSwift's `MainScheduler.instance`). `deliver(on: .main)` queues every event
 (`asyncInstance`). Page 18 connects all this with `@MainActor` and `await`.
 */

challenge(
  "The effect on main", from: "Subscribe on",
  "Move one operator, so that reading stays in the background, and the effect runs on main.")
//> the tap is answered
//> read on background, effect on main, shown on main

/*:
 ## What a hop costs

 `deliver(on:)` is not free: each event becomes a piece of work of its own. Here ten thousand
 numbers are doubled, and collected by the thread that waits in `toArray`. The second time they go
 through a background scheduler on their way. `time` gives the shortest of five runs, for one number.
 */
func time(_ numbers: Signal<Int>) throws -> Double {
  let times = try (1...5).map { _ in
    let start = ContinuousClock.now
    _ = try numbers.toArray()
    return (ContinuousClock.now - start) / .nanoseconds(1)
  }
  return times.min()! / 10_000
}

cell("What a hop costs") {
  let numbers = Signal<Int> { subscriber in
    for number in 1...10_000 { subscriber.sendNext(number) }
    subscriber.sendCompleted()
    return nil
  }
  let stays = numbers.map { $0 * 2 }
  let hops = stays.deliver(on: .background())
  let (here, there) = (try stays.toArray(), try hops.toArray())
  print("the same: \(here == there)")
  let times = (stays: try time(stays), hops: try time(hops))
  print(
    measured: [("stays", times.stays), ("hops", times.hops)], unit: "ns")
  //> the same: true
}

/*:
 On our machine, in a debug build, a hop costs half a microsecond for each number, more than all the
 rest together; on main, each event also waits for a turn of the run loop. So change the scheduler once,
 at the end of the chain, and not between every two steps.

 ## Where is the work done?

 A background scheduler is named after its priority. `Scheduler.immediate` does work at once, inside
 the call of `schedule`.
 */
cell(
  "Where am I?",
  predict: .choice(
    "What is line 3?", about: .line(3),
    ["immediate: main", "immediate: background.low", "immediate: immediate"],
    because: [
      "The call is made inside the work of a background scheduler.",
      "`immediate` has no thread and no queue. The current scheduler stays what it was.",
    ])
) {
  let done = Flag()
  print("cell:", place())
  Scheduler.background(priority: .low).schedule {
    print("background:", place())
    Scheduler.immediate.schedule { print("immediate:", place()) }
    Scheduler.main.schedule {
      Scheduler.main.schedule { done.isSet = true }
      print("main:", place(), done.isSet ? "and done" : "and not done yet")
    }
  }
  turnMainLoop { done.isSet }
  //> cell: main
  //> background: background.low
  //> immediate: background.low
  //> main: main and not done yet
}

/*:
 The last line shows a second rule. The work that sets `done` was scheduled on main, from main,
 and went to the end of the queue. Every scheduler of the library but `immediate` works like that.

 ## When it is quiet

 A search for each key is too many searches. `throttle` waits for a pause: it sends a value if no
 other one follows within the interval. A completion sends the waiting value at once, because
 nothing can follow it; an error drops it. All operators that take time are given a scheduler. Here
 it is a `TestScheduler`, so nobody has to wait. Each letter below is a text that is typed.
 */
cell(
  "Throttle",
  predict: .choice(
    "h is typed at 8 s, and the typing ends at 10 s. When is h sent?", about: .line(2),
    ["h at 8.0 seconds", "h at 10.0 seconds", "h at 11.0 seconds"],
    because: [
      "A value waits for a pause. It cannot know at once that none follows.",
      "When the typing has ended nothing can follow, so what waits is sent at once.",
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
 `c` and `t` are dropped: another text came too soon. After `a` it was quiet for three seconds.
 RxSwift, RxJS and Combine call this operator `debounce`, a name that it has here as well; but Combine's
 loses the value that waits when its source ends. Their `throttle` limits how often a value is
 sent; here that is `throttleFirst` or `throttleLatest`.

 ## Test time

 A test that waits for three seconds is slow, and on a busy machine it fails. Give the operator a
 clock that you move. `timeline(of:)` subscribes, runs the clock, and returns the events with
 their times; `marbleText` writes them as marble text.
 */
cell(
  "Test time",
  predict: .choice(
    "The same texts as before. What is sent?", about: .line(1),
    ["c-a---t-h-|", "-----a----(h|)", "-----a-----(h|)"],
    because: [
      "Those are the texts that were typed. Two of them are followed too soon.",
      "That is a second too late: nothing can follow after the end, at ten seconds.",
    ])
) {
  let clock = TestScheduler()
  let typed = clock.cold("c-a---t-h-|")
  let paused = typed.throttle(.seconds(3), on: clock)
  let start = ContinuousClock.now
  let received = clock.timeline(of: paused)
  print(received.marbleText)
  print("as expected:", received == "-----a----(h|)")
  print(measured: "\(ContinuousClock.now - start) of real time")
  //> -----a----(h|)
  //> as expected: true
}

/*:
 A timeline can be compared with marble text, to the instant. Code that uses `.main` on its own
 cannot be tested like that, so pass schedulers as arguments.

 ## Again and again

 A clock on the screen has to move by itself. `interval` sends the time of its scheduler, again and
 again (RxSwift's sends 0, 1, 2). It has no end of its own; here `take` ends it. It refuses `immediate`,
 which would have to block the thread until the next tick.
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
      "The first tick comes after one interval, and not at once.",
      "`take` completes with the third value, and does not wait for a fourth.",
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
 `run()` came to an end because `take` disposed the interval, and with it the timer (`!`). Each
 subscription has a timer of its own.
 */

challenge(
  "A tick at once", from: "Interval",
  "Add one operator, so that there is a tick at once, and three in all.")
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
 ## Later, and in one go

 `delay` sends each value later. `buffer` collects the values of an interval, which begins with the
 first value, and sends them as an array: ten messages in a second must not make ten notifications.
 (RxSwift's intervals follow each other, and a quiet one sends an empty array.) The source fails at eight
 seconds. Watch `c`.
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
      "An error is not delayed. It does not wait until `c` is due.",
      "Values are late by three seconds, and so is a completion. An error is not.",
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
 In both rows the error overtakes `c`, and `c` is dropped: the rule of page 11. With a completion
 nothing is lost: `delay` sends it after the last value, and `buffer` first sends what it has
 collected.

 ## Cancel work

 Every scheduler but `immediate` is much like a serial queue of Grand Central Dispatch. One thing is
 different: `schedule` returns a disposable for each piece of work.
 */
cell(
  "Cancel",
  predict: .choice(
    "Which lines are printed?",
    ["save\nupload\nlog", "save\nlog", "save"],
    because: [
      "The upload had not begun when it was disposed, so it is not done.",
      "The disposable belongs to one piece of work. What follows it in the queue is done all the same.",
    ])
) {
  let done = Flag()
  Scheduler.main.schedule { print("save") }
  let upload = Scheduler.main.schedule { print("upload") }
  Scheduler.main.schedule {
    print("log")
    done.isSet = true
  }
  upload?.dispose()
  turnMainLoop { done.isSet }
  //> save
  //> log
}

/*:
 `dispose` only keeps work from beginning; it interrupts nothing. `immediate` returns `nil`: its
 work is over when `schedule` returns.

 ## Waiting for yourself

 `first` blocks its thread until a value has arrived, and returns it. (`toArray` waits for the
 end.) The cell runs on main, and waits twice: for a page that a background scheduler delivers,
 and for one that main delivers. The second time it sets a limit.
 */
cell(
  "Waiting",
  predict: .choice(
    "What does main get?", about: .lastLine,
    ["main: a page", "main: nothing", "main: timedOut"],
    because: [
      "Only main could deliver the page, and main is waiting.",
      "The limit is an error, and `first` throws it.",
    ])
) {
  let page = Signal.return("a page")
  let soon = page.deliver(on: .background())
  print("background:", try soon.first() ?? "nothing")

  let never = page.deliver(on: .main)
  let limited = never.timeout(.milliseconds(50), on: .background())
  do {
    print("main:", try limited.first() ?? "nothing")
  } catch {
    print("main: \(error)")
  }
  //> background: a page
  //> main: timedOut
}

/*:
 The main thread waited for a page that only the main thread could deliver. Without the limit it
 would wait forever: a **deadlock**. So wait in a test, or at the end of a tool on the command line.
 Everywhere else, subscribe. (For the same reason no scheduler has a method that waits for its work;
 `immediate` alone works inside the call, and it has no queue to wait for.)

 ## Two at once

 Why does a scheduler do one thing at a time? A shop has two tills, or cash desks, and one total. To
 add a coin, a till reads the total and writes the next number. `atAll`, which is not shown, gives
 the same work to several schedulers, and waits until all have done it. `sched_yield` lets another
 thread run first.
 */
// snippet.hide
func atAll(_ tills: [Scheduler], _ work: @escaping () -> Void) {
  nonisolated(unsafe) var open = tills.count
  nonisolated(unsafe) let work = work
  for till in tills {
    till.schedule {
      work()
      Scheduler.main.schedule { open -= 1 }
    }
  }
  turnMainLoop { open == 0 }
}
// snippet.show

func total(of coins: Int, at tills: [Scheduler]) -> Int {
  var total = 0
  atAll(tills) {
    for _ in 1...coins {
      let before = total
      sched_yield()
      total = before + 1
    }
  }
  return total
}

/*:
 Each till counts ten thousand coins. A run that goes right proves nothing, so the cell tries day
 after day until a total is wrong. Then it gives both tills to one scheduler.
 */
cell(
  "Two tills",
  predict: .choice(
    "When the total is wrong, what is it?", about: .line(1),
    ["two schedulers: less than 20000", "two schedulers: more than 20000"],
    because: [
      "Two tills that read 41 both write 42. A write that is lost never adds a coin."
    ])
) {
  var sum = 20_000
  var days = 0
  while sum == 20_000, days < 1000 {
    let fast = Scheduler.background(priority: .high)
    sum = total(of: 10_000, at: [fast, .background()])
    days += 1
  }
  print("two schedulers: \(sum < 20_000 ? "less" : "more") than 20000")
  let till = Scheduler.background()
  print("one scheduler: \(total(of: 10_000, at: [till, till]))")
  print(measured: "\(sum) coins, on day \(days)")
  //> two schedulers: less than 20000
  //> one scheduler: 20000
}

/*:
 This is called a **race**: the result depends on which thread is first. On one scheduler no coin is
 lost, without a lock. Every scheduler of the library but `immediate` is **serial**: the second piece
 of work waits until the first one is done.

 ## What runs one at a time, and what does not

 Two threads send coins into one subject, ten thousand each. The sum is kept twice: `scan` adds
 the coins, and the subscriber counts its calls in a plain variable.
 */
func slowly(_ sum: Int, _ coin: Int) -> Int {
  sched_yield()
  return sum + coin
}

func sendFromTwo(
  _ coins: Subject<Int>, to sums: Signal<Int>
) -> (calls: Int, sum: Int) {
  var (calls, sum) = (0, 0)
  sums.subscribeNext {
    calls += 1
    sum = max(sum, $0)
  }
  atAll([.background(), .background()]) {
    for _ in 1...10_000 { coins.sendNext(1) }
  }
  return (calls, sum)
}

cell(
  "Two threads, one subscriber",
  predict: .choice(
    "After some days, which of the two is wrong?",
    [
      "calls: right\nsum: right", "calls: right\nsum: too small",
      "calls: too few\nsum: too small",
    ],
    because: [
      "Both threads are inside `scan` at once, and nothing guards what it remembers.",
      "One thread waits while the other is in the callback, so none of the counts is lost.",
    ])
) {
  var (day, days) = ((calls: 20_000, sum: 20_000), 0)
  while day == (20_000, 20_000), days < 1000 {
    let coins = Subject<Int>()
    day = sendFromTwo(coins, to: coins.scan(0, slowly))
    days += 1
  }
  print("calls:", day.calls == 20_000 ? "right" : "too few")
  print("sum:", day.sum == 20_000 ? "right" : "too small")
  print(measured: "calls \(day.calls), sum \(day.sum), on day \(days)")
  //> calls: right
  //> sum: too small
}

/*:
 **Two threads never run the callbacks of one subscription at the same time**, so a variable that only
 they change needs no lock. (On one thread a callback that sends runs inside itself: *A send inside
 itself*, page 04.) This rule does not cover the operators before them. Two threads that write one
 variable at the same time are a **data race**: with an array or a text the program may even crash. The
 compiler does not find this one; page 18 says what it guards.
 */

why(
  "Which variable had two writers at once?",
  [
    .wrong(
      "`calls`.",
      because: """
        It is changed in a callback, and the callbacks of one subscription take turns. See *Two
        threads, one subscriber*.
        """),
    .wrong(
      "`sum`, in the closure of `subscribeNext`.",
      because: """
        A callback changes it, too, so it has one writer at a time. See *Two threads, one
        subscriber*.
        """),
    .right("The running result that `scan` remembers."),
  ])

/*:
 The coins came from two threads, one after the other or at once: a signal keeps an order of values,
 and promises no thread. An operator with one input relies on a source that sends one event at a time;
 the sender has to see to that. Operators that join several inputs, such as `merge`, expect several
 threads.

 The fix is one line, at the beginning of the chain: `deliver(on:)` makes each event a piece of
 work of one serial scheduler.
 */
cell("One line for all") {
  let coins = Subject<Int>()
  let sums = coins.deliver(on: .main).scan(0, slowly)
  let day = sendFromTwo(coins, to: sums)
  print("calls:", day.calls == 20_000 ? "right" : "too few")
  print("sum:", day.sum == 20_000 ? "right" : "too small")
  //> calls: right
  //> sum: right
}

/*:
 Any serial scheduler would do. Put `deliver(on:)` before the first operator that remembers
 something: after the `scan` it comes too late.

 ## Inside the library

 A few lines are enough for a serial queue. Work that is scheduled from inside other work is added
 at the end, and the running loop does it:

 ```swift
 var waiting: [() -> Void] = []
 var isRunning = false
 func schedule(_ work: @escaping () -> Void) {
   waiting.append(work)
   if isRunning { return }
   isRunning = true
   while !waiting.isEmpty { waiting.removeFirst()() }
   isRunning = false
 }
 ```

 It has no lock, so only one thread may use it, and no thread of its own. The library's schedulers
 use Dispatch queues, which have both. With such a scheduler, `deliver(on:)` is short. It calls
 `uncheckedDeliver`, which is the same without the compiler's check of the types (page 18), as
 `scheduleUnchecked` is `schedule` without it:

 @source(Operators/Time/DeliverOn.swift, uncheckedDeliver) #2036e65c

 | line | what it buys |
 |---|---|
 | `scheduler.scheduleUnchecked { … }` | each event is a piece of work of its own; a serial scheduler keeps their order |
 | `error:` | the error waits in the same queue as the values, so it does not overtake them here |

 You may skip the rest of this part. This lets one thread at a time into the callbacks at the end of a
 chain:

 @source(Order/SerialCallbacks.swift, sendNext) #0bac2759

 | line | what it buys |
 |---|---|
 | `turn.perform` | a second thread waits until the first one has left the callback |
 | `orDefer` | if the first thread is itself waiting for the second, the event is queued, and the first thread delivers it before it leaves: two signals that feed each other cannot deadlock |
 | `handle.isDisposed` | whoever subscribed has disposed what they got from `subscribe`, while this thread waited: no more values. An end disposes this handle too, but in its turn, so a value that was sent before it still comes |

 And which scheduler is current on a thread that somebody else's library has made? None: there `current`
 is `nil`. If you subscribe on such a thread, the library hands the recipe to a background scheduler of
 its own, which is called `subscription`. So a recipe always runs on a scheduler: that is the `guard`
 that page 04 shows.

 ## In ReactiveCocoa 2.5

 A `Scheduler` is a `RACScheduler`: `+mainThreadScheduler`, `+immediateScheduler`, `+currentScheduler`,
 and `+scheduler` or `+schedulerWithPriority:` for the background. `schedule:` and `afterDelay:schedule:`
 return a `RACDisposable`. The operators are `deliverOn:`, `subscribeOn:`, `throttle:`, `delay:`,
 `deliverOnMainThread`, `bufferWithTime:onScheduler:` and `interval:onScheduler:`. `throttle:`, named
 as in Rx.NET, and `delay:` take no scheduler, and use the current one. There every operator's block runs
 under the lock of its `RACSubscriber`, so two threads that send cannot spoil a `scan`. Here the lock
 guards only the callbacks at the end of the chain.

 ## Recap

 Answer first, then look:

 1. Which operator moves the work, and which one the results?
 2. A text is followed by another one too soon. What does `throttle` do with it, and what with the
    last one, when the typing ends?
 3. How does a test of three seconds get by without waiting?
 4. What may two threads that send do to `scan`, and what to the closure of `subscribeNext`?
 5. Why must main not wait for a value that is delivered on main?

 *`subscribe(on:)`; `deliver(on:)` · it drops it; it sends the last one at once · the operator is given
 a clock that the test moves · they can spoil what it remembers; nothing: one thread waits for the
 other · only main could deliver it, and main waits.*

 The questions from the beginning: a recipe runs at each subscription, and where it runs is what
 `subscribe(on:)` decides. An error overtakes a value that waits, and the value is dropped; after
 `deliver(on:)` the error waits, too.

 Now do exercise 12: `swift run course check 12`. You will move work off main, stop a ticker, test a
 throttle, build a serial scheduler, and put the questions of the search field in order. Next comes
 page 13, about commands: the work that a button starts.
 */
