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

 *50 minutes to read, 75 for the exercise.*

 You know the parts. This page puts them together into three things that almost every app has: a
 screen that makes room for the keyboard, a button that counts down, and a search box. Each is
 usually a handful of flags and timers. Here each is one chain. At the end of this page you can

 - build a pipeline from what comes in, what goes out, and when it ends,
 - say for each part of a chain when it completes, and what ends the whole,
 - say what breaks when `merge` or `switchToLatest` is replaced,
 - connect the same chain to a real file and a real server.

 New here: `deliverOnMainThread`, `waitForRequests`, `waitUntilIdle`, `hangUpCount`.

 ## The keyboard

 When the keyboard of a phone slides in, the screen must make room for it. When it slides out, the
 room is given back. Two notifications tell of it. Only the first one carries a height; for the
 second one the height is zero.

 So each gets a small task of its own. `map` takes the height out of the first; `mapReplace` gives
 the second one its zero. Now both are signals of the same thing, and `merge` keeps them in the
 order of time.
 */
cell(
  "The keyboard", predict: .lines("Shown, hidden, shown. What is the second line?", about: .line(2))
) {
  // snippet.hide
  let center = NotificationCenter()
  let willShow = Notification.Name("keyboardWillShow")
  let willHide = Notification.Name("keyboardWillHide")
  // snippet.show
  let shown = center.signal(for: willShow)
    .map { $0.userInfo?["height"] as? Int ?? 0 }
  let hidden = center.signal(for: willHide).mapReplace(0)
  shown.merge(hidden).subscribeNext { print("Keyboard size is: \($0)") }

  center.post(name: willShow, object: nil, userInfo: ["height": 260])
  center.post(name: willHide, object: nil)
  center.post(name: willShow, object: nil, userInfo: ["height": 301])
  //> Keyboard size is: 260
  //> Keyboard size is: 0
  //> Keyboard size is: 301
}

challenge(
  "Never hidden", from: "The keyboard",
  """
  Change one word, so that the app never hears that the keyboard was hidden. Why does the
  second signal never come?
  """)
//> Keyboard size is: 260
//> Keyboard size is: 301

/*:
 This chain has one fault: it never ends. A notification center lives as long as the app. A screen
 that was closed long ago would still hear of the keyboard. The chain needs an end, and the end is
 the screen's: `take(until:)` with the `ended` of its `Lifetime`.

 Where do you build such a chain? In one place, once, as soon as the screen is ready to be used.
 In the next cell the keyboard is shown at one second, at five and at seven, and hidden at three.
 The screen goes after six seconds.
 */
cell("Until the owner goes") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let center = NotificationCenter()
  let willShow = Notification.Name("keyboardWillShow")
  let willHide = Notification.Name("keyboardWillHide")
  let shown = center.signal(for: willShow)
    .map { $0.userInfo?["height"] as? Int ?? 0 }
    .recorded("shown", by: recorder)
  let hidden = center.signal(for: willHide).mapReplace(0).recorded("hidden", by: recorder)
  // snippet.show
  final class Screen {
    var bottom = 0
    let lifetime = Lifetime()
  }
  var screen = Screen()
  shown.merge(hidden)
    .take(until: screen.lifetime.ended)
    .recorded("bottom", by: recorder)
    .bind(to: \.bottom, on: screen)
  // snippet.hide
  let show = { center.post(name: willShow, object: nil, userInfo: ["height": $0]) }
  scheduler.schedule(after: .seconds(1)) { show(260) }
  scheduler.schedule(after: .seconds(3)) { center.post(name: willHide, object: nil) }
  scheduler.schedule(after: .seconds(5)) { show(301) }
  scheduler.schedule(after: .seconds(6)) { screen = Screen() }
  scheduler.schedule(after: .seconds(7)) { show(260) }
  scheduler.run()
  print(recorder.diagram)
  // snippet.show
  //>         0s    1s    2s    3s    4s    5s    6s
  //> shown   ------260---------------------301---!
  //> hidden  ------------------0-----------------!
  //> bottom  ------260---------0-----------301---|
}

