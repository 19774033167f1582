import Foundation
import Marbles
import Notebook
import ReactiveCore
import WebServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/*:
 # Pipelines

 *52 minutes to read, 75 for the exercise.*

 This page puts what you know together into three things of an app: a screen that makes room for the
 keyboard, a button that counts down, and a search box. By hand each takes several flags and timers.
 Here each is one chain. At the end of this page you can

 - build a pipeline from what comes in, what goes out, and when it ends,
 - say for each part of a chain when it completes, and what ends the whole,
 - say what breaks when `merge` or `switchToLatest` is replaced,
 - connect the same chain to a real file and a real server.

 New here: `defer`, `deliverOnMainThread`, `waitForRequests`, `waitUntilIdle`, `hangUpCount`.

 ## The keyboard

 When the keyboard of a phone slides in, the screen must make room for it. When it slides out, the
 room is given back. There is a notification for each. Only the first one carries a height; for the
 second one the height is zero.

 `map` takes the height out of the first; `mapReplace` gives the second one its zero. Now both are
 signals of heights, and `merge` sends them in the order of time.
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

cell("The keyboard") {
  let center = NotificationCenter()
  keyboardHeights(center)
    .subscribeNext { print("Keyboard size is: \($0)") }

  let height = { ["height": $0] }
  center.post(name: .willShow, object: nil, userInfo: height(260))
  center.post(name: .willHide, object: nil)
  center.post(name: .willShow, object: nil, userInfo: height(301))
  //> Keyboard size is: 260
  //> Keyboard size is: 0
  //> Keyboard size is: 301
}

challenge(
  "Never hidden", from: "The keyboard",
  """
  Change one word, so that nothing is sent when the keyboard is hidden. Which of
  the two signals sends nothing then?
  """)
//> Keyboard size is: 260
//> Keyboard size is: 301

/*:
 This chain has one fault: it never ends. A notification center lives as long as the app, so the
 callback of a screen that was closed long ago would still run. The chain should end with the
 screen: `take(until:)` with the `ended` of its `Lifetime`.

 Where do you build such a chain? In one place, once, as soon as its owner can be used:

 | owner | the place | what ends the chain |
 |---|---|---|
 | a model or a service | the end of its `init` | its lifetime |
 | a view controller | `viewDidLoad` | its lifetime |
 | a view from a nib file | `awakeFromNib` | its lifetime |
 | a cell of a list | where it is filled for a row | its next use: `reuses` (chapter 14) |

 A view cannot do it in its `init`, as its subviews are loaded later. A chain that needs no view at all
 belongs to the model: there it can be tested, as in chapter 15.

 In the next cell the keyboard is shown at one second, at five and at seven, and hidden at three, by
 `slide`. The screen goes after six seconds.
 */
final class Screen {
  var bottom = 0
  let lifetime = Lifetime()
}

func slide(_ height: Int, in center: NotificationCenter) {
  let name: Notification.Name = height > 0 ? .willShow : .willHide
  center.post(name: name, object: nil, userInfo: ["height": height])
}

cell("Until the owner goes") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let center = NotificationCenter()
  // snippet.show
  var screen = Screen()
  keyboardHeights(center).recorded("heights", by: recorder)
    .take(until: screen.lifetime.ended)
    .recorded("bottom", by: recorder)
    .bind(to: \.bottom, on: screen)
  for (second, height) in [(1, 260), (3, 0), (5, 301), (7, 260)] {
    scheduler.schedule(after: .seconds(second)) { slide(height, in: center) }
  }
  scheduler.schedule(after: .seconds(6)) { screen = Screen() }
  scheduler.run()
  print(recorder.diagram)
  //>          0s    1s    2s    3s    4s    5s    6s
  //> heights  ------260---------0-----------301---!
  //> bottom   ------260---------0-----------301---|
}

/*:
 At six seconds both rows end. The result completes, and the observation is removed from the center.
 When the keyboard slides in once more, at seven seconds, no callback runs.

 ## A countdown

 An app sends a code to your phone. The button "send again" is disabled for a while, and it shows
 how many seconds are left. That is two signals: the ticks of a clock, and the numbers to show.
 `zip` pairs them: the first tick with the first number, the second with the second.

 `interval` sends its first value after a second, so `startWith` adds a tick for the beginning.
 The numbers come from a list, all at once, and wait in `zip` for their ticks.
 */
