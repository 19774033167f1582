import Foundation
import Marbles
import Notebook
import ReactiveCore

/*:
 # Schedulers

 *59 minutes to read, 70 for the exercise.*

 A signal says what comes, and in which order. It does not say which thread does the work, or when.
 A scheduler does. At the end of this page you can

 - say why a scheduler does one thing at a time, and what happens without it,
 - move work off the main thread, and bring its results back,
 - let values wait: `delay`, `throttle`, `buffer` and `interval`,
 - call off work that has not begun,
 - say why waiting can last forever, and test time without waiting.

 New here: `Scheduler`, `main`, `background`, `immediate`, `current`, `name`, `deliver(on:)`,
 `interval`, `delay`, `throttle`, `buffer`, `first`, `waitUntilCompleted`.

 ## Two at once

 A `Scheduler` does work for you, in its own time. `schedule` gives it a piece of work.
 `Scheduler.background()` makes a scheduler that works beside all others. `Scheduler.main` works on
 the main thread, whenever the run loop of that thread turns. In an app it turns all day. On this
 page somebody has to turn it:
 */
func turnMainLoop(until isDone: () -> Bool) {
  while !isDone() { RunLoop.main.run(until: .now + 0.001) }
}

/*:
 A shop has two tills (a till is where you pay) and one total. To add a coin, a till reads the total
 and writes the next number. `atAll` gives the same work to several schedulers, and waits until each
 of them is done. `total` lets each till count its coins. `sched_yield` lets another thread run
 first.
 */
func atAll(_ tills: [Scheduler], _ work: @escaping () -> Void) {
  var open = tills.count
  for till in tills {
    till.schedule {
      work()
      Scheduler.main.schedule { open -= 1 }
    }
  }
  turnMainLoop { open == 0 }
}

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
 Each of the two tills counts ten thousand coins. One of them has a higher priority. It does not go
 wrong every time. So the cell tries day after day, until a total is wrong.
 */
cell(
  "Two tills",
  predict: .choice(
    "On many days the total is right. What is it when it is wrong?",
    ["less than 20000", "more than 20000"])
) {
  var sum = 20_000
  var days = 0
  while sum == 20_000, days < 1000 {
    let fast = Scheduler.background(priority: .high)
    sum = total(of: 10_000, at: [fast, .background()])
    days += 1
  }
  print(sum < 20_000 ? "less than 20000" : "more than 20000")
  print(measured: "\(sum) coins, on day \(days)")
  //> less than 20000
}

/*:
 Coins are lost. Both tills read 41, and both write 42: two coins, counted as one. This is called a
 **race**. The result depends on which thread is first, and that changes from run to run. The
 compiler did not object: `schedule` takes plain closures, which it does not check for races.

 ## One scheduler

 The same function, with the same work. But now both pieces of work go to one scheduler.
 */
cell("One till", predict: "Twice 10,000 coins. What is the total?") {
  let till = Scheduler.background()
  let sum = total(of: 10_000, at: [till, till])
  print(sum)
  //> 20000
}

/*:
 No coin is lost, without a lock. Every scheduler is **serial**. It does one piece of work at a
 time, in the order in which it was asked. The second piece waits until the first one is done.

 ## What runs one at a time, and what does not

 Two threads send coins into one subject, ten thousand each. The sum is kept twice: `scan` adds the
 coins, and the subscriber counts its calls in a plain variable, without a lock. `slowly` gives the
 other thread a chance in the middle of an addition.
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
 The calls are right. **The callbacks of one subscription never run two at a time**, whichever
 threads send, so what only they change needs no lock. They are the last stage of a chain, and
 `SerialCallbacks` stands before them. `perform` lets a second thread wait until the first one has
 left. (Only if that one waits for this one, the event is deferred: the first thread makes the call
 with its next one, or on its way out. So two signals that feed each other do not wait for ever.)

 @source(Order/SerialCallbacks.swift, sendNext)

 After a disposal nothing comes. An end disposes too, but what waited for its turn when the end was
 sent still comes before it.

 The sum is wrong, and we were lucky. Two threads that write one variable at the same time are a
 **data race**: anything may happen. A number came out too small. With a text or an array in its place the
 program crashes. The rule is about the callbacks, and not about the operators before them. The
 state of an operator, here `running`, is a variable that its recipe makes, and no lock is around it:

 @source(Operators/Transforming/ScanWithIndex.swift, scanWithIndex)

 The same holds for `take`, `skip`, `distinctUntilChanged`, `combinePrevious` and every other
 operator with one input: it relies on a source that sends one event at a time. The sender has to
 see to that, here as in ReactiveCocoa, whose `scan` keeps its state in a plain variable too
 (RACStream.m). Operators that join several inputs, such as `merge` and `combineLatest`, expect
 several threads and let them through one at a time.

 The cure is one line, at the beginning of the chain. `deliver(on:)`, which you will meet again below,
 makes each event a piece of work of one scheduler, and a scheduler is serial.
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
 Any one scheduler would do, not only `.main`. Put `deliver(on:)` before the first operator that
 keeps something. After the `scan` it comes too late.

 ## Who is working?

 `Scheduler.current` is the scheduler whose work is being done at this moment, and `name` is its
 name. On the main thread it is `main`, unless some other scheduler is at work there. A background
 scheduler is named after its priority. `Scheduler.immediate` does work at once.
 */