/*:
 At six seconds all three rows end. The result completes, both inputs are disposed of, and the
 center is free of this screen. The keyboard slides in once more at seven seconds, and nobody is
 there to hear it.

 ## A countdown

 An app sends a code to your phone. The button "send again" is disabled for a while, and it shows
 how many seconds are left. That is two signals: the ticks of a clock, and the numbers to show.
 `zip` pairs them: the first tick with the first number, the second with the second.

 `interval` sends its first value after a second, so `startWith` adds a tick for the beginning.
 The numbers come from a list, all at once, and wait in `zip` for their ticks.
 */
cell("A countdown") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
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
 Look at the ends. `ticks` would go on forever. `numbers` completes at once. `zip` completes when
 no pair can follow: when the numbers are over **and** the last of them has found its tick. Then
 it disposes of the clock (`!`). Nobody had to stop a timer.
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
 ## A button that counts down

 A countdown starts when the screen opens, and again at each click. So each click is mapped to a
 countdown, the chain from above, and there is a signal of signals. Only the newest matters:
 `switchToLatest`.

 `startWith` puts a first countdown before the first click. The button is enabled while its title
 says "again". Somebody clicks after two seconds, and after five.
 */
cell("The button") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let button = Button()
  let countdown = {
    Signal.interval(.seconds(1), on: scheduler).mapReplace(()).startWith(())
      .zip(with: [3, 2, 1, 0].lazyList.signal(on: scheduler))
      .map { $1 == 0 ? "again" : "\($1)" }
  }
  // snippet.show
  button.clicks
    .map { _ in countdown() }
    .startWith(countdown())
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
 the second countdown. The diagram shows no end of `title`, because nobody ended the clicks.

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
  // snippet.hide
  let scheduler = TestScheduler()
  // snippet.show
  let log = { (line: String) in print("\(scheduler.now): \(line)") }
  let countdown = {
    Signal.interval(.seconds(1), on: scheduler).mapReplace(()).startWith(())
      .zip(with: [3, 2, 1, 0].lazyList.signal(on: scheduler))
      .setName("countdown").logCompleted(log)
  }
  scheduler.cold("--x-|")
    .setName("clicks").logCompleted(log)
    .map { _ in countdown() }
    .switchToLatest()
    .setName("title").logCompleted(log).subscribe()
  scheduler.run()
  //> 4.0 seconds: clicks completed
  //> 5.0 seconds: countdown completed
  //> 5.0 seconds: title completed
}

/*:
 So a countdown that ends by itself lets everything end by itself. But nobody wants to wait for it
 when the screen is closed. `take(until: screen.lifetime.ended)` as the **last** step ends all of
 it at once: the result completes, and its disposal travels up the chain and stops the clock.
 Placed before `map` it would end the clicks only, and the running countdown would go on.

 Signals of controls and of observed properties complete with their object. Notifications and
 clocks do not: they need this step.

 ## Two sources, one list

 Now the search box. One question goes to two places: the database on the device answers after 0.3
 seconds, the network after 3. What comes first is shown first, and what comes later is added
 below.

 That is `merge`, and then `scan`: it starts with an empty list, adds each answer, and sends the
 list so far.
 */
cell("Two sources", predict: .lines("How many lists are shown?", about: .numberOfLines)) {
  // snippet.hide
  let scheduler = TestScheduler()
  // snippet.show
  let database = Signal.return(["Database data-1", "Database data-2"])
    .delay(.milliseconds(300), on: scheduler)
  let network = Signal.return(["Network-1", "Network-2"])
    .delay(.seconds(3), on: scheduler)
  database.merge(network)
    .scan([], +)
    .subscribeNext { print(scheduler.now, $0) }
  scheduler.run()
  //> 0.3 seconds ["Database data-1", "Database data-2"]
  //> 3.0 seconds ["Database data-1", "Database data-2", "Network-1", "Network-2"]
}

challenge(
  "The newest on top", from: "Two sources",
  "Change what `scan` does with an answer, so that the newest one stands at the top of the list.")
