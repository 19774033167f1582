import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Guidelines and debugging

 *45 minutes to read, 60 for the exercise.*

 A chain greets one person where it should greet three. Nothing crashes, and the compiler is content. The
 debugger shows a stack of twenty calls, and only two of them are yours. In the first half of this page a
 reviewer stops at six places in code that works, as far as its author knows. The second half finds that
 bug, with tools that show the chain instead of the library. At the end of this page you can

 - say what's wrong with a subscription inside a subscription, and what to write instead,
 - choose names, types, and places for effects that tell a reader what a signal does,
 - write a signal's contract, and have it checked while the signal runs,
 - find a bug in a chain by its description, its log, and its timeline, and ask why a value came.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 12: three letters are typed within 0.2 seconds, before a `throttle` of 0.3 seconds. What
   does it send, and when?
 - Page 09: you map a cold signal. Is the result hot or cold?

 ## A review

 A bug is cheaper in a review than in a running app. Here are the six places, numbered. What would you ask
 about each?

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
 // Sends once.
 let rows = phone.merge(server.find("ca"))                    // 6
 ```

 ## 1: A subscription in a subscription

 Line 1 subscribes to the typing and, inside that closure, to the answer. In the cell the server takes three
 seconds to answer, and five for `ca`.
 */
cell(
  "A subscription in a subscription",
  predict: .choice(
    "`ca` is typed, and then `cat`. What is the last line?", about: .lastLine,
    [
      "4.0 seconds, cat: Cato", "5.0 seconds, cat: Caleb Cato",
      "5.0 seconds, ca: Caleb Cato",
    ],
    because: [
      "Nothing ended the search for `ca`, so its answer comes, too.",
      "The field on page 01 was read when the answer came. This closure keeps the text that it asked for.",
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
 The inner subscription returns a disposable, and the closure drops it, so nothing can end that search. And
 nothing handles the server's errors. **When you see two nested calls of `subscribe…` in a review, ask
 which operator is missing**: `switchToLatest` would hold the inner subscription, and end it when the next
 query comes.
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

 Line 2 calls `code()`, which sends a code to the user's phone, but the name doesn't say so. A colleague
 subscribes for a second label, and a second code is sent. A reader has three questions about a signal. Is
 it hot or cold? How many values come? And what does subscribing trigger: nothing, work, or a side effect?
 The type `Signal` answers none of them, but a good name does:

 | hot or cold | subscribing triggers | the name is | for example |
 |---|---|---|---|
 | hot | nothing | a **property**, named after its values | `nameChanged`, `texts` |
 | cold | nothing | a **noun**, plural for several values | `lastName()`, `lastNames()` |
 | cold | work that changes nothing, such as a request | a **verb** for the work | `loadAvatar(of:)` |
 | cold | a side effect | a **verb** for the effect | `sendCode()`, `saveChanges()` |

 (Our `server.avatar(of:)` and `server.names(for:)` break this rule, to keep the pages narrow.)
 */
cell(
  "Property, noun, verb",
  predict: .choice(
    "You subscribe to each of the four twice. What is printed?",
    [
      "requests: 0, codes sent: 0", "requests: 1, codes sent: 2",
      "requests: 2, codes sent: 2",
    ],
    because: [
      "Subscribing runs a cold signal, whether or not the value is used.",
      "A request changes nothing, but it isn't shared, so each subscription makes one.",
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
 For the property and the noun a second subscription is free. A second request is slow, and a second code is
 wrong, so there a verb warns your readers.

 ## 3: One type

 Line 3 tests each value with `as?`. The keyboard below the list is shown with a height, and hidden
 without one. If one signal sends both as they are, its type is `Any`.
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
      "A hidden keyboard is `()` in `mixed`, and that isn't an `Int`.",
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
 The first subscriber missed the hidden keyboard, and the compiler didn't warn. The second can't miss it: the
 signal says once, where it's made, that the height is 0. If the events have no value in common, make an enum.

 ## 4: Effects

 In line 4, a signal with an effect has two subscribers. `doNext` is the right place for an effect:
 readers don't expect one in `map`. In the next cell each new name of a contact is saved, and two screens
 show it.
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
      "`names` is hot, but `doNext` runs once for each subscriber of `saved`.",
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
  "Which change to `saved` makes it save once for both of its subscribers?",
  from: "Saved and shared",
  [
    .wrong(
      "`names.share()` before the `doNext`.",
      because: """
        The names are shared now, but the effect isn't. It comes after the sharing, and runs for
        each subscriber as before. See *Saved and shared*.
        """),
    .wrong(
      "`distinctUntilChanged()` before the `doNext`.",
      because: """
        Each subscription has its own chain and memory. The name is new in both. See *Saved and shared*.
        """),
    .right("`share()` after the `doNext`."),
  ])
//> saving Ada for each
//> saving Ada for all

/*:
 To run an effect once for all subscribers, share the signal *after* it (page 10).

 ## 5: Only as much as needed

 Line 5 asks for more than it needs. You open Cai's contact, and a hint says once whether he can be called.
 The signal asks his phone every second while it has a subscriber, and each query costs battery. The cell
 waits for a minute three times: for all answers, for the first, and for the third.
 */
cell(
  "Only as much as needed",
  predict: .choice(
    "How often is the phone asked when the third answer is wanted?", about: .lastLine,
    ["asked: 1", "asked: 3", "asked: 60"],
    because: [
      "The phone has to be asked even for a value that `skip` drops.",
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
 A subscriber that ignores fifty-nine of sixty values still causes sixty requests. `take`, `take(while:)`,
 and `take(until:)` dispose the source, so the work above them stops.

 ## 6: A contract

 The comment above line 6 was true when only the server was asked. Today the phone's own names come first. A
 `SignalContract` says what a name and a type leave open, and `checking` compares it with the signal while
 it runs, in tests and in debug builds.

 Here is the comment as a contract: one array of strings, and then a completion. With `report:` the check is
 safe in an app, where a wrong contract mustn't stop a chain that works.
 */
cell(
  "A contract",
  predict: .choice(
    "The contract says one value; two are sent. What is the last line?", about: .lastLine,
    ["3 names", "it sends exactly one value, and sent another", "2 names"],
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
  //> it sends exactly one value, and sent another
  //> 2 names
}

/*:
 Without `report:`, as in a test, a `ContractViolation` is sent as an error, in place of the second value.
 The contract of these rows has to say `.many` now. The text of `completion:` is for readers. Errors,
 schedulers, and shared work have arguments, too (*The notation of a contract*, below).

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

 The four closures that set a property are gone. Line 6 still sends twice, and `rowsContract` says so.

 ## A bug

 Some bugs get past a review. The address book greets the first three people whose names have at least
 three letters. Before the login, the username is "?". The names below are typed into the field, one after
 another.
 */
final class Form {
  @Observed(name: "username") var username = "?"
}

let typed = ["a", "ada", "grace", "alan"]

cell(
  "Three greetings",
  predict: .choice(
    "The names typed are a, ada, grace, and alan. Who is greeted?",
    [
      "Hello, ada", "Hello, ada\nHello, grace",
      "Hello, ada\nHello, grace\nHello, alan",
    ],
    because: [
      "`take` has counted two names by then, \"?\" and \"a\", which are never greeted.",
      "`take` comes before `filter`, so it counts the names that are dropped, too.",
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
 Perhaps you already see why. Now imagine a chain of twenty lines in three files, and an author who has
 left the company.

 ## A stack trace

 Most people try a breakpoint first. In the last closure it shows about twenty calls for these three
 operators. Here are some of them, from a debug build on Linux:

      1  closure #2 in …
      2  closure #2 in SerialCallbacks.sendNext(_:)
      6  Subscriber.sendNext(_:)
      7  closure #1 in closure #1 in Signal.filter(_:)
      9  closure #1 in closure #2 in Signal.take(_:)
     20  Form.username.setter

 Line 1 is the callback, line 20 is the form, and everything between is the library's. The closure of your
 `filter` isn't there, because it has already returned.

 A trace can't show

 - where the chain was put together: no call points to your lines with `take` and `filter`,
 - the values that came before this one,
 - the greeting that did **not** come: a breakpoint stops at things that happen.

 ## The description

 A signal's description says how it was made, from the inside out: each operator adds a pair of
 brackets and its name, in ReactiveCocoa's spelling (`-take:`). `@Observed(name:)` named the first
 signal.
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
 A closure can't be printed, so nothing follows `-filter:`. If you know what to look for, you can see the
 bug: `-take: 3` is inside, and `-filter:` outside. `setName` replaces the description with a name.

 ## The log

 `logNext`, `logError`, and `logCompleted` print the events that pass, after the signal's name, and change
 nothing. `logAll` does all three. On these pages `logAll` gets a closure that prints. In your program
 write `logAll()`. Put the log where you suspect the bug.
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
 right, and go down the chain, row by row, to the first one that's wrong.

 Here's *Three greetings* again, with the two operators swapped.
 */
cell("Fixed") {
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
  "Without Ada", from: "Fixed",
  """
  Ada was greeted yesterday. Add `skip(1)` in the right place, so that Grace and Alan are
  greeted.
  """)
//> [[[[observe(username)] -distinctUntilChanged] -filter:] -skip: 1] -take: 3
//> Hello, grace
//> Hello, alan

/*:
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
 ## The notation of a contract, for task 1 {folded}

 A contract can also say when the signal fails, and on which scheduler its values come. This one is for the
 rows of line 6:

 ```swift
 SignalContract(
   .cold, .many, of: [String].self,
   error: .of(ServerError.self, when: "the phone is offline"),
   completion: "after the names",
   scheduler: .specified(clock))
 ```

 `print` shows it in a notation for the comment above a function. The first line has hot or cold, the values,
 and the type of the errors, or `NoError`:

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
   `multicast: true`. Such a signal can still be `.cold`, which means here that the work waits for
   the first subscriber.

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

 The guidelines of this page are in the framework's own *Design Guidelines*, under "Best practices". They
 count a request as a side effect: their examples of verbs are `loadConfiguration` and `fetchLatestEvents`.
 The class "does work" is ours. `setNameWithFormat:` keeps names only if the environment variable
 `RAC_DEBUG_SIGNAL_NAMES` is set; without it a signal prints a class, an address, and an empty name.
 `logAll` and its three relatives are there. (RxSwift has `debug`, Combine `print`, ReactiveSwift `logEvents`.)

 ## Recap

 Answer first, then look:

 1. What's wrong with a subscription inside a subscription?
 2. What are the three questions about a signal that its type doesn't answer?
 3. Where does an effect belong, and where does the sharing go?
 4. What does `checking` do with the event that breaks the contract?
 5. Which three things can't a stack trace of a chain show?
 6. A value is missing at the end of a chain. Where do you begin to look?

 *Its disposable is dropped, so nothing ends it · hot or cold, how many values, and what subscribing
 triggers: nothing, work, or a side effect · in `doNext` or in the one subscription at the end; the sharing
 comes after the effect · it sends an error, a `ContractViolation`, instead; with `report` it only
 reports · where the chain was put together, the values before this one, and what didn't happen · where the
 values are still right, and then down the chain to the first row that is wrong.*

 The questions from the beginning: `throttle` sends the last of the three letters, 0.3 seconds
 after it was typed. The map of a cold signal is cold: each subscription to it is also a
 subscription to its source.

 Now do exercise 16: `swift run course check 16`. You will write five contracts, find three bugs
 from a log, and clean up a bad pipeline. Next comes page 17, which puts the whole address book
 together.
 */
