import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Guidelines and debugging

 *39 minutes to read, 60 for the exercise.*

 A reviewer reads code that works, as far as its author knows, and stops at five places. After these five, you
 look for a bug that passed the review. The debugger shows a stack of twenty calls, only two of them yours, so
 you need tools that show the chain instead of the library.

 At the end of this page you can

 - say what's wrong with a subscription inside a subscription, and what to write instead,
 - choose names, types, and places for effects that tell a reader what a signal does,
 - find a bug in a chain by its description, its log, and its timeline, and ask why a value came,
 - write a signal's contract, for task 1.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 12: three letters are typed within 0.2 seconds, before a `throttle` of 0.3 seconds. What
   does it send, and when?
 - Page 09: you map a cold signal. Is the result hot or cold?

 ## A review

 Here is the code, with the places numbered. What would you ask about each?

 ```swift
 texts.subscribeNext { text in                            // 1
   server.find(text).subscribeNext { list.names = $0 }
 }
 logIn.code().subscribeNext { label.text = $0 }           // 2
 keyboard.subscribeNext { event in                        // 3
   if let height = event["height"] as? Int { list.bottom = height }
 }
 let saved = names.doNext { store.save($0) }              // 4
 saved.bind(to: \.text, on: title)
 saved.bind(to: \.text, on: header)
 presence.map(wording).subscribeNext { hint.text = $0 }   // 5: show it once
 ```

 ## Place 1: A subscription in a subscription

 Place 1 subscribes to the typing and, inside that closure, to the answer.
 */