cell("A countdown") {
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
 `ticks` would go on forever. `numbers` completes at once. `zip` completes when no pair can follow:
 when the numbers are over **and** the last of them has its tick. Then it disposes the clock (`!`).
 There is no code that stops a timer.
 */

challenge(
  "One second later", from: "A countdown",
  """
  Take one call away, so that the 3 is shown after a second, and all that follows a second
  later, too.
  """)
//>          0s    1s    2s    3s    4s
//> ticks    ------*-----*-----*-----(*!)
//> numbers  (3210|)
//> title    ------3-----2-----1-----(again|)

/*:
 Here is the same chain without the recorders, as a function. The rest of the page uses it.
 */
func countdown(on scheduler: Scheduler) -> Signal<String> {
  Signal.interval(.seconds(1), on: scheduler)
    .mapReplace(()).startWith(())
    .zip(with: [3, 2, 1, 0].lazyList.signal(on: scheduler))
    .map { $1 == 0 ? "again" : "\($1)" }
}

/*:
 ## A button that counts down

 A countdown starts when the screen opens, and again at each click. So each click is mapped to a
 countdown, and there is a signal of signals. Only the newest matters:
 `switchToLatest`.

 `startWith` puts a first countdown before the first click. The button is enabled while its title
 says "again". Somebody clicks after two seconds, and after five.
 */
cell("The button") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let button = Button()
  // snippet.show
  button.clicks
    .map { _ in countdown(on: scheduler) }
    .startWith(countdown(on: scheduler))
    .recorded("clicks", inners: "countdown", by: recorder)
    .switchToLatest()
    .recorded("title", by: recorder)
    .map { $0 == "again" }
    .bind(to: \.isEnabled, on: button)
  scheduler.schedule(after: .seconds(2)) { button.click() }
  scheduler.schedule(after: .seconds(5)) { button.click() }
  scheduler.run()
  print(recorder.diagram)
  //>              0s  1s  2s  3s  4s  5s   6s  7s  8s  9s
  //> clicks       1-------------------2--------------------
  //> countdown 1  3---2---1---(again|)
  //> countdown 2                      (^3)-2---1---(again|)
  //> title        3---2---1---again---3----2---1---again---
}

/*:
 The click at two seconds did nothing: the button was disabled then. The one at five seconds made
 the second countdown. The diagram shows no end of `title`, because the clicks have not ended.

 ## Who completes when

 `switchToLatest` completes when the outer signal **and** the latest inner one have. Here somebody
 clicks after two seconds, and the clicks end after four, with that countdown still under way.
 Names and `logCompleted` (chapter 16) show each end.
 */
cell(
  "Three ends",
  predict: .choice(
    "Which completion is the last one?", about: .lastLine,
    [
      "4.0 seconds: clicks completed",
      "4.0 seconds: title completed",
      "5.0 seconds: title completed",
    ])
) {
  let scheduler = TestScheduler()
  let log = { (line: String) in print("\(scheduler.now): \(line)") }
  scheduler.cold("--x-|")
    .setName("clicks").logCompleted(log)
    .map { _ in
      countdown(on: scheduler).setName("countdown").logCompleted(log)
    }
    .switchToLatest()
    .setName("title").logCompleted(log).subscribe()
  scheduler.run()
  //> 4.0 seconds: clicks completed
  //> 5.0 seconds: countdown completed
  //> 5.0 seconds: title completed
}

/*:
 So the title completes when the clicks and the countdown have. When the screen is closed, it should
 end at once. `take(until: screen.lifetime.ended)` as the **last** step does that: the result
 completes, the whole chain above it is disposed, and the clock stops. Placed before `map` it would
 end the clicks only, and the running countdown would go on.

 Signals of controls and of observed properties complete with their object. Notifications and
 clocks do not: they need this step.

 ## Two sources, one list

 Now the search box. One word goes to two places: the database on the device answers after 0.3
 seconds, the network after 3. Both answers should be shown. The cell has `merge`, and then `scan`.
 */
cell(
  "Two sources",
  predict: .choice(
    "The network answers at 3 seconds. What is shown then?", about: .line(2),
    [
      "[\"Network-1\", \"Network-2\"]",
      "[\"Network-1\", \"Network-2\", \"Database data-1\", \"Database data-2\"]",
      "[\"Database data-1\", \"Database data-2\", \"Network-1\", \"Network-2\"]",
    ])
) {
  let scheduler = TestScheduler()
  let database = Signal.return(["Database data-1", "Database data-2"])
    .delay(.milliseconds(300), on: scheduler)
  let network = Signal.return(["Network-1", "Network-2"])
    .delay(.seconds(3), on: scheduler)
  database.merge(network)
    .scan([], +)
    .subscribeNext { print($0) }
  scheduler.run()
  //> ["Database data-1", "Database data-2"]
  //> ["Database data-1", "Database data-2", "Network-1", "Network-2"]
}

