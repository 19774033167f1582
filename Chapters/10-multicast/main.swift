import Marbles
import Notebook
import ReactiveCore

/*:
 # Multicast

 *50 minutes to read, 65 for the exercise.*

 At the end of chapter 09 a cold signal was shared by hand, and three things were missing: start it
 once, keep what stops it, and stop it when nobody listens any more. Here is the object that does
 this. At the end of this page you can

 - share one subscription among many, with a connection,
 - say when each way of sharing starts, what it remembers, and when it stops,
 - find the four steps of a connection in the library's source,
 - choose the right way for a request, a state and a live feed.

 New here: `MulticastConnection`, `publish`, `connect`, `multicast`, `replay`, `replayLast`,
 `replayLazily`, `autoconnect`.

 ## One request, published

 Three views show one forecast. `publish` makes a `MulticastConnection` of the cold signal. Its
 `signal` is what the views subscribe to, and `connect` is what starts the cold one.
 */
cell("One request", predict: .lines("Five lines. What is the first one?", about: .line(1))) {
  let scheduler = TestScheduler()
  let forecast = scheduler.cold("--'rain'|").initially { print("request") }
  let connection = forecast.publish()
  for view in ["title", "icon", "chart"] {
    connection.signal.subscribeNext { print("\(view): \($0)") }
  }
  print("three views wait")
  connection.connect()
  scheduler.run()
  //> three views wait
  //> request
  //> title: rain
  //> icon: rain
  //> chart: rain
}

/*:
 A connection has two sides. Towards the source it is one subscriber. Towards the views it is a
 subject, to which anybody may listen. `connect` joins the two.

 In the next cell there are two listeners, from two seconds and from six seconds on. `connect` is
 called at four seconds. Most drawings of this page have the same two listeners, so that you can
 compare them.
 */
cell("Publish") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let news = scheduler.cold("-A-B-C-D-|").recorded("news", by: recorder)
  let connection = news.publish()
  let shared = connection.signal.recorded("publish", by: recorder)
  for second in [2, 6] {
    scheduler.schedule(after: .seconds(second)) { shared.subscribe() }
  }
  scheduler.schedule(after: .seconds(4)) { connection.connect() }
  scheduler.run()
  print(recorder.diagram)
  //>              0s    2s    4s    6s    8s    10s   12s
  //> news                     ^--A-----B-----C-----D-----|
  //> publish (1)        ^--------A-----B-----C-----D-----|
  //> publish (2)                    ^--B-----C-----D-----|
}

/*:
 The row `news` begins at four seconds and stands there once. Before that, nothing is sent. The
 second listener has missed "A": a plain subject keeps nothing.

 ## Two screens connect

 Two screens share a connection, and each of them calls `connect`. When this was done by hand, in
 chapter 09, each price came twice. The cell connects three times, the last time after the
 connection was disposed.
 */
cell(
  "Connect again",
  predict: .choice(
    "`connect` is called three times. How often does the ticker start?", about: .lastLine,
    ["starts: 1", "starts: 2", "starts: 3"])
) {
  let scheduler = TestScheduler()
  var starts = 0
  let ticker = scheduler.cold("-1-2-3-4-|").initially { starts += 1 }
  let connection = ticker.publish()
  connection.signal.subscribeNext { print($0) }
  let first = connection.connect()
  print("the same disposable: \(connection.connect() === first)")
  scheduler.advance(by: .seconds(4))
  first.dispose()
  connection.connect()
  scheduler.run()
  print("starts: \(starts)")
  //> the same disposable: true
  //> 1
  //> 2
  //> starts: 1
}

/*:
 The first call subscribes. Every other call only returns the same disposable. It does not matter
 which screen disposes it: the prices stop for both. The listeners get no end, as in the cell
 "Turned off" of chapter 09.

 The last `connect` did nothing. **A connection connects once in its life.** To start again, make
 another one.
 */

challenge(
  "Start again", from: "Connect again",
  """
  The ticker is to start a second time, and its prices are to be printed again. Make another
  connection for that.
  """)
//> the same disposable: true
//> 1
//> 2
//> 1
//> 2
//> 3
//> 4
//> starts: 2

