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

 *47 minutes to read, 95 for the exercise.*

 The user taps "save". Nothing seems to happen, so the user taps again. Is a request still running? May the
 button be tapped? Did the first one fail? You can answer each question with a flag, and one day a flag will
 be wrong.

 A command answers all three. Combine and SwiftUI have no such class, so there you'll write your own, as in
 the exercise, and have to make the same decisions.

 At the end of this page you can

 - put work into a command, and start it from a button, a timer, or anything else,
 - show its state with `executing`, `enabled`, and `errors`,
 - say which signal sends an error, and in which form,
 - allow one execution at a time, or several.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 12: the main thread waits for work that the main thread should do. What happens?
 - Page 10: a screen opens late and needs the current state. Name one way to send it.

 ## A button, a request, and a flag

 Here is the button without a command. `server.save` takes two seconds, and the screen shows `isSaving`.
 The user taps twice, a second apart, and we look half a second before the second save ends.
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
      Two saves share one flag. The end of the first save sets it to `false`, while the second one is
      still running.
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
 The contact was sent twice, and the screen says that nothing is being saved. This run doesn't show a third
 bug: after an error nothing resets `isSaving`, so the spinner turns until a later save succeeds.
 */

challenge(
  "One more check", from: "By hand",
  """
  Add one check to `tap`, so that the contact is sent once. (It makes the third bug worse: after one
  error every further tap is dropped. `finally`, from page 11, would repair that.)
  """)
//> saves: 1, saving: false

/*:
 Tap this button twice, and then once in airplane mode. `saveByFlag` is the closure above.

 @scene(save)

 With earlier pages you can fix all three bugs. One button then needs about this:

 ```swift
 let isSaving = BehaviorSubject(false)
 let errors = Subject<any Error>()
 let saved = taps.exhaustMap { _ in
   server.save(ada)
     .initially { isSaving.sendNext(true) }
     .finally { isSaving.sendNext(false) }
     .catch { error in
       errors.sendNext(error)
       return .empty()
     }
 }.share()
 ```

 `exhaustMap` (page 07) drops the second tap silently. With `async` you'd need a `Task`, a `guard`, a
 `defer`, and a property for each question. You would write all that for every button.

 ## A command

 With a command you write none of this. A `Command` holds a closure that takes an input and returns the
 work, as a signal. `execute` runs this work once. In `Command<Contact, Contact>` the first type is the
 input, and the second the type of the work's values: the server sends the contact back as it saved it.
 (ReactiveSwift calls it `Action`, and so does a package for RxSwift.)

 The cell does what *By hand* does: two taps, a second apart.
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
      "The first save takes another second. The second tap is answered immediately.",
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
 The command refuses a second execution while the first is running: the signal that `execute` returned fails
 immediately with `CommandError.notEnabled`, and the closure isn't called.

 Now tap `saveByCommand`:

 @scene(save, 1)

 ## Spinner, button, result

 A command reports on its work with four signals. This is a save button. (In a view controller, write
 `[weak self]` in these closures; page 14 says why.)

 ```swift
 let save = Command<Contact, Contact> { server.save($0) }
 let tap = UIAction { _ in save.execute(ada) }

 save.executing.subscribeNext { spinner.isHidden = !$0 }
 save.enabled.subscribeNext { button.isEnabled = $0 }
 save.executionSignals.switchToLatest()
   .subscribeNext { label.text = "\($0.name) is saved" }
 save.errors.subscribeNext { _ in label.text = "not saved" }
 ```

 `executing` says whether the work is running, `enabled` whether a tap would start it, and
 `executionSignals` sends a signal for each execution. (In SwiftUI the button is
 `Button("Save") { save.execute(ada) }`, and page 15 connects the rest.)

 In the next cell the button is tapped at 2 s and at 12 s. This save sends two values, A and B.
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
      "This command runs one execution at a time, so a tap during a save does nothing.",
      "That's the row of `executing`. A button enabled only during a save can't start one.",
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
 For the result you flatten `executionSignals`: `switchToLatest` shows only the newest execution, and
 `flatten` shows all of them. `executionSignals` is hot, so a subscriber sees only the executions that start
 after it subscribed. A screen that opens in the middle of a save needs a spinner, too.
 */