//> 0.3 seconds ["Database data-1", "Database data-2"]
//> 3.0 seconds ["Network-1", "Network-2", "Database data-1", "Database data-2"]

/*:
 ## The search box

 Nobody wants an answer to each letter. Six steps lead from the keys to a list:

 1. `throttle`: a pause of 0.3 seconds means that somebody wants an answer.
 2. `filter`: an empty field asks nothing.
 3. `map`: each word becomes a search. This is the chain from above, `merge` and `scan`; now there
    is a signal of signals.
 4. `switchToLatest`: a new word ends the old search.
 5. `deliver(on:)`: answers come on any thread, and a screen belongs to the main thread. In an app
    this is `deliverOnMainThread()`; here the test scheduler plays the main thread.
 6. The subscription shows the list.

 To keep the drawing narrow, words have one letter. The database answers with the word, and the
 network with the same word as a capital letter. `b+B` is a list of two answers.
 */
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
  let typed = Subject<String>()
  for (word, time) in [("a", 0), ("b", 100), ("c", 2000)] {
    scheduler.schedule(after: .milliseconds(time)) { typed.sendNext(word) }
  }
  let search = { (word: String) in
    Signal.return([word]).delay(.milliseconds(300), on: scheduler)
      .merge(Signal.return([word.uppercased()]).delay(.seconds(3), on: scheduler))
      .scan([], +)
  }
  // snippet.show
  typed.recorded("typed", by: recorder)
    .throttle(.milliseconds(300), on: scheduler)
    .filter { !$0.isEmpty }
    .recorded("asked", by: recorder)
    .map { word in search(word) }
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
 answered at 3.4 seconds, but at 2.3 seconds `c` was asked, and the old search was disposed of.
 You see no capital B.

 By hand this takes a timer that is restarted, a number for each search to recognize the old ones,
 and a list that is cleared at the right moment. The chain has none of them.

 ## What breaks: concat, and zip

 Why `merge`, and not another way to join two signals? Here are three, with the times from above.
 `answer` makes a signal that sends a letter after a while, and completes.
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
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let answer = { (name: String, delay: Duration) in
    Signal.return(name).delay(delay, on: scheduler)
  }
  // snippet.show
  let database = answer("d", .milliseconds(300))
  let network = answer("n", .seconds(3))
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
 comes. `zip` shows nothing before both have answered: the fast one waits for the slow one. Both
 make one source depend on the other, and nobody asked for that.

 ## What breaks: no switch

 And without `switchToLatest`? `flatten` also makes values of a signal of signals, but it lets
 every search go on to its end. The letters are the same as before.
 */
cell("Without the switch") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let typed = Subject<String>()
  for (word, time) in [("a", 0), ("b", 100), ("c", 2000)] {
    scheduler.schedule(after: .milliseconds(time)) { typed.sendNext(word) }
  }
  let search = { (word: String) in
    Signal.return([word]).delay(.milliseconds(300), on: scheduler)
      .merge(Signal.return([word.uppercased()]).delay(.seconds(3), on: scheduler))
      .scan([], +)
  }
  // snippet.show
  typed.recorded("typed", by: recorder)
    .throttle(.milliseconds(300), on: scheduler)
    .filter { !$0.isEmpty }
    .map { word in search(word) }
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
 takes its place: the field says `c`, and the screen shows `b`. Such a fault is hard to find by
 hand, as it needs a slow network and a fast finger. In a diagram it is one letter in the wrong
 place.
 */

challenge(
  "In turn", from: "Without the switch",
  "Change one word, so that the search for c waits until the one for b is over.")
//>        0s        1s        2s        3s         4s        5s        6s
//> typed  ab------------------c-----------------------------------------------
//> shown  -------b--------------------------b+B-c--------------------------c+C

/*:
 ## A gap in the filter

 Read the six steps once more. Somebody types `b`, and then clears the field. The filter stops the
 empty text, so nothing reaches `switchToLatest`, and the old search goes on. Its answer appears
 below an empty field.

 An empty text is news too: it asks for an empty list. So it must not be dropped before the
 switch. `map` turns it into a search that finds nothing. The rows of the next cell show how many
 answers are on the list.
 */