/*:
 ## The four steps, in the library's source

 1. `multicast` puts a source and a subject together. It subscribes to nothing. All its lines but
    the last make a name for debugging; chapter 16 uses such names. `publish` is `multicast` with a
    new plain subject.

 @source(Sharing/Multicast.swift, multicast)

 2. The connection keeps both.

 @source(Sharing/MulticastConnection.swift, init)

 It has one more part, `connection`, a serial disposable. It holds one other disposable, which may
 be put in later. If the serial one has been disposed by then, what is put in is disposed at once.

 3. `connect` looks whether it is the first call. `set` sets a flag, and tells whether it was the
    first to do so, in one step. So of two threads that call together exactly one is the first. That
    one subscribes the source with the subject. All get the serial disposable.

 @source(Sharing/MulticastConnection.swift, connect)

 4. What you know as `signal` is the subject. It is hot: it passes on what the source sends, to
    whoever is there.

 Look at step 3 again: no lock is held while the source is subscribed. A source may send at once,
 and a listener may call `connect` in its callback. If a lock were held, this call would wait
 forever. A second thread does not wait either. It gets the serial disposable, perhaps before
 anything is in it.

 ## Bring your own subject

 The subject decides what a late listener gets. A chat shows the last two lines to everyone who
 enters, so its subject is a replay subject with room for two.
 */
cell("Multicast") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let chat = scheduler.cold("-A-B-C-D-|").recorded("chat", by: recorder)
  let connection = chat.multicast(ReplaySubject(capacity: 2))
  let shared = connection.signal.recorded("multicast", by: recorder)
  connection.connect()
  for second in [2, 6] {
    scheduler.schedule(after: .seconds(second)) { shared.subscribe() }
  }
  scheduler.run()
  print(recorder.diagram)
  //>                0s  1s  2s   3s  4s  5s  6s    7s  8s  9s
  //> chat           ----A--------B-------C---------D-------|
  //> multicast (1)          (^A)-B-------C---------D-------|
  //> multicast (2)                           (^BC)-D-------|
}

challenge(
  "A for the second one", from: "Publish",
  "Change one word, so that the second listener gets A when it comes, and B when it is sent.")
//>              0s    2s    4s    6s      8s    10s   12s
//> news                     ^--A-------B-----C-----D-----|
//> publish (1)        ^--------A-------B-----C-----D-----|
//> publish (2)                    (^A)-B-----C-----D-----|

/*:
 The same with all values is so common that it has a name. `replay` makes a connection with a replay
 subject, connects it **now**, and returns its signal.
 */
cell("Replay") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let news = scheduler.cold("-A-B-C-D-|").recorded("news", by: recorder)
  let shared = news.replay().recorded("replay", by: recorder)
  for second in [2, 6] {
    scheduler.schedule(after: .seconds(second)) { shared.subscribe() }
  }
  scheduler.run()
  print(recorder.diagram)
  //>             0s   1s   2s   3s   4s   5s   6s     7s   8s   9s
  //> news        -----A---------B---------C-----------D---------|
  //> replay (1)            (^A)-B---------C-----------D---------|
  //> replay (2)                                (^ABC)-D---------|
}

/*:
 The line with `replay()` started the news, at zero seconds, before the first subscription. Each
 listener gets everything: first the recording, at once, and then what comes.

 `replayLast` is the same with room for one. A speed, a battery, a score: a late listener needs the
 present one, and not those before it.
 */
cell("Replay last") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let score = scheduler.cold("-A-B-C-D-|").recorded("score", by: recorder)
  let shared = score.replayLast().recorded("replayLast", by: recorder)
  for second in [2, 6] {
    scheduler.schedule(after: .seconds(second)) { shared.subscribe() }
  }
  scheduler.run()
  print(recorder.diagram)
  //>                 0s  1s  2s   3s  4s  5s  6s   7s  8s  9s
  //> score           ----A--------B-------C--------D-------|
  //> replayLast (1)          (^A)-B-------C--------D-------|
  //> replayLast (2)                           (^C)-D-------|
}

/*:
 `replayLazily` waits for the first listener before it connects. Compare where the first row begins.
 A settings file that few people open is loaded when somebody opens it, and then once.
 */
cell("Replay lazily") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let news = scheduler.cold("-A-B-C-D-|").recorded("news", by: recorder)
  let shared = news.replayLazily().recorded("replayLazily", by: recorder)
  for second in [2, 6] {
    scheduler.schedule(after: .seconds(second)) { shared.subscribe() }
  }
  scheduler.run()
  print(recorder.diagram)
  //>                   0s    2s    4s    6s       8s    10s
  //> news                    ^--A-----B--------C-----D-----|
  //> replayLazily (1)        ^--A-----B--------C-----D-----|
  //> replayLazily (2)                    (^AB)-C-----D-----|
}

