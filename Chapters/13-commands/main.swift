import Foundation
import Marbles
import Notebook
import ReactiveCore
import WebServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/*:
 # Commands

 *61 minutes to read, 65 for the exercise.*

 A button is pressed and a request goes out. Now the screen has questions. Is it running? May the
 button be pressed again? Did it fail? At the end of this page you can

 - put work into a command, and start it when a button is pressed,
 - show its state with `executing`, `enabled` and `errors`,
 - say where an error comes out, and in which form,
 - allow one execution at a time, or several,
 - run a real HTTP request from a command.

 New here: `Command`, `execute`, `executionSignals`, `executing`, `enabled`, `errors`,
 `allowsConcurrentExecution`, `CommandError`, `LocalServer`, `url`, `dropped`, `stop`,
 `requestCount`.

 ## A button, a request, and two variables

 A shop has an "order" button. An order takes two seconds. Here is the button without a command. The
 variable `isRunning` is for the screen, and every path through the code has to set it. `orders` is
 not for the screen: it counts what reaches the shop.
 */
cell(
  "By hand",
  predict: .choice(
    "The button is pressed twice. How do things stand after 2.5 seconds?",
    [
      "orders: 1, running: true", "orders: 2, running: true",
      "orders: 2, running: false",
    ])
) {
  let scheduler = TestScheduler()
  var orders = 0
  var isRunning = false
  let press = {
    orders += 1
    isRunning = true
    scheduler.cold("--|").subscribeCompleted { isRunning = false }
  }
  scheduler.schedule(after: .zero) { press() }
  scheduler.schedule(after: .seconds(1)) { press() }
  scheduler.advance(by: .milliseconds(2500))
  print("orders: \(orders), running: \(isRunning)")
  //> orders: 2, running: false
}

/*:
 Two orders went out for one thing. And the screen says that nothing is running, while the second
 order still has half a second to go. There is a third fault, which this run does not show: after an
 error `isRunning` stays `true` forever.

 Each fault can be mended with one more variable and one more check, and that again for every button
 of the program.
 */

challenge(
  "One more check", from: "By hand",
  "Add one check to `press`, so that one order goes out.")
//> orders: 1, running: false

/*:
 ## A command

 A `Command` holds a closure. It is given an input, and makes the work: a signal. `execute` runs this
 work once. In `Command<String, String>` the first type is the input, here the name of an article; the
 second is what the work sends, here a confirmation. The command knows when its work is running.

 On the scheduler the command sends its state. In an app you leave it out: it is `.main`, where
 buttons and labels are used. Here it is the clock of the page. Again there are two presses, a
 second apart.
 */
cell(
  "A command",
  predict: .choice(
    "The second press comes while the first order is under way. What is printed first?",
    about: .line(1),
    [
      "first press: ordered tea", "second press: ordered tea",
      "second press: The command is disabled and cannot be executed.",
    ])
) {
  let scheduler = TestScheduler()
  var orders = 0
  let order = Command<String, String>(scheduler: scheduler) { item in
    orders += 1
    return scheduler.cold("--x|").map { _ in "ordered \(item)" }
  }
  order.execute("tea").subscribeNext { print("first press: \($0)") }
  scheduler.advance(by: .seconds(1))
  order.execute("tea").subscribeError { print("second press: \($0)") }
  scheduler.run()
  print("orders: \(orders)")
  //> second press: The command is disabled and cannot be executed.
  //> first press: ordered tea
  //> orders: 1
}

/*:
 While the work is running, the command refuses a second start. `execute` returns a signal. It sends
 what the work sends. If the command refuses, the signal fails with `CommandError.notEnabled`, and
 the closure is not called: one order went out. The refusal comes at once, so it is printed first:
 the order takes a second more.

 ## What the screen needs

 A command has four signals about its work. Three of them are drawn here, for a "save" button that
 is pressed at 2 s and at 12 s.

 - `executing`: whether the work is running. It is for the spinner.
 - `enabled`: whether a press would do anything. It is for the button.
 - `executionSignals`: a signal of signals, one for each execution. It is for the result.
 */