cell(
  "Where am I?",
  predict: .choice(
    "What is line 3?", about: .line(3),
    ["immediate: main", "immediate: background.low", "immediate: immediate"])
) {
  let place = { Scheduler.current?.name ?? "none" }
  var isDone = false
  print("cell:", place())
  Scheduler.background(priority: .low).schedule {
    print("background:", place())
    Scheduler.immediate.schedule { print("immediate:", place()) }
    Scheduler.main.schedule {
      print("main:", place())
      isDone = true
    }
  }
  turnMainLoop { isDone }
  //> cell: main
  //> background: background.low
  //> immediate: background.low
  //> main: main
}

/*:
 `immediate` has no thread and no queue. It does the work at once, in the middle of whatever is
 being done, so the current scheduler stays what it was. And `main`, if you are on main already?
 */
cell("Now or later", predict: "Three lines. In which order?") {
  var isDone = false
  Scheduler.main.schedule {
    print("main")
    isDone = true
  }
  Scheduler.immediate.schedule { print("immediate") }
  print("the cell goes on")
  turnMainLoop { isDone }
  //> immediate
  //> the cell goes on
  //> main
}

/*:
 `main` and `background` never do work in the middle of other work: it goes to the end of their queue,
 even if you are there already.

 A thread may belong to no scheduler at all: one that a library of somebody else made, for example.
 There `current` is `nil`. What happens if you subscribe on such a thread?
 */
cell(
  "A thread of its own",
  predict: .choice(
    "Where does the recipe run?", about: .line(2),
    ["recipe on none", "recipe on main", "recipe on subscription"])
) {
  @Sendable func place() -> String { Scheduler.current?.name ?? "none" }
  var isDone = false
  let signal = Signal<Int> { _ in
    print("recipe on \(place())")
    Scheduler.main.schedule { isDone = true }
    return nil
  }
  Thread.detachNewThread {
    print("subscribed on \(place())")
    signal.subscribe()
  }
  turnMainLoop { isDone }
  //> subscribed on none
  //> recipe on subscription
}

/*:
 The recipe did not run on that thread: the library handed it to a background scheduler of its own,
 which is called `subscription`. So **a recipe always runs on a scheduler**: the current one, if
 there is one, and otherwise one in the background. This is what the `guard` in `start` of chapter
 04 asks.

 ## Deliver the results

 A menu is loaded, and loading takes long. The recipe prints where it runs, and so does an effect.
 `deliver(on:)` schedules each event on another scheduler.
 */
cell(
  "Deliver on",
  predict: .choice(
    "Where does the effect run?", about: .line(2),
    ["effect on main", "effect on background.default"])
) {
  let place = { Scheduler.current?.name ?? "none" }
  var isDone = false
  let menu = Signal<String> { subscriber in
    print("loaded on \(place())")
    subscriber.sendNext("soup")
    return nil
  }.doNext { _ in print("effect on \(place())") }
  menu.deliver(on: .background()).subscribeNext { _ in
    print("heard on \(place())")
    Scheduler.main.schedule { isDone = true }
  }
  turnMainLoop { isDone }
  //> loaded on main
  //> effect on main
  //> heard on background.default
}

/*:
 Only what stands **after** `deliver(on:)` has moved. The recipe and the effect stay where the
 subscription was made: on main. So the screen stands still while the menu is loaded, and the result
 does not come on main. It should be the other way round.

 `subscribe(on:)` moves the beginning: the recipe runs on the other scheduler. Together they are
 what an app needs most: work elsewhere, results on main.
 */
cell(
  "Subscribe on",
  predict: .choice(
    "Where does each line come from now?",
    [
      "loaded on main\neffect on main\nheard on main",
      "loaded on background.default\neffect on main\nheard on main",
      "loaded on background.default\neffect on background.default\nheard on main",
    ])
) {
  let place = { Scheduler.current?.name ?? "none" }
  var isDone = false
  let menu = Signal<String> { subscriber in
    print("loaded on \(place())")
    subscriber.sendNext("soup")
    return nil
  }.doNext { _ in print("effect on \(place())") }
  menu.subscribe(on: .background()).deliver(on: .main).subscribeNext { _ in
    print("heard on \(place())")
    isDone = true
  }
  turnMainLoop { isDone }
  //> loaded on background.default
  //> effect on background.default
  //> heard on main
}