/*:
 All three are a few lines on top of `multicast`. Here is `replay`; `replayLast` has `capacity: 1`
 in addition. `replayLazily` puts its `connect` into a `defer`: a signal that runs its closure for
 each subscriber, and subscribes to the signal that this returns. So each subscriber calls
 `connect`, and only the first call counts.

 @source(Sharing/Replay.swift, replay)
 @source(Sharing/ReplayLazily.swift, replayLazily)

 None of the three gives you the connection. So who disposes it? In the cell `closed` is a signal
 that says *that* something happens, and nothing more. Its value is `()`, the one value of the type
 `Void`; in ReactiveCocoa it is a `RACUnit`.
 */
cell("A replay goes on") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let ticker = scheduler.cold("-1-2-3-4-5-|").recorded("ticker", by: recorder)
  let closed = Subject<Void>()
  let price = ticker.take(until: closed).replayLast()
  let listener = price.recorded("listener", by: recorder).subscribe()
  scheduler.advance(by: .seconds(4))
  listener.dispose()
  scheduler.advance(by: .seconds(4))
  closed.sendNext(())
  scheduler.run()
  print(recorder.diagram)
  //>           0s   1s   2s   3s   4s   5s   6s   7s   8s
  //> ticker    -----1---------2---------3---------4----!
  //> listener  -----1---------2----!
}

/*:
 Nobody does. The only listener left at four seconds, and the ticker ran on. A request ends by
 itself, so that is no harm. A source without an end needs one. Then put `take(until:)` **before**
 the `replay`, as here: then the connection's source has an end, at eight seconds.

 ## Count who listens

 `autoconnect` connects for the first listener, and disposes the connection when the last one has
 left. It counts for you.
 */
cell("Autoconnect") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let ticker = scheduler.cold("-1-2-3-4-5-|").recorded("ticker", by: recorder)
  let shared = ticker.publish().autoconnect()
    .recorded("autoconnect", by: recorder)
  scheduler.record(shared, at: .seconds(2), until: .seconds(8))
  scheduler.record(shared, at: .seconds(6), until: .seconds(10))
  scheduler.run()
  print(recorder.diagram)
  //>                  0s      2s      4s      6s      8s      10s
  //> ticker                   ^---1-------2-------3-------4---!
  //> autoconnect (1)          ^---1-------2-------3---!
  //> autoconnect (2)                          ^---3-------4---!
}

/*:
 The ticker lives from two seconds to ten: from the first arrival to the last departure. In between,
 one came and one left, and the ticker ran on.
 */

challenge(
  "Stop with the last one", from: "A replay goes on",
  "The ticker is to stop when its last listener leaves. Replace `replayLast()`, and nothing else.")
//>           0s    1s    2s    3s    4s
//> ticker    ------1-----------2-----!
//> listener  ------1-----------2-----!

/*:
 @source(Sharing/MulticastConnection.swift, autoconnect)

 Each subscription adds one, and its disposable takes one away. An end counts as leaving too.
 `subscribe` joins the listener to the subject, before the source is connected. So the first
 listener misses nothing, even of a source that sends at once.

 And after the last one has left? The count is back at zero, so the next one calls `connect` again,
 on a connection that has been disposed. One of the two signals below stands on a plain subject, the
 other on one that replays. To each comes a late listener, who prints what it gets.
 */
cell(
  "Too late",
  predict: .choice(
    "What do the two late listeners get?",
    [
      "plain: C\nplain: D\nplain: end\nreplaying: A\nreplaying: B\nreplaying: C\n"
        + "replaying: D\nreplaying: end",
      "plain: end\nreplaying: A\nreplaying: B\nreplaying: end",
      "replaying: A\nreplaying: B",
    ])
) {
  let scheduler = TestScheduler()
  let news = scheduler.cold("-A-B-C-D-|")
  let plain = news.publish().autoconnect()
  let replaying = news.multicast(ReplaySubject()).autoconnect()
  for (name, signal) in [("plain", plain), ("replaying", replaying)] {
    let listener = signal.subscribe()
    scheduler.advance(by: .seconds(4))
    listener.dispose()
    signal.subscribe(
      next: { print("\(name): \($0)") }, completed: { print("\(name): end") })
    scheduler.advance(by: .seconds(10))
  }
  //> replaying: A
  //> replaying: B
}

/*:
 Nothing reconnects. The plain one sends nothing any more, not even a completion. The replaying one
 sends what it had recorded when the last listener left, and then nothing more.

 This differs from your `shared` in exercise 09, and from `refCount` in RxSwift and `autoconnect` in
 Combine, which connect again (chapter 18 compares them). When the source should start again for a
 later screen, make a new connection then.
 */

