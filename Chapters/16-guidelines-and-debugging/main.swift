import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Guidelines and debugging

 *55 minutes to read, 60 for the exercise.*

 A chain greets one person where it should greet three. Nothing crashes, and the debugger shows a
 page of calls, hardly any of them yours. This page finds the bug, with tools that show the
 chain in place of the library. Then it turns to habits that keep such bugs out. At the end of
 this page you can

 - find a bug in a chain by its description, its log and its timeline, and ask why a value came,
 - see why a subscription inside a subscription is a mistake, and what to write instead,
 - choose names, types and places for effects that tell a reader what a signal does,
 - write a signal's contract, and have it checked while the signal runs.

 New here: `setName`, `logAll`, `logNext`, `logError`, `logCompleted`, `SignalContract`, `checking`,
 `ContractViolation`, `moment`, `reason`, `of`, `none`

 Two questions about older pages. Answer them now; the answers are at the end of this page.

 - Page 12: three letters are typed within 0.2 seconds, before a `throttle` of 0.3 seconds. What does
   it send, and when?
 - Page 09: somebody maps a cold signal. Is the result hot or cold?

 ## A bug

 The address book greets the first three people whose names have three letters or more. Before
 anybody logs in, the username is "?". The names below are typed into the field, one after
 another.
 */
final class Form {
  @Observed(name: "username") var username = "?"
}

let typed = ["a", "ada", "grace", "alan"]

cell(
  "Three greetings",
  predict: .choice(
    "The names typed are a, ada, grace and alan. Who is greeted?",
    [
      "Hello, ada", "Hello, ada\nHello, grace",
      "Hello, ada\nHello, grace\nHello, alan",
    ],
    because: [
      "`take` has counted two names by then, \"?\" and \"a\", which are never greeted.",
      "`take` counts before `filter` drops. It has counted the dropped names, too.",
    ])
) {
  let form = Form()
  form.$username
    .distinctUntilChanged()
    .take(3)
    .filter { $0.count >= 3 }
    .subscribeNext { print("Hello, \($0)") }
  for name in typed { form.username = name }
  //> Hello, ada
}

/*:
 One greeting in place of three. Perhaps you see why already. Then imagine this chain with twenty
 lines, in three files, written by somebody who has left.

 ## A stack trace

 Most people reach for a breakpoint first. In the last closure it shows the stack: the call, its
 caller, and so on. The next cell takes such a trace while it runs, with `StackTrace`, a type in this
 page's folder. The names differ from system to system, so it prints only whether there are more than
 five calls. With `--measure` you see your own trace.
 */
cell("A stack trace") {
  let form = Form()
  // snippet.hide
  var outside = 0
  // snippet.show
  form.$username
    .distinctUntilChanged()
    .take(3)
    .filter { $0.count >= 3 }
    .subscribeNext { _ in
      print(measured: StackTrace.here().description)
      // snippet.hide
      let between = StackTrace.depth - outside - 1
      print("calls in between:", between > 5 ? "more than 5" : "\(between)")
      // snippet.show
    }
  // snippet.hide
  outside = StackTrace.depth
  // snippet.show
  form.username = "ada"
  //> calls in between: more than 5
}

/*:
 In a debug build there are about twenty, for three operators. Here are some of them, from a
 Linux machine:

      1  closure #2 in …
      2  closure #2 in SerialCallbacks.sendNext(_:)
      6  Subscriber.sendNext(_:)
      7  closure #1 in closure #1 in Signal.filter(_:)
      9  closure #1 in closure #2 in Signal.take(_:)
     20  Form.username.setter

 Line 1 is the callback and line 20 the form; all between them is the library's. Your closure for
 `filter` is not there, because it has returned.

 A trace does not show

 - where the chain was put together: the callback has its line in your code, and no call shows where
   you wrote `take` and `filter`,
 - the values that came before this one,
 - the greeting that did **not** come. No breakpoint stops at what does not happen.

 Three tools show more: a description of the chain, a log in it, and a timeline of it.

 ## The description

 The description of a signal says how it was made, from the inside out. Each operator adds a pair of
 brackets and its name, as ReactiveCocoa writes it: `-take:` is our `take`. `@Observed(name:)` named
 the first signal.
 */
