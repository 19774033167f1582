import Marbles
import Notebook
import ReactiveCore

/*:
 # Guidelines and debugging

 *50 minutes to read, 60 for the exercise.*

 A signal tells you its type. It does not tell you whether it is hot, how many values come, or
 whether listening to it sends an email. And when something goes wrong, the place where the program
 stops tells you even less. Both are a matter of habits. At the end of this page you can

 - write down what a signal promises, and have the promise checked while it runs,
 - choose names, types and a layout that tell a reader what a signal does,
 - keep effects in the open, share them, and stop work that nobody needs,
 - find a fault in a chain by its description, its log and its timeline.

 New here: `SignalContract`, `checking`, `ContractViolation`, `moment`, `reason`, `of`,
 `setName`, `logAll`, `logNext`, `logError`, `logCompleted`.

 ## A contract

 Somebody hands you `func search(_ text: String) -> Signal<String>`. Will it complete? On which
 thread? A `SignalContract` answers in five lines. It is a value, so it can be printed, and stand as
 a comment above the function. `of` says which values, or which errors and when.
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
 The first line has the notation of types. `ColdSignal` or `HotSignal`: does its work begin with a
 subscription, or is it going on anyway? Then the values, and then the errors:

 - `T` is exactly one value, and `[T]` is any number of them, or none;
 - `T?` and `[T?]` are the same, and a value may be `nil`;
 - `None` is no value at all: only the end is of interest;
 - `NoError` is a signal that never fails.

 `Completion` and `Error` say when it happens. A line that says nothing is left out: without
 completion the signal never completes. `Scheduler` is `main`, `specified` when the signal has
 chosen one, or `current`: where you subscribed. `Multicast` says whether all subscribers share one
 run of the work.

 ## A promise that is broken

 What is written in a comment gets old. `checking` holds a signal to its contract while it runs. In
 place of the event that breaks the promise it sends an error, a `ContractViolation`. Its `moment`
 says when, and its `reason` what was promised.
 */
