import Marbles
import Notebook
import ReactiveCore

/*:
 # Guidelines and debugging

 *52 minutes to read, 60 for the exercise.*

 The type of a signal does not say whether it is hot, how many values come, or whether a
 subscription sends an email. And when something goes wrong, the place where the program stops says
 even less. This page has habits that help with both. At the end of this page you can

 - write a signal's contract, and have it checked while the signal runs,
 - choose names, types and a layout that show a reader what a signal does,
 - keep effects in the open, share them, and stop work that nobody needs,
 - find a fault in a chain by its description, its log and its timeline.

 New here: `SignalContract`, `checking`, `ContractViolation`, `moment`, `reason`, `of`, `none`,
 `setName`, `logAll`, `logNext`, `logError`, `logCompleted`.

 ## A contract

 Somebody hands you `func search(_ text: String) -> Signal<String>`. Will it complete? On which
 thread do the values come? A `SignalContract` answers in five lines. It is a value, so you can
 print it, and put what it prints above the function, as a comment. In the code `of` names the type
 of the values, and the type of the errors.
 */
cell("A contract") {
  enum SearchError: Error { case noAnswer }
  let search = SignalContract(
    .cold, .many, of: String.self,
    error: .of(SearchError.self, when: "the server does not answer"),
    completion: "after the last hit",
    scheduler: .main)
  print(search)
  //> ColdSignal<[String], SearchError>
  //> Completion: after the last hit
  //> Error: the server does not answer
  //> Scheduler: main
  //> Multicast: NO
}

/*:
 The first line is the signal in short. `ColdSignal` (in the code: `.cold`): its work begins with a
 subscription. `HotSignal` (`.hot`): its work goes on without one. Then come the values, of a type
 `T`, and the errors:

 - `T` (`.one`) is exactly one value; `T?` (`.oneOrNil`) is one, and it may be `nil`;
 - `[T]` (`.many`) is any number of values, or none; `[T?]` (`.manyOrNil`) is the same, and each may
   be `nil`;
 - `None` (`.none`) is no value at all: only the end is of interest;
 - `NoError` is what stands for a signal that never fails. That is so if you give no `error`.

 `Completion` and `Error` say when the signal ends so. If it never does, leave it out: the line is
 missing then. `Scheduler` is `main`; or `specified`, if the signal has chosen another one (in the
 code: `.specified(another)`); or `current`, which is where you subscribed. `Multicast` says whether
 all subscribers share one run of the work. If you say nothing, these two are `current` and `NO`.
 */

challenge(
  "The contract of a field", from: "A contract",
  """
  Write the contract of a text field: its values come anyway, on main, for all who listen,
  and it never ends and never fails.
  """)
//> HotSignal<[String], NoError>
//> Scheduler: main
//> Multicast: YES

/*:
 Hot or cold, and five ways to send values: that makes ten kinds of signal. Each of them may have an
 error type in the place of `NoError`. The first column of the table is what the contracts print;
 the examples are in a list that is not shown.
 */
cell("The kinds of signal") {
  // snippet.hide
  let examples = [
    "the end of a download that is under way", "the result of a running search, if any",
    "key presses, an observed property", "the selected row, or none",
    "that an owner goes: lifetime.ended", "a request with one answer",
    "a look into a cache", "a search with several hits, a countdown",
    "the cells of a sheet, empty ones too", "a save: only its end is of interest",
  ]
  // snippet.show
  typealias Contract = SignalContract<Int>
  let contracts = [
    Contract(.hot, .one), Contract(.hot, .oneOrNil), Contract(.hot, .many),
    Contract(.hot, .manyOrNil), Contract(.hot, .none),
    Contract(.cold, .one), Contract(.cold, .oneOrNil),
    Contract(.cold, .many), Contract(.cold, .manyOrNil),
    Contract(.cold, .none),
  ]
  let kinds = contracts.map { String("\($0)".prefix { $0 != "\n" }) }
  print(Table(["kind", "for example"], zip(kinds, examples).map { [$0, $1] }))
  //> kind                         for example
  //> ────────────────────────────────────────────────────────────────────
  //> HotSignal<Int, NoError>      the end of a download that is under way
  //> HotSignal<Int?, NoError>     the result of a running search, if any
  //> HotSignal<[Int], NoError>    key presses, an observed property
  //> HotSignal<[Int?], NoError>   the selected row, or none
  //> HotSignal<None, NoError>     that an owner goes: lifetime.ended
  //> ColdSignal<Int, NoError>     a request with one answer
  //> ColdSignal<Int?, NoError>    a look into a cache
  //> ColdSignal<[Int], NoError>   a search with several hits, a countdown
  //> ColdSignal<[Int?], NoError>  the cells of a sheet, empty ones too
  //> ColdSignal<None, NoError>    a save: only its end is of interest
}

