import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Multicast

 *53 minutes to read, 75 for the exercise.*

 On page 09 three views shared one search by hand. Somebody had to start it, to stop it, and to remember
 how many listened. This page begins with a screen that forgets to stop it. At the end of this page you
 can

 - share one subscription among many, with a connection,
 - say when each way of sharing starts, what it remembers, and when it stops,
 - find the four steps of a connection in the library's source,
 - choose the right way for a request, a state and a live feed.

 New here: `MulticastConnection`, `publish`, `connect`, `multicast`, `replay`, `replayLast`,
 `replayLazily`, `autoconnect`, `share`

 Two questions about older pages. Answer them now; the answers are at the end of this page.

 - Page 09: a subject has a source. Who can stop that source?
 - Page 08: a replay subject with room for one has ended. What does a late subscriber get?

 ## By hand, and forgotten

 Three views share one search through a subject. After a second the screen is closed, and all three
 views end their subscriptions. The server needs three seconds for its answer; a request that is
 cancelled before that is listed in `givenUp`.
 */
cell(
  "By hand, and forgotten",
  predict: .choice(
    "Nobody waits for the answer any more. Was the request cancelled?",
    [
      "given up: []", "given up: [\"find ca\"]",
      "given up: [\"find ca\", \"find ca\", \"find ca\"]",
    ],
    because: [
      """
      The views have left the list of the subject. That stops nothing above the subject, which is
      still subscribed to the search.
      """,
      "The three views share one subject, and the subject made one request.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let found = Subject<[String]>()
  server.find("ca").subscribe(found)
  let views = (1...3).map { _ in found.subscribe() }
  clock.schedule(after: .seconds(1)) { views.forEach { $0.dispose() } }
  clock.run()
  print("given up: \(server.givenUp)")
  //> given up: []
}

/*:
 The screen would have to keep the disposable of `subscribe(found)` too, and dispose it with the
 last view.

 ## One request, published

 On page 09, *Three views* made three requests; there should be one. `publish` makes a
 `MulticastConnection` from the cold signal. The views subscribe to its `signal`, and `connect`
 starts the cold signal.
 */
cell(
  "One request",
  predict: .choice(
    "The views are subscribed, and nobody has called `connect`. What is the first line?",
    about: .line(1),
    ["requests so far: 0", "requests so far: 1", "requests so far: 3"],
    because: [
      "Subscribing to a connection's `signal` asks nobody. `connect` does.",
      "That was the cold signal. These three subscribe to one subject.",
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
 A connection has two sides. Towards the source it is one subscriber. Towards the views it is a
 subject. `connect` joins the two. (RxSwift and Combine call this a *connectable*: `publish` or
 `makeConnectable`, and `connect`.)

 In the next cell one listener comes at two seconds and another at six, and `connect` is called at
 four. Most drawings of this page have these two listeners, so you can compare them.
 */
cell(
  "Publish",
  predict: .choice(
    "Which row is drawn for the second listener?", about: .lastLine,
    [
      "publish (2)                    ^--B-----C-----D-----|",
      "publish (2)                    ^--A-----B-----C-----D-----|",
      "publish (2)                   (^A)-B-----C-----D-----|",
    ],
    because: [
      "That would be a second run. The source has only one, which began at four seconds.",
      "A was sent at five seconds, and a plain subject keeps nothing.",
    ])
) {
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
 ## Two screens connect

 Two screens show how many colleagues are online. They share a connection, and each of them calls
 `connect`. The cell calls it a third time, after the connection was disposed.
 */
cell(
  "Connect again",
  predict: .choice(
    "`connect` is called three times. How often does the source start?", about: .lastLine,
    ["starts: 1", "starts: 2", "starts: 3"],
    because: [
      "A disposed connection is not as good as new: it connects once in its life.",
      "The second call finds a connection, and returns the same disposable.",
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
 The first call subscribes. Every other call only returns the same disposable, so **the numbers stop
 for both screens when either of them disposes it**. The listeners get no end, as in *Turned off* on
 page 09.

 The last `connect` did nothing. **A connection connects once in its life.** To start again, make
 another one.
 */

challenge(
  "Start again", from: "Connect again",
  """
  The source is to start a second time, and its numbers are to be printed again. Make another
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
 ## Bring your own subject

 The subject decides what a late listener gets. `multicast` takes the subject that you give it; here
 it is a replay subject with room for two. (A group such as `(^A)` needs room in a drawing, so from
 here on the seconds of a ruler are not all equally wide.)
 */
cell(
  "Multicast",
  predict: .choice(
    "Which row is drawn for the second listener?", about: .lastLine,
    [
      "multicast (2)                           (^BC)-D-------|",
      "multicast (2)                          (^ABC)-D-------|",
      "multicast (2)                            (^C)-D-------|",
    ],
    because: [
      "Three values have been sent by then, and the subject has room for two.",
      "It keeps the last two, and plays both.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let news = scheduler.cold("-A-B-C-D-|").recorded("news", by: recorder)
  let connection = news.multicast(ReplaySubject(capacity: 2))
  let shared = connection.signal.recorded("multicast", by: recorder)
  connection.connect()
  for second in [2, 6] {
    scheduler.schedule(after: .seconds(second)) { shared.subscribe() }
  }
  scheduler.run()
  print(recorder.diagram)
  //>                0s  1s  2s   3s  4s  5s  6s    7s  8s  9s
  //> news           ----A--------B-------C---------D-------|
  //> multicast (1)          (^A)-B-------C---------D-------|
  //> multicast (2)                           (^BC)-D-------|
}

challenge(
  "A for the second one", from: "Publish",
  "Change one call, so that the second listener gets A at once, and B when it is sent.")
//>              0s    2s    4s    6s      8s    10s   12s
//> news                     ^--A-------B-----C-----D-----|
//> publish (1)        ^--------A-------B-----C-----D-----|
//> publish (2)                    (^A)-B-----C-----D-----|

/*:
 `replay` is the short form for a replay subject that keeps all values. It makes the connection,
 connects it **now**, and returns its signal. (RxSwift's `replay` waits for `connect`.)
 */
cell(
  "Replay",
  predict: .choice(
    "Which row is drawn for the source?", about: .line(2),
    [
      "news        -----A---------B---------C-----------D---------|",
      "news                   ^----A---------B---------C-----------D---------|",
    ],
    because: ["`replay()` connects when it is called, and does not wait for a listener."])
) {
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
 Each listener gets the recording first, at once, and then what follows.

 Two more operators differ from `replay` in one thing each. `replayLast` keeps one value, which is
 all that a late listener needs of a speed or a battery level. `replayLazily` waits for the first
 listener before it connects: it is a `multicast` whose signal calls `connect` when it is subscribed.
 */
cell(
  "Last, and lazily",
  predict: .choice(
    "The second row of the news is that of `replayLazily`. Which one is it?",
    about: .line(3),
    [
      "news (2)            ^----A-------B---------C-------D-------|",
      "news (2)    ----A--------B-------C---------D-------|",
    ],
    because: ["Nobody listens before two seconds, and lazily means: not before that."])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let news = scheduler.cold("-A-B-C-D-|").recorded("news", by: recorder)
  let last = news.replayLast().recorded("last", by: recorder)
  let lazily = news.replayLazily().recorded("lazily", by: recorder)
  for second in [2, 6] {
    scheduler.schedule(after: .seconds(second)) {
      last.subscribe()
      lazily.subscribe()
    }
  }
  scheduler.run()
  print(recorder.diagram)
  //>             0s      2s       4s      6s        8s      10s
  //> news (1)    ----A--------B-------C---------D-------|
  //> news (2)            ^----A-------B---------C-------D-------|
  //> last (1)            (^A)-B-------C---------D-------|
  //> last (2)                             (^C)--D-------|
  //> lazily (1)          ^----A-------B---------C-------D-------|
  //> lazily (2)                           (^AB)-C-------D-------|
}

/*:
 None of the three gives you the connection. So who disposes it? The badge in the next cell is the
 only listener, and it leaves at four seconds. At eight seconds the screen is closed: `closed`
 sends `()`, the one value of the type `Void`, which says *that* something happened and nothing
 more. (ReactiveCocoa has `RACUnit` for it.)
 */
cell(
  "A replay goes on",
  predict: .choice(
    "Which row is drawn for the source?", about: .line(2),
    [
      "online  ------1-----------2-----!",
      "online  ------1-----------2-----------3-----------4-----!",
      "online  ------1-----------2-----------3-----------4-----------5-----|",
    ],
    because: [
      "A `replay` does not count its listeners. Nothing happens when the last one leaves.",
      "`take(until:)` comes before the replay, and ends the run at eight seconds.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let online = scheduler.cold("-1-2-3-4-5-|").recorded("online", by: recorder)
  let closed = Subject<Void>()
  let shared = online.take(until: closed).replayLast()
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
 Nobody disposes it. A request ends by itself, so there it does no harm. An endless source needs
 an end: put `take(until:)` **before** the `replay`. After the `replay` it would end one
 listener's subscription, and the source would run on.

 ## Count who listens

 `autoconnect` connects for the first listener, and disposes the connection when the last one has
 left. Here one listens from two seconds to eight, and another from six to ten.
 */
cell(
  "Autoconnect",
  predict: .choice(
    "Which row is drawn for the source?", about: .line(2),
    [
      "online                   ^---1-------2-------3-------4---!",
      "online                   ^---1-------2-------3---!",
      "online           ----1-------2-------3-------4-------5---|",
    ],
    because: [
      "At eight seconds the first one leaves, and the second one still listens.",
      "Nobody listens before two seconds, and nobody after ten.",
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
 Now cell 1 again. The screen keeps the subscriptions of its three views, and nothing else.
 */
cell("Nobody has to remember") {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let found = server.find("ca").publish().autoconnect()
  let views = (1...3).map { _ in found.subscribe() }
  clock.schedule(after: .seconds(1)) { views.forEach { $0.dispose() } }
  clock.run()
  print("requests: \(server.requests)")
  print("given up: \(server.givenUp)")
  //> requests: ["find ca"]
  //> given up: ["find ca"]
}

/*:
 There is one request for three views, and it is cancelled when the last of them leaves.

 When the last listener has left, the connection is disposed. The next listener calls `connect`, as
 every listener does. In the next cell `plain` is published with a plain subject, and `replaying`
 with one that replays. Each has a listener until four seconds, and then a late one, which prints
 what it gets.
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
    ],
    because: [
      "The source was disposed with the last listener, and nothing starts it again.",
      "Disposing the source sends no end. The subject has none to pass on or to keep.",
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

why(
  "The late listener calls `connect`. Why does nothing start again?",
  [
    .wrong(
      "A cold signal can be subscribed once.",
      because: "It can be subscribed as often as you like: *Start again* does it."),
    .wrong(
      "The count is not zero, so `connect` is not called.",
      because: """
        Every listener calls `connect`, whatever the count is. The count only says who is the last
        to leave. See *Too late*.
        """),
    .right("`connect` subscribes once in a connection's life, and that subscription is disposed."),
  ])

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
 ## Again for the next one

 Should a connection start again? This library says no, and its promise is simple: a connection is
 one run. Its disposable means this run and no other, its recording is never a mixture of two, and a
 payment is not made again because a view appeared. The price is what you have just seen: a screen
 that is opened again gets nothing new.

 RxSwift's `refCount` and Combine's `autoconnect` decided the other way: they subscribe to the
 source again. Then a screen that is opened again works, and each of its appearances may be a
 request. (Combine keeps its subject, so after the source has *completed* a late listener gets only
 the end.)

 Both are wanted. `share` counts like `autoconnect`, and begins a new run for a listener after the
 last one. Here each of the two has a listener until four seconds, and another from six seconds to
 ten.
 */
cell(
  "Share",
  predict: .choice(
    "The last line is the second listener of `share`. What does it get?", about: .lastLine,
    ["------^---!", "------^1-2!", "------^3-4!"],
    because: [
      "That is line 2, of `autoconnect`, which does not connect again.",
      "The first run was disposed at four seconds. A new run begins with 1.",
    ])
) {
  let clock = TestScheduler()
  let online = clock.cold("-1-2-3-4-5-|")
  let recordings = [online.publish().autoconnect(), online.share()].flatMap {
    [
      clock.record($0, until: .seconds(4)),
      clock.record($0, at: .seconds(6), until: .seconds(10)),
    ]
  }
  clock.run()
  for recording in recordings { print(recording.timeline.marbleText) }
  //> -1-2!
  //> ------^---!
  //> -1-2!
  //> ------^1-2!
}

/*:
 `share` starts with a new subject and a new subscription. `share(replay: 1)` also sends the
 latest value to a listener that arrives during a run, and forgets it with the run. (RxSwift calls
 that `share(replay: 1, scope: .whileConnected)`.)

 The same happens when the run ends by itself, and that surprises more people: a request ends with
 its answer. In the next cell two views show one search, and the second is opened when the answer is
 there.
 */
cell(
  "After the end",
  predict: .choice(
    "The second view comes after the answer. How many requests does `share(replay: 1)` make?",
    about: .line(1),
    ["share(replay: 1): 1", "share(replay: 1): 2"],
    because: [
      "The run is over, and its recording is forgotten with it. A new run is a new request."
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
 A run that is over has no subscribers, so `share` forgets it: an answer is fresh for the next view,
 and costs a request. RxSwift's `share(replay: 1)` does the same. Combine's `share()`, after its end,
 gives a late listener that end and nothing else. If an answer is to be kept, take a replay.

 The three views of page 09 again. Open the chart late:

 @scene(views, 2)

 ## Which one, and when

 Here are all of them on the news, with the two listeners from two seconds and from six. `published`
 was connected at zero seconds; lines that are not shown record what each listener gets.
 */
cell(
  "All of them",
  predict: .choice(
    "Which row is that of `replayLazily`?", about: .line(6),
    [
      "replayLazily  --(^A)B-C-D-|  ------(^ABC)D-|",
      "replayLazily  --^A-B-C-D-|   ------(^AB)C-D-|",
      "replayLazily  --^A-B-C-D-|   ------^C-D-|",
    ],
    because: [
      "That is `replay`, which started two seconds before the first listener.",
      "That is `autoconnect`, whose subject keeps nothing.",
    ])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  let news = scheduler.cold("-A-B-C-D-|")
  let published = news.publish()
  published.connect()
  // snippet.show
  let ways = [
    ("publish", published.signal), ("replay", news.replay()),
    ("replayLast", news.replayLast()), ("replayLazily", news.replayLazily()),
    ("autoconnect", news.publish().autoconnect()), ("share", news.share()),
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
  //> publish       --^B-C-D-|     ------^D-|
  //> replay        --(^A)B-C-D-|  ------(^ABC)D-|
  //> replayLast    --(^A)B-C-D-|  ------(^C)D-|
  //> replayLazily  --^A-B-C-D-|   ------(^AB)C-D-|
  //> autoconnect   --^A-B-C-D-|   ------^C-D-|
  //> share         --^A-B-C-D-|   ------^C-D-|
}

/*:
 Seven ways are many. **If in doubt, take `share(replay: 1)` for a screen and `replay()` for a
 request**; the others are for special cases. (For a first value at once, put `startWith` before a
 replay, which keeps it, and behind a plain `share`, which does not.) To choose among all of them, ask
 three questions: when should it start, what should a late listener get, and who stops it? All of them
 also stop when the source ends.

 | way | starts | a late listener gets | stops | use it for |
 |---|---|---|---|---|
 | `publish` | at `connect()` | what follows | when you dispose it | a feed that you turn on and off |
 | `multicast` | at `connect()` | what its subject gives | when you dispose it | the last ten lines of a chat |
 | `replay` | now | everything | only with its source | a request that is needed in any case |
 | `replayLast` | now | the latest | only with its source | a state: who is logged in |
 | `replayLazily` | with the first listener | everything | only with its source | a file that few people open |
 | `autoconnect` | with the first listener, once | what its subject gives | with the last listener | a run that must not be repeated |
 | `share` | with each first listener | what follows; with `replay: 1` the latest, too | with the last listener | a screen that is opened again, a sensor |
 */

challenge(
  "From nothing",
  """
  Two subscribers of `Signal.return("A").initially { runs += 1 }` make two runs, as in *From nothing*
  on page 09. Share it: each of the two prints A, and there is one run. The signal sends at once, so
  not every way will do.
  """)
//> A
//> A
//> runs: 1

/*:
 Whatever should be done once stands **before** the sharing: after it, each view would parse the
 list again. Views that share a list also share its age: if each should have a fresh one, the cold
 signal is right.

 ## Inside the library

 Twelve lines are enough for a connection that works:

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

 The real one goes through the same four steps:

 1. `multicast` puts a source and a subject together, and subscribes to nothing. `publish` is
    `multicast` with a plain subject, and `replay` is `multicast` with a replay subject, connected
    at once.
 2. The connection keeps both, and the disposable that will end the subscription.
 3. The first `connect` subscribes the subject to the source; every call returns that disposable.
 4. `signal` is the subject, so it is hot.

 @source(Sharing/MulticastConnection.swift, connect) #b9611420

 | line | what it buys |
 |---|---|
 | `hasConnected.set()` | one atomic step sets the flag, and says whether it was unset before: of two threads exactly one subscribes |
 | the flag, before the subscription | no lock is held while the source is subscribed, and it may send at once: a listener that calls `connect` in its callback neither waits for itself nor subscribes again |
 | `as: subscription` | the disposable is in place before the source begins: who disposes the connection while the source sends ends it at once |

 And this is the counting:

 @source(Sharing/MulticastConnection.swift, autoconnect) #ec1ca047

 | line | what it buys |
 |---|---|
 | the order of subscription and `connect` | the listener is on the subject's list before the source starts: the first one misses nothing, even of a source that sends at once |
 | `subscriber.add(…)` | an end counts as leaving, too: it disposes what the subscriber holds. It is there before anything can be sent, by the subject or after `connect`: a source that sends at once stops when its only listener has enough |

 ## In ReactiveCocoa 2.5

 `MulticastConnection` is `RACMulticastConnection` there, and goes through the same four steps. The
 operators have the same names, except `share`, which this library adds. A disposed connection does not
 reconnect there either; its tests demand it. `replayLazily` is written there with `defer`, which page
 17 shows: its block runs at a subscription, connects, and returns the connection's signal.

 ## Recap

 Answer first, then look:

 1. Which way do you choose for a request that is needed in any case, for the state of a log-in, for a
    sensor, and for a screen that is opened again?
 2. What decides what a late listener gets?
 3. Which ways stop only with their source, and where do you put `take(until:)`?
 4. What does `connect` do the second time?
 5. How do `autoconnect` and `share` differ?

 *`replay`; `replayLast`; `share`, for both · the subject · the three replays: before the replay, so
 that the source ends · it returns the same disposable, and subscribes nothing · `share` begins a new
 run for a listener after the last one, and `autoconnect` does not.*

 The questions from the beginning: the source of a subject is stopped by somebody who kept the
 disposable of that subscription, or by an end of the subject itself; its listeners cannot stop it.
 From a replay subject with room for one a late subscriber gets the last value, and then the end.

 Now do exercise 10: `swift run course check 10`. You will choose a way four times, build the
 connection yourself, for threads too, and choose three times more in the app. Next comes page 11:
 what happens when things go wrong.
 */