cell("A broken promise", predict: .lines("What is the first line?", about: .line(1))) {
  let contract = SignalContract(
    .cold, .one, of: Int.self, completion: "after the score")
  let score = Signal<Int> { subscriber in
    for goals in 0...2 { subscriber.sendNext(goals) }
    subscriber.sendCompleted()
    return nil
  }
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
 The first value kept the promise. The second one broke it, and never arrived. `setName` gave the
 signal the name by which the violation calls it.

 Not everything can be seen from outside. Whether a signal is hot, and whether it is shared, shows
 in how often its work is started. If you count that, `checking` looks at the count. And with
 `report` it does not stop the signal: it tells you, and goes on.
 */
cell("Shared, it says") {
  let contract = SignalContract(
    .cold, .one, of: String.self, completion: "after the news", multicast: true)
  var loads = 0
  let news = Signal<String> { subscriber in
    loads += 1
    subscriber.sendNext("headline \(loads)")
    subscriber.sendCompleted()
    return nil
  }
  let checked = news.checking(
    contract, starts: { loads }, report: { print("broken:", $0.reason) })
  checked.subscribeNext { print($0) }
  checked.subscribeNext { print($0) }
  //> headline 1
  //> broken: its work is started once for all, and was started 2 times
  //> headline 2
}

/*:
 ## Names

 There are three questions about a signal: is it hot or cold, how many values come, and does
 subscribing have an effect? A good name answers them.

 - Hot, without effects: a **property**, a noun and what happens to it. `draftChanged`.
 - Cold, without effects: a **function with a noun**. Plural, if several values come.
   `currentDrafts()`.
 - With effects: a **function with a verb**. `sendDraft()`, `loadSettings()`, `fetchLatestEvents()`.

 The next cell subscribes twice to each of the three, and counts.
 */
cell(
  "Property, noun, verb",
  predict: .choice(
    "Two subscribe to each of the three. What is the last line?", about: .lastLine,
    ["mails sent: 0", "mails sent: 1", "mails sent: 2"])
) {
  final class Mailbox {
    var lists = 0
    var mails = 0
    let draftChanged: Signal<String> = Subject<String>()
    func currentDrafts() -> Signal<String> {
      Signal.return("Dear Ada").doNext { _ in self.lists += 1 }
    }
    func sendDraft() -> Signal<String> {
      Signal.return("sent").doNext { _ in self.mails += 1 }
    }
  }
  let box = Mailbox()
  for signal in [box.draftChanged, box.currentDrafts(), box.sendDraft()] {
    signal.subscribe()
    signal.subscribe()
  }
  print("lists made: \(box.lists)")
  print("mails sent: \(box.mails)")
  //> lists made: 2
  //> mails sent: 2
}

/*:
 Nothing happened for the property: the draft changes when it changes. The noun made its list twice,
 which costs a little and hurts nobody. The verb sent two mails. Whoever reads `sendDraft()` thinks
 twice before subscribing twice. Called `draft`, it would have been a trap.

 ## One type

 A keyboard is shown with a height, and hidden without one. Put both on one signal as they are, and
 its type is `Any`: everybody who listens has to ask what came. The compiler cannot help them any
 more.
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
 The first subscriber forgot one of the two cases, and nobody told them. The second cannot forget: a
 hidden keyboard *is* a keyboard of height 0, and that was said once, where the signal was made.
 Where no common value exists, make an enum.

 ## One operator a line

 Long chains are read from top to bottom, if you let them. One operator a line, all at the same
 depth; short closures beside their operator. The two chains below are the same to the compiler.
 */
cell("One operator a line") {
  let price = Signal.return(20)
  let voucher = Signal.return(5)
  let packed = Signal.zip(price, voucher) { $0 - $1 }.filter { $0 >= 0 }.map { $0 + 1 }
  let spread = Signal.zip(price, voucher) { price, voucher in price - voucher }
    .filter { total in total >= 0 }
    .map { total in total + 1 }
  packed.subscribeNext { print("packed: \($0)") }
  spread.subscribeNext { print("spread: \($0)") }
  //> packed: 16
  //> spread: 16
}

/*:
 If a step needs more than a line or two, give it a name: a function, or a signal of its own.

 ## Effects: in the open, and once

 You can save a draft inside `map`, and it works. But nobody looks for it there, as `map` promises
 to do nothing else. An effect belongs into `doNext`, `doError` or `doCompleted`, or into the
 subscription.

 And it runs for each subscriber. If it should run once, share the signal: chapter 10.
 */
cell(
  "In the open, and shared",
  predict: .lines("One draft. How many lines say that it is saved?", about: .numberOfLines)
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
 ## Only as much as needed

 A map asks for your position, to be centered once. The satellites can be asked every second. Each
 question costs power. The cell counts the questions of one minute.
 */
cell("Only as much as needed", predict: "Two numbers. Which?") {
  func questions(_ use: (Signal<Duration>) -> Signal<Duration>) -> Int {
    let scheduler = TestScheduler()
    var count = 0
    let position = Signal.interval(.seconds(1), on: scheduler)
      .doNext { _ in count += 1 }
    use(position).subscribe()
    scheduler.advance(by: .seconds(60))
    return count
  }
  print(questions { $0 })
  print(questions { $0.take(1) })
  //> 60
  //> 1
}

/*:
 The subscriber of the first line may ignore fifty-nine of sixty values. The work is done all the
 same. `take`, `take(while:)` and `take(until:)` do not only shorten what is seen. They dispose the
 source, and so the whole chain above them stops. Say early what you need.

 ## A fault

 The rest of this page looks for a fault. A form is to greet the first three names that have three
 letters or more. Before anybody types, the username is "?".
 */
final class Form {
  @Observed(name: "username") var username = "?"
}

let typed = ["a", "ada", "grace", "alan"]

cell(
  "Where are Grace and Alan?",
  predict: .lines("How many people are greeted?", about: .numberOfLines)
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
 One greeting in place of three. You may see why already. Suppose that you do not: the chain could
 be twenty lines long, and spread over three files.

 ## A stack trace

 Most people begin with a breakpoint in the last closure, and look at the stack: who called this,
 and who called that? The next cell does so while it runs. `StackTrace` is a small helper in this
 page's folder. The names of the calls differ from system to system. So the trace itself is shown
 when you run the page on a terminal, or with `--measure`, and is not checked. What is checked is
 one fact about it.
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
    .subscribeNext { name in
      let between = StackTrace.depth - outside - 1
      let trace = StackTrace.here()
      print(measured: trace.trimmed)
      print(
        measured: [
          ("the library's", Double(trace.ofTheLibrary)),
          ("this page's", Double(trace.ofThePage)),
        ], unit: "calls")
      print(between == 0 ? "none" : between <= 5 ? "1 to 5" : "more than 5")
    }
  outside = StackTrace.depth
  form.username = "ada"
  //> more than 5
}

/*:
 With three operators there are about twenty calls in a debug build, and fewer in a release build,
 where the compiler folds some into others. But for the setter of `username`, none of them is yours.
 Your closure for `filter` is not there either: it has returned. What the trace shows is how the
 library hands a value on: `sendNext`, a closure of an operator, `sendNext`, a closure of the next
 one.

 What it does not show is worse:

 - which of your chains this is, if two have the same operators,
 - the values, and what came before this one,
 - and above all: the greeting that did **not** come. No breakpoint stops at what does not happen.

 People who used ReactiveCocoa called this the debugging hell. There is a better way down: ask the
 chain what it is, listen to it, and draw it.

 ## The chain tells what it is

 Every signal knows how it was made, and its description says so, from the inside out. Each operator
 adds a pair of brackets and its name. `@Observed(name:)` named the first link.
 */
cell("The chain tells what it is") {
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
 colon. The words are put together only when somebody asks: a signal that is never printed pays one
 small object for each operator, and no text.

 In a long chain such a description is long as well. `setName` gives a signal a name of its own, and
 what is built on it goes on from there.

 ## The log

 `logNext`, `logError` and `logCompleted` print what passes, with the signal's name before it, and
 change nothing. `logAll` does all three. On a page it takes a closure that prints; in your program
 leave that out. Put it at the place that you suspect.
 */
cell(
  "The log",
  predict: .choice(
    "The log stands behind take. What is its last line?", about: .lastLine,
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
 There it is. Three names were taken: "?", "a" and "ada". Two of them greet nobody. Then `take`
 completed, and when Grace came, nobody listened any more. The log shows what a stack trace never
 can: order, values, and an end.

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
 Read it from top to bottom. The first row hears three names and is disposed. The third row hears
 one. So values are lost between `take` and `filter`, and more are lost because `take` ended it. It
 counts what should not count. The cure is to change the two around: first say what matters, then
 count.
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

/*:
 ## Recap

 - A contract says in five lines what a type cannot; `checking` holds the signal to it.
 - Property for hot, noun for cold, verb for effects. One type a stream, one operator a line.
 - Effects stand in `doNext` or in the subscription, and are shared if they should run once.
 - Ask for no more than you need: `take` and its kin stop the work, not only the values.
 - A stack trace shows the library. Descriptions, `logAll` and a recorded timeline show your chain.

 Now do exercise 16: `swift run course check 16`. You will write five contracts, find three faults
 from a log, and clean up a bad pipeline. Next comes chapter 17, which builds three pipelines from
 real programs.
 */
