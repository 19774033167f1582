import Contacts
import Foundation
import Marbles
import Notebook
import ReactiveCore

/*:
 # Pipelines

 *42 minutes to read, 75 for the exercise.*

 You clear the search field, and a moment later `offline` appears below it: an old search has failed. This is
 the screen of page 01, which now asks the phone's database as well. Written with callbacks, it prints four
 lines, and three of them are wrong.

 We build it again from small parts, with a login, a button that sends the code again, and room for the
 keyboard.

 At the end of this page you can

 - build a pipeline from what comes in, what goes out, and what ends it,
 - say for each part of a chain when it completes, and what ends the whole,
 - catch an error where it ends one answer, and not the search box,
 - assemble a screen from chains that are independent of each other.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 14: what ends one use of a row?
 - Page 07: which inner signals does `switchToLatest` keep running?

 ## The screen of page 01

 `typing` simulates the user, who clears the field after 4.5 seconds. Half a second later the server goes
 offline. As on page 01 it is slow for `ca`.
 */
func typing(
  on clock: TestScheduler, _ server: Server, from start: Duration = .zero,
  _ type: @escaping (String) -> Void
) {
  for (time, text) in [(0, "ca"), (800, "cat"), (4500, "")] {
    clock.schedule(after: start + .milliseconds(time)) { type(text) }
  }
  clock.schedule(after: start + .seconds(5)) { server.isOffline = true }
}

/*:
 The callback version adds each answer to its rows, because two answers make one list.
 */