cell(
  "A screen comes late",
  predict: .choice(
    "The late screen opens during the save. What is the second line?", about: .line(2),
    ["early: false", "late: false", "late: true"],
    because: [
      "The save ends later. The late screen gets something as soon as it subscribes.",
      "A subscriber first gets the current state, and the save is still running.",
    ])
) {
  let clock = TestScheduler()
  let save = Command<String, String>(scheduler: clock) { _ in
    clock.cold("--A-B-|")
  }
  save.executing.skip(1)  // without the state at the start
    .subscribeNext { print("early: \($0)") }
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
 `executing` and `enabled` are *state*: each new subscriber gets the current value first, and then each
 change.

 Work that never ends keeps its command executing forever. If you wrap an old callback in a signal
 for a command, send a completion or an error on every path.

 ## Where the error comes out

 An error in the work comes out in two places, and ends only its own execution.

 | signal | when the work fails |
 |---|---|
 | the one that `execute` returned | it fails with the error |
 | `errors` | it sends the error, as a **value** |
 | the execution's signal in `executionSignals` | it completes |

 Here Cai and Ann are saved, and the server is offline during the first save.
 */
cell(
  "The button survives",
  predict: .choice(
    "Cai's save fails. Which row is drawn for the results?", about: .line(4),
    [
      "results      --------------#offline",
      "results      --------------offline-------------Ann------",
      "results      ----------------------------------Ann------",
    ],
    because: [
      "Cai's signal in `executionSignals` completes, so `flatten` passes on no error.",
      "Only `errors` sends the error as a value.",
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
  save.executing.recorded("executing", by: recorder).subscribe()
  save.errors.map { "\($0)" }.recorded("errors", by: recorder).subscribe()
  save.executionSignals.flatten()
    .recorded("results", by: recorder).subscribe()
  clock.schedule(after: .seconds(1)) {
    server.isOffline = true
    save.execute("Cai").recorded("execute Cai", by: recorder).subscribe()
  }
  clock.schedule(after: .seconds(6)) {
    server.isOffline = false
    save.execute("Ann")
  }
  clock.advance(by: .seconds(10))
  print(recorder.diagram)
  //>              0s        2s      4s      6s      8s      10s
  //> executing    false-true----false-------true----false----
  //> errors       --------------offline----------------------
  //> results      ----------------------------------Ann------
  //> execute Cai        ^-------#offline
}

/*:
 So the third bug of *By hand* is fixed, too.
 */

why(
  "Why does a command send its errors as values?",
  [
    .wrong(
      "So that several subscribers can get the same error.",
      because: "Each subscriber of a signal gets its error. No value is needed for that."),
    .wrong(
      "So that the caller of `execute` doesn't have to handle them.",
      because: "The signal that `execute` returned fails, too. See *The button survives*."),
    .right(
      """
      Because an error is an end: after the first one, `errors` could never report another save that
      fails.
      """),
  ])

/*:
 ## When a tap does nothing

 Logging in takes a code of six digits. The parameter `enabled:` takes a signal of `Bool`, and the command
 is enabled while its latest value is `true`.
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
      "The signal that `execute` returned fails, and the cell has subscribed to its error.",
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
 Only the signal that `execute` returned reports a refusal. A command is disabled for two reasons only:
 its `enabled:` signal says `false`, or it is executing and allows no second execution. Until the
 `enabled:` signal has sent a value, the command is enabled (`startWith(false)` changes that).

 A refused tap isn't queued. To start work *as soon as* the command is enabled, wait for the state:

 ```swift
 logIn.enabled.filter { $0 }.take(1)
   .subscribeNext { _ in logIn.execute("123456") }
 ```

 ## Three subscribers, and the work

 The closure returns a cold signal, and on page 09 each subscription to a cold signal made a request. How
 many requests does a command make?
 */
cell(
  "Three subscribers",
  predict: .choice(
    "No subscriber is left when the clock runs. How many lines are printed?", about: .numberOfLines,
    ["0", "3", "4"],
    because: [
      "`execute` has started the work, and the work needs neither the subscriber nor the command.",
      "The work runs once. Late subscribers get what `execute` recorded.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  var save: Command? = Command<Contact, String>(scheduler: clock) {
    server.save($0)
      .doNext { _ in print("the server has it") }
      .map { "\($0.name) is saved" }
  }
  let reply = save!.execute(Contact(name: "Ada"))
  reply.subscribeNext { print("in a hurry: \($0)") }.dispose()
  save = nil
  clock.run()
  reply.subscribeNext { print("late: \($0)") }
  reply.subscribeNext { print("very late: \($0)") }
  //> the server has it
  //> late: Ada is saved
  //> very late: Ada is saved
}

/*:
 `execute` starts the work, and returns a signal with a recording of it. You don't have to subscribe at all,
 and closing the screen doesn't stop a save.
 */

challenge(
  "Three receipts", from: "Three subscribers",
  "Remove one call, so that all three get the message. The server still gets one request.")
//> the server has it
//> in a hurry: Ada is saved
//> late: Ada is saved
//> very late: Ada is saved

/*:
 So how does a button *cancel* a save? The cancel taps have to end the work inside the command's
 closure. Here `cancels` sends one after a second.
 */
cell(
  "Cancel a save",
  predict: .choice(
    "A save takes two seconds, and is canceled after one. What is the third line?",
    about: .line(3),
    ["1.0 seconds: executing false", "2.0 seconds: executing false", "saved: Ada"],
    because: [
      "`take(until:)` ends the work at the tap, and that ends the execution.",
      "The request was canceled before the server could answer.",
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
 The subscriber of the execution gets the end first; the state follows in the scheduler's queue.

 A canceled save completes without a value, so say "saved" when the value comes, and not at the completion.
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
 ## In an app

 Use a command for any work whose progress is shown, with or without a button. In an app you omit the
 scheduler, and the default is `.main`:

 - `executing`, `enabled`, and `errors` send on the main thread. Subscribe to them there, too: a new subscriber
   gets the current state immediately, on its own thread.
 - The work starts on the main thread, which is fine for a request: it only waits.
 - The values of the work come on its own thread, such as a session's, so put `deliverOnMainThread()` after
   it.

 Reading a file would freeze the screen, so move it:

 ```swift
 let open = Command<URL, [Contact]> { file in
   contacts(in: file).subscribe(on: .background()).deliver(on: .main)
 }
 ```

 ## Several at once, and without a button {folded}

 A command runs one execution at a time, which is right for a save. Pictures may be uploaded side
 by side, and `allowsConcurrentExecution` permits that. Here Ada's picture is sent at two seconds,
 and Cai's at five.
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
      "When the first one ends, the second is still running.",
      "A state is sent when it changes. The second execution leaves it at `true`.",
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
 A command doesn't need a button. The address book reloads its list once a minute, and when the user pulls
 it down. Here the user pulls half a second after the first minute, and the server takes a second.
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
      "That's when the answer comes, but the pull is refused earlier.",
      "The command is executing at 60.5 seconds, so the pull can't start a second request.",
    ])
) {
  let (clock, token) = (TestScheduler(), Token(name: "ada"))
  let server = Server(on: clock)
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
 The refused pull loses nothing, because the list is already being loaded. An app would ignore the refusal.

 ## A real request {folded}

 So far the server was part of this program. `URLSession.shared.signal(for:)` is a cold signal of one real
 request. A response with status 404, "not found", is a value like any other, so `tryMap` has to make it an
 error.
 */
struct BadStatus: Error { let status: Int }

func text(at url: URL) -> Signal<String> {
  URLSession.shared.signal(for: URLRequest(url: url))
    .deliver(on: .background())
    .tryMap { response, data in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      guard status == 200 else { throw BadStatus(status: status) }
      return String(decoding: data, as: UTF8.self)
    }
}

/*:
 A `LocalServer` speaks HTTP, on this machine. A path without an answer gets 404, and for `dropped` the
 server closes the connection. (The main thread waits in `toArray`, so nothing here may be delivered on it.
 An app would use `.main`.)
 */
cell(
  "A server that fails",
  predict: .choice(
    "Two of four requests fail. What is the last line?", about: .lastLine,
    ["cai [\"?\"]", "ada [\"?\"]", "ada [\"Ada is saved\"]"],
    because: [
      "`catchTo` replaces the error with a value, so nothing is thrown, and the loop continues.",
      "Neither error ended the command, so the last request is sent and answered.",
    ])
) {
  let server = try LocalServer(
    ["/ada": .init("Ada is saved"), "/cai": .dropped()])
  defer { server.stop() }
  let save = Command<String, String>(scheduler: .immediate) { name in
    text(at: server.url("/\(name)"))
  }
  save.errors.subscribeNext { print($0 is BadStatus ? $0 : "no answer") }
  for name in ["ada", "x", "cai", "ada"] {
    print(name, try save.execute(name).catchTo(.return("?")).toArray())
  }
  //> ada ["Ada is saved"]
  //> BadStatus(status: 404)
  //> x ["?"]
  //> no answer
  //> cai ["?"]
  //> ada ["Ada is saved"]
}

/*:
 ## Inside the library {folded}

 Eight lines are enough for one execution. `runOnce` subscribes to the work once, with a replay subject,
 and returns the subject. `executionSignals` sends the result of `announced`, in which a completion
 replaces the error.

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

 `execute` has five steps. It checks that the command is enabled, and counts one more execution; calls the
 closure; announces the recording; starts the work; and when the work ends, sends its error and counts one
 fewer. The first two steps happen immediately, so when two taps come at the same instant, the second is
 refused. The work and all reports go through the scheduler's queue.
 */
cell(
  "Step by step",
  predict: .choice(
    "The first line is the closure's. What is the second one?", about: .line(2),
    ["the work sends", "executing: true", "announced", "execute has returned"],
    because: [
      "The start of the work waits at the end of the scheduler's queue, behind all reports.",
      "This report waits in the scheduler's queue until `execute` has returned.",
      "`executionSignals` sends on the scheduler, too, and after `executing` and `enabled`.",
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
 So when the work sends its first value, the screen already shows the spinner.

 All four signals complete when the command is released, `executing` and `errors` after work that's running.

 ## In ReactiveCocoa 2.5 {folded}

 `RACCommand` has the same four signals, and they send on the same threads as here. To get an error from
 `executionSignals`, put `materialize` (page 11) inside the command's block. `executing` is a property
 that holds a signal, and not a Bool: `RACObserve(command, executing)` sends that signal, once.
 `allowsConcurrentExecution` is a property that you set. Most code connects a command with
 `button.rac_command = command`, which binds `enabled`, so a `RAC(button, enabled)` beside it is a second
 binding. Each tap executes the command with the button as its input.

 ## Recap

 Answer first, then look:

 1. A command has four signals. What is each of them for?
 2. Which signal reports a refused tap?
 3. Which two signals report an error in the work?
 4. How often does the work of one `execute` run?
 5. A spinner turns forever. What did the author of the work forget?

 *`executing` for the spinner, `enabled` for the button, `executionSignals` for the result, `errors` for
 the message · only the one that `execute` returned · the one that `execute` returned, and `errors`, as a
 value · once, with or without subscribers · a completion or an error on one of the paths.*

 The questions from the beginning: the main thread waits for itself forever; that is a deadlock. The
 current state comes from `replayLast`, from `share(replay: 1)`, or from a `BehaviorSubject`.

 Now do exercise 13: `swift run course check 13`. You will make a save button, send three photos side by
 side, show the state of a download, build a command of your own, and let the list load itself. Next comes
 page 14: which objects stay alive, and how long.
 */