cell("The description") {
  let form = Form()
  let greeted = form.$username
    .distinctUntilChanged()
    .take(3)
    .filter { $0.count >= 3 }
  print(greeted)
  //> [[[observe(username)] -distinctUntilChanged] -take: 3] -filter:
}

/*:
 Numbers are part of it; a closure has no text, so `-filter:` ends with its colon. If you know
 what to look for, you can see the bug: `-take: 3` is inside, and `-filter:` outside.
 `setName` gives a signal a shorter name of its own.

 ## The log

 `logNext`, `logError` and `logCompleted` print the events that pass, with the signal's name
 before them, and change nothing. `logAll` does all three. On a page it takes a closure that
 prints; in your program leave that out. (RxSwift calls it `debug`, Combine `print`, and ReactiveSwift
 `logEvents`; its `on(event:)` is our `doNext` and its siblings.) Put the log where you suspect the
 bug.
 */
cell(
  "The log",
  predict: .choice(
    "The log stands after take. What is the last line?", about: .lastLine,
    ["Hello, ada", "three names next: grace", "three names completed"],
    because: [
      "After the third name `take` completes, and the log prints that, too.",
      "\"ada\" was the third name that passed `take`. It completed, and \"grace\" came too late.",
    ])
) {
  let form = Form()
  form.$username
    .distinctUntilChanged()
    .take(3).setName("three names").logAll { print($0) }
    .filter { $0.count >= 3 }
    .subscribeNext { print("Hello, \($0)") }
  for name in typed { form.username = name }
  //> three names next: ?
  //> three names next: a
  //> three names next: ada
  //> Hello, ada
  //> three names completed
}

/*:
 Three names were taken, and two of them are too short to be greeted.
 */

challenge(
  "The log, further down", from: "The log",
  "Move the name and the log, so that they show who is greeted, and no one else.")
//> three names next: ada
//> Hello, ada
//> three names completed

/*:
 ## The timeline

 A log has one line for each event, and soon there are hundreds. A recorder shows several places
 side by side. Without a scheduler it counts events, each with all that it causes: `(ada|)` is one
 value, `ada`, and the end that it brings.
 */
cell(
  "The timeline",
  predict: .choice(
    "Which row is drawn for take?", about: .line(3),
    [
      "take      ------?-----a-----(ada|)",
      "take      ------?-----a-----(ada!)",
      "take      ------------------(ada|)",
    ],
    because: [
      "`take` completes by itself. `!` is in the row of its source, which it disposes.",
      "That is the row of `filter`. `take` comes before it, and passes on short names as well.",
    ])
) {
  let form = Form()
  let recorder = Recorder()
  form.$username.recorded("username", by: recorder)
    .distinctUntilChanged()
    .take(3).recorded("take", by: recorder)
    .filter { $0.count >= 3 }.recorded("filter", by: recorder)
    .subscribe()
  for name in typed { form.username = name }
  print(recorder.diagram)
  //>           0     1     2     3
  //> username  ------?-----a-----(ada!)
  //> take      ------?-----a-----(ada|)
  //> filter    ------------------(ada|)
}

/*:
 `take` passed on three names, and `filter` one. So `take` counts names that `filter` drops
 afterwards.

 The rule: begin at the place where the values are still right, and go down the chain, one
 recorded place after another, to the first row that is wrong.

 Here is cell 1 again, with the two in the other order.
 */