challenge(
  "The newest on top", from: "Two sources",
  "Change what `scan` does with an answer, so that the newest one stands at the top of the list.")
//> ["Database data-1", "Database data-2"]
//> ["Network-1", "Network-2", "Database data-1", "Database data-2"]

/*:
 What comes first is shown first, and what comes later is added below: `scan` starts with an empty
 list, adds each answer, and sends the list so far.

 ## The search box

 A search for each letter is too many. Six steps lead from the keys to a list:

 1. `throttle`: a search begins after a pause of 0.3 seconds.
 2. `filter`: there is no search for an empty field.
 3. `map`: each word becomes a search. This is the chain from above, `merge` and `scan`; now there
    is a signal of signals.
 4. `switchToLatest`: a new word ends the old search.
 5. `deliver(on:)`: answers come on any thread, and a screen belongs to the main thread. In an app
    this is `deliverOnMainThread()`; here the test scheduler stands for the main thread.
 6. The subscription shows the list.

 To keep the drawings narrow, words have one letter. The database answers with the word, and the
 network with the same word as a capital letter. `b+B` is a list of two answers.
 */
func search(_ word: String, on scheduler: Scheduler) -> Signal<[String]> {
  let database = Signal.return([word])
    .delay(.milliseconds(300), on: scheduler)
  let network = Signal.return([word.uppercased()])
    .delay(.seconds(3), on: scheduler)
  return database.merge(network).scan([], +)
}

/*:
 `keys` plays what is typed: in its text a character is a tenth of a second.
 */
func keys(_ text: String, on scheduler: TestScheduler) -> Signal<String> {
  scheduler.hot(Timeline(text, frame: .milliseconds(100)))
}