cell("The state of a save") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let save = Command<String, String>(scheduler: scheduler) { _ in
    scheduler.cold("--A-B-|")
  }
  save.executing.recorded("executing", by: recorder).subscribe()
  save.enabled.recorded("enabled", by: recorder).subscribe()
  save.executionSignals
    .recorded("executions", inners: "work", by: recorder)
    .flatten().subscribe()
  scheduler.schedule(after: .seconds(2)) { save.execute("draft") }
  scheduler.schedule(after: .seconds(12)) { save.execute("final") }
  scheduler.advance(by: .seconds(20))
  print(recorder.diagram)
  //>             0s          5s        10s       15s       20s
  //> executing   false-true--------false---true--------false
  //> enabled     true--false-------true----false-------true-
  //> executions  ------1-------------------2----------------
  //> work 1            ^---A---B---|
  //> work 2                                ^---A---B---|
}

/*:
 `executionSignals` is hot: it sends the executions that begin from now on. And the other two? In
 the next cell a second screen opens in the middle of a save.
 */
cell(
  "A screen comes late",
  predict: .choice(
    "The save began three seconds ago. What does the late screen get first?", about: .line(2),
    ["late: true", "late: false", "early: false"])
) {
  let scheduler = TestScheduler()
  let save = Command<String, String>(scheduler: scheduler) { _ in
    scheduler.cold("--A-B-|")
  }
  save.executing.skip(1).subscribeNext { print("early: \($0)") }
  save.execute("draft")
  scheduler.advance(by: .seconds(3))
  save.executing.subscribeNext { print("late: \($0)") }
  scheduler.run()
  //> early: true
  //> late: true
  //> early: false
  //> late: false
}

/*:
 `executing` and `enabled` send the present state to everybody who subscribes, and then each change.
 You know this from chapter 10: each of them is shared with `replayLast`, whose recording has room
 for one value. This is how a command makes them:

 @source(Command/Executions.swift, withChanges)

 For the result you flatten it. With `switchToLatest` you see the newest execution only; with
 `flatten` all.

 ## Several at once

 A command runs one execution at a time. For an order that is right. For uploads it is not: three
 photos may go up side by side. `allowsConcurrentExecution: true` says so. Read the row `enabled`,
 and compare.
 */
cell("Several at once") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let upload = Command<String, String>(
    allowsConcurrentExecution: true, scheduler: scheduler
  ) { _ in scheduler.cold("--A-B-|") }
  upload.executing.recorded("executing", by: recorder).subscribe()
  upload.enabled.recorded("enabled", by: recorder).subscribe()
  upload.executionSignals
    .recorded("executions", inners: "work", by: recorder)
    .flatten().subscribe()
  scheduler.schedule(after: .seconds(2)) { upload.execute("cat") }
  scheduler.schedule(after: .seconds(5)) { upload.execute("dog") }
  scheduler.advance(by: .seconds(20))
  print(recorder.diagram)
  //>             0s          5s        10s       15s       20s
  //> executing   false-true--------------false--------------
  //> enabled     true---------------------------------------
  //> executions  ------1-----2------------------------------
  //> work 1            ^---A---B---|
  //> work 2                  ^---A---B---|
}

/*:
 `executing` stays `true` until the last execution has ended, and it says `true` only once.
 `enabled` has nothing to report: it was always `true`.
 */

challenge(
  "Two orders", from: "A command",
  "Let both presses through: give the command one more argument.")
//> first press: ordered tea
//> orders: 2

/*:
 ## Where the error comes out

 Here is a command whose work sends one value and then fails. One listener takes the values, through
 `switchToLatest`, with all three handlers. One takes the executions themselves, and one takes
 `errors`. After the press the variable is set to nil, so the command goes; the execution goes on
 without it. The lines that are printed are those of the Chinese tour of ReactiveCocoa; the Chinese
 words mean "only in errors?".
 */
func failingWork(_ input: String) -> Signal<String> {
  let failure = NSError(domain: "ddd", code: 1)
  return Signal.return("INPUT :\(input)").concat(.error(failure))
}

cell(
  "An error",
  predict: .choice(
    "The work fails after its value. What is the third line?", about: .line(3),
    [
      "Next : Error Domain=ddd Code=1 \"(null)\"", "Completed",
      "error 里才有? Error Domain=ddd Code=1 \"(null)\"",
    ])
) {
  let scheduler = TestScheduler()
  var command: Command? = Command(scheduler: scheduler, failingWork)
  command?.executionSignals.switchToLatest().subscribe(
    next: { print("Next : \($0)") },
    error: { print("Next : \($0)") },
    completed: { print("Completed") })
  command?.executionSignals.subscribeNext { print("Signal \($0)") }
  command?.errors.subscribeNext { print("error 里才有? \($0)") }
  command?.execute("hello world")
  command = nil
  scheduler.run()
  //> Signal [<Command<String, String>> -execute: hello world] -catchTo: +empty
  //> Next : INPUT :hello world
  //> Completed
  //> error 里才有? Error Domain=ddd Code=1 "(null)"
}

