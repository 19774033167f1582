import Contacts
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

 *62 minutes to read, 95 for the exercise.*

 A contact is open on the screen, and its button "save" is tapped. A request is sent. Is it still
 running? May the button be tapped again? Did it fail? With a flag for each answer, one of the
 flags will be wrong one day. At the end of this page you can

 - put work into a command, and start it from a button, a timer, or anything else,
 - show its state with `executing`, `enabled` and `errors`,
 - say where an error comes out, and in which form,
 - allow one execution at a time, or several,
 - run a real HTTP request from a command.

 New here: `Command`, `execute`, `executionSignals`, `executing`, `enabled`, `errors`,
 `allowsConcurrentExecution`, `CommandError`, `save`, `LocalServer`, `url`, `dropped`, `stop`,
 `requestCount`

 Two questions about older pages. Answer them now; the answers are at the end of this page.

 - Page 12: the main thread waits for work that the main thread should do. What happens?
 - Page 10: a screen opens late and needs the present state. Name one way to give it that state.

 ## A button, a request, and a flag

 `server.save` sends a contact to the server, which needs two seconds. Here is the button without
 a command. The screen shows `isSaving`, so every path through the code has to set it. The button
 is tapped twice, a second apart, and we look half a second before the second save ends.
 */
cell(
  "By hand",
  predict: .choice(
    "What is printed after 2.5 seconds?",
    [
      "saves: 1, saving: false", "saves: 2, saving: true",
      "saves: 2, saving: false",
    ],
    because: [
      "Nothing refuses the second tap, so it sends a second request.",
      """
      There is one flag for two saves. The end of the first save sets it to `false`, while the second
      one is still running.
      """,
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let ada = Contact(name: "Ada")
  var isSaving = false
  let tap = {
    isSaving = true
    server.save(ada).subscribeCompleted { isSaving = false }
  }
  tap()
  clock.schedule(after: .seconds(1)) { tap() }
  clock.advance(by: .milliseconds(2500))
  print("saves: \(server.requests.count), saving: \(isSaving)")
  //> saves: 2, saving: false
}

/*:
 The same contact was sent twice, and the screen says that nothing is being saved, while the second
 request is still running. There is a third bug, which this run does not show: after an error nothing
 sets `isSaving` back, so the spinner turns until a later save succeeds. You could mend all three by
 hand, with a `guard` and with `finally` (page 11). But every button needs both again, and the flag is
 still no signal: a screen that opens late has to ask for it.
 */

challenge(
  "One more check", from: "By hand",
  """
  Add one check to `tap`, so that the contact is sent once. (It makes the third bug worse: after one
  error every further tap is dropped.)
  """)
//> saves: 1, saving: false

/*:
 Tap this button twice, and then once in flight mode. `saveByFlag` is `tap` of the cell above, with what
 was typed as the contact; the other two lines come in the next part.

 @scene(save)

 ## A command

 A `Command` holds a closure that takes an input and returns the work, as a signal. `execute` runs
 this work once. In `Command<Contact, Contact>` the first type is the input, here the contact to
 be saved; the second is what the work sends, here the contact as it was saved. (ReactiveSwift calls
 it `Action`, and so does a package for RxSwift.)

 The scheduler of this command is the clock of the page. Cell 1 again: two taps, a second apart.
 */
cell(
  "A command",
  predict: .choice(
    "The second tap comes while the first save is running. What is printed first?",
    about: .line(1),
    [
      "first tap: Ada is saved", "second tap: Ada is saved",
      "second tap: The command is disabled and cannot be executed.",
    ],
    because: [
      "That save takes a second more. The second tap is answered at once.",
      "While the command executes, it refuses a second execution.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let ada = Contact(name: "Ada")
  let save = Command<Contact, Contact>(scheduler: clock) { server.save($0) }
  save.execute(ada).subscribeNext { print("first tap: \($0.name) is saved") }
  clock.schedule(after: .seconds(1)) {
    save.execute(ada).subscribeError { print("second tap: \($0)") }
  }
  clock.run()
  print("saves: \(server.requests.count)")
  //> second tap: The command is disabled and cannot be executed.
  //> first tap: Ada is saved
  //> saves: 1
}

/*:
 `execute` returns a signal that sends what the work sends. While the work is running, the command
 refuses a second execution (the fifth strategy of page 07: the new one is dropped). The returned
 signal fails at once with `CommandError.notEnabled`, and the closure is not called.

 The same button with a command. `saveByCommand` is the cell above: of two quick taps one counts, and a
 tap after the end saves the same name again. `saveChanges` has a command that is enabled only while there
 is something to save (the `ContactModel` of page 17).

 @scene(save, 1)

 In an app you leave the scheduler out. Then it is `.main`: `executing`, `enabled` and `errors` report
 each change on the main thread, where buttons and labels belong. (The *present* state comes on the
 thread that subscribes, so subscribe a screen on the main thread.) A tap is one line then:
 `UIAction { _ in save.execute(ada) }`, or `Button("Save") { save.execute(ada) }`; page 15 connects the
 rest.

 The work starts on that scheduler, too. So slow work needs `.subscribe(on: .background())`. Its values
 come where the work sends them: from another thread they need `.deliver(on: .main)`. Both stand in the
 closure.

 ## What the screen needs

 A command has four signals about its work. Three of them are drawn here, for a save button that
 is tapped at 2 s and at 12 s; the fourth is `errors`, in a later part. So that you see values, too,
 this save sends two, A and B.

 - `executing`: whether the work is running. It is for the spinner.
 - `enabled`: whether a tap would do anything. It is for the button.
 - `executionSignals`: a signal of signals, one for each execution. It is for the result.
 */
cell(
  "The state of a save",
  predict: .choice(
    "Which row is drawn for `enabled`?", about: .line(3),
    [
      "enabled     true---------------------------------------",
      "enabled     true--false-------true----false-------true-",
      "enabled     false-true--------false---true--------false",
    ],
    because: [
      "This command runs one execution at a time, so during a save a tap would do nothing.",
      "That is the row of `executing`. A button that is on only during a save could never start one.",
    ])
) {
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
 For the result you flatten `executionSignals`: with `switchToLatest` you see the newest execution
 only, with `flatten` all of them. `executionSignals` is hot: it sends the executions that begin
 from now on. And the other two? In the next cell a second screen opens in the middle of a save.
 (`skip(1)` leaves out the state at the start, so `early` prints the changes only.)
 */
cell(
  "A screen comes late",
  predict: .choice(
    "The save began three seconds ago. What does the late screen get first?", about: .line(2),
    ["late: true", "late: false", "(nothing, until the save ends)"],
    because: [
      "It gets the present state, and the save is running. `false` follows when the save has ended.",
      "That would be a signal of changes. This one sends the present state first.",
    ])
) {
  let clock = TestScheduler()
  let save = Command<String, String>(scheduler: clock) { _ in
    clock.cold("--A-B-|")
  }
  save.executing.skip(1).subscribeNext { print("early: \($0)") }
  save.execute("draft")
  clock.advance(by: .seconds(3))
  save.executing.subscribeNext { print("late: \($0)") }
  clock.run()
  //> early: true
  //> late: true
  //> early: false
  //> late: false
}

/*:
 The rule: `executing` and `enabled` are *state*. They send the present state to each new
 subscriber, and then each change, so a spinner that is made late is right from its first moment.

 ## Several at once

 A command runs one execution at a time. That is right for a save. Uploads of pictures may run side by
 side, and `allowsConcurrentExecution` lets a command do that. Here Ada's picture is sent, and three
 seconds later Cai's.
 */
cell(
  "Several at once",
  predict: .choice(
    "Which row is drawn for `executing`?", about: .line(2),
    [
      "executing   false-true--------false-true--------false--",
      "executing   false-true--true--------false---false------",
      "executing   false-true--------------false--------------",
    ],
    because: [
      "When the first one ends, the second is still running. There is no moment without work.",
      "A state is sent when it changes, and at a second execution it stays `true`.",
    ])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let picture = Command<String, String>(
    allowsConcurrentExecution: true, scheduler: scheduler
  ) { _ in scheduler.cold("--A-B-|") }
  picture.executing.recorded("executing", by: recorder).subscribe()
  picture.enabled.recorded("enabled", by: recorder).subscribe()
  picture.executionSignals
    .recorded("executions", inners: "work", by: recorder)
    .flatten().subscribe()
  scheduler.schedule(after: .seconds(2)) { picture.execute("Ada") }
  scheduler.schedule(after: .seconds(5)) { picture.execute("Cai") }
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
 `executing` stays `true` until the last execution has ended. `enabled` never changes, so it sends
 nothing after its first value.

 ## Where the error comes out

 Three contacts are saved, and the server is offline during the second save. The
 subscriptions are made once, before the first save.
 */
cell(
  "The button goes on",
  predict: .choice(
    "Which row is drawn for `executing`?", about: .lastLine,
    [
      "executing  false-true-false-true-------------------",
      "executing  false-true-false-true-false-------------",
      "executing  false-true-false-true-false-true-false--",
    ],
    because: [
      """
      That is the flag of the first cell, which stays `true` after an error. A command counts an
      error as an end.
      """,
      "The error ended one execution, and not the command. The third save runs, too.",
    ])
) {
  // snippet.hide
  let clock = TestScheduler()
  let server = Server(on: clock)
  let recorder = Recorder(clock)
  // snippet.show
  let save = Command<String, String>(scheduler: clock) { name in
    server.save(Contact(name: name)).map { $0.name }
  }
  save.executionSignals.flatten()
    .recorded("results", by: recorder).subscribe()
  save.errors.map { _ in "E" }.recorded("errors", by: recorder).subscribe()
  save.executing.recorded("executing", by: recorder).subscribe()
  for (second, name) in [(1, "Ada"), (6, "Cai"), (11, "Ann")] {
    clock.schedule(after: .seconds(second)) {
      server.isOffline = name == "Cai"
      save.execute(name)
    }
  }
  clock.advance(by: .seconds(16))
  print(recorder.diagram)
  //>            0s             5s         10s        15s
  //> results    -----------Ada-------------------Ann----
  //> errors     ----------------------E-----------------
  //> executing  false-true-false-true-false-true-false--
}

/*:
 After the error `executing` is `false` again, and the third save has its result. This was the
 third bug of cell 1.

 The rule: an error of the work comes out in two places. The signal that `execute` returned fails with
 it (*A server that fails* shows that). On `errors` it is a **value**, so you use `subscribeNext`
 there. On `executionSignals` it does not come out: there the execution only completes. And while a
 command lives, `executionSignals` itself does not complete: another save may follow.
 */

why(
  "Why does a command send its errors as values?",
  [
    .wrong(
      "So that several subscribers can get the same error.",
      because: "Each subscriber of a signal gets its error. No value is needed for that."),
    .wrong(
      "Because an error cannot be delivered on a scheduler.",
      because: "It can: `deliver(on:)` of page 12 delivers errors as it delivers values."),
    .right(
      """
      Because an error is an end: the signal that sent it would be over, and nobody would hear of the
      next save.
      """),
  ])

/*:
 ## When a tap does nothing

 A log-in needs a code of six digits; `server.logIn` answers with a `Token`, which later requests
 carry. `enabled:` takes a signal of `Bool`, and the command is enabled while its latest value is
 `true`. Until it has sent a value, it counts as `true`; if the button has to be off until then, add
 `startWith(false)`.
 */
cell(
  "Not enabled",
  predict: .choice(
    "The button is tapped when the code has one digit. Where does the refusal come out?",
    about: .line(1),
    [
      "tap: refused", "errors: The command is disabled and cannot be executed.",
      "(nowhere)",
    ],
    because: [
      "No work was started, so no work has failed, and `errors` sends nothing.",
      "The signal that `execute` returned fails, and here somebody has subscribed to its error.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let code = BehaviorSubject("1")
  let logIn = Command<String, Token>(
    enabled: code.map { $0.count == 6 }, scheduler: clock
  ) { server.logIn("ada", $0) }
  logIn.errors.subscribeNext { print("errors: \($0)") }
  logIn.execute("1").subscribeError { _ in print("tap: refused") }
  code.sendNext("123456")
  logIn.execute("123456").subscribeNext { print("\($0.name) is in") }
  clock.run()
  //> tap: refused
  //> ada is in
}

/*:
 The rule: a refusal is an error of the signal that `execute` returned, and it comes out nowhere else,
 because no work was started.

 A command is disabled for two reasons only: its `enabled:` signal says `false`, or it is
 executing and allows no second execution. It does not wait: a refused tap is not kept for later. Work
 that is to begin *as soon as* the command is enabled waits for the state:

 ```swift
 logIn.enabled.filter { $0 }.take(1)
   .subscribeNext { _ in logIn.execute(code) }
 ```

 ## Three subscribers, and the work

 The closure makes a cold signal. On page 09 three subscribers of a cold signal made three requests.
 In the next cell one subscriber leaves at once, and two others come when everything is over.
 */
cell(
  "Three subscribers",
  predict: .choice(
    "Three subscribe, and the first one leaves at once. What is the second line?", about: .line(2),
    ["the server has it", "late: Ada is saved", "in a hurry: Ada is saved"],
    because: [
      "That is printed once, and it is the first line. The work runs once, whoever subscribes.",
      "This subscription was disposed before the answer.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let save = Command<Contact, String>(scheduler: clock) { contact in
    server.save(contact)
      .doNext { _ in print("the server has it") }
      .map { "\($0.name) is saved" }
  }
  let reply = save.execute(Contact(name: "Ada"))
  reply.subscribeNext { print("in a hurry: \($0)") }.dispose()
  clock.run()
  reply.subscribeNext { print("late: \($0)") }
  reply.subscribeNext { print("very late: \($0)") }
  //> the server has it
  //> late: Ada is saved
  //> very late: Ada is saved
}

/*:
 The work ran without a subscriber, and disposing the subscription did not stop it. `execute` starts the
 work itself, and returns a recording of it. So you need not subscribe at all: a screen may close
 during a save, and the contact is saved. An execution that has begun continues even if the command is
 released.
 */

challenge(
  "Three receipts", from: "Three subscribers",
  "Remove one call, so that all three get the message. The server still gets one request.")
//> the server has it
//> in a hurry: Ada is saved
//> late: Ada is saved
//> very late: Ada is saved

/*:
 So how does a button *cancel* a save? Its taps end the work, inside the closure of the command. Here
 `cancels` sends these taps, and one comes after a second.
 */
cell(
  "Cancel a save",
  predict: .choice(
    "A save takes two seconds, and is cancelled after one. What is the last line but one?",
    about: .line(3),
    ["1.0 seconds: executing false", "2.0 seconds: executing false", "saved: Ada"],
    because: [
      "`take(until:)` ends the work at the tap, so the command counts one fewer from then on.",
      "The work was over before the server's answer, and the request was given up.",
    ])
) {
  let (clock, cancels) = (TestScheduler(), Subject<Void>())
  let server = Server(on: clock)
  let save = Command<Contact, Contact>(scheduler: clock) { contact in
    server.save(contact).take(until: cancels)
  }
  save.executing.skip(1)
    .subscribeNext { print("\(clock.now): executing \($0)") }
  save.execute(Contact(name: "Ada")).subscribe(
    next: { print("saved: \($0.name)") },
    completed: { print("\(clock.now): completed") })
  clock.schedule(after: .seconds(1)) { cancels.sendNext(()) }
  clock.run()
  print("given up: \(server.givenUp)")
  //> 0.0 seconds: executing true
  //> 1.0 seconds: completed
  //> 1.0 seconds: executing false
  //> given up: ["save Ada"]
}

/*:
 The request was given up, and `executing` is `false`, so the next tap is accepted. (The subscriber of
 this execution gets the end first; the state follows in the scheduler's queue.) A save that was
 cancelled completes without a value, so say "saved" when the value comes, and not at the completion.

 ## Without a button

 A command is for any work that has a state. The list of the address book is loaded each minute,
 and when somebody pulls it down. With one command for both, no reload is started while another
 one runs, and one spinner serves both. The first minute is over at 60 seconds, and the list is
 pulled down half a second later. The server needs a second. `token` is what a log-in gave; the
 line that makes it is not shown.
 */
cell(
  "Without a button",
  predict: .choice(
    "What is the first line?", about: .line(1),
    [
      "60.5 seconds: refused", "61.0 seconds: [\"Caleb\", \"Cato\"]",
      "61.5 seconds: [\"Caleb\", \"Cato\"]",
    ],
    because: [
      "The answer comes at that time, but the pull is refused before it.",
      "The pull finds the command executing. It starts no request of its own.",
    ])
) {
  // snippet.hide
  let (clock, token) = (TestScheduler(), Token(name: "ada"))
  let server = Server(on: clock)
  // snippet.show
  let reload = Command<Void, [String]>(scheduler: clock) {
    server.names(for: token)
  }
  let pulls = Subject<Void>()
  let minutes = Signal.interval(.seconds(60), on: clock).map { _ in () }
  pulls.merge(minutes).subscribeNext {
    reload.execute().subscribe(
      next: { print("\(clock.now): \($0)") },
      error: { _ in print("\(clock.now): refused") })
  }
  clock.schedule(after: .milliseconds(60_500)) { pulls.sendNext(()) }
  clock.advance(by: .seconds(70))
  //> 60.5 seconds: refused
  //> 61.0 seconds: ["Caleb", "Cato"]
}

/*:
 The refused pull loses nothing: the list is on its way. An app would ignore the refusal, and show
 the spinner while `executing` is `true`.
 */

challenge(
  "From nothing",
  """
  Write a command whose work waits a second on a clock of yours. Execute it, and print `executing`
  with the time of each change.
  """)
//> 0.0 seconds: false
//> 0.0 seconds: true
//> 1.0 seconds: false

/*:
 ## A real request

 So far the server was a part of this program. Now it speaks HTTP: a `LocalServer` runs on this
 machine, for one cell. It is given its paths, and its answer to each; `url` is the address of a
 path. `requestCount` is the number of requests that came in, and `stop` ends the server.

 `URLSession.shared.signal(for:)` is the library's cold signal of one request. Its reply comes on
 a thread of the session; `deliver(on:)` brings it to a scheduler: here a background one, because this
 cell blocks main while it waits; in an app `.main`.
 */
func request(_ url: URL) -> Signal<(response: URLResponse, data: Data)> {
  URLSession.shared.signal(for: URLRequest(url: url))
    .deliver(on: .background())
}

/*:
 Nothing runs the main loop in this cell, so the command reports on `.immediate`, which has no queue
 and reports at once. `toArray` waits for the reply. The command is here for its state, not as a model
 of a search field: there a new text has to cancel the old search (`switchToLatest`, page 07), and a
 command refuses the new one.
 */
cell(
  "A real request",
  predict: .choice(
    "`execute` is called twice. What is the second line?", about: .line(2),
    ["executing: true", "The command is disabled and cannot be executed.", "[\"Caleb Cato\"]"],
    because: [
      "That is the second call. The first one reports at once, before it has returned.",
      "The answer needs 0.2 seconds, and `toArray` waits for it after both calls.",
    ])
) {
  let server = try LocalServer(
    ["/ca": .init("Caleb Cato", after: .milliseconds(200))])
  defer { server.stop() }
  let find = Command<String, String>(scheduler: .immediate) { text in
    request(server.url("/\(text)"))
      .map { String(decoding: $0.data, as: UTF8.self) }
  }
  find.executing.subscribeNext { print("executing: \($0)") }
  let reply = find.execute("ca")
  find.execute("ca").subscribeError { print($0) }
  print(try reply.toArray())
  print("requests: \(server.requestCount)")
  //> executing: false
  //> executing: true
  //> The command is disabled and cannot be executed.
  //> executing: false
  //> ["Caleb Cato"]
  //> requests: 1
}

/*:
 The state changes at once here, before `toArray` gets the end. A real server fails, too. This one
 knows no `x`: it answers with status 404, "not found". Asked for `al`, it closes the connection
 without an answer: `dropped`. For `URLSession` a status is a response like any other, so `text` turns
 it into an error.
 */
struct BadStatus: Error { let status: Int }

func text(of response: URLResponse, _ data: Data) throws -> String {
  let status = (response as? HTTPURLResponse)?.statusCode ?? 0
  guard status == 200 else { throw BadStatus(status: status) }
  return String(decoding: data, as: UTF8.self)
}

/*:
 In the loop, `catchTo` puts a question mark where the execution fails.
 */
cell(
  "A server that fails",
  predict: .choice(
    "Two of four requests fail. What is the last line?", about: .lastLine,
    ["al [\"?\"]", "ca [\"?\"]", "ca [\"Caleb Cato\"]"],
    because: [
      "The loop goes on: `catchTo` makes a value of the error, so nothing is thrown.",
      "Neither error ended the command, so the last request is sent, and answered.",
    ])
) {
  let server = try LocalServer(
    ["/ca": .init("Caleb Cato"), "/al": .dropped()])
  defer { server.stop() }
  let find = Command<String, String>(scheduler: .immediate) { name in
    request(server.url("/\(name)")).tryMap { try text(of: $0, $1) }
  }
  find.errors.subscribeNext { print($0 is BadStatus ? $0 : "no answer") }
  for name in ["ca", "x", "al", "ca"] {
    print(name, try find.execute(name).catchTo(.return("?")).toArray())
  }
  //> ca ["Caleb Cato"]
  //> BadStatus(status: 404)
  //> x ["?"]
  //> no answer
  //> al ["?"]
  //> ca ["Caleb Cato"]
}

/*:
 After both failures the command still works.

 ## Inside the library

 Eight lines are enough for one execution, and you know all of them from pages 08, 09 and 11.
 `runOnce` subscribes to the work once, with a replay subject, and returns the subject.
 `executionSignals` would send what `announced` returns.

 ```swift
 func runOnce<Value>(_ work: Signal<Value>) -> Signal<Value> {
   let recording = ReplaySubject<Value>()
   work.subscribe(recording)
   return recording
 }

 func announced<Value>(_ recording: Signal<Value>) -> Signal<Value> {
   recording.catchTo(.empty())
 }
 ```

 The recording has the error, and `announced` puts a completion in its place. A command also
 counts what runs, and refuses while the count is not zero. What is left is the order of events,
 so guess it first.
 */
cell(
  "Step by step",
  predict: .choice(
    "The first line is the closure's. What is the second one?", about: .line(2),
    ["the work sends", "executing: true", "announced", "execute has returned"],
    because: [
      "The work begins last: its start waits at the end of the scheduler's queue.",
      "This report waits in the scheduler's queue until `execute` has returned.",
      "`executionSignals` sends on the scheduler, and after `executing` and `enabled`.",
    ])
) {
  let clock = TestScheduler()
  let save = Command<String, String>(scheduler: clock) { _ in
    print("the closure makes the work")
    return clock.cold("x|").doNext { _ in print("the work sends") }
  }
  save.executing.skip(1).subscribeNext { print("executing: \($0)") }
  save.enabled.skip(1).subscribeNext { print("enabled: \($0)") }
  save.executionSignals.subscribeNext { _ in print("announced") }
  save.execute("Ada")
  print("execute has returned")
  clock.run()
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
 A command puts each report into the queue of its scheduler, so that they come one after the other, and
 on the scheduler's thread. `clock.run()` takes them from the queue; in an app the main thread does,
 after the code that called `execute` has returned. (Only `.immediate` has no queue: in *A real request*
 `executing: true` came inside `execute`.)

 Work that never ends keeps its command executing forever. If you wrap an old callback in a
 signal for a command, send a completion or an error on every path.

 You may skip the rest of this part. Here is the method:

 @source(Command/Command.swift, execute) #14196609

 | line | what it buys |
 |---|---|
 | `guard takeTurn()` | the count goes up at once, so of two taps in one instant the second is refused |
 | `.finally` | the count goes down at a completion and at an error, and nobody can dispose of this run; `withLock` lets one thread at a time change it |
 | `uncheckedSubscribe(on:)` | the work starts on the scheduler: it is `subscribe(on:)` without the compiler's check of the types |
 | `.multicast(ReplaySubject())` | one run for all subscribers (page 10) |
 | `executions.sendNext(recording)` | all four signals of the command come from this subject; `isEnabled` is the command's own copy of `enabled`, which is right at once |
 | `execution.connect()` | the start is put into the queue behind all reports |

 When the work sends its first value, the screen already knows that it is running.

 `executing` counts the executions: each adds one, and takes one away at its end.

 @source(Command/Executions.swift, areRunning) #57518e76

 | line | what it buys |
 |---|---|
 | `catchTo(.empty())` | an error counts as an end |
 | `then { .return(-1) }` | one fewer at the end |
 | `startWith(1)` | one more at the beginning |
 | `map { $0 > 0 }` | a count becomes a state; the command then drops repeats (not shown), so a second execution sends no second `true` |

 ## An error among the values

 You may skip this part. A backup of the address book sends its first half; then the connection fails,
 and the second half never comes. A list should show the values and the error in their order. So
 `materialize` turns the error into a value in the work itself, before the command takes it out.
 */
cell(
  "Inner errors",
  predict: .choice(
    "Which of these is printed?",
    [
      "event: next(half of it)\nerrors: #",
      "event: next(half of it)\nevent: error(#)",
      "event: next(half of it)\nevent: error(#)\nerrors: #",
    ],
    because: [
      "`materialize` turned the error into a value, so it is among the values.",
      "For the command this work sent two values and completed. `errors` has nothing to send.",
    ])
) {
  let clock = TestScheduler()
  let backup = Command<Void, Event<String>>(scheduler: clock) {
    clock.cold("-x-#").map { _ in "half of it" }.materialize()
  }
  backup.executionSignals.flatten().subscribeNext { print("event: \($0)") }
  backup.errors.subscribeNext { print("errors: \($0)") }
  backup.execute()
  clock.run()
  //> event: next(half of it)
  //> event: error(#)
}

/*:
 The rule: `errors` sends what the work fails with. What the work turns into values stays among its
 values, in order.

 ## In ReactiveCocoa 2.5

 `RACCommand` has the same four signals. They report changes on the main thread, and the present value
 of `executing` and `enabled` on the subscriber's. (An article says that all results come on the main
 thread. The values of the work itself come where the work sends them.) `executing` is a signal and no
 property: `RACObserve(command, executing)` sends that signal, once. `allowsConcurrentExecution` is a
 property that you set. `button.rac_command = command` is how most code uses one: it binds `enabled`, so
 a `RAC(button, enabled)` beside it is a second binding; each tap executes the command with the button
 as its input.

 ## For the curious: an error, as a tour shows it

 This is the rule of *Where the error comes out* once more, as you may meet it in old code. The cell and
 its output are quoted from a tour of ReactiveCocoa written in Chinese, with the tour's own labels. To
 read the cell, read them first:

 | printed | by |
 |---|---|
 | `Signal …` | the subscriber of `executionSignals`: an execution has begun |
 | `Next : …` | the subscriber of the results, for a value; its error handler has the same label, by mistake |
 | `Completed` | the same subscriber, at the end of the results |
 | `error 里才有? …` | the subscriber of `errors`; the Chinese says "only in errors?" |

 The work sends one value and then fails. The results are `executionSignals.switchToLatest()`. After
 `execute` the variable is set to nil, so the command is released, and no further execution can
 follow. The one that has begun continues.
 */
func failingWork(_ input: String) -> Signal<String> {
  let failure = NSError(domain: "ddd", code: 1)
  return Signal.return("INPUT :\(input)").concat(.error(failure))
}

cell(
  "An error",
  predict: .choice(
    "Line 2 is the value, `Next : INPUT :hello world`. The work fails after it. What is line 3?",
    about: .line(3),
    [
      "Next : Error Domain=ddd Code=1 \"(null)\"", "Completed",
      "Next : INPUT :hello world",
    ],
    because: [
      """
      That is the error handler. It is never called: a command takes the error out of each execution
      and puts a completion in its place.
      """,
      "The work sends one value, and nobody starts it again.",
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
 The description of the execution (page 16 reads such texts) ends with `-catchTo: +empty`: its error
 was caught. (In the tour this line has a class and an address: ReactiveCocoa 2.5 keeps names only if
 the environment variable `RAC_DEBUG_SIGNAL_NAMES` is set.) "Completed" needed both ends: the execution
 was over, and the command was released.
 */

challenge(
  "At its own place", from: "An error",
  """
  The signal that `execute` returns does fail. Give the three handlers to it, in place of the signal
  from `switchToLatest`, so that the error handler is called.
  """)
//> Signal [<Command<String, String>> -execute: hello world] -catchTo: +empty
//> Next : INPUT :hello world
//> Next : Error Domain=ddd Code=1 "(null)"
//> error 里才有? Error Domain=ddd Code=1 "(null)"

/*:
 ## Recap

 Answer first, then look:

 1. A command has four signals. What is each of them for?
 2. Where does a refused tap come out, and where the error of the work?
 3. How often does the work of one `execute` run, and what does a late subscriber get?
 4. A spinner turns forever. What did the author of the work forget?

 *`executing` for the spinner, `enabled` for the button, `executionSignals` for the result, `errors`
 for the message · a refusal on the signal that `execute` returned and nowhere else; the error of the
 work on `errors`, as a value, and on that same signal · once, with or without subscribers; a
 recording of it · a completion or an error on one of the paths.*

 The questions from the beginning: main waits for itself forever; that is a deadlock. The present
 state comes from `replayLast`; `share(replay: 1)` gives it, too, or a `BehaviorSubject` into which
 somebody sends.

 Now do exercise 13: `swift run course check 13`. You will make a save button, send three photos
 side by side, show the state of a download, build a command of your own, and let the list load
 itself. Next comes page 14: who keeps whom alive, and for how long.
 */