challenge(
  "The effect on main", from: "Subscribe on",
  "Move one operator, so that loading stays in the background, and the effect runs on main.")
//> loaded on background.default
//> effect on main
//> heard on main

/*:
 ## What a hop costs

 To change the scheduler is not free. Each event becomes a piece of work that waits in a queue, and
 another thread may have to start running. This page calls a change a hop. In the cell, `numbers`
 sends ten thousand numbers through a chain of no, one, two or four hops. `toArray` waits for all of
 them.
 */
cell("Hops") {
  // snippet.hide
  let numbers = Signal<Int> { subscriber in
    for number in 1...10_000 { subscriber.sendNext(number) }
    subscriber.sendCompleted()
    return nil
  }
  // snippet.show
  let bars = try [0, 1, 2, 4].map { hops in
    let chain = (0..<hops).reduce(numbers) { chain, _ in
      chain.deliver(on: .background())
    }
    let start = ContinuousClock.now
    print("\(hops) hops: the sum is \(try chain.toArray().reduce(0, +))")
    let time = ContinuousClock.now - start
    return ("\(hops) hops", time / .microseconds(10_000))
  }
  print(measured: bars, unit: "µs a number")
  //> 0 hops: the sum is 50005000
  //> 1 hops: the sum is 50005000
  //> 2 hops: the sum is 50005000
  //> 4 hops: the sum is 50005000
}

/*:
 The numbers and their order are the same each time. The cost is not. So hop as rarely as you can:
 once to begin the work, and once at the end of the chain, for whoever needs the result on main.

 ## Again and again

 All operators that take time have a scheduler as an argument. So a page can give them a
 `TestScheduler`, and nobody has to wait. `interval` sends the time of its scheduler, again and
 again. It never ends by itself; here `take` ends it. Do not give it `immediate`: that one would
 have to block the thread until the next tick, so `interval` refuses it.
 */
cell("Interval") {
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
 The first tick comes after one interval, not at once. And `run()` came to an end: `take` disposed
 the interval, and with it the timer (`!`). Each subscription has a timer of its own.
 */

challenge(
  "A tick at once", from: "Interval",
  "Add one operator, so that there is a tick at once, and three in all.")
//>           0s    1s    2s    3s    4s
//> interval  0-----------2-----------(4!)
//> take 3    0-----------2-----------(4|)

/*:
 ## Later

 `delay` sends everything later. Nearly everything: look at the error.
 */
cell("Delay") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let news = scheduler.cold("a-b---c-#").recorded("news", by: recorder)
  news.delay(.seconds(3), on: scheduler)
    .recorded("delay 3 s", by: recorder)
    .subscribe(error: { _ in })
  scheduler.run()
  print(recorder.diagram)
  //>            0s   1s   2s   3s   4s   5s   6s   7s   8s
  //> news       a---------b-------------------c---------#
  //> delay 3 s  ---------------a---------b--------------#
}

/*:
 Values and completion are late by three seconds. An error is not: it overtakes `c`, which still
 waits, and `c` is dropped. You know that from chapter 11.

 ## When it is quiet

 A search for each letter is too many searches. `throttle` waits for a pause: it sends a value if no
 other one follows within the interval. Rx and Combine call this `debounce`; the library has it
 under that name too, beside `throttleFirst` and `throttleLatest`, which are what Rx calls
 `throttle`.
 */
cell(
  "Throttle",
  predict: .choice(
    "f comes at 8 s, and the typing ends at 10 s. When is f sent?", about: .line(2),
    ["f at 8.0 seconds", "f at 10.0 seconds", "f at 11.0 seconds"])
) {
  let scheduler = TestScheduler()
  scheduler.cold("s-w---i-f-|")
    .throttle(.seconds(3), on: scheduler)
    .subscribe(
      next: { print("\($0) at \(scheduler.now)") },
      completed: { print("completed at \(scheduler.now)") })
  scheduler.run()
  //> w at 5.0 seconds
  //> f at 10.0 seconds
  //> completed at 10.0 seconds
}

/*:
 `s` and `i` are lost: another letter came too soon. After `w` it was quiet for three seconds, so
 `w` was sent. And `f` did not wait as long: when the typing is over, no letter can follow any
 more, so the one that waits is sent at once. On an error it is dropped.
 */