/*:
 ## A contract that is broken

 The code changes, and the comment above it stays as it was. `checking` compares a signal with its
 contract while it runs. In place of the event that breaks the contract it sends an error, a
 `ContractViolation`. Its `moment` says when, and its `reason` says what the contract asks and what
 came.
 */
cell(
  "A broken contract",
  predict: .choice(
    "The contract says one value; three are sent. What is the second line?", about: .line(2),
    ["score: 1", "score, at value 2:", "score, at value 3:"])
) {
  let contract = SignalContract(
    .cold, .one, of: Int.self, completion: "after the score")
  let score = Signal.concat([.return(0), .return(1), .return(2)])
  score.setName("score").checking(contract).subscribe(
    next: { print("score: \($0)") },
    error: { error in
      guard let violation = error as? ContractViolation else { return }
      print("\(violation.signal), at \(violation.moment):")
      print(violation.reason)
    })
  //> score: 0
  //> score, at value 2:
  //> it sends exactly one value, and sent another
}

/*:
 The first value is what the contract says. The second one broke it, and never arrived. `setName`
 gave the signal the name by which the violation calls it.

 Whether a signal is hot, and whether it is shared, shows in how often its work is started. If you
 count that yourself, `starts` gives `checking` the count. With `report` the signal is not stopped:
 the closure gets the violation, and the values go on.

 The contract in the next cell says that the news is loaded once for all subscribers.
 */
cell("Shared, it says") {
  let contract = SignalContract(
    .cold, .one, of: String.self, completion: "at once", multicast: true)
  var loads = 0
  let news = Signal.return("the news").initially { loads += 1 }
  let checked = news.checking(
    contract, starts: { loads }, report: { print("broken:", $0.reason) })
  checked.subscribeNext { print($0) }
  checked.subscribeNext { print($0) }
  //> the news
  //> broken: its work is started once for all, and was started 2 times
  //> the news
}

challenge(
  "Loaded once", from: "Shared, it says",
  "Keep the contract: add one operator, so that the news is loaded once, and both get it.")
//> the news
//> the news

/*:
 ## Names

 There are three questions about a signal: is it hot or cold, how many values come, and does
 subscribing have an effect? A good name answers them.

 - Hot, without effects: a **property**, a noun and what happens to it. `draftChanged`.
 - Cold, without effects: a **function with a noun**. `currentDraft()`. If several values come, the
   noun is plural: `currentDrafts()`.
 - With effects: a **function with a verb**. `sendDraft()`, `loadSettings()`, `fetchLatestEvents()`.

 The next cell has one of each kind. It subscribes twice to each, and counts the mails.
 */
cell(
  "Property, noun, verb",
  predict: .choice(
    "Each of the three is subscribed twice. What is printed?",
    ["mails sent: 0", "mails sent: 1", "mails sent: 2"])
) {
  final class Mailbox {
    var mails = 0
    let draftChanged: Signal<String> = Subject<String>()
    func currentDraft() -> Signal<String> { .return("Dear Ada") }
    func sendDraft() -> Signal<String> {
      Signal.return("sent").doNext { _ in self.mails += 1 }
    }
  }
  let box = Mailbox()
  let signals = [box.draftChanged, box.currentDraft(), box.sendDraft()]
  for signal in signals + signals { signal.subscribe() }
  print("mails sent: \(box.mails)")
  //> mails sent: 2
}