/*:
 `executionSignals` sent a signal, the execution. Its description says how it was made, from a
 command, and that its error is caught: `-catchTo: +empty`. (The tour prints the class and the
 address there.) Then came its value. The error handler was not called: a command takes the error
 out of each execution and puts a completion in its place. The error itself comes on `errors`, as a
 **value**: subscribe to it with `subscribeNext`.

 Why? You know that an error ends a chain. An error on `executionSignals` would end it, and the
 screen would miss all the orders after it.

 Whoever subscribes to `errors` while an execution is running still gets its error.

 "Completed" is the end of `switchToLatest`. It needs both ends: the execution was over, and the
 command was gone. While a command lives, `executionSignals` does not complete: after an order that
 failed there can be another one.

 ## A button that fails and goes on

 Three presses. The second one fails. Nothing is disposed.
 */
cell("The button goes on") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let order = Command<String, String>(scheduler: scheduler) { item in
    scheduler.cold(item == "gold" ? "--#" : "--x|").map { _ in item }
  }
  order.executionSignals.flatten()
    .recorded("results", by: recorder).subscribe()
  order.errors.map { _ in "E" }.recorded("errors", by: recorder).subscribe()
  order.executing.recorded("executing", by: recorder).subscribe()
  for (time, item) in [(1, "tea"), (6, "gold"), (11, "milk")] {
    scheduler.schedule(after: .seconds(time)) { order.execute(item) }
  }
  scheduler.advance(by: .seconds(16))
  print(recorder.diagram)
  //>            0s            5s           10s       15s
  //> results    ----------tea--------------------milk---
  //> errors     -----------------------E----------------
  //> executing  false-true--false-true-false-true--false
}

/*:
 After the error `executing` is `false` again. In the first cell there was no code for this path.

 ## When a press does nothing

 An order needs an address. `enabled:` takes a signal of `Bool`, and the command is enabled while
 its latest value is `true`. Until it has sent anything, it counts as `true`.
 */
cell(
  "Not enabled",
  predict: .choice(
    "Tea is ordered without an address. Where does the refusal come out?", about: .line(1),
    [
      "tea: refused", "errors: The command is disabled and cannot be executed.",
      "ordered milk",
    ])
) {
  let scheduler = TestScheduler()
  let hasAddress = BehaviorSubject(false)
  let order = Command<String, String>(
    enabled: hasAddress, scheduler: scheduler
  ) { item in .return("ordered \(item)") }
  order.errors.subscribeNext { print("errors: \($0)") }
  order.execute("tea").subscribeError { _ in print("tea: refused") }
  hasAddress.sendNext(true)
  order.execute("milk").subscribeNext { print($0) }
  scheduler.run()
  //> tea: refused
  //> ordered milk
}

/*:
 The refusal comes on the signal that `execute` returned, and nowhere else. `errors`, `executing` and
 `executionSignals` send nothing, because no work was started.

 So there are two reasons, and no others, for a command to be disabled: its `enabled:` signal says
 `false`, or it is executing and allows no second execution.

 ## Three subscribers, and the work

 The signal that a closure makes is cold. In chapter 09 two subscribers of a cold signal made two
 requests. In the next cell somebody subscribes and leaves at once, and two others come when
 everything is over.
 */
cell(
  "Three subscribers",
  predict: .choice(
    "Three subscribe, and the first one leaves at once. What is the second line?", about: .line(2),
    ["sent to the shop", "late: receipt for tea", "in a hurry: receipt for tea"])
) {
  let scheduler = TestScheduler()
  let order = Command<String, String>(scheduler: scheduler) { item in
    scheduler.cold("x|")
      .doNext { _ in print("sent to the shop") }
      .map { _ in "receipt for \(item)" }
  }
  let receipt = order.execute("tea")
  receipt.subscribeNext { print("in a hurry: \($0)") }.dispose()
  scheduler.run()
  receipt.subscribeNext { print("late: \($0)") }
  receipt.subscribeNext { print("very late: \($0)") }
  //> sent to the shop
  //> late: receipt for tea
  //> very late: receipt for tea
}