cell("Mended") {
  let form = Form()
  let greeted = form.$username
    .distinctUntilChanged()
    .filter { $0.count >= 3 }
    .take(3)
  print(greeted)
  greeted.subscribeNext { print("Hello, \($0)") }
  for name in typed { form.username = name }
  //> [[[observe(username)] -distinctUntilChanged] -filter:] -take: 3
  //> Hello, ada
  //> Hello, grace
  //> Hello, alan
}

challenge(
  "Without Ada", from: "Mended",
  """
  Ada was greeted yesterday. Add `skip(1)` in the right place, so that Grace and Alan are
  greeted.
  """)
//> [[[[observe(username)] -distinctUntilChanged] -filter:] -skip: 1] -take: 3
//> Hello, grace
//> Hello, alan

/*:
 ## Why did this come

 These tools find a value that is missing. Here is one too many. A label says for three seconds that
 a contact is saved. Somebody saves twice, and the label disappears too early. The line that hides it
 is right, and a log of it prints `off` twice. A breakpoint there shows the scheduler: the call that
 asked for the delay returned three seconds ago.
 */
cell(
  "Too early",
  predict: .choice(
    "The contact is saved at 0 and at 2 seconds. Which row is drawn for the label?",
    about: .lastLine,
    [
      "label  on----------on----------------(off|)",
      "label  on----------on----off---------(off|)",
      "label  on----------------(off on)----------(off|)",
    ],
    because: [
      "That row is right for the screen. But `flatten` ends no delay when the next save comes.",
      "`flatten` does not wait for the first delay: the second save turns the label on at once.",
    ])
) {
  let clock = TestScheduler()
  let recorder = Recorder(clock)
  clock.hot("1-2-|").recorded("saves", by: recorder)
    .map { _ in
      Signal.return("off").delay(.seconds(3), on: clock).startWith("on")
    }
    .flatten()
    .recorded("label", by: recorder)
    .subscribe()
  clock.run()
  print(recorder.diagram)
  //>        0s    1s    2s    3s    4s    5s
  //> saves  1-----------2-----------|
  //> label  on----------on----off---------(off|)
}

/*:
 You see which `off` is wrong, and the drawing knows why it came. In the terminal type `w off` after
 the cell. In the browser point at the mark, or step to it with the arrow keys:

      off of label at 3 s, because of 1 of saves at 0 s.
      off of label at 5 s, because of 2 of saves at 2 s.

 The first save hides the label that the second one showed. `switchToLatest` in place of `flatten`
 would have ended its delay.

 **For a missing value, go down the chain. For one that nobody expects, ask why it came.** A stack
 trace cannot answer: it shows the calls that have not returned. The recorder notes for each mark
 which other one was handed on at that moment. Work that a `TestScheduler` does later remembers what
 was going on when it was scheduled. The drawing knows only what is recorded, so record the beginning
 of the chain, too.

 ## A review

 A bug is cheaper to find in a review than in a chain that runs. Here is the code of one more screen of
 the address book. It runs, and its author has seen nothing wrong. What would you ask about each line?

 ```swift
 texts.subscribeNext { text in                                // 1
   server.find(text).subscribeNext { list.names = $0 }
 }
 logIn.code().subscribeNext { label.text = $0 }               // 2
 keyboard.subscribeNext { event in                            // 3
   if let height = event as? Int { list.bottom = height }
 }
 let saved = names.doNext { store.save($0) }                  // 4
 saved.bind(to: \.text, on: title)
 saved.bind(to: \.text, on: header)
 presence.map(wording).subscribeNext { hint.text = $0 }       // 5: once
 let rows = phone.merge(server.find("ca"))  // sends once     // 6
 ```

 Each of the six parts that follow takes one of these places, and shows its fault in a small cell.

 ## 1: A subscription in a subscription

 The first place is a search for each text, written like a callback: subscribe to the texts, and
 inside subscribe to the answer. The server needs five seconds for "ca", and three for "cat". The
 texts are sent after zero seconds and after one.
 */