cell("Clear the field") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let typed = Subject<String>()
  for (word, time) in [("b", 100), ("", 2000)] {
    scheduler.schedule(after: .milliseconds(time)) { typed.sendNext(word) }
  }
  let search = { (word: String) in
    Signal.return([word]).delay(.milliseconds(300), on: scheduler)
      .merge(Signal.return([word.uppercased()]).delay(.seconds(3), on: scheduler))
      .scan([], +)
  }
  // snippet.show
  let words = typed.throttle(.milliseconds(300), on: scheduler)
  words.filter { !$0.isEmpty }.map { search($0) }
    .switchToLatest()
    .map { "\($0.count)" }
    .recorded("with filter", by: recorder).subscribe()
  words.map { $0.isEmpty ? .return([]) : search($0) }
    .switchToLatest()
    .map { "\($0.count)" }
    .recorded("mended", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>              0s        1s        2s        3s
  //> with filter  -------1--------------------------2
  //> mended       -------1---------------0-----------
}

/*:
 ## A real file

 Virtual time has proved the chain. Now its sources become real. Only they change: the chain does
 not know where its lists come from.

 The local source is a file. `String.signal(contentsOf:on:)` reads it on a scheduler, sends its
 text and completes; what cannot be read is an error. Here is a search in a file, once with the
 file and once without. `toArray` waits for the end, and returns all lists that were sent: here it
 is one. The page makes the file in a temporary folder, and removes both.
 */