cell(
  "The search box",
  predict: .choice(
    "`b` is asked, and then `c`. Which row is shown?", about: .lastLine,
    [
      "shown  -------b------------------c-------b+B----------------c+C",
      "shown  -------b------------------c--------------------------c+C",
      "shown  -------b-------------------------b+B-------c---------c+C",
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
    .map { word in search(word, on: scheduler) }
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
 `a` was never asked: `b` followed too soon. For `b` the database answered. The network would have
 answered at 3.4 seconds, but at 2.3 seconds `c` was asked, and the old search was disposed.
 You see no capital B.

 By hand this takes a timer that is restarted, a number for each search, so that old answers can be
 dropped, and a list that is cleared when a new search begins. The chain has none of them.

 ## What breaks: concat, and zip

 Why `merge`, and not another way to join two signals? Here are three, with the times from above.
 */
cell(
  "In the place of merge",
  predict: .choice(
    "Which row is drawn for concat?", about: .line(3),
    [
      "concat  ---d--------------------------(n|)",
      "concat  ---d-----------------------------(n|)",
      "concat  ------------------------------(dn|)",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let database = Signal.return("d").delay(.milliseconds(300), on: scheduler)
  let network = Signal.return("n").delay(.seconds(3), on: scheduler)
  database.merge(network).recorded("merge", by: recorder).subscribe()
  database.concat(network).recorded("concat", by: recorder).subscribe()
  database.zip(with: network).map { $0 + $1 }
    .recorded("zip", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>         0s        1s        2s        3s
  //> merge   ---d--------------------------(n|)
  //> concat  ---d-----------------------------(n|)
  //> zip     ------------------------------(dn|)
}

/*:
 `concat` asks the network only when the database is done. Here the answer comes 0.3 seconds later
 than it could. On a slow disk it comes much later, and after an error of the database it never
 comes. `zip` shows nothing before both have answered. Both make one source depend on the other.

 ## What breaks: no switch

 And without `switchToLatest`? `flatten` also makes values of a signal of signals, but it lets
 every search go on to its end. The letters are the same as before.
 */
cell("Without the switch") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  keys("ab------------------c", on: scheduler).recorded("typed", by: recorder)
    .throttle(.milliseconds(300), on: scheduler)
    .filter { !$0.isEmpty }
    .map { word in search(word, on: scheduler) }
    .flatten()
    .map { $0.joined(separator: "+") }
    .recorded("shown", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>        0s        1s        2s        3s        4s        5s
  //> typed  ab------------------c-----------------------------------
  //> shown  -------b------------------c-------b+B----------------c+C
}

/*:
 At 2.6 seconds the list for `c` is shown, as it should be. At 3.4 seconds the old list for `b`
 takes its place: the field says `c`, and the screen shows `b`. Such a fault comes only with a slow
 network and fast typing, so it is hard to find by trying. In virtual time it comes in each run.
 */

challenge(
  "In turn", from: "Without the switch",
  "Change one word, so that the search for c waits until the one for b is over.")
//>        0s        1s        2s        3s         4s        5s        6s
//> typed  ab------------------c-----------------------------------------------
//> shown  -------b--------------------------b+B-c--------------------------c+C

/*:
 ## A gap in the filter

 Somebody types `b`, and then clears the field. The filter stops the empty text, so nothing reaches
 `switchToLatest`, and the old search goes on. Its answer appears below an empty field.

 For an empty text the list should be empty. So it must not be dropped before the switch. `map`
 turns it into a search that finds nothing. The rows of the next cell show how many answers are on
 the list.
 */
cell("Clear the field") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let words = keys("-b------------------''", on: scheduler)
    .throttle(.milliseconds(300), on: scheduler)
  words.filter { !$0.isEmpty }.map { search($0, on: scheduler) }
    .switchToLatest().map { "\($0.count)" }
    .recorded("with filter", by: recorder).subscribe()
  words.map { $0.isEmpty ? .return([]) : search($0, on: scheduler) }
    .switchToLatest().map { "\($0.count)" }
    .recorded("mended", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>              0s        1s        2s        3s
  //> with filter  -------1--------------------------2
  //> mended       -------1---------------0-----------
}

/*:
 ## `return` and `defer`

 A search box may keep what it found. The next cell has two signals of the last word: one is made
 with `return`, the other with `defer`.
 */
cell(
  "Return and defer",
  predict: .choice(
    "Both are made before the search, and subscribed after it. What is printed?",
    [
      "return: none\ndefer: none", "return: none\ndefer: swift",
      "return: swift\ndefer: swift",
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
 `return` was given the word when it was called. `defer` keeps the closure, and runs it for each
 subscription, to make the signal that is subscribed then:

 @source(Operators/Making/Defer.swift)

 So the value is the one at the moment of the subscription. In task 4 of the exercise you will use
 it to look a word up in a cache.

 ## A real file

 So far time was virtual. Now the sources become real, and the chain stays as it is.

 The local source is a file. `String.signal(contentsOf:on:)` reads it on a scheduler, sends its
 text and completes; what cannot be read is an error.
 */
func local(_ word: String, in file: URL) -> Signal<[String]> {
  String.signal(contentsOf: file, on: .background())
    .map { $0.split(separator: "\n").map(String.init) }
    .map { lines in lines.filter { $0.hasPrefix(word) } }
    .catchTo(.return([]))
}

/*:
 Here is a search in a file, once with the file and once without. `TemporaryFile` is a small type in
 this page's folder. `toArray` waits for the end, and returns all lists that were sent: here it is
 one.
 */
cell(
  "A file",
  predict: .choice(
    "The second search finds no file. What is its line?", about: .lastLine,
    ["[[\"swift\", \"switch\"]]", "[[]]", "[]"])
) {
  let history = try TemporaryFile("swift\nsignal\nswitch\n")
  print(try local("sw", in: history.url).toArray())
  history.remove()
  print(try local("sw", in: history.url).toArray())
  //> [["swift", "switch"]]
  //> [[]]
}

/*:
 `catchTo` stands inside the source, not at the end of the pipeline. An error ends everything it
 reaches. At the end of the chain it would end the keys too: after one missing file the search box
 would not search any more. Inside, it ends one answer.

 What takes the place of the error? There are two answers, and they differ in what `scan` makes of
 them. `.return([])` adds an empty list, so `scan` sends its list once more, and the screen gets it.
 `.empty()` adds nothing: no list is sent, until the other source answers. If both sources fail,
 `.return([])` clears the old list, and with `.empty()` it stays. This page uses `.return([])`; for
 task 3 its timelines say which one is needed.
 */

challenge(
  "Nothing at all", from: "A file",
  "Change the second search, so that a missing file gives no list at all.")
//> [["swift", "switch"]]
//> []

/*:
 ## A real server

 The other source is a server. For `URLSession` a bad status is a response like any other, so `text`
 throws for it (chapter 13).
 */
struct BadStatus: Error {}

func text(of response: URLResponse, _ data: Data) throws -> String {
  let status = (response as? HTTPURLResponse)?.statusCode
  guard status == 200 else { throw BadStatus() }
  return String(decoding: data, as: UTF8.self)
}

func remote(_ url: URL) -> Signal<[String]> {
  URLSession.shared.signal(for: URLRequest(url: url))
    .tryMap { [try text(of: $0, $1)] }
    .catchTo(.return([]))
}

/*:
 The `LocalServer` of chapter 13 has three paths: one is slow, one answers with status 500, and one
 closes the connection without an answer.
 */
cell("A server") {
  let server = try LocalServer([
    "/slow": .init("swift.org", after: .milliseconds(100)),
    "/broken": .init("", status: 500), "/dropped": .dropped(),
  ])
  defer { server.stop() }
  for path in ["/slow", "/broken", "/dropped"] {
    print(path, try remote(server.url(path)).toArray())
  }
  //> /slow [["swift.org"]]
  //> /broken [[]]
  //> /dropped [[]]
}

/*:
 Each failure is one empty list.

 ## The search box, for real

 Here is the chain once more, whole, with the empty text mended and the main thread at its end.
 `search` asks the file and the server.
 */
func searchBox(
  _ keys: Signal<String>, pause: Duration, on clock: Scheduler,
  _ search: @escaping (String) -> Signal<[String]>
) -> Signal<[String]> {
  keys.throttle(pause, on: clock)
    .map { $0.isEmpty ? .return([]) : search($0) }
    .switchToLatest()
    .deliverOnMainThread()
}

func search(
  _ word: String, in file: URL, and server: LocalServer
) -> Signal<[String]> {
  local(word, in: file).merge(remote(server.url("/\(word)")))
    .scan([], +)
}

/*:
 The server needs five seconds for "s", and no time for "sw". Somebody types "s". As soon as the
 server has that request (`waitForRequests`), they type "sw". The pause is 20 milliseconds, so that
 you do not wait.

 `withCheckedContinuation` waits until `done.resume()` is called, at the end of the lists, and lets
 the main thread work meanwhile. Then `waitUntilIdle` waits until the server has nothing to do, and
 `hangUpCount` is how many requests were given up. The file and the server are made in lines that
 are not shown.
 */
await cell(
  "For real",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    [
      "requests: 1, given up: 0", "requests: 2, given up: 0", "requests: 2, given up: 1",
    ])
) {
  // snippet.hide
  let history = try TemporaryFile("swift\nsignal\nswitch\n")
  let server = try LocalServer([
    "/s": .init("sounds.org", after: .seconds(5)), "/sw": .init("swift.org"),
  ])
  defer { server.stop() }
  let clock = Scheduler.background()
  // snippet.show
  let keys = Subject<String>()
  await withCheckedContinuation { done in
    searchBox(keys, pause: .milliseconds(20), on: clock) { word in
      search(word, in: history.url, and: server)
    }
    .takeLast(1)
    .subscribe(next: { print($0.sorted()) }, completed: { done.resume() })
    for word in ["s", "sw"] {
      keys.sendNext(word)
      server.waitForRequests(1)
    }
    keys.sendCompleted()
  }
  server.waitUntilIdle()
  print("requests: \(server.requestCount), given up: \(server.hangUpCount)")
  //> ["swift", "swift.org", "switch"]
  //> requests: 2, given up: 1
}

/*:
 Two requests went out, and one of them was given up: when "sw" was asked, `switchToLatest` disposed
 the search for "s", the disposal reached the request, and the connection was closed.

 The page prints the last list, and sorts it: in real time the two answers may come in either
 order.

 ## Recap

 - A pipeline: what comes in, what goes out, what ends it. Build it once, when its owner is ready.
 - Clocks and notifications never complete. The owner's `lifetime.ended` ends them, as the last
   step.
 - `switchToLatest` ends old work, down to the timer and the connection; with `flatten` old answers
   come late.
 - With `merge` no source waits; `concat` and `zip` make one source depend on another.
 - Catch an error where it happens, so that it ends one answer and not the search box.

 Now do exercise 17: `swift run course check 17`. You will build the three pipelines from their
 timelines alone, give the search a cache, and save a text while it is typed. Next comes chapter
 18: what became of these ideas, and when not to use them.
 */