cell(
  "A subscription in a subscription",
  predict: .choice(
    "The field says \"cat\". Whose names are printed last?", about: .lastLine,
    [
      "4.0 seconds, cat: Cato", "5.0 seconds, ca: Caleb Cato",
      "5.0 seconds, cat: Caleb Cato",
    ],
    because: [
      """
      The search for "ca" was never ended. Its answer arrives a second later, and is printed.
      """,
      "The names are those for \"ca\", but each inner closure keeps the `text` that it was given.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(slow: ["ca": .seconds(5)], on: clock)
  clock.hot("'ca''cat'-|").subscribeNext { text in
    server.find(text).subscribeNext {
      print("\(clock.now), \(text): \($0.joined(separator: " "))")
    }
  }
  clock.run()
  //> 4.0 seconds, cat: Cato
  //> 5.0 seconds, ca: Caleb Cato
}

/*:
 This is the stale answer of page 01 once more, written with signals. The inner subscription returns a
 disposable, and the closure drops it. So nothing ends that search: not the next text, and not the
 screen, which disposes the outer subscription only. An error of the server has no subscriber
 either.

 **Avoid explicit subscriptions and disposal.** Make one signal of the two, and subscribe to it once,
 at the end of the chain:

 ```swift
 texts
   .map { server.find($0).catchTo(.return([])) }
   .switchToLatest()
   .bind(to: \.names, on: list)
 ```

 Now the operator holds the inner subscription, and ends it at the next text. The error is caught
 inside the closure, where it ends one search. The one subscription that is left needs no closure
 either: `bind` writes a property, as `lift` calls a method, and `take(until:)` ends a chain with its
 owner.

 In a review, ask of two nested calls of `subscribe…`: which operator is missing here?
 */

challenge(
  "One subscription", from: "A subscription in a subscription",
  """
  Make one signal of the texts and the answers, and subscribe once, so that nothing is printed after
  the names for "cat". `map` inside the closure keeps the text: `server.find(text).map { (text, $0) }`.
  """)
//> 4.0 seconds, cat: Cato

/*:
 ## 2: Names

 The second place asks for a code, and nobody can see that it sends one. There are three questions
 about a signal: is it hot or cold, how many values come, and what does a subscription set off:
 nothing, work, or an effect? The type answers none of them. A good name does.

 - Hot: a **property**, named after what it sends. `nameChanged`, or `texts` and `clicks`, as on page
   15.
 - Cold, and nothing is set off: a **function with a noun**. `lastName()`, and `lastNames()` if
   several values come.
 - Cold, and each subscription **does work** that changes nothing, such as a request: a **function
   with a verb** for the work. `loadAvatar(of:)`, `findNames(matching:)`. (Our `server.avatar(of:)`
   should be called so; the short name keeps the pages narrow.)
 - With an effect: a **function with a verb** for the effect. `sendCode()`, `saveChanges()`.

 The next cell subscribes twice to one of each kind. It counts the requests, and the codes that were
 sent to a phone.
 */
cell(
  "Property, noun, verb",
  predict: .choice(
    "Each of the four is subscribed twice. What is printed?",
    [
      "requests: 0, codes sent: 0", "requests: 1, codes sent: 2",
      "requests: 2, codes sent: 2",
    ],
    because: [
      "Subscribing runs a cold signal, whether or not anybody uses the value.",
      "A request changes nothing, and is made for each subscription all the same: nobody shares it.",
    ])
) {
  final class LogIn {
    var (requests, codes) = (0, 0)
    let nameChanged = Subject<String>().map { $0 }
    func lastName() -> Signal<String> { .return("ada") }
    func loadAvatar() -> Signal<String> {
      Signal.return("(A)").initially { self.requests += 1 }
    }
    func sendCode() -> Signal<String> {
      Signal.return("sent").doNext { _ in self.codes += 1 }
    }
  }
  let logIn = LogIn()
  let quiet = [logIn.nameChanged, logIn.lastName()]
  let signals = quiet + [logIn.loadAvatar(), logIn.sendCode()]
  for signal in signals + signals { signal.subscribe() }
  print("requests: \(logIn.requests), codes sent: \(logIn.codes)")
  //> requests: 2, codes sent: 2
}

/*:
 The property and the noun may be subscribed as often as you like. A second subscription to the other
 two has a price: a second request is slow, and a second code is wrong. So share them (page 10). A
 reader expects that price of a verb, but not of `code()`.

 ## 3: One type

 In the third place somebody tests a value with `as?`. The keyboard below the list is shown with a
 height, and hidden without one. A signal of both as they are has the type `Any`: every subscriber has
 to test each value, and the compiler cannot check it.
 */
cell(
  "One type",
  predict: .choice(
    "The keyboard is shown, and then hidden. What is printed?",
    [
      "mixed: 300\none type: 300", "mixed: 300\nmixed: 0\none type: 300\none type: 0",
      "mixed: 300\none type: 300\none type: 0",
    ],
    because: [
      "A hidden keyboard sends 0 on the signal of one type, and 0 is a height like any other.",
      "On the mixed signal the hidden keyboard sends `()`. That is no `Int`, so nothing is printed.",
    ])
) {
  let shown = Subject<Int>()
  let hidden = Subject<Void>()
  let mixed = shown.map { $0 as Any }.merge(hidden.map { $0 as Any })
  mixed.subscribeNext { event in
    if let height = event as? Int { print("mixed: \(height)") }
  }
  let height = shown.merge(hidden.map { 0 })
  height.subscribeNext { print("one type: \($0)") }

  shown.sendNext(300)
  hidden.sendNext(())
  //> mixed: 300
  //> one type: 300
  //> one type: 0
}

/*:
 The first subscriber forgot that a keyboard can be hidden, and the compiler did not warn. The
 second cannot forget: a hidden keyboard *is* a keyboard of height 0, and that is written once,
 where the signal is made. Where there is no common value, make an enum.

 ## 4: Effects

 In the fourth place an effect has two subscribers. That it is in `doNext` is right: readers do not look
 for an effect in `map`. An effect belongs in `doNext`, `doError` or `doCompleted`, or in the one
 subscription at the end. In the next cell the name of a contact is edited. Each new name is saved,
 and two screens show it.
 */
cell(
  "Saved and shared",
  predict: .choice(
    "`saved` and `shared` have two subscribers each. What does one name print?",
    [
      "saving Ada for each\nsaving Ada for all",
      "saving Ada for each\nsaving Ada for each\nsaving Ada for all",
      "saving Ada for each\nsaving Ada for each\nsaving Ada for all\n"
        + "saving Ada for all",
    ],
    because: [
      "`names` is hot, but what `doNext` adds to it runs for each subscriber of `saved`.",
      "`publish` subscribes once to the chain before it, and that includes this `doNext`.",
    ])
) {
  let names = Subject<String>()
  let saved = names.doNext { print("saving \($0) for each") }
  saved.subscribe()
  saved.subscribe()

  let shared = names.doNext { print("saving \($0) for all") }.publish()
  shared.signal.subscribe()
  shared.signal.subscribe()
  shared.connect()

  names.sendNext("Ada")
  //> saving Ada for each
  //> saving Ada for each
  //> saving Ada for all
}

why(
  "Which change of `saved` saves once for both of its subscribers, too?",
  from: "Saved and shared",
  [
    .wrong(
      "`names.share()` before the `doNext`.",
      because: """
        The names are shared now, but the effect is not. It comes after the sharing, and runs for
        each subscriber as before. See *Saved and shared*.
        """),
    .wrong(
      "`distinctUntilChanged()` before the `doNext`.",
      because: """
        Each subscription has its own chain with its own memory. In each of the two the name is
        new. See *Saved and shared*.
        """),
    .right("`share()` after the `doNext`."),
  ])
//> saving Ada for each
//> saving Ada for all

/*:
 An effect runs for each subscriber. If it should run once, share the signal *after* the effect
 (page 10).

 A reader should also know on which scheduler the values arrive. So a function that uses other
 schedulers inside delivers its results on one known scheduler, at its end (page 12).

 ## 5: Only as much as needed

 The fifth place asks for more than it needs. Somebody opens Cai's contact, and a hint says once whether
 he can be called. The signal asks his phone every second, while anybody is subscribed, and each time
 costs power. One answer is enough. (A button that follows him would need all of them.) Sometimes the
 first answers are stale, and you skip them. The cell waits for a minute in each of three ways: for all
 answers, for the first, for the third.
 */
cell(
  "Only as much as needed",
  predict: .choice(
    "How often is the phone asked when the third answer is wanted?", about: .lastLine,
    ["asked: 1", "asked: 3", "asked: 60"],
    because: [
      "A value that `skip` drops has been asked for all the same.",
      "`take(1)` disposes the source with the value that it takes, and nothing is asked after that.",
    ])
) {
  let scheduler = TestScheduler()
  var count = 0
  let presence = Signal.interval(.seconds(1), on: scheduler)
    .doNext { _ in count += 1 }
  let needs = [presence, presence.take(1), presence.skip(2).take(1)]
  for needed in needs {
    count = 0
    let waiting = needed.subscribe()
    scheduler.advance(by: .seconds(60))
    waiting.dispose()
    print("asked: \(count)")
  }
  //> asked: 60
  //> asked: 1
  //> asked: 3
}

/*:
 A subscriber that ignores fifty-nine of sixty values still causes sixty. `take`, `take(while:)`
 and `take(until:)` dispose the source, and so all the work above them stops.

 ## 6: A contract

 The sixth place has a comment, and nobody can tell whether it is true. A name says much, and not all.
 Will `func find(_ text: String) -> Signal<[String]>` complete? On which thread do the values come? A
 `SignalContract` answers in at most six lines. Printed, it is the comment above the function; in the
 code, it can be checked while the signal runs.
 */
cell("A contract") {
  let find = SignalContract(
    .cold, .one, of: [String].self,
    error: .of(ServerError.self, when: "the phone is offline"),
    completion: "after the names",
    scheduler: .main)
  print(find)
  //> ColdSignal<Array<String>, ServerError>
  //> Completion: after the names
  //> Error: the phone is offline
  //> Scheduler: main
  //> Multicast: NO
}

/*:
 `of:` gives the type of the values, `.of(…)` that of the errors. The first line is in a notation of
 its own. You need not learn it: *For the curious* reads it, and the code says the same. `.cold` or
 `.hot` comes first, then the values:

 | in the code | the values |
 |---|---|
 | `.one` | exactly one |
 | `.oneOrNil` | one, and it may be `nil` |
 | `.many` | any number, or none |
 | `.manyOrNil` | the same, and each may be `nil` |
 | `.none` | none: only the end is of interest |

 A signal that never fails has no `error` in its contract. `Completion` and `Error` say when the signal
 ends that way. If it never does, the line is missing. `Multicast` says whether all subscribers share
 one run of the work; the default is `NO`, and `multicast: true`, the last argument, makes it `YES`.
 Mind that `.cold` is wider here than on page 09: it says only that the work waits for a subscriber.
 With `multicast: true` it then runs once for all. `subscribing: .doesWork` or `.hasEffect`, before
 `multicast:`, adds a line that says so. `Scheduler` says where the values come:

 - `main`: on the main thread, so you may set a label from it;
 - `specified` (in the code: `.specified(another)`): always on that other scheduler;
 - `current`: where its source sends them. This is the default.
 */

challenge(
  "From nothing",
  """
  Print the contract of a log-in: one `Token`, completion "after the token", or a `ServerError` when
  "the code is wrong".
  """)
//> ColdSignal<Token, ServerError>
//> Completion: after the token
//> Error: the code is wrong
//> Scheduler: current
//> Multicast: NO

/*:
 ## A contract that is broken

 When the code changes, nobody remembers the comment. `checking` compares a signal with its contract
 while it runs. Use it in tests and in debug builds. In place of the event that breaks the contract it
 sends an error, a `ContractViolation`. Its `moment` says when, and its `reason` says what the contract
 asks and what came.

 The contract below was written when only the server was asked. Today the phone's own names come
 first. Both answer on the page's clock, so that is the scheduler of the contract.
 */
cell(
  "A broken contract",
  predict: .choice(
    "The contract says one value; two are sent. What is the second line?", about: .line(2),
    ["2 names", "rows, at value 1:", "rows, at value 2:"],
    because: [
      "`checking` sends an error in the place of the value that breaks the contract.",
      "The first value keeps the contract. Only the second one is too many.",
    ])
) {
  let clock = TestScheduler()
  let contract = SignalContract(
    .cold, .one, of: [String].self,
    error: .of(ServerError.self, when: "the phone is offline"),
    completion: "after the names",
    scheduler: .specified(clock))
  let phone = clock.cold("a|").map { _ in ["Cai", "Cathy", "Claire"] }
  let rows = phone.merge(Server(on: clock).find("ca"))
  rows.setName("rows").checking(contract).subscribe(
    next: { print("\($0.count) names") },
    error: { error in
      guard let violation = error as? ContractViolation else { return }
      print("\(violation.signal), at \(violation.moment):")
      print(violation.reason)
    })
  clock.run()
  //> 3 names
  //> rows, at value 2:
  //> it sends exactly one value, and sent another
}

/*:
 The second value broke the contract, and never arrived. `setName` gave the signal the name that the
 violation shows. In an app an error would end the chain. There pass `report: { print($0.reason) }`,
 too: then `checking` only tells you, and the values go on.

 You may skip the rest of this part, and go on at *The review, answered*: it checks one more line of
 the contract, `Multicast`. `starts` gives `checking` a count of how often the work is started.
 `checking` reads it when it subscribes, and again at each event. With `report` the signal is not
 stopped: each subscription gives the closure a violation, once, and the values go on. The next
 contract says that all subscribers share one request.
 */
cell(
  "Shared, it says",
  predict: .choice(
    "Two subscribe to `checked`, and two requests are made. How many lines are printed?",
    about: .numberOfLines, ["2", "3", "4"],
    because: [
      "The contract says one request for all, and with `report` both still get their names.",
      "Each subscription is checked by itself, so each of the two reports.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let contract = SignalContract(
    .cold, .one, of: [String].self,
    error: .of(ServerError.self, when: "the phone is offline"),
    completion: "after the names",
    scheduler: .specified(clock), multicast: true)
  let found = server.find("ca")
  let checked = found.checking(
    contract, starts: { server.requests.count },
    report: { print("broken:", $0.reason) })
  checked.subscribeNext { print("list: \($0.count) names") }
  checked.subscribeNext { print("title: \($0.count) names") }
  clock.run()
  //> broken: its work is started once for all, and was started 2 times
  //> broken: its work is started once for all, and was started 2 times
  //> list: 2 names
  //> title: 2 names
}

/*:
 Two requests, where the contract allows one. Each of the two subscriptions reports it once: the second
 one at its beginning, when it has started the second request, and the first one when the names come.
 */

challenge(
  "Loaded once", from: "Shared, it says",
  "Keep the contract: add one operator, so that the server is asked once, and both get the names.")
//> list: 2 names
//> title: 2 names

/*:
 ## The review, answered

 ```swift
 texts                                                        // 1
   .map { server.find($0).catchTo(.return([])) }
   .switchToLatest()
   .bind(to: \.names, on: list)
 logIn.sendCode().catchTo(.return("try again later"))         // 2
   .bind(to: \.text, on: label)
 shown.merge(hidden.map { 0 }).bind(to: \.bottom, on: list)   // 3
 let saved = names.doNext { store.save($0) }.share(replay: 1) // 4
 saved.bind(to: \.text, on: title)
 saved.bind(to: \.text, on: header)
 presence.map(wording).take(1).bind(to: \.text, on: hint)     // 5
 let rows = phone.merge(server.find("ca"))                    // 6
   .checking(rowsContract)
 ```

 The four closures that set a property are gone, and each operator has a line of its own, indented
 below its source, so that a review can name one step. Line 6 still sends twice, but now its contract,
 `rowsContract`, is that of *A broken contract* with `.many` for `.one`, and is checked.

 ## Inside the library

 How does a signal know its description? It keeps no text: a chain that nobody prints should not
 pay for one. Each operator adds one link to the name of its source, and the text is made on
 demand:

 ```swift
 indirect enum MiniName {
   case source(String)
   case operation(String, of: MiniName)
   var text: String {
     switch self {
     case .source(let name): name
     case .operation(let name, let source): "[\(source.text)] \(name)"
     }
   }
 }
 ```

 You may skip the listing. The real one does the same in a loop:

 @source(Name.swift, text) #1c753c98

 | line | what it buys |
 |---|---|
 | `while let link = next, room > 0` | a long chain needs no deep stack, and its text has a limit |
 | `link.wording` | the argument of an operator is put into words here, and no earlier |
 | `wordings.append("…")` | of a very long chain the text shows the operators that came last |
 | `wordings.reversed()` | the links are read from the last operator back to the source, and written the other way round |

 ## For the curious: how a contract is printed

 The first line of a contract is written as in an article about ReactiveCocoa, and not as in Swift. It
 begins with `ColdSignal` or `HotSignal`. For values of a type `T` it says `T` for `.one`, `T?` for
 `.oneOrNil`, `[T]` for `.many`, `[T?]` for `.manyOrNil`, and `None` for `.none`. So `[String]` means
 any number of strings, and an array is written `Array<String>`. Then comes the type of the errors, or
 `NoError`: `HotSignal<[String], NoError>` is a field's texts, and `ColdSignal<None, ServerError>` the
 deleting of a contact.

 ## In ReactiveCocoa 2.5

 The guidelines of this page are in the framework's own *Design Guidelines*, under "Best practices".
 They know effects or none, and count a request as an effect: their examples of verbs are
 `loadConfiguration` and `fetchLatestEvents`. The class "does work" is ours.
 `setNameWithFormat:` keeps names only if the environment variable `RAC_DEBUG_SIGNAL_NAMES` is set;
 without it a signal prints a class, an address and an empty name. `logAll` and its three relatives
 are there.

 ## Recap

 Answer first, then look:

 1. Which three things does a stack trace of a chain not show?
 2. A value is missing at the end of a chain. Where do you begin to look?
 3. What is wrong with a subscription inside a subscription?
 4. What are the three questions about a signal that its type does not answer?
 5. Where does an effect belong, and where does the sharing go?
 6. What does `checking` do with the event that breaks the contract?

 *Where the chain was put together, the values before this one, and what did not happen · where the
 values are still right, and then down the chain to the first row that is wrong · nobody holds its
 disposable, so nothing ends it · hot or cold, how many values, and what a subscription sets off:
 nothing, work, or an effect · in `doNext` or in the one subscription at the end; the sharing comes
 after the effect · it sends an error, a `ContractViolation`, in its place; with `report` it only
 reports.*

 The questions from the beginning: `throttle` sends the last of the three letters, 0.3 seconds after
 it was typed. The map of a cold signal is cold: each subscription to it is one to its source.

 Now do exercise 16: `swift run course check 16`. You will write five contracts, find three bugs
 from a log, and clean up a bad pipeline. Next comes page 17, which puts the whole address book
 together.
 */
