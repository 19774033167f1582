import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Multicast

 *47 minutes to read, 75 for the exercise.*

 On page 09 a badge disappeared, but its source ran on. To share a signal by hand, your code has to start
 the source once, keep the connection, and count the subscribers. Here one word does all three. At the end
 of this page you can

 - share one subscription among many views with one word,
 - say when `share`, `replayLazily`, and `publish` start, what they remember, and what stops them,
 - choose the right way for a request, a screen that's reopened, and a source that must wait.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 09: a subject has a source. What can stop that source?
 - Page 08: a replay subject with room for one has ended. What does a late subscriber get?

 ## Share

 Three views share one search with `share(replay: 1)`. The server takes three seconds to answer, but after
 one second you close the screen, and all three views end their subscriptions. `givenUp` lists the requests
 that were canceled.
 */
cell(
  "Nothing to remember",
  predict: .choice(
    "Three views, closed after a second. How many requests are there?",
    ["requests: 1, given up: 0", "requests: 1, given up: 1", "requests: 3, given up: 3"],
    because: [
      "The last view that leaves disposes the search, and that cancels its request.",
      "The three views share one subscription to the search, so there is one request.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let found = server.find("ca").share(replay: 1)
  let views = (1...3).map { _ in found.subscribe() }
  clock.schedule(after: .seconds(1)) { views.forEach { $0.dispose() } }
  clock.run()
  let (asked, givenUp) = (server.requests.count, server.givenUp.count)
  print("requests: \(asked), given up: \(givenUp)")
  //> requests: 1, given up: 1
}

/*:
 `share` subscribed to the search for the first view, counted the views, and disposed the search when the
 last one left. A **run** is one subscription to the source. With `share`, it begins with the first
 subscriber, and ends when the last one leaves or the source ends.

 What happens when a screen is closed and reopened? `online` sends how many colleagues are online. One
 subscriber leaves at four seconds, and another comes at six.
 */
cell(
  "Share",
  predict: .choice(
    "Which row is drawn for the second subscriber?", about: .lastLine,
    [
      "share (2)                           ^---------------!",
      "share (2)                           ^---1-------2---!",
      "share (2)                           ^---3-------4---!",
    ],
    because: [
      "The first subscriber had left, so the next one starts a new run.",
      "The first run was disposed at four seconds. A new run begins with 1.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let online = scheduler.cold("-1-2-3-4-5-|").recorded("online", by: recorder)
  let shared = online.share().recorded("share", by: recorder)
  scheduler.record(shared, until: .seconds(4))
  scheduler.record(shared, at: .seconds(6), until: .seconds(10))
  scheduler.run()
  print(recorder.diagram)
  //>             0s      2s      4s      6s      8s      10s
  //> online (1)  ----1-------2---!
  //> online (2)                          ^---1-------2---!
  //> share (1)   ----1-------2---!
  //> share (2)                           ^---1-------2---!
}

/*:
 When every subscriber has left, the next one starts a new run, so a screen that's reopened shows current
 data.

 Another screen may open while the first is still there. Here it opens after 2 was sent.
 */
cell(
  "A late screen",
  predict: .choice(
    "What does the late screen get from each kind of `share`?",
    [
      "share(): 3\nshare(replay: 1): 3",
      "share(replay: 1): 2\nshare(): 3\nshare(replay: 1): 3",
      "share(replay: 1): 1\nshare(replay: 1): 2\nshare(): 3\nshare(replay: 1): 3",
    ],
    because: [
      "That's all with `share()`. The other one also sends 2, as soon as the screen subscribes.",
      "`replay: 1` keeps one value, the latest.",
    ])
) {
  let clock = TestScheduler()
  let online = clock.cold("-1-2-3-|")
  let (plain, replaying) = (online.share(), online.share(replay: 1))
  plain.subscribe()
  replaying.subscribe()
  clock.advance(by: .seconds(4))
  plain.subscribeNext { print("share(): \($0)") }
  replaying.subscribeNext { print("share(replay: 1): \($0)") }
  clock.run()
  //> share(replay: 1): 2
  //> share(): 3
  //> share(replay: 1): 3
}

/*:
 A run can also end on its own: a request is over when it's answered. Here two views show one search, and
 the second is opened after the answer. The cell does this twice: with `share(replay: 1)`, and with
 `replayLazily`, which starts with the first subscriber, too, but keeps everything.
 */
cell(
  "After the end",
  predict: .choice(
    "The second view comes after the answer. How many requests does each way make?",
    [
      "share(replay: 1): 1\nreplayLazily: 1", "share(replay: 1): 2\nreplayLazily: 1",
      "share(replay: 1): 2\nreplayLazily: 2",
    ],
    because: [
      "The run of `share` is over, and its recording is gone. A new run is a new request.",
      "The recording of `replayLazily` outlives the request, so the second view gets the answer.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let found = server.find("ca")
  for (name, shared) in [
    ("share(replay: 1)", found.share(replay: 1)),
    ("replayLazily", found.replayLazily()),
  ] {
    let before = server.requests.count
    for _ in 1...2 {
      shared.subscribe()
      clock.run()
    }
    print("\(name): \(server.requests.count - before)")
  }
  //> share(replay: 1): 2
  //> replayLazily: 1
}

/*:
 The run was over, so `share` had forgotten it: the second view costs a request, and gets a fresh answer.
 RxSwift's `share(replay: 1)` does the same. Combine's `share()` sends a late subscriber only the end. To
 keep the answer, use `replayLazily`, which never starts twice. (It keeps an error, too, so put a `retry`
 before it: page 11.)

 What stops it? Here the badge is the only subscriber, and it leaves at four seconds. At eight seconds the
 screen is closed, and `closed` sends a value.
 */
cell(
  "A replay keeps running",
  predict: .choice(
    "Which row is drawn for the source?", about: .line(2),
    [
      "online  ------1-----------2-----!",
      "online  ------1-----------2-----------3-----------4-----!",
      "online  ------1-----------2-----------3-----------4-----------5-----|",
    ],
    because: [
      "`replayLazily` doesn't count its subscribers. Nothing happens when the last one leaves.",
      "`take(until:)` comes before the replay, and ends the run at eight seconds.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let online = scheduler.cold("-1-2-3-4-5-|").recorded("online", by: recorder)
  let closed = Subject<Void>()
  let shared = online.take(until: closed).replayLazily()
  let badge = shared.recorded("badge", by: recorder).subscribe()
  scheduler.advance(by: .seconds(4))
  badge.dispose()
  scheduler.advance(by: .seconds(4))
  closed.sendNext(())
  scheduler.run()
  print(recorder.diagram)
  //>         0s    1s    2s    3s    4s    5s    6s    7s    8s
  //> online  ------1-----------2-----------3-----------4-----!
  //> badge   ------1-----------2-----!
}

/*:
 **If in doubt, use `share(replay: 1)`. To keep the answer, use `replayLazily`.** A replay runs until its
 source ends. A request ends by itself, but an endless source needs a `take(until:)` **before**
 `replayLazily`; after it, `take(until:)` would end only one subscription. Put one-time work, such as
 parsing, before the sharing, too, or each view repeats the work.

 Here are the three views of page 09 again. Open the chart late:

 @scene(views, 2)
 */

challenge(
  "From nothing",
  """
  Two subscribers of `Signal.return("A").initially { runs += 1 }` make two runs, as in *From nothing*
  on page 09. Share it: each of the two prints A, and there is one run. The signal ends as soon as it's
  subscribed to, so not every way of sharing will do.
  """)
//> A
//> A
//> runs: 1

/*:
 ## You decide when it starts

 `share` and `replayLazily` start with the first subscriber. To choose the moment yourself, use `publish`.
 It makes a `MulticastConnection` from the cold signal, and the views subscribe to its `signal`.
 */
cell(
  "One request",
  predict: .choice(
    "The views have subscribed; `connect` hasn't been called. What is printed first?",
    about: .line(1),
    ["requests so far: 0", "requests so far: 1", "requests so far: 3"],
    because: [
      "Subscribing to a connection's `signal` starts no request. `connect` does.",
      "That's the cold signal. Here all three subscribe to one subject.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let connection = server.find("ca").publish()
  for view in ["header", "list", "chart"] {
    connection.signal.subscribeNext { print("\(view): \($0.count)") }
  }
  print("requests so far: \(server.requests.count)")
  connection.connect()
  clock.run()
  print("requests: \(server.requests.count)")
  //> requests so far: 0
  //> header: 2
  //> list: 2
  //> chart: 2
  //> requests: 1
}

/*:
 A connection has two sides: toward the source it's one subscriber, and toward the views it's a
 subject. `connect` joins the two, and that starts the search.

 ## A connection, drawn {folded}

 Here the search finds four names, one at a time, drawn as A to D. One subscriber
 comes at two seconds and another at six, and `connect` is called at four.
 */
cell(
  "Publish",
  predict: .choice(
    "Which row is drawn for the second subscriber?", about: .lastLine,
    [
      "publish (2)                    ^--B-----C-----D-----|",
      "publish (2)                    ^--A-----B-----C-----D-----|",
      "publish (2)                   (^A)B-----C-----D-----|",
    ],
    because: [
      "That would be a second run. The source has only one, which began at four seconds.",
      "A was sent at five seconds, and a plain subject keeps nothing.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let found = scheduler.cold("-A-B-C-D-|").recorded("found", by: recorder)
  let connection = found.publish()
  let shared = connection.signal.recorded("publish", by: recorder)
  for second in [2, 6] {
    scheduler.schedule(after: .seconds(second)) { shared.subscribe() }
  }
  scheduler.schedule(after: .seconds(4)) { connection.connect() }
  scheduler.run()
  print(recorder.diagram)
  //>              0s    2s    4s    6s    8s    10s   12s
  //> found                    ^--A-----B-----C-----D-----|
  //> publish (1)        ^--------A-----B-----C-----D-----|
  //> publish (2)                    ^--B-----C-----D-----|
}

/*:
 ## Two screens connect

 Two screens show how many colleagues are online. They share a connection, and each of them calls
 `connect`. The first call subscribes to the source, and every other call returns the same
 disposable. The cell disposes it after four seconds, and then calls `connect` a third time.
 */
cell(
  "Connect again",
  predict: .choice(
    "What is printed?",
    [
      "the same disposable: true\n1\n2\nstarts: 1",
      "the same disposable: true\n1\n2\n3\n4\nstarts: 1",
      "the same disposable: true\n1\n2\n1\n2\n3\n4\nstarts: 2",
    ],
    because: [
      "There is one disposable, and disposing it ends the run for every subscriber.",
      "The third `connect` returns the same disposable, and it has been disposed.",
    ])
) {
  let scheduler = TestScheduler()
  var starts = 0
  let online = scheduler.cold("-1-2-3-4-|").initially { starts += 1 }
  let connection = online.publish()
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
 Every caller of `connect` gets the same disposable, so
 **the numbers stop for both when either of them disposes it**. The subscribers get no end, as in *Turned
 off* on page 09. The last `connect` did nothing: **a connection connects once in its life**, so a view
 that appears later can't repeat a payment. To start again, make another connection.
 */

challenge(
  "Start again", from: "Connect again",
  """
  Start the source a second time, so that its numbers are printed again. Make another connection
  for that.
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
 ## Which one, and when

 To choose a way, ask three questions: when should it start, what should a late subscriber get, and what
 stops it?

 | way | starts | a late subscriber gets | stops | use it for |
 |---|---|---|---|---|
 | `share` | with the first subscriber of each run | what follows; with `replay: 1` the latest, too | with the last subscriber | a screen that's reopened, a sensor |
 | `replayLazily` | with the first subscriber | everything | only with its source | a file that few people open |
 | `publish` | at `connect()` | what follows | when you dispose it | a source that must not start before all have subscribed |

 *Bring your own subject* and *Count the subscribers* have more ways, for when none of these three fits.

 ## Bring your own subject {folded}

 `publish` takes a plain subject. `multicast` takes the subject that you give it; here it's a replay subject
 with room for two.
 */
cell(
  "Multicast",
  predict: .choice(
    "Which row is drawn for the second subscriber?", about: .lastLine,
    [
      "multicast (2)                           (^BC)-D-------|",
      "multicast (2)                           (^ABC)D-------|",
      "multicast (2)                           (^C)--D-------|",
    ],
    because: [
      "Three values have been sent by then, and the subject has room for two.",
      "It keeps the last two, and plays both.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let found = scheduler.cold("-A-B-C-D-|").recorded("found", by: recorder)
  let connection = found.multicast(ReplaySubject(capacity: 2))
  let shared = connection.signal.recorded("multicast", by: recorder)
  connection.connect()
  for second in [2, 6] {
    scheduler.schedule(after: .seconds(second)) { shared.subscribe() }
  }
  scheduler.run()
  print(recorder.diagram)
  //>                0s  1s  2s   3s  4s  5s  6s    7s  8s  9s
  //> found          ----A--------B-------C---------D-------|
  //> multicast (1)          (^A)-B-------C---------D-------|
  //> multicast (2)                           (^BC)-D-------|
}

challenge(
  "A for the second one", from: "Publish",
  "Change one call, so that the second subscriber gets A immediately, and B when it's sent.")
//>              0s    2s    4s    6s      8s    10s   12s
//> found                    ^--A-------B-----C-----D-----|
//> publish (1)        ^--------A-------B-----C-----D-----|
//> publish (2)                    (^A)-B-----C-----D-----|

/*:
 `replay` is short for `multicast` with a replay subject that keeps all values. It makes the connection,
 connects it **now**, and returns its signal. (RxSwift's `replay` waits for `connect`.) `replayLast` keeps
 one value. `replayLazily` keeps all values, but connects for the first subscriber. Here are all three on
 the same search; subscribers come at two seconds and at six.
 */
cell(
  "Replay",
  predict: .choice(
    "Which row belongs to `replayLazily`?", about: .line(5),
    [
      "replayLazily  --(^A)B-C-D-|  ------(^ABC)D-|",
      "replayLazily  --^A-B-C-D-|   ------(^AB)C-D-|",
      "replayLazily  --^A-B-C-D-|   ------^C-D-|",
    ],
    because: [
      "That's `replay`, which started two seconds before the first subscriber.",
      "It waits like `share`, but it keeps everything, like `replay`.",
    ])
) {
  let scheduler = TestScheduler()
  let found = scheduler.cold("-A-B-C-D-|")
  let ways = [
    ("replay", found.replay()), ("replayLast", found.replayLast()),
    ("replayLazily", found.replayLazily()),
  ]
  // snippet.hide
  let pairs = ways.map { way in
    [2, 6].map { scheduler.record(way.1, at: .seconds($0)) }
  }
  scheduler.run()
  let rows = zip(ways, pairs).map { [$0.0] + $1.map(\.timeline.marbleText) }
  print(Table(["way", "from 2 s on", "from 6 s on"], rows))
  // snippet.show
  //> way           from 2 s on    from 6 s on
  //> ─────────────────────────────────────────────
  //> replay        --(^A)B-C-D-|  ------(^ABC)D-|
  //> replayLast    --(^A)B-C-D-|  ------(^C)D-|
  //> replayLazily  --^A-B-C-D-|   ------(^AB)C-D-|
}

/*:
 None of the three returns its connection, so only the end of its source stops each of them.

 | way | starts | a late subscriber gets | stops | use it for |
 |---|---|---|---|---|
 | `replay` | now | everything | only with its source | a request that's needed in any case |
 | `replayLast` | now | the latest | only with its source | a state: who is logged in |
 | `multicast` | at `connect()` | what its subject gives | when you dispose it | the last ten lines of a chat |

 ## Count the subscribers {folded}

 `autoconnect` is the counting half of `share`: it connects for the first subscriber, and disposes the
 connection when the last one has left. Use it for a run that must not be repeated. Here one subscriber
 stays from two seconds to eight, and another from six to ten.
 */
cell(
  "Autoconnect",
  predict: .choice(
    "Which row is drawn for the second subscriber?", about: .lastLine,
    [
      "autoconnect (2)                          ^---3-------4---!",
      "autoconnect (2)                          ^---1-------2---!",
      "autoconnect (2)                         (^2)-3-------4---!",
    ],
    because: [
      "That would be a run of its own. The two share the run that began at two seconds.",
      "`publish` takes a plain subject, which keeps nothing for a late subscriber.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let online = scheduler.cold("-1-2-3-4-5-|").recorded("online", by: recorder)
  let shared = online.publish().autoconnect()
    .recorded("autoconnect", by: recorder)
  scheduler.record(shared, at: .seconds(2), until: .seconds(8))
  scheduler.record(shared, at: .seconds(6), until: .seconds(10))
  scheduler.run()
  print(recorder.diagram)
  //>                  0s      2s      4s      6s      8s      10s
  //> online                   ^---1-------2-------3-------4---!
  //> autoconnect (1)          ^---1-------2-------3---!
  //> autoconnect (2)                          ^---3-------4---!
}

/*:
 Every subscriber calls `connect`, even one that comes after the last has left. In the next cell `plain` is
 published with a plain subject, and `replaying` with one that replays. Each has a subscriber until four
 seconds, and then a late one, which prints what it gets.
 */
cell(
  "Too late",
  predict: .choice(
    "What do the two late subscribers get?",
    [
      "plain: C\nplain: D\nplain: end\nreplaying: A\nreplaying: B\nreplaying: C\n"
        + "replaying: D\nreplaying: end",
      "plain: end\nreplaying: A\nreplaying: B\nreplaying: end",
      "replaying: A\nreplaying: B",
    ],
    because: [
      "The source was disposed with the last subscriber, and nothing starts it again.",
      "Disposing the source sends no end. The subject has none to pass on or to keep.",
    ])
) {
  let scheduler = TestScheduler()
  let found = scheduler.cold("-A-B-C-D-|")
  let plain = found.publish().autoconnect()
  let replaying = found.multicast(ReplaySubject()).autoconnect()
  for (name, signal) in [("plain", plain), ("replaying", replaying)] {
    let first = signal.subscribe()
    scheduler.advance(by: .seconds(4))
    first.dispose()
    signal.subscribe(
      next: { print("\(name): \($0)") }, completed: { print("\(name): end") })
    scheduler.advance(by: .seconds(10))
  }
  //> replaying: A
  //> replaying: B
}

challenge(
  "A moment earlier", from: "Too late",
  """
  Move one line, so that the late subscribers aren't too late: they get the rest of the
  names, and the end.
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
 A connection connects only once, so nothing starts again. If a late subscriber should start a new run, use
 `share`: it makes a new connection, with a new subject,
 for each run. RxSwift's `refCount` and Combine's `autoconnect` subscribe to the source again. (Combine
 keeps its subject, so after the source has *completed* a late subscriber gets only the end.)

 ## Inside the library {folded}

 Twelve lines make a working connection:

 ```swift
 final class MiniConnection<Value> {
   let signal = Subject<Value>()
   private let source: Signal<Value>
   private var connection: Disposable?
   init(_ source: Signal<Value>) { self.source = source }
   func connect() -> Disposable {
     if let connection { return connection }
     let new = source.subscribe(signal)
     connection = new
     return new
   }
 }
 ```

 The real one gets its subject from `multicast`. (`publish` is `multicast` with a plain subject.) And its
 `connect` may be called on several threads:

 @source(Sharing/MulticastConnection.swift, connect) #b9611420

 `hasConnected.set()` is one atomic step, so of two threads exactly one subscribes. No lock is held
 while it does, so a subscriber may call `connect` in its callback. `as: subscription` puts the
 disposable in place before the source begins. And this is the counting:

 @source(Sharing/MulticastConnection.swift, autoconnect) #f6f7caab

 The subscriber is on the subject's list before the source starts, so the first one misses nothing.
 `subscriber.add` comes first because an end counts as leaving, even when the source ends at once.

 ## In ReactiveCocoa 2.5 {folded}

 `MulticastConnection` is `RACMulticastConnection`, and the operators have the same names, except
 `share`, which this library adds. A disposed connection doesn't reconnect there either.
 `replayLazily` is written with `defer` (page 17): its block runs at a subscription, connects, and
 returns the connection's signal.

 ## Recap

 Answer first, then look:

 1. Which of the three ways do you choose for an answer that should be kept, for a screen that's reopened,
    and for a source that must not start before all have subscribed?
 2. When does `share` subscribe to its source a second time?
 3. What stops `replayLazily`, and where do you put `take(until:)`?
 4. Three views subscribe to a connection's `signal`. How many requests are made before `connect`, and how
    many after it?
 5. What does `connect` do the second time?

 *`replayLazily`; `share(replay: 1)`; `publish` · when a subscriber comes after the last one has left, or
 after the source has ended · only the end of its source; before `replayLazily` · none; one · it returns the
 same disposable, and subscribes to nothing.*

 The questions from the beginning: the source of a subject stops when the disposable of that
 subscription is disposed, or when the subject itself ends; its subscribers can't stop it. From a
 replay subject with room for one a late subscriber gets the last value, and then the end.

 Now do exercise 10: `swift run course check 10`. You will choose a way of sharing four times,
 build a thread-safe connection yourself, and choose three more times in the app. Next comes page
 11: what happens when things go wrong.
 */