challenge(
  "A moment earlier", from: "Too late",
  """
  Move one line, so that the late listeners are not too late: they get the rest of the
  news, and its end.
  """)
//> plain: C
//> plain: D
//> plain: end
//> replaying: A
//> replaying: B
//> replaying: C
//> replaying: D
//> replaying: end

/*:
 ## What sharing saves

 A price list comes as text, and has to be read. Fifty views show it. First each of them subscribes
 to the cold signal, then all of them to one replay.
 */
cell(
  "Fifty views",
  predict: .choice(
    "The cold signal makes 50 requests. How many are there after the replay?",
    about: .line(2),
    ["requests so far: 50", "requests so far: 51", "requests so far: 100"])
) {
  // snippet.hide
  let text = (1...500).map { "\($0)" }.joined(separator: " ")
  let clock = ContinuousClock()
  // snippet.show
  var requests = 0
  let prices = Signal.return(text)
    .initially { requests += 1 }
    .map { list in list.split(separator: " ").map { Int($0) ?? 0 } }
  func show(_ list: Signal<[Int]>) { for _ in 1...50 { list.subscribe() } }
  let apart = clock.measure { show(prices) } / .milliseconds(1)
  print("requests so far: \(requests)")
  let together = clock.measure { show(prices.replay()) } / .milliseconds(1)
  print("requests so far: \(requests)")
  print(measured: [("apart", apart), ("together", together)], unit: "ms")
  //> requests so far: 50
  //> requests so far: 51
}

/*:
 The count is the same in every run. The time is not: `print(measured:)` draws it as bars, on a
 terminal or with `--measure`, and leaves it out where the output has to stay the same. The bars
 show the work of reading the text alone, without a network.

 Fifty views that share a list also share its age. If each of them should have a fresh one, the cold
 signal is right.

 ## Which one, and when

 Here are all of them on one source, `news` of the drawings, with their two listeners. Each row
 shows what the two get.
 */
cell("All of them") {
  // snippet.hide
  let scheduler = TestScheduler()
  let news = scheduler.cold("-A-B-C-D-|")
  let published = news.publish()
  published.connect()
  // snippet.show
  let ways = [
    ("publish", published.signal), ("replay", news.replay()),
    ("replayLast", news.replayLast()), ("replayLazily", news.replayLazily()),
    ("autoconnect", news.publish().autoconnect()),
  ]
  let pairs = ways.map { way in
    [2, 6].map { scheduler.record(way.1, at: .seconds($0)) }
  }
  scheduler.run()
  let rows = zip(ways, pairs).map { [$0.0] + $1.map(\.timeline.marbleText) }
  print(Table(["way", "from 2 s on", "from 6 s on"], rows))
  //> way           from 2 s on    from 6 s on
  //> ─────────────────────────────────────────────
  //> publish       --^B-C-D-|     ------^D-|
  //> replay        --(^A)B-C-D-|  ------(^ABC)D-|
  //> replayLast    --(^A)B-C-D-|  ------(^C)D-|
  //> replayLazily  --^A-B-C-D-|   ------(^AB)C-D-|
  //> autoconnect   --^A-B-C-D-|   ------^C-D-|
}

/*:
 `publish` was connected at zero seconds here. `autoconnect` and `replayLazily` started with the
 first listener, at two seconds; they differ in what the second one gets. Choose by three questions:
 when should it start, what should a late listener get, and who stops it? All of them also stop when
 the source ends.

 | way | starts | stops | use it for |
 |---|---|---|---|
 | `publish` | at `connect()` | when you dispose it | a feed that you turn on and off |
 | `autoconnect` | with the first listener | with the last listener | a sensor, a socket |
 | `replay` | now | only with its source | a request that is needed for sure |
 | `replayLast` | now | only with its source | a state: a score, a login |
 | `replayLazily` | with the first listener | only with its source | a file that few people open |
 | `multicast` | at `connect()` | when you dispose it | the last ten lines of a chat |

 ## Recap

 - A connection is one source, one subject and one disposable: it subscribes once, and never again.
 - `publish` and `multicast` wait for `connect`; `replay` and `replayLast` connect now;
   `replayLazily` connects for the first listener.
 - `autoconnect` counts: it connects for the first, disposes with the last, and does not reconnect.
 - What a late listener gets is decided by the subject.
 - No listener can stop a `replay`: end its source with `take(until:)`.

 Now do exercise 10: `swift run course check 10`. You will choose a way four times, and build the
 connection yourself, for threads too. Next comes chapter 11: what happens when things go wrong.
 */