cell(
  "A subscription in a subscription",
  predict: .choice(
    "The screen is closed after six seconds. What is the last line?", about: .lastLine,
    [
      "4.0 seconds, cat: Cato", "5.0 seconds, ca: Caleb Cato",
      "8.0 seconds, cal: Caleb",
    ],
    because: [
      "Nothing ended the search for `ca`, so its answer comes, too.",
      "`dispose()` ends the subscription to the typing. The search for `cal` has one of its own.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(slow: ["ca": .seconds(5)], on: clock)  // others: 3
  let screen = clock.hot("'ca''cat'---'cal'|").subscribeNext { text in
    server.find(text).subscribeNext {
      print("\(clock.now), \(text): \($0.joined(separator: " "))")
    }
  }
  clock.advance(by: .seconds(6))
  screen.dispose()
  clock.run()
  //> 4.0 seconds, cat: Cato
  //> 5.0 seconds, ca: Caleb Cato
  //> 8.0 seconds, cal: Caleb
}

/*:
 The inner `subscribeNext` returns a disposable, and the closure drops it. And nothing handles the server's
 errors. **When you see two nested calls of `subscribe…` in a review, ask which operator is missing**:
 `switchToLatest` would hold the inner subscription, and end it when the next query comes, or when the
 screen is closed.
 */

challenge(
  "One subscription", from: "A subscription in a subscription",
  """
  Make one signal of the texts and the answers, and subscribe once, so that nothing is printed after
  the names for "cat". `map` inside the closure keeps the text: `server.find(text).map { (text, $0) }`.
  """)
//> 4.0 seconds, cat: Cato

/*:
 ## Place 2: Names

 Place 2 calls `code()`, which sends a code to the user's phone, and shows a report in a label. A colleague
 adds a second label for it.
 */
cell(
  "Two labels",
  predict: .choice(
    "`code()` is called once. How many text messages does the user get?", about: .lastLine,
    ["text messages: 1", "text messages: 2", "text messages: 0"],
    because: [
      "The function is called once, but each subscription to its signal sends a code.",
      "The call itself sends none, but the signal has two subscribers.",
    ])
) {
  var messages = 0
  func code() -> Signal<String> {
    Signal.return("code sent").initially { messages += 1 }
  }
  let report = code()
  for label in ["first", "second"] {
    report.subscribeNext { print("\(label) label: \($0)") }
  }
  print("text messages: \(messages)")
  //> first label: code sent
  //> second label: code sent
  //> text messages: 2
}

/*:
 Nothing in place 2 warns of a second message. The type `Signal` leaves three questions open. Is it hot or
 cold? How many values come? And what does subscribing trigger: nothing, work, or a side effect? A name can
 answer them:

 | hot or cold | subscribing triggers | the name is | for example |
 |---|---|---|---|
 | hot | nothing | a **property**, named after its values | `nameChanged`, `texts` |
 | cold | nothing | a **noun**, plural for several values | `lastName()`, `lastNames()` |
 | cold | work that changes nothing, such as a request | a **verb** for the work | `loadAvatar(of:)` |
 | cold | a side effect | a **verb** for the effect | `sendCode()`, `saveChanges()` |

 For the property and the noun a second subscription is free. A second request is slow, and a second code is
 wrong, so there a verb warns your readers. (By this rule our `server.avatar(of:)` should be
 `loadAvatar(of:)`.)

 ## Place 3: One type

 Place 3 tests a value with `as?`. The keyboard's notifications carry a dictionary: with a height when it's
 shown, and without one when it's hidden.
 */
cell(
  "One type",
  predict: .choice(
    "The keyboard is shown, and then hidden. What is printed?",
    [
      "mixed: 300\none type: 300",
      "mixed: 300\none type: 300\none type: 0",
      "mixed: 300\none type: 300\nmixed: 0\none type: 0",
    ],
    because: [
      "`map` turns the hidden keyboard into a height of zero.",
      "The dictionary of a hidden keyboard has no height, so `as?` returns `nil`.",
    ])
) {
  let shown = Subject<[String: Any]>()
  let hidden = Subject<[String: Any]>()
  shown.merge(hidden).subscribeNext { event in
    if let height = event["height"] as? Int { print("mixed: \(height)") }
  }
  let height = shown.map { $0["height"] as? Int ?? 0 }
    .merge(hidden.map { _ in 0 })
  height.subscribeNext { print("one type: \($0)") }

  shown.sendNext(["height": 300])
  hidden.sendNext([:])
  //> mixed: 300
  //> one type: 300
  //> one type: 0
}

/*:
 The first subscriber never learned that the keyboard was hidden, and the compiler didn't warn. Turn events
 into one type once, where the signal is made. If they have no value in common, make an enum.

 ## Place 4: Effects

 In place 4, a signal with an effect has two subscribers. `doNext` is the right place for an effect:
 readers don't expect one in `map`. In the next cell each new name of a contact is saved, and two screens
 show it.
 */
cell(
  "Saved and shared",
  predict: .choice(
    "Each of the two signals has two subscribers. What is printed for one name?",
    [
      "saving Ada\nsaving Ada, shared",
      "saving Ada\nsaving Ada\nsaving Ada, shared",
      "saving Ada\nsaving Ada\nsaving Ada, shared\nsaving Ada, shared",
    ],
    because: [
      "`names` is hot, but a `doNext` runs once for each subscriber.",
      "`share` shares the names. The `doNext` comes after it, and runs for each subscriber.",
    ])
) {
  let names = Subject<String>()
  let saved = names.doNext { print("saving \($0)") }
  saved.subscribe()
  saved.subscribe()

  let shared = names.share().doNext { print("saving \($0), shared") }
  shared.subscribe()
  shared.subscribe()

  names.sendNext("Ada")
  //> saving Ada
  //> saving Ada
  //> saving Ada, shared
  //> saving Ada, shared
}

why(
  "Which change to `shared` makes it save once for both of its subscribers?",
  from: "Saved and shared",
  [
    .wrong(
      "`publish()` and `connect()` in place of `share()`.",
      because: """
        The names are shared now, too, and the effect still comes after the sharing. See *Saved and shared*.
        """),
    .wrong(
      "`distinctUntilChanged()` before the `doNext`.",
      because: """
        Each subscription has its own chain and memory. The name is new in both. See *Saved and shared*.
        """),
    .right("`share()` after the `doNext`."),
  ])
//> saving Ada
//> saving Ada
//> saving Ada, shared

/*:
 To run an effect once for all subscribers, share the signal *after* it (page 10).

 ## Place 5: Only as much as needed

 You open Cai's contact, and a hint says once whether he can be called. But the signal of place 5 asks his
 phone every second, as long as it has a subscriber. The cell waits for a minute three times: for all
 answers, for the first, and for the third.
 */
cell(
  "Only as much as needed",
  predict: .choice(
    "How often is the phone asked when the third answer is wanted?", about: .lastLine,
    ["asked: 1", "asked: 3", "asked: 4"],
    because: [
      "The phone has to be asked even for a value that `skip` drops.",
      "`take(1)` disposes the source with the value that it takes, not with the next one.",
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
 `take`, `take(while:)`, and `take(until:)` dispose the source, so the work above them stops.

 ## The review, answered

 ```swift
 texts                                                        // 1
   .map { server.find($0).catchTo(.return(["offline"])) }
   .switchToLatest()
   .bind(to: \.names, on: list)
 logIn.sendCode().catchTo(.return("try again later"))         // 2
   .bind(to: \.text, on: label)
 shown.map { $0["height"] as? Int ?? 0 }                      // 3
   .merge(hidden.map { _ in 0 })
   .bind(to: \.bottom, on: list)
 let saved = names.doNext { store.save($0) }.share(replay: 1) // 4
 saved.bind(to: \.text, on: title)
 saved.bind(to: \.text, on: header)
 presence.map(wording).take(1).bind(to: \.text, on: hint)     // 5
 ```

 The four closures that set a property are gone. In place 3 the keyboard's two notifications are two
 signals, `shown` and `hidden`.

 ## A bug

 The address book greets the first three people whose names have at least three letters. But this chain greets
 one. Nothing crashes, and the compiler is content. The chain is put together in three files, and its author
 has left the company.
 */
final class Form {
  @Observed(name: "username") var username = "?"
}

let typed = ["a", "ada", "grace", "alan"]

cell("Three greetings") {
  let form = Form()
  // snippet.hide
  let greeted = form.$username
    .distinctUntilChanged()
    .take(3)
    .filter { $0.count >= 3 }
  // snippet.show
  greeted.subscribeNext { print("Hello, \($0)") }  // made elsewhere
  for name in typed { form.username = name }
  //> Hello, ada
}

/*:
 Grace and Alan are missing.

 ## A stack trace

 Most people try a breakpoint first. In the last closure it shows about twenty calls. Here are some of them,
 from a debug build on Linux:

      1  closure #2 in …
      2  closure #2 in SerialCallbacks.sendNext(_:)
      6  Subscriber.sendNext(_:)
      7  closure #1 in closure #1 in Signal.filter(_:)
      9  closure #1 in closure #2 in Signal.take(_:)
     20  Form.username.setter

 Line 1 is the callback, line 20 is the form, and everything between is the library's. A trace can't show

 - where the chain was put together: no call points to the three files,
 - the values that came before this one,
 - the greeting that did **not** come: a breakpoint stops at things that happen.

 ## The description

 A signal's description says how it was made, from the inside out: each operator adds a pair of
 brackets and its name, in ReactiveCocoa's spelling (`-take:`). `@Observed(name:)` named the first
 signal.
 */
cell("The description") {
  let form = Form()
  // snippet.hide
  let greeted = form.$username
    .distinctUntilChanged()
    .take(3)
    .filter { $0.count >= 3 }
  // snippet.show
  print(greeted)
  //> [[[observe(username)] -distinctUntilChanged] -take: 3] -filter:
}

/*:
 There's the chain, on one line. A closure can't be printed, so nothing follows `-filter:`. Do you see the
 bug? If not, look at the values. (`setName` replaces the description with a name.)

 ## The log

 `logNext`, `logError`, and `logCompleted` print the events that pass, after the signal's name, and change
 nothing. `logAll` does all three. (In your program write `logAll()`; these pages give it a closure.) Put
 the log where you suspect the bug.
 */
cell(
  "The log",
  predict: .choice(
    "The log comes after `take`. What is the last line?", about: .lastLine,
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

challenge(
  "The log, further down", from: "The log",
  "Move the name and the log, so that they show only the people who are greeted.")
//> three names next: ada
//> Hello, ada
//> three names completed

/*:
 ## The timeline

 A log has one line per event, and soon there are hundreds. A recorder shows several stages of the chain,
 one below the other. Without a scheduler its columns are events, not seconds.
 */
cell(
  "The timeline",
  predict: .choice(
    "Which row is drawn for `take`?", about: .line(3),
    [
      "take      ------?-----a-----(ada|)",
      "take      ------?-----a-----(ada!)",
      "take      ------------------(ada|)",
    ],
    because: [
      "`take` completes by itself. `!` is in the row of its source, which it disposes.",
      "That's the row of `filter`. `take` comes before it, and passes on short names as well.",
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
 `take` counts names that `filter` later drops. To find a missing value, begin where the values are still
 right, and go down the chain, row by row, to the first one that's wrong. With the two lines swapped, Ada,
 Grace, and Alan are greeted:

 ```swift
 .filter { $0.count >= 3 }
 .take(3)
 ```

 ## Why did this value arrive?

 In this bug no value is missing: there's one too many. A label says for three seconds that a contact is
 saved. You save twice, and the label disappears too early. A log prints `off` twice, and a breakpoint
 shows only the scheduler: the call that started the delay returned three seconds ago.
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
      "That row would be right. But `flatten` doesn't end a delay at the next save.",
      "`flatten` doesn't wait for the first delay: the second save turns the label on immediately.",
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
 The drawing knows where the wrong `off` came from. In the terminal, type `w off` after the cell. In the
 browser, point at the mark, or step to it with the arrow keys:

      off of label at 3 s, because of 1 of saves at 0 s.
      off of label at 5 s, because of 2 of saves at 2 s.

 With `switchToLatest` instead of `flatten`, the second save would have ended the first save's delay.

 **If a value is missing, go down the chain. If a value is unexpected, ask why it came.** For each mark the
 recorder notes which mark caused it, even across a delay on a `TestScheduler`. It sees only recorded
 stages, so record the beginning of the chain, too.
 */

challenge(
  "From nothing",
  """
  A chain of your own: "?", Ada, Ben, and Alan are the values of an `@Observed(name: "name")` property. Let
  the first two names that begin with A pass. Print the chain's description, and the names.
  """)
//> [[observe(name)] -filter:] -take: 2
//> Ada
//> Alan

/*:
 ## A contract, for task 1 {folded}

 "Sends once," says a comment above `rows`. It was true when only the server was asked; today the phone's
 own names come first. A `SignalContract` is a comment that can be checked. `checking` compares it with the
 signal while it runs.
 */
cell(
  "A contract",
  predict: .choice(
    "The contract says one value; two are sent. What is the last line?", about: .lastLine,
    ["3 names", "it should send exactly one value, but sent another", "2 names"],
    because: [
      "That's the first line. The second value is checked, too.",
      "With `report:` the event is reported, and then it continues down the chain.",
    ])
) {
  let contract = SignalContract(
    .cold, .one, of: [String].self, completion: "after the names")
  let phone = Signal.return(["Cai", "Cathy", "Claire"])
  let rows = phone.merge(.return(["Caleb", "Cato"]))
  rows.checking(contract, report: { print($0.reason) })
    .subscribeNext { print("\($0.count) names") }
  //> 3 names
  //> it should send exactly one value, but sent another
  //> 2 names
}

/*:
 Without `report:` a `ContractViolation` is sent as an error, in place of the second value. That's for
 tests. In an app a wrong contract mustn't stop a chain that works.

 A contract can also say when the signal fails, and on which scheduler its values come:

 ```swift
 SignalContract(
   .cold, .many, of: [String].self,
   error: .of(ServerError.self, when: "the phone is offline"),
   completion: "after the names",
   scheduler: .specified(clock))
 ```

 `print` shows it in a notation for the comment above a function. The first line has hot or cold, the
 values, and the type of the errors, or `NoError`:

     ColdSignal<[Array<String>], ServerError>
     Completion: after the names
     Error: the phone is offline
     Scheduler: specified
     Multicast: NO

 | in the code | printed | the values |
 |---|---|---|
 | `.one` | `T` | exactly one |
 | `.oneOrNil` | `T?` | one, which may be `nil` |
 | `.many` | `[T]` | any number, or none |
 | `.manyOrNil` | `[T?]` | any number, and each may be `nil` |
 | `.none` | `None` | none: the signal only ends |

 So a field's texts are a `HotSignal<[String], NoError>`, and deleting a contact is a
 `ColdSignal<None, ServerError>`.

 - `Completion` and `Error` say when the signal ends that way. If it never does, the line is
   missing.
 - `Scheduler` is `main` if values come on the main thread, `specified` if they come on a scheduler that
   you name, and `current`, the default, if they come where the source sends them.
 - `Multicast` is `YES` if all subscribers share one run of the work, as after `replay`. Write
   `multicast: true`. Such a signal can still be `.cold`: in a contract that only means that the work waits
   for a subscriber.

 `checking` can't see work that starts twice, unless you pass `starts:`, a closure that returns how
 often it has started.

 ## Inside the library {folded}

 Most chains are never printed, so each operator adds only a link to the name of its source, and the text
 is made when you ask for it:

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

 ## In ReactiveCocoa 2.5 {folded}

 The guidelines of this page are in the framework's own *Design Guidelines*, under "Best practices".
 There, a request is a side effect: the examples of verbs are `loadConfiguration` and `fetchLatestEvents`.
 The row for work that changes nothing is ours. `setNameWithFormat:` keeps names only if the environment
 variable `RAC_DEBUG_SIGNAL_NAMES` is set; without it a signal prints a class, an address, and an empty
 name. `logAll` and its three relatives are there. (RxSwift has `debug`, Combine `print`, ReactiveSwift
 `logEvents`.)

 ## Recap

 Answer first, then look:

 1. What's wrong with a subscription inside a subscription?
 2. What are the three questions about a signal that its type doesn't answer?
 3. An effect should run once for all subscribers. Where do you put `share()`?
 4. Which three things can't a stack trace of a chain show?
 5. A value is missing at the end of a chain. Where do you begin to look?

 *Its disposable is dropped, so nothing ends it · hot or cold, how many values, and what subscribing
 triggers · after the effect · where the chain was put together, the values before this one, and what didn't
 happen · where the values are still right.*

 The questions from the beginning: `throttle` sends the last of the three letters, 0.3 seconds
 after it was typed. The map of a cold signal is cold: each subscription to it is also a
 subscription to its source.

 Now do exercise 16: `swift run course check 16`. You will write five contracts, find three bugs
 from a log, and clean up a bad pipeline. Next comes page 17, which puts the whole address book
 together.
 */