/*:
 The work ran once. It ran without a subscriber, and leaving did not stop it. What `execute` returns
 is a recording.

 ## One execution, by hand

 How is this done? With what you know from chapters 08 and 11. Subscribe to the work once, with a
 replay subject, and return the subject. And for `executionSignals` make another signal of it,
 `announced`.
 */
func runOnce(_ work: Signal<String>) -> Signal<String> {
  let recording = ReplaySubject<String>()
  work.subscribe(recording)
  return recording
}

cell(
  "One execution, by hand",
  predict: .choice(
    "The work fails at 3 s, and `late` subscribes at 5 s. What is the third line?", about: .line(3),
    ["-----(^x#)", "-----(^x|)", "-----^-x-#"])
) {
  let scheduler = TestScheduler()
  var runs = 0
  let work = scheduler.cold("-x-#").initially { runs += 1 }
  let execution = runOnce(work)
  let announced = execution.catchTo(.empty())
  let heard = [execution, announced].map { scheduler.record($0) }
  let late = scheduler.record(execution, at: .seconds(5))
  scheduler.run()
  for recording in heard + [late] { print(recording.timeline.marbleText) }
  print("runs: \(runs)")
  //> -x-#
  //> -x-|
  //> -----(^x#)
  //> runs: 1
}

/*:
 Three subscriptions, one run. The recording has the error too, and in `announced` a completion
 stands in its place. Besides these two signals a command keeps a count of what runs, and refuses
 while the count is not zero. Task 4 of the exercise is made of these parts.
 */

challenge(
  "Three receipts", from: "Three subscribers",
  "Take one word away, so that three people have the receipt. The shop still gets one order.")
//> sent to the shop
//> in a hurry: receipt for tea
//> late: receipt for tea
//> very late: receipt for tea

/*:
 ## Inside execute, step by step

 The next cell prints what happens, in its order. `skip(1)` leaves out the present state. The
 first line is the closure's.
 */
cell(
  "Step by step",
  predict: .choice(
    "What is the second line?", about: .line(2),
    ["the work sends", "executing: true", "announced", "execute has returned"])
) {
  let scheduler = TestScheduler()
  let order = Command<String, String>(scheduler: scheduler) { item in
    print("the closure makes the work")
    return scheduler.cold("x|").doNext { _ in print("the work sends") }
  }
  order.executing.skip(1).subscribeNext { print("executing: \($0)") }
  order.enabled.skip(1).subscribeNext { print("enabled: \($0)") }
  order.executionSignals.subscribeNext { _ in print("announced") }
  order.execute("tea")
  print("execute has returned")
  scheduler.run()
  //> the closure makes the work
  //> execute has returned
  //> executing: true
  //> enabled: false
  //> announced
  //> the work sends
  //> executing: false
  //> enabled: true
}

/*:
 Here is the method that did it:

 @source(Command/Command.swift, execute)

 1. `takeTurn` looks whether the command is enabled and free, and counts one more that runs. It
    looks at the state itself: `enabled` sends it only later. So of two presses in the same moment,
    the second one is refused.
 2. `makeWork` is your closure. It makes a signal, and nothing starts. `finally` will count down
    again when the work ends.
 3. The work is shared: a connection with a `ReplaySubject`, as in chapter 10. `subscribe(on:)` puts
    its start at the end of the scheduler's queue.
 4. The recording is sent on a subject, `executions`. From this one subject come `executing`,
    `enabled`, `errors` and `executionSignals`.
 5. `connect` schedules the start. The announcements are already in the queue, so the start comes
    after them. When the work sends its first value, `executing` has sent `true`.

 How does `executing` come from the subject? By counting. Each execution adds one, and takes one
 away at its end, however it ends:

 @source(Command/Executions.swift, areRunning)

 So a work that never ends keeps its command executing forever. Whoever wraps an old callback in
 a signal must send a completion or an error on every path.

 ## An error among the values

 An upload sends values and then fails, and a list should show both, in order. The command takes the
 error out of each execution. So turn it into a value before that, with `materialize` in the work
 itself.
 */
cell(
  "Inner errors",
  predict: .choice(
    "Which of these is printed?",
    [
      "event: next(half of cat)\nerrors: #",
      "event: next(half of cat)\nevent: error(#)",
      "event: next(half of cat)\nevent: error(#)\nerrors: #",
    ])
) {
  let scheduler = TestScheduler()
  let upload = Command<String, Event<String>>(scheduler: scheduler) { photo in
    scheduler.cold("-x-#").map { _ in "half of \(photo)" }.materialize()
  }
  upload.executionSignals.flatten().subscribeNext { print("event: \($0)") }
  upload.errors.subscribeNext { print("errors: \($0)") }
  upload.execute("cat")
  scheduler.run()
  //> event: next(half of cat)
  //> event: error(#)
}