/*:
 The property and the noun may be subscribed as often as you like: no mail is sent. The verb sent
 two mails. Whoever reads `sendDraft()` expects that; whoever reads `draft()` would not.

 ## One type

 A keyboard is shown with a height, and hidden without one. Put both on one signal as they are, and
 its type is `Any`: every subscriber has to test what came, and the compiler cannot check it.
 */
cell("One type") {
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

 ## One operator a line

 A long chain can be read from top to bottom with this layout: one operator a line, all at the same
 depth, each short closure beside its operator. The two chains below are the same to the compiler.
 */
cell("One operator a line") {
  let price = Signal.return(20)
  let voucher = Signal.return(5)
  let packed = Signal.zip(price, voucher) { $0 - $1 }.filter { $0 >= 0 }
    .map { $0 + 1 }
  let spread = Signal.zip(price, voucher) { price, off in price - off }
    .filter { total in total >= 0 }
    .map { total in total + 1 }
  packed.subscribeNext { print("packed: \($0)") }
  spread.subscribeNext { print("spread: \($0)") }
  //> packed: 16
  //> spread: 16
}

/*:
 If a step needs more than a line or two, give it a name: a function, or a signal of its own.

 ## Effects

 You can save a draft inside `map`, and it works. But readers do not look for an effect there. An
 effect belongs in `doNext`, `doError` or `doCompleted`, or in the subscription.
 */
cell(
  "Saved and shared",
  predict: .choice(
    "`saved` and `shared` have two subscribers each. What does one draft print?",
    [
      "saving Dear Ada for each\nsaving Dear Ada for all",
      "saving Dear Ada for each\nsaving Dear Ada for each\nsaving Dear Ada for all",
      "saving Dear Ada for each\nsaving Dear Ada for each\nsaving Dear Ada for all\n"
        + "saving Dear Ada for all",
    ])
) {
  let draft = Subject<String>()
  let saved = draft.doNext { print("saving \($0) for each") }
  saved.subscribe()
  saved.subscribe()

  let shared = draft.doNext { print("saving \($0) for all") }.publish()
  shared.signal.subscribe()
  shared.signal.subscribe()
  shared.connect()

  draft.sendNext("Dear Ada")
  //> saving Dear Ada for each
  //> saving Dear Ada for each
  //> saving Dear Ada for all
}

/*:
 An effect runs for each subscriber. If it should run once, share the signal, as in chapter 10.

 ## Only as much as needed

 A map shows where you are. It needs your position once, to be centered, and the first two
 measurements are too rough. The phone measures every second, as long as somebody listens, and each
 time costs power. The cell listens for a minute in each of three ways.
 */
cell(
  "Only as much as needed",
  predict: .choice(
    "How often is the position measured for the third one?", about: .lastLine,
    ["measured: 1", "measured: 3", "measured: 60"])
) {
  let scheduler = TestScheduler()
  var count = 0
  let position = Signal.interval(.seconds(1), on: scheduler)
    .doNext { _ in count += 1 }
  for needed in [position, position.take(1), position.skip(2).take(1)] {
    count = 0
    let listening = needed.subscribe()
    scheduler.advance(by: .seconds(60))
    listening.dispose()
    print("measured: \(count)")
  }
  //> measured: 60
  //> measured: 1
  //> measured: 3
}

/*:
 A skipped value is measured all the same: the third one was measured three times. And a subscriber
 that ignores fifty-nine of sixty values still causes sixty. `take`, `take(while:)` and
 `take(until:)` dispose the source, and so the whole chain above them stops.

 ## A fault

 The rest of this page looks for a fault. A form should greet the first three names that have three
 letters or more. Before anybody types, the username is "?".
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
 One greeting in place of three. If you see why already, imagine this chain with twenty lines, in
 three files.

 ## A stack trace

 A breakpoint in the last closure shows the stack: the call, its caller, and so on. The next cell
 does so while it runs. `StackTrace` is a small type in this page's folder.

 The names of the calls differ from system to system. So the trace is shown when you run the page on
 a terminal, or with `--measure`, and it is not checked. What is checked is one fact about it.
 */
cell(
  "A stack trace",
  predict: .choice(
    "How many calls lie between the line that sets the name and the callback?",
    about: .lastLine, ["none", "1 to 5", "more than 5"])
) {
  let form = Form()
  var outside = 0
  form.$username.distinctUntilChanged().take(3).filter { $0.count >= 3 }
    .subscribeNext { _ in
      let between = StackTrace.depth - outside - 1
      print(measured: StackTrace.here().description)
      print(between == 0 ? "none" : between <= 5 ? "1 to 5" : "more than 5")
    }
  outside = StackTrace.depth
  form.username = "ada"
  //> more than 5
}

/*:
 With three operators there are about twenty calls in a debug build. In a release build there are
 fewer, as the compiler puts some of them together. The last line counts the library's own. Of the
 rest, one belongs to the form: `Form.username.setter`. (Where nothing follows "closure … in", the
 closure is this page's.) Your closure for `filter` is not there: it has returned. What the trace
 shows is how the library hands a value on: `sendNext`, a closure of an operator, `sendNext`, a
 closure of the next one.

 What it does not show:

 - which of your chains this is, if two have the same operators,
 - the values, and what came before this one,
 - the greeting that did **not** come. No breakpoint stops at what does not happen.

 Three things show more: the description of the chain, a log in it, and a timeline of it.

 ## The description

 The description of a signal says how it was made, from the inside out. Each operator adds a pair of
 brackets and its name. `@Observed(name:)` named the first signal.
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
 Numbers are part of it. A closure has no text that could be shown, so `-filter:` ends with its
 colon. The text is made only when it is printed: until then there is one small object for each
 operator, a `Name` (`Sources/ReactiveCore/Name.swift`).

 In a long chain such a description is long as well. `setName` gives a signal a name of its own, and
 what is built on it goes on from there.

 ## The log

 `logNext`, `logError` and `logCompleted` print what passes, with the signal's name before it, and
 change nothing. `logAll` does all three. On a page it takes a closure that prints; in your program
 leave that out. Put the log where you suspect the fault.
 */
cell(
  "The log",
  predict: .choice(
    "The log stands after take. What is the last line?", about: .lastLine,
    ["Hello, ada", "three names next: grace", "three names completed"])
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
 Three names were taken: "?", "a" and "ada". Two of them are too short to be greeted. Then `take`
 completed, so "grace" was not passed on. The log shows what a stack trace does not: order, values,
 and an end.
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
 side by side. Without a scheduler it counts steps: each event is one step, with all that it causes.
 */
cell("The timeline") {
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
 The first row has three names, and is disposed at the third. The row of `take` has three names and
 an end. The row of `filter` has one name. So `take` counts names that `filter` drops afterwards.
 The cure is to change the order of the two: first filter, then count.
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
 ## Recap

 - A contract says in five lines what a type cannot; `checking` compares the signal with it.
 - Property for hot, noun for cold, verb for effects. One type a stream, one operator a line.
 - Effects belong in `doNext` or in the subscription, and the signal is shared if they should run
   once.
 - Ask for no more than you need: `take`, `take(while:)` and `take(until:)` stop the work, not only
   the values.
 - A stack trace shows the library. Descriptions, `logAll` and a recorded timeline show your chain.

 Now do exercise 16: `swift run course check 16`. You will write five contracts, find three faults
 from a log, and clean up a bad pipeline. Next comes chapter 17, which builds three pipelines from
 real programs.
 */