cell(
  "A file",
  predict: .choice(
    "The second search finds no file. What is its line?", about: .lastLine,
    ["[[\"swift\", \"switch\"]]", "[[]]", "[]"])
) {
  // snippet.hide
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("17-pipelines-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let disk = Scheduler.background()
  // snippet.show
  let file = folder.appendingPathComponent("history.txt")
  try Data("swift\nsignal\nswitch\n".utf8).write(to: file)
  let local = { (word: String) in
    String.signal(contentsOf: file, on: disk)
      .map { $0.split(separator: "\n").map(String.init) }
      .map { lines in lines.filter { $0.hasPrefix(word) } }
      .catchTo(.return([]))
  }
  print(try local("sw").toArray())
  try FileManager.default.removeItem(at: file)
  print(try local("sw").toArray())
  //> [["swift", "switch"]]
  //> [[]]
}

/*:
 `catchTo` stands inside the source, not at the end of the pipeline. An error ends everything it
 reaches. At the end it would reach the keys: one file that is missing, and the search box is dead
 until the app starts again. Inside, it ends one answer.

 What takes the place of the error? `.return([])` says that nothing was found. `.empty()` would
 say nothing at all, and `scan` would send no list for it.
 */

challenge(
  "Nothing at all", from: "A file",
  "Change the cure, so that a missing file sends no list at all.")
//> [["swift", "switch"]]
//> []

/*:
 ## A real server

 The other source is a `LocalServer`, as in chapter 13. Each path has an answer: a text, a status,
 and a time to wait. This server has a bad day: one path is slow, one answers with status 500, and
 one hangs up without a word. `goodText` returns the text of a reply, and throws for a bad status.
 */
cell(
  "A server",
  predict: .lines(
    "Two of the three requests fail. How many lines are printed?", about: .numberOfLines)
) {
  // snippet.hide
  #if canImport(FoundationNetworking) || canImport(Darwin)
    struct BadStatus: Error {}
    let goodText = { (reply: (response: URLResponse, data: Data)) throws -> String in
      let status = (reply.response as? HTTPURLResponse)?.statusCode
      guard status == 200 else { throw BadStatus() }
      return String(decoding: reply.data, as: UTF8.self)
    }
    // snippet.show
    let server = try LocalServer([
      "/slow": .init("swift.org", after: .milliseconds(100)),
      "/broken": .init("", status: 500), "/dropped": .dropped(),
    ])
    let remote = { (path: String) in
      URLSession.shared.signal(for: URLRequest(url: server.url(path)))
        .tryMap { [try goodText($0)] }
        .catchTo(.return([]))
    }
    for path in ["/slow", "/broken", "/dropped"] {
      print(path, try remote(path).toArray())
    }
    // snippet.hide
    server.stop()
  #else
    throw Skipped("This toolchain has no FoundationNetworking, so no request can be sent.")
  #endif
  // snippet.show
  //> /slow [["swift.org"]]
  //> /broken [[]]
  //> /dropped [[]]
}

/*:
 ## The search box, for real

 Now the same chain with both sources, and with the main thread at its end. `search` is the one
 that you know, with the file and the server in it. The pause is 20 milliseconds, so that you do
 not wait. Somebody types "s". The server needs five seconds for this word. As soon as the request
 is there (`waitForRequests`), the next word is typed: "sw".

 The page waits for the end of the lists in `withCheckedContinuation`. Its `await` lets the main
 thread go meanwhile, so that `deliverOnMainThread` can use it; `done.resume()` goes on with the
 cell. When the server has nothing more to do (`waitUntilIdle`), the page asks how many requests
 were given up (`hangUpCount`).
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
  #if canImport(FoundationNetworking) || canImport(Darwin)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("17-pipelines-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("history.txt")
    try Data("swift\nsignal\nswitch\n".utf8).write(to: file)
    let disk = Scheduler.background()
    let clock = Scheduler.background()
    let server = try LocalServer([
      "/s": .init("sounds.org", after: .seconds(5)),
      "/sw": .init("swift.org", after: .milliseconds(50)),
    ])
    defer { server.stop() }
    let search = { @Sendable (word: String) -> Signal<[String]> in
      let local = String.signal(contentsOf: file, on: disk)
        .map { $0.split(separator: "\n").map(String.init) }
        .map { lines in lines.filter { $0.hasPrefix(word) } }
        .catchTo(.return([]))
      let remote = URLSession.shared.signal(for: URLRequest(url: server.url("/\(word)")))
        .map { [String(decoding: $0.data, as: UTF8.self)] }
        .catchTo(.return([]))
      return local.merge(remote).scan([], +)
    }
    let keys = Subject<String>()
    // snippet.show
    await withCheckedContinuation { done in
      keys.throttle(.milliseconds(20), on: clock)
        .map { $0.isEmpty ? .return([]) : search($0) }
        .switchToLatest().deliverOnMainThread().takeLast(1)
        .subscribe(next: { print($0.sorted()) }, completed: { done.resume() })
      keys.sendNext("s")
      server.waitForRequests(1)
      keys.sendNext("sw")
      keys.sendCompleted()
    }
    server.waitUntilIdle()
    print("requests: \(server.requestCount), given up: \(server.hangUpCount)")
  // snippet.hide
  #else
    throw Skipped("This toolchain has no FoundationNetworking, so no request can be sent.")
  #endif
  // snippet.show
  //> ["swift", "swift.org", "switch"]
  //> requests: 2, given up: 1
}

/*:
 Two requests went out, and one of them was given up: when "sw" was asked, `switchToLatest`
 disposed of the search for "s", the disposal reached the request, and the connection was closed.
 Nobody wrote a line for that.

 The page prints the last list, and sorts it: in real time the two answers may come in either
 order.

 ## Recap

 - A pipeline: what comes in, what goes out, what ends it. Build it once, when its owner is ready.
 - Clocks and notifications never complete. The owner's `lifetime.ended` ends them, as the last
   step.
 - `switchToLatest` ends old work, down to the timer and the connection; `flatten` lets it come
   back.
 - `merge` lets nobody wait; `concat` and `zip` make one source depend on another.
 - Catch an error where it happens, so that it ends one answer and not the search box.

 Now do exercise 17: `swift run course check 17`. You will build the three pipelines from their
 timelines alone, give the search a cache, and save a text while it is typed. Next comes chapter
 18: what became of these ideas, and when not to use them.
 */