challenge("Every letter", from: "Throttle", "Change one number, so that no letter is lost.")
//> s at 1.0 seconds
//> w at 3.0 seconds
//> i at 7.0 seconds
//> f at 9.0 seconds
//> completed at 10.0 seconds

/*:
 ## In one go

 A chat shows a notice for new messages. Ten messages in a second must not make ten notices.
 `buffer` collects, and sends all at once as an array.
 */
cell("Buffer") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let chat = scheduler.cold("-a-b--------c-d|").recorded("chat", by: recorder)
  chat.buffer(.seconds(4), on: scheduler)
    .map { $0.joined(separator: "+") }
    .recorded("buffer 4 s", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>             0s    2s    4s    6s    8s    10s   12s   14s
  //> chat        ---a-----b--------------------------c-----d--|
  //> buffer 4 s  ---------------a+b---------------------------(c+d|)
}

/*:
 The four seconds begin with the first message, not with the clock. While nothing comes, nothing is
 sent. The last two do not have to wait: the chat was over.

 ## Call it off

 A scheduler is much like a queue of Grand Central Dispatch. Two things are different: it is always
 serial, and `schedule` returns a disposable for each piece of work.
 */
cell("Cancel", predict: "Which of the three pieces of work are done?") {
  var isDone = false
  Scheduler.main.schedule { print("wash") }
  let drying = Scheduler.main.schedule { print("dry") }
  Scheduler.main.schedule {
    print("fold")
    isDone = true
  }
  drying?.dispose()
  turnMainLoop { isDone }
  //> wash
  //> fold
}

/*:
 What has begun is not interrupted: `dispose` only keeps work from beginning. `immediate` returns
 `nil`, as its work is over when `schedule` returns.
 */

challenge(
  "Too late to call off", from: "Cancel",
  "Move one line, so that the laundry is dried in spite of it.")
//> wash
//> dry
//> fold

/*:
 ## Waiting for yourself

 `first` waits for a value and returns it; `toArray` and `waitUntilCompleted` wait for the end.
 Waiting blocks the thread: it does nothing else meanwhile. The cell runs on main. A page is
 delivered twice, on a background scheduler and on main, and each time the cell waits for it. The
 second time it sets a limit.
 */
cell(
  "Waiting",
  predict: .choice(
    "What does main get?", about: .lastLine,
    ["main: a page", "main: nothing", "main: timedOut"])
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
 would wait forever: a **deadlock**. So do not block the main thread. Waiting has its place in a
 test, or at the end of a tool on the command line. Everywhere else, subscribe.

 ## Test time

 How do you test a pause of three seconds? A test that waits for three seconds is slow, and on a
 busy machine it fails. Give the operator a scheduler whose time you move.
 */
cell("Test time") {
  let scheduler = TestScheduler()
  let typed = scheduler.cold("s-w---i-f-|")
  let paused = typed.throttle(.seconds(3), on: scheduler)
  let start = ContinuousClock.now
  let received = scheduler.timeline(of: paused)
  print(received.marbleText)
  print("as expected:", received == "-----w----(f|)")
  print(measured: "\(ContinuousClock.now - start) of real time")
  //> -----w----(f|)
  //> as expected: true
}

/*:
 `timeline(of:)` subscribes, runs the clock, and returns the events with their times. It can be
 compared with marble text, to the instant. Ten virtual seconds took no real one. That works because
 `throttle` was given its scheduler: code that takes `.main` for itself cannot be tested like that.

 ## Inside the library

 Here is `deliver(on:)`. Each event becomes a piece of work, and as the scheduler is serial, the
 order stays as it was. An error waits in the same queue as the values, so it does not overtake them
 here:

 @source(Operators/Time/DeliverOn.swift, deliver)

 And where does `current` come from? Each scheduler runs its work through one method. It sets itself
 as the current one of this thread, and afterwards sets the previous one again:

 @source(Schedulers/Scheduler.swift, performAsCurrent)

 ## Recap

 - A scheduler does one piece of work at a time, in order; what it does needs no lock.
 - Callbacks run one at a time. The state of an operator is safe if its source sends one event at a
   time: where several threads send, `deliver(on:)` comes first.
 - `subscribe(on:)` moves the work, `deliver(on:)` moves the results. Each hop costs, so hop rarely.
 - `interval` repeats, `delay` is late, `throttle` waits for a pause, `buffer` collects; errors
   overtake what they hold.
 - Disposing calls off what has not begun. Blocking the main thread for main is a deadlock.
 - Pass the scheduler as an argument, and a test can move its time.

 Now do exercise 12: `swift run course check 12`. You will move work off main, stop a ticker, test a
 throttle, and build a serial scheduler. Next comes chapter 13, about commands: the work that a
 button starts.
 */