/*:
 `errors` sends nothing now: for the command this work sent two values and completed. There is a
 second way: the signal that `execute` returns still fails with the error of the work.
 */

challenge(
  "At its own place", from: "An error",
  """
  Give the three handlers to the signal that `execute` returns, so that the error handler is
  called.
  """)
//> Next : INPUT :hello world
//> Error : timedOut
//> errors : timedOut

/*:
 ## A real request

 So far the shop was a line of marbles. Now it is a server with prices. The page starts one, on this
 machine and for this cell only. A `LocalServer` is given its paths, and what it answers to each;
 `url` is the address of a path. The price of tea comes after 200 milliseconds, in real time.
 `requestCount` is how many requests came in, and `stop` ends the server.

 `URLSession.shared.signal(for:)` is the library's cold signal of one request. Its reply comes on
 a thread of the session; `deliver(on:)` brings it to a scheduler, as in chapter 12.
 */
func request(_ url: URL) -> Signal<(response: URLResponse, data: Data)> {
  URLSession.shared.signal(for: URLRequest(url: url))
    .deliver(on: .background())
}

/*:
 A page has no buttons and no main loop, so this command sends its state on `.immediate`: at once,
 on whatever thread it changes. `toArray` waits for the reply.
 */
cell(
  "A real request",
  predict: .choice(
    "Two presses. What is the last line?", about: .lastLine, ["requests: 1", "requests: 2"])
) {
  let server = try LocalServer(
    ["/tea": .init("3.20", after: .milliseconds(200))])
  defer { server.stop() }
  let price = Command<String, String>(scheduler: .immediate) { item in
    request(server.url("/\(item)"))
      .map { String(decoding: $0.data, as: UTF8.self) }
  }
  price.executing.subscribeNext { print("executing: \($0)") }
  let reply = price.execute("tea")
  price.execute("tea").subscribeError { print($0) }
  print(try reply.toArray())
  print("requests: \(server.requestCount)")
  //> executing: false
  //> executing: true
  //> The command is disabled and cannot be executed.
  //> executing: false
  //> ["3.20"]
  //> requests: 1
}

/*:
 The second press came while the request was under way, and made no request.

 A real server fails too. This one has no gold: it answers with status 404, "not found". Asked for
 milk, it closes the connection without an answer: `dropped`. For `URLSession` a status is a
 response like any other, so `text` makes an error of it. A lost connection is an error by itself.
 */
struct BadStatus: Error { let status: Int }

func text(of response: URLResponse, _ data: Data) throws -> String {
  let status = (response as? HTTPURLResponse)?.statusCode ?? 0
  guard status == 200 else { throw BadStatus(status: status) }
  return String(decoding: data, as: UTF8.self)
}

/*:
 In the loop, `catchTo` puts a question mark where there is no price.
 */
cell("A server that fails") {
  let server = try LocalServer(["/tea": .init("3.20"), "/milk": .dropped()])
  defer { server.stop() }
  let price = Command<String, String>(scheduler: .immediate) { item in
    request(server.url("/\(item)")).tryMap { try text(of: $0, $1) }
  }
  price.errors.subscribeNext { print($0 is BadStatus ? $0 : "no answer") }
  for item in ["tea", "gold", "milk", "tea"] {
    print(item, try price.execute(item).catchTo(.return("?")).toArray())
  }
  //> tea ["3.20"]
  //> BadStatus(status: 404)
  //> gold ["?"]
  //> no answer
  //> milk ["?"]
  //> tea ["3.20"]
}

/*:
 After both failures the command still works: the last request was answered.

 ## Recap

 - A command makes a signal for each `execute`, and runs it once, however many subscribe.
 - `executing` is for the spinner, `enabled` for the button, `executionSignals` for the result.
 - An error comes on `errors`, as a value; the execution completes in its place.
 - One execution at a time, unless `allowsConcurrentExecution`. A refused press is
   `CommandError.notEnabled`, on the signal that `execute` returned and nowhere else.

 Now do exercise 13: `swift run course check 13`. You will make a save button, let three photos go
 up at once, show the state of a download, and build a command of your own. Next comes chapter 14:
 who keeps whom alive, and for how long.
 */