cell(
  "The screen of page 01",
  predict: .choice(
    "The database answers 0.3 seconds after it's asked. What is the second line?",
    about: .line(2),
    ["[cat] Cathy", "[cat] Cathy Cato", "[cat] Cai Cathy Cathy"],
    because: [
      "`search` doesn't empty `rows`, so the names for `ca` are still in the list.",
      "The server's answer comes later, and nothing has emptied `rows`.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(slow: ["ca": .seconds(5)], on: clock)
  let database = Database(on: clock)
  var (text, rows) = ("", [String]())
  var timer: Disposable?

  func show(_ names: [String]) {
    rows += names
    print("[\(text)] \(rows.joined(separator: " "))")
  }
  func search() {
    database.find(text).subscribeNext { show($0) }
    server.ask(text) { show((try? $0.get()) ?? ["offline"]) }
  }
  func type(_ newText: String) {
    text = newText
    timer?.dispose()
    if text.isEmpty { return }
    timer = clock.schedule(after: .milliseconds(300)) { search() }
  }

  typing(on: clock, server) { type($0) }
  clock.run()
  //> [ca] Cai Cathy
  //> [cat] Cai Cathy Cathy
  //> [cat] Cai Cathy Cathy Cato
  //> [] Cai Cathy Cathy Cato offline
}

/*:
 Only the first line is right. The next two still begin with the names for `ca`, and one line would fix
 them: `search` could empty the rows. The last line needs more, because there the old search for `ca`
 reports its error. You'd number the requests, compare the numbers in both callbacks, and remember whether
 the field was cleared and the screen closed.

 Here is the screen, with a login before it (the code is 123456). `rowsByCallbacks` is the cell above;
 `rowsByModel` is the search that we build now.

 @scene(book)

 ## The parts

 The parts of the new screen don't know each other. Each arrow is a chain:

     text ────────▶ SearchModel ── list ──┐
                                          ├──▶ rows
     name, code ──▶ LoginModel ── token ──┘
     taps, pushes ▶ countdowns ───────────────▶ title
     center ──────▶ keyboardHeights ──────────▶ bottom

 For each one, ask **what comes in, what goes out, and what ends it**. `LoginModel` is page 15's. We build
 the others, and begin with the three wrong lines.

 ## Two sources, one list

 **In:** a query. **Out:** a list that grows with each answer. The database on the phone answers after 0.3
 seconds, the server after 3. `merge` sends both answers, and `scan` collects them. In the first cell one
 variable collected the answers to *all* queries. The list of a `scan` belongs to one subscription, so each
 search begins with an empty one.
 */
cell(
  "Two sources",
  predict: .choice(
    "The server answers at 3 seconds. What is shown then?", about: .line(2),
    [
      "[\"Caleb\", \"Cato\"]",
      "[\"Caleb\", \"Cato\", \"Cai\", \"Cathy\"]",
      "[\"Cai\", \"Cathy\", \"Caleb\", \"Cato\"]",
    ],
    because: [
      "`merge` alone would send that. `scan` keeps the list so far, and adds to it.",
      "The lists are added in order of arrival, and the server is slower.",
    ])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  // snippet.show
  let database = Database(on: scheduler).find("ca")
  let server = Server(on: scheduler).find("ca")
  database.merge(server)
    .scan([], +)
    .subscribeNext { print($0) }
  scheduler.run()
  //> ["Cai", "Cathy"]
  //> ["Cai", "Cathy", "Caleb", "Cato"]
}

challenge(
  "The newest on top", from: "Two sources",
  "Change what `scan` does with an answer, so that the newest one is at the top of the list.")
//> ["Cai", "Cathy"]
//> ["Caleb", "Cato", "Cai", "Cathy"]

/*:
 In the program the chain is the function `search`:

 @source(Contacts/Search.swift, search) #67857bf6

 `merge` asks both sources at once. `concat` would ask the server only after the database, and `zip` would
 show nothing until both have answered.

 **End:** after both answers, even if the server fails. `catchTo` belongs *inside*, at each source that can
 fail: there an error ends one answer. Here only the server can fail.

 At the end of the pipeline the error would end the typing, too, and leave a dead search box (*Inside or
 outside*, page 11). If `catchTo` sent an empty list, `scan` would send the same rows once more.

 ## The search box

 **In:** the typing. **Out:** the lists of the newest search.

 To keep the diagrams narrow, queries have one letter. `letterSearch` asks a database that answers with
 that letter, and a server that answers with its capital, so `b+B` is a list with both answers.

 `keys` simulates the typing: one character is a tenth of a second.
 */
func letterSearch(
  _ query: String, on scheduler: Scheduler
) -> Signal<[String]> {
  let database = Signal.return([query])
    .delay(.milliseconds(300), on: scheduler)
  let server = Signal.return([query.uppercased()])
    .delay(.seconds(3), on: scheduler)
  return database.merge(server).scan([], +)
}
func keys(_ text: String, on scheduler: TestScheduler) -> Signal<String> {
  scheduler.hot(Timeline(text, frame: .milliseconds(100)))
}

cell(
  "The search box",
  predict: .choice(
    "The server is asked for `b`, and then for `c`. Which row is shown?", about: .lastLine,
    [
      "shown  -------b------------------c-------b+B----------------c+C",
      "shown  -------b------------------c--------------------------c+C",
      "shown  -------b-------------------------b+B-------c---------c+C",
    ],
    because: [
      "The search for `b` is disposed when the one for `c` begins, before the server has answered.",
      "The search for `c` doesn't wait for the one for `b`. It replaces it.",
    ])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  keys("ab------------------c", on: scheduler).recorded("typed", by: recorder)
    .throttle(.milliseconds(300), on: scheduler)
    .filter { !$0.isEmpty }
    .recorded("asked", by: recorder)
    .map { query in letterSearch(query, on: scheduler) }
    .switchToLatest()
    .deliver(on: scheduler)
    .map { $0.joined(separator: "+") }
    .recorded("shown", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>        0s        1s        2s        3s        4s        5s
  //> typed  ab------------------c-----------------------------------
  //> asked  ----b------------------c--------------------------------
  //> shown  -------b------------------c--------------------------c+C
}

/*:
 `a` was never sent to the server, because `b` followed too soon. (In an app, `deliver(on:)` gets the main
 scheduler.)

 **End:** each query ends the search before it. With `flatten` the server's answer for `b` would come at 3.4
 seconds, and replace the list for `c` on the screen.

 ## A gap in the filter

 This chain has a bug, and so has `asked`, which you've used since page 05. The user types `b`, and then
 clears the field, so the list should be empty. The next cell draws the length of the list, once with the
 filter, and once with a `map` that turns an empty text into a search that finds nothing.
 */
cell(
  "Clear the field",
  predict: .choice(
    "The field is cleared at 2 seconds. Which row is drawn with the filter?", about: .line(2),
    [
      "with filter  -------1---------------0-----------",
      "with filter  -------1--------------------------2",
      "with filter  -------1---------------------------",
    ],
    because: [
      "The filter drops the empty text, so nothing reaches the switch that could clear the list.",
      "Only a new search ends the old one, but an empty text starts none.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let queries = keys("-b------------------''", on: scheduler)
    .throttle(.milliseconds(300), on: scheduler)
  queries.filter { !$0.isEmpty }.map { letterSearch($0, on: scheduler) }
    .switchToLatest().map { "\($0.count)" }
    .recorded("with filter", by: recorder).subscribe()
  queries.map { $0.isEmpty ? .return([]) : letterSearch($0, on: scheduler) }
    .switchToLatest().map { "\($0.count)" }
    .recorded("fixed", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>              0s        1s        2s        3s
  //> with filter  -------1--------------------------2
  //> fixed        -------1---------------0-----------
}

/*:
 The old search keeps running, and its answer appears below an empty field. So **don't drop an empty text
 before the switch**. In the program these steps, without the filter, are called `settled`:

 ```swift
 typed.map { $0.trimmed }
   .throttle(.milliseconds(300), on: scheduler)
   .distinctUntilChanged()
 ```

 Now the search is complete. It's a `SearchModel`; its `field` is the one of page 08, and `rows` is the list
 to show:

 @source(Contacts/SearchModel.swift, SearchModel) #0f8b31ba

 `share(replay: 1)` lets a header and a list share one search, and gives a late subscriber the rows that are
 there.

 ## After the login

 The contacts are private, so the list waits for a login. **In:** logins, and the lists of the search.
 **Out:** the lists, once there's a token.
 */
func lists(
  _ found: Signal<[String]>, after logIn: Command<Void, Token>
) -> Signal<[String]> {
  logIn.executionSignals  // a signal for each login
    .switchToLatest()  // the token of the newest one
    .map { _ in found }  // each token opens the search
    .switchToLatest()  // and these are its lists
}

/*:
 There are two levels, so there are two switches. In the next cell the field says `ca`. You log in with a
 wrong code, with the right one after three seconds, and once more after nine. Each login takes two seconds.
 A search for `ca` has two names after 0.6 seconds, and four after 3.3. (`log` prints the time and a text.)
 */
cell(
  "A second login",
  predict: .choice(
    "What is printed after the second welcome?", about: .line(6),
    ["11.6 seconds: 2 names", "11.0 seconds: 2 names", "11.0 seconds: 4 names"],
    because: [
      "A new search would begin like that. But `found` is shared, and its search is still there.",
      "`share(replay: 1)` replays the newest list, and that has the server's names, too.",
    ])
) {
  // snippet.hide
  let clock = TestScheduler()
  let server = Server(on: clock)
  let log = { (line: String) in print("\(clock.now): \(line)") }
  // snippet.show
  let search = SearchModel(Database(on: clock), server, on: clock)
  let login = LoginModel(server, on: clock)
  login.message.ignore("…").subscribeNext { log($0) }
  lists(search.rows, after: login.logIn)
    .subscribeNext { log("\($0.count) names") }

  search.field.type("ca")
  login.name.sendNext("ada")
  for (second, code) in [(0, "000000"), (3, "123456"), (9, "123456")] {
    clock.schedule(after: .seconds(second)) {
      login.code.sendNext(code)
      login.logIn.execute()
    }
  }
  clock.run()
  print(server.requests.joined(separator: ", "))
  //> 2.0 seconds: wrong code
  //> 5.0 seconds: welcome, ada
  //> 5.6 seconds: 2 names
  //> 8.3 seconds: 4 names
  //> 11.0 seconds: welcome, ada
  //> 11.0 seconds: 4 names
  //> log in ada, log in ada, find ca, log in ada
}

/*:
 The wrong code sends no token, and ends nothing. The last login sends the list again, without a request:
 the new subscription to `found` begins before the old one ends, so `found` is never without a subscriber,
 and its search continues. With `flatten` as the last step each login would add a subscription, and from
 then on each list would be shown twice.

 ## Send it again

 The code comes in a text message. If it doesn't arrive, a button sends it again, but only after a countdown.
 The button below isn't disabled, so each tap starts another countdown. Tap it twice, a second apart:

 @scene(countdown)

 Two countdowns write one title. We build one countdown first, and let it end by itself. **In:** the ticks of
 a clock, and the numbers to show. **Out:** a title. `zip` pairs the first tick with the first number, the
 second with the second.

 `interval` sends its first value after a second, so `startWith` adds a tick for the beginning.
 The numbers come from a list, all at once, and wait in `zip` for their ticks.
 */
cell(
  "A countdown",
  predict: .choice(
    "An interval never completes. Which row is drawn for `ticks`?", about: .line(2),
    [
      "ticks    *-----*-----*-----(*|)",
      "ticks    *-----*-----*-----(*!)",
      "ticks    *-----*-----*-----*-----*-----*",
    ],
    because: [
      "A clock never completes by itself. `zip` ends it by disposing it.",
      "`zip` needs no tick after the last number. It completes, and disposes the clock.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let ticks = Signal.interval(.seconds(1), on: scheduler)
    .mapReplace("*").startWith("*").recorded("ticks", by: recorder)
  let numbers = [3, 2, 1, 0].lazyList.signal(on: scheduler)
    .recorded("numbers", by: recorder)
  ticks.zip(with: numbers)
    .map { $1 == 0 ? "again" : "\($1)" }
    .recorded("title", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>          0s    1s    2s    3s
  //> ticks    *-----*-----*-----(*!)
  //> numbers  (3210|)
  //> title    3-----2-----1-----(again|)
}

/*:
 **End:** after the last number no pair can follow, so `zip` completes, and disposes the clock (`!`). No line
 of yours stops a timer.

 Without the recorders, this chain is the program's function `countdown(on:)`.

 ## A button that counts down

 **In:** the taps, and the push messages that the server sends with a new code, perhaps in the middle of a
 countdown. Each tap and each message becomes a countdown, and `startWith` puts one before the first tap.

 **Out:** a title. `switchToLatest` ends the old countdown when a new one starts. The button is enabled
 while its title is `again`, so one subscriber sets both. If the title and the state came from two signals, the
 button would briefly have its new title and its old state (page 06, *Two from one*).
 */
func countdowns(
  _ restarts: Signal<Void>, on clock: Scheduler
) -> Signal<Signal<String>> {
  restarts.map { _ in countdown(on: clock) }
    .startWith(countdown(on: clock))
}

/*:
 The user taps at one second and at five, and a message comes at one and a half.
 */
cell(
  "The button",
  predict: .choice(
    "Which row is drawn for `starts`, the signal of countdowns?", about: .line(2),
    [
      "starts       1---------2----3-----------------------------------4----------",
      "starts       1--------------2-----------------------------------3----------",
      "starts       ---------------1-----------------------------------2----------",
    ],
    because: [
      "At one second the title is a number, so the button is disabled, and a tap does nothing.",
      "`startWith` sends the first countdown before anything happens.",
    ])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  final class Label { var text = "" }
  let (button, label) = (Button(), Label())
  // snippet.show
  let pushes = Subject<Void>()
  let taps = button.clicks.mapReplace(())
  countdowns(taps.merge(pushes), on: scheduler)
    .recorded("starts", inners: "countdown", by: recorder)
    .switchToLatest()
    .recorded("button", by: recorder)
    .subscribeNext { [weak button] title in
      label.text = title
      button?.isEnabled = title == "again"
    }
  for second in [1, 5] {
    scheduler.schedule(after: .seconds(second)) { button.click() }
  }
  scheduler.schedule(after: .milliseconds(1500)) { pushes.sendNext(()) }
  scheduler.advance(by: .seconds(6))
  print(recorder.diagram)
  //>              0s        1s        2s        3s        4s         5s        6s
  //> starts       1--------------2-----------------------------------3----------
  //> countdown 1  3---------2----!
  //> countdown 2                 (^3)------2---------1---------(again|)
  //> countdown 3                                                     (^3)------2
  //> button       3---------2----3---------2---------1---------again-3---------2
}

/*:
 ## A closed screen

 **End:** with the screen. In the next cell a tap comes after two seconds, and the screen is closed after
 four, during the countdown. The countdown ends by itself, so `take(until:)` ends the taps. Names and
 `logCompleted` (page 16) show each end.
 */
cell(
  "Three ends",
  predict: .choice(
    "Which completion is the last one?", about: .lastLine,
    [
      "4.0 seconds: taps completed",
      "4.0 seconds: title completed",
      "5.0 seconds: title completed",
    ],
    because: [
      "That's the first. The running countdown has a second to go.",
      "The taps have ended, but a countdown is running, and its titles are still to come.",
    ])
) {
  let scheduler = TestScheduler()
  let log = { (line: String) in print("\(scheduler.now): \(line)") }
  scheduler.hot("--x--").take(until: scheduler.hot("----x"))
    .setName("taps").logCompleted(log)
    .map { _ in
      countdown(on: scheduler).setName("countdown").logCompleted(log)
    }
    .switchToLatest()
    .setName("title").logCompleted(log).subscribe()
  scheduler.run()
  //> 4.0 seconds: taps completed
  //> 5.0 seconds: countdown completed
  //> 5.0 seconds: title completed
}

/*:
 `switchToLatest` completes when the outer signal **and** the latest inner one have, so the closed screen
 counts down for another second. `take(until:)` ends only what is above it.
 */

challenge(
  "The last step", from: "Three ends",
  "Move one step of the chain, so that the title ends when the screen is closed.")
//> 4.0 seconds: title completed

/*:
 As the **last** step, `take(until:)` completes the result and disposes the whole chain above it, with its
 clock. In an app its argument is the `ended` of the screen's `Lifetime`.

 Build such a chain once, as soon as its owner is ready: at the end of a model's `init`, or in a view
 controller's `viewDidLoad`. Make a row's chain where you fill the row; it ends with the row's next use
 (page 14). A chain that needs no view belongs in the model, where you can test it (page 15).

 ## The keyboard

 The keyboard covers the end of the list. **In:** a notification when it slides in, which carries its height, and
 one when it slides out. **Out:** one signal of heights, as on page 16. **End:** none of its own, because a
 notification center lives as long as the app. So the screen has to end it, and that also removes the observers
 from the center. (UIKit's names are `UIResponder.keyboardWillShowNotification` and `keyboardWillHideNotification`,
 and the height is in the rectangle for `keyboardFrameEndUserInfoKey`.)
 */
extension Notification.Name {
  static let willShow = Notification.Name("keyboardWillShow")
  static let willHide = Notification.Name("keyboardWillHide")
}

func keyboardHeights(_ center: NotificationCenter) -> Signal<Int> {
  let shown = center.signal(for: .willShow)
    .map { $0.userInfo?["height"] as? Int ?? 0 }
  let hidden = center.signal(for: .willHide).mapReplace(0)
  return shown.merge(hidden)
}

challenge(
  "From nothing",
  """
  Autosave waits for a pause. A user types A, then AB a second later, and ABC six seconds after that.
  Print each text that stays for two seconds, with its time.
  """)
//> 3.0 seconds: AB
//> 9.0 seconds: ABC

/*:
 ## The whole screen

 `AddressBook` puts the parts together, and each chain in it ends with `take(until: lifetime.ended)`. The
 taps and the pushes are sent to `resend`.
 */
final class AddressBook {
  let lifetime = Lifetime()
  let login: LoginModel
  let field: SearchField
  let resend = Subject<Void>()
  let title: Signal<String>
  let rows: Signal<[String]>
  let bottom: Signal<Int>

  init(
    _ server: Server, _ center: NotificationCenter, on clock: Scheduler
  ) {
    let search = SearchModel(Database(on: clock), server, on: clock)
    field = search.field
    login = LoginModel(server, on: clock)

    title = countdowns(resend, on: clock).switchToLatest()
      .take(until: lifetime.ended)
    rows = lists(search.rows, after: login.logIn)
      .take(until: lifetime.ended)
    bottom = keyboardHeights(center).take(until: lifetime.ended)
  }
}

/*:
 A view binds the three signals. The user logs in immediately, types as in the first cell from four seconds
 on, and taps for another code at five. The keyboard opens at four. In the drawing `rows` is the number of
 names.
 */
cell(
  "The whole screen",
  predict: .choice(
    "Which searches does the server give up?", about: .lastLine,
    [
      "given up: []", #"given up: ["find ca"]"#, #"given up: ["find ca", "find cat"]"#,
    ],
    because: [
      "`ca` is slow: the server still works on it when the search for `cat` replaces it.",
      "The server has answered `cat` after three seconds, before the field is cleared.",
    ])
) {
  // snippet.hide
  let clock = TestScheduler()
  let recorder = Recorder(clock)
  let server = Server(slow: ["ca": .seconds(5)], on: clock)
  let center = NotificationCenter()
  // snippet.show
  final class View { var title = "", rows = 0, bottom = 0 }
  let view = View()
  var book: AddressBook? = AddressBook(server, center, on: clock)
  book?.title.recorded("title", by: recorder).bind(to: \.title, on: view)
  book?.field.texts.recorded("text", by: recorder).subscribe()
  book?.rows.map { $0.count }.recorded("rows", by: recorder)
    .bind(to: \.rows, on: view)
  book?.bottom.recorded("bottom", by: recorder).bind(to: \.bottom, on: view)

  book?.login.name.sendNext("ada")
  book?.login.code.sendNext("123456")
  book?.login.logIn.execute()
  clock.schedule(after: .seconds(4)) {
    center.post(name: .willShow, object: nil, userInfo: ["height": 260])
  }
  typing(on: clock, server, from: .seconds(4)) { book?.field.type($0) }
  clock.schedule(after: .seconds(5)) { book?.resend.sendNext(()) }
  clock.schedule(after: .seconds(12)) { book = nil }
  clock.advance(by: .seconds(13))
  print(recorder.diagram)
  print("given up:", server.givenUp)
  //>         0s        2s         4s        6s        8s         10s       12s
  //> title   3----2----1-----again-----3----2----1----again----------------|
  //> text    ''-------------------ca--cat----------------''----------------|
  //> rows    ------------0-----------2---1-------------2---0---------------|
  //> bottom  ---------------------260--------------------------------------|
  //> given up: ["find ca"]
}

/*:
 The search for `ca` was canceled when the one for `cat` began, so its error reaches no list. Every wrong
 line of the first cell is gone, and the code stores no timer, no number, and no flag. At twelve seconds
 each chain ends through its last step, and `text` ends when its field is released.

 Try it, with the login before it:

 @scene(book, 1)

 ## Return or defer, for task 4 {folded}

 When does a signal read a variable: when it's made, or at each subscription? Here are two signals of the
 last word, made with `return` and with `defer`.
 */
cell(
  "Return and defer",
  predict: .choice(
    "Both are made before the search and subscribed to after it. What is printed?",
    [
      "return: none\ndefer: none", "return: none\ndefer: swift",
      "return: swift\ndefer: swift",
    ],
    because: [
      "The closure of `defer` runs at the subscription, and the word is there by then.",
      "`return` was given the word when it was called, and then it was `none`.",
    ])
) {
  var lastWord = "none"
  let made = Signal.return(lastWord)
  let deferred = Signal.defer { .return(lastWord) }
  lastWord = "swift"
  made.subscribeNext { print("return: \($0)") }
  deferred.subscribeNext { print("defer: \($0)") }
  //> return: none
  //> defer: swift
}

/*:
 `defer` runs its closure for each subscription, so it reads its variables at that moment. In task 4 a
 cache needs that.

 ## In ReactiveCocoa 2.5 {folded}

 The pipelines of this page are old ones: `rac_textSignal` and `throttle:` for the typing,
 `rac_signalForControlEvents:` for the taps, and `takeUntil:self.rac_willDeallocSignal` at the end.
 Don't start a `scan` with a *mutable* array there. All its values would be the same array, and a
 subscriber that keeps the first one sees it grow.

 ## Recap

 Answer first, then look:

 1. For the keyboard: what comes in, what goes out, and what ends it?
 2. Why `merge` for two sources, and neither `concat` nor `zip`?
 3. Where do you catch the error of a source?
 4. Why mustn't you drop the empty text before the switch?
 5. Which step ends the whole screen, and where do you put it?

 *Two notifications, heights, and the screen's lifetime · neither source waits for the other · inside, at the
 source, where it ends one answer · it has to end the old search and clear the list · `take(until:)` the
 owner's lifetime, as the last step of each chain.*

 The questions from the beginning: a use of a row ends with the row's next use, which `reuses` reports, or
 with its release. `switchToLatest` keeps only the newest inner signal running.

 Now do exercise 17: `swift run course check 17`. You will build the three pipelines from their timelines
 alone, give the search a cache, and save a text while it is typed. Next comes page 18: these ideas
 elsewhere, and when not to use them.
 */
