import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Multicast

 *43 minutes to read, 75 for the exercise.*

 On page 09 three views made four requests. A subject in between needed only one, but your code had to start
 it once, keep the connection, and count the subscribers. The operator `share` does all three.

 So you write `share()` wherever two views need one signal, and then the bug reports come in. A screen that
 opens late is empty. Another one asks the server again. A third is closed, and its source still runs. A
 fourth never hears who logged in. This page follows the four reports.

 At the end of this page you can

 - share one subscription among many views with one operator,
 - choose a way to share by when it starts, what it remembers, and what stops it,
 - explain all of these ways by one mechanism, a connection.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 09: a subject has a source. What can stop that source?
 - Page 08: a replay subject with room for one has ended. What does a late subscriber get?

 ## One operator

 Three views share one search. The server takes three seconds to answer, but after one second you close the
 screen, and all three views end their subscriptions. `givenUp` lists the requests that were canceled.
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
  let found = server.find("ca").share()
  let views = (1...3).map { _ in found.subscribe() }
  clock.schedule(after: .seconds(1)) { views.forEach { $0.dispose() } }
  clock.run()
  let (asked, givenUp) = (server.requests.count, server.givenUp.count)
  print("requests: \(asked), given up: \(givenUp)")
  //> requests: 1, given up: 1
}

/*:
 `share` subscribed to the search for the first view, counted the views, and disposed the search when the
 last one left. One such subscription to the source is a **run**. With `share`, it begins with the first
 subscriber, and ends when the last one leaves or the source ends.

 What happens when a screen is closed and reopened? `online` sends how many colleagues are online. `record`
 adds a subscriber: one leaves at four seconds (`until:`), and another comes at six (`at:`).
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
 So a screen that's reopened starts a run of its own. A real server would send it the current number.

 ## The first report: a late screen is empty

 A second screen opens when the first has already got 2, and its badge is empty. Does `share(replay: 1)`
 help?
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
      "That's `share()` alone. `share(replay: 1)` also sends 2, as soon as the screen subscribes.",
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
 `share(replay: 1)` keeps the latest value of a run, so the late badge isn't empty. Use plain `share()`
 only where an old value would be wrong, such as for taps.

 Here are the three views of page 09 again. Open the chart late:

 @scene(views, 2)

 ## The second report: it asks again

 A run can also end on its own: a request is over when it's answered. Two views show one search, and the
 second is opened after the answer. The cell does this twice: with `share(replay: 1)`, and with
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
 When a run is over, `share` forgets it. That can be what you want: the second view gets a fresh answer.
 To keep the answer, use `replayLazily`, which never starts twice. It keeps an error, too, so put a `retry`
 before it (page 11).

 RxSwift's `share(replay: 1)` forgets the run, too. Combine's `share()` only sends the end to a late
 subscriber.

 ## The third report: it doesn't stop

 A colleague reads this, and puts `replayLazily` on the number of people online. The badge is its only
 subscriber, and leaves at four seconds. At eight seconds the screen is closed, and `closed` sends a value.
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
 A replay runs until its source ends. A request ends by itself, but an endless source needs a
 `take(until:)` **before** `replayLazily`. After it, `take(until:)` would end only one subscription.

 ## The fourth report: it missed the login

 The server reports each login, and `logins` sends the name. The account screen opens later, and shows who
 is logged in. `replay` keeps every value, `replayLast` only the latest.
 */
cell(
  "Replay",
  predict: .choice(
    "Ada and then Bob log in before the screen opens. What does the screen get?",
    [
      "replayLast: Bob\nreplay: Ada\nreplay: Bob",
      "share(replay: 1): Bob\nreplayLast: Bob\nreplay: Ada\nreplay: Bob",
      "share(replay: 1): Bob\nreplayLazily: Ada\nreplayLazily: Bob\nreplayLast: Bob\n"
        + "replay: Ada\nreplay: Bob",
    ],
    because: [
      "`share(replay: 1)` subscribes to `logins` for its first subscriber. Bob was there before that.",
      """
      `share(replay: 1)` and `replayLazily` start with their first subscriber. Both logins were before that.
      """,
    ])
) {
  let logins = Subject<String>()
  let ways = [
    ("share(replay: 1)", logins.share(replay: 1)),
    ("replayLazily", logins.replayLazily()),
    ("replayLast", logins.replayLast()),
    ("replay", logins.replay()),
  ]
  logins.sendNext("Ada")
  logins.sendNext("Bob")
  for (name, way) in ways {
    way.subscribeNext { print("\(name): \($0)") }
  }
  //> replayLast: Bob
  //> replay: Ada
  //> replay: Bob
}

/*:
 A hot source doesn't wait for your first screen. `replayLast` and `replay` subscribe **now**, in the line
 that calls them, so they miss nothing. A state needs only its latest value, and that's `replayLast`. It
 runs as long as its source does, so for a single screen put a `take(until:)` before it.

 ## Which one, and when

 Three questions would have prevented all four reports: when does the sharing start, what does a late
 subscriber get, and what stops it?

 | way | starts | a late subscriber gets | stops | use it for |
 |---|---|---|---|---|
 | `share()` | with the first subscriber of each run | what follows | with the last subscriber | taps, a sensor |
 | `share(replay: 1)` | with the first subscriber of each run | the latest, and what follows | with the last subscriber | what a screen shows |
 | `replayLazily` | with the first subscriber | everything | only with its source | an answer that's kept |
 | `replayLast` | now | the latest, and what follows | only with its source | a state: who is logged in |
 | `replay` | now | everything | only with its source | a request that's needed in any case |

 **If in doubt, use `share(replay: 1)`. To keep an answer, use `replayLazily`; to follow a state,
 `replayLast`.**
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
 ## Behind all of them: a connection

 Each of these ways puts a subject between the source and the views, as you did by hand. They differ in two
 things: the kind of subject, and the moment when it's connected to the source. A `MulticastConnection`
 lets you choose both. `publish` makes one with a plain subject. The views subscribe to its `signal`, and
 `connect` starts the source.
 */
cell(
  "One request",
  predict: .choice(
    "The chart opens after the answer. What is printed?",
    [
      "requests so far: 0\nheader: 2\nlist: 2\nrequests: 1",
      "requests so far: 0\nheader: 2\nlist: 2\nchart: end\nrequests: 1",
      "requests so far: 1\nheader: 2\nlist: 2\nrequests: 1",
    ],
    because: [
      "A plain subject keeps nothing, not even its end (page 08). The chart waits forever.",
      "Subscribing to a connection's `signal` starts no request. `connect` does.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let connection = server.find("ca").publish()
  for view in ["header", "list"] {
    connection.signal.subscribeNext { print("\(view): \($0.count)") }
  }
  print("requests so far: \(server.requests.count)")
  connection.connect()
  clock.run()
  connection.signal.subscribe(
    next: { print("chart: \($0.count)") },
    completed: { print("chart: end") })
  print("requests: \(server.requests.count)")
  //> requests so far: 0
  //> header: 2
  //> list: 2
  //> requests: 1
}

/*:
 Use `publish` for a source that must not start before all have subscribed.

 But who may call `connect`? Here two calls stand for two screens that share a connection. The first call
 subscribes to the source, and every other call returns the same disposable. The cell disposes it after
 four seconds, and then calls `connect` a third time.
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
 Both calls returned the same disposable, so **the numbers stop for both screens when either of them
 disposes it**. The subscribers get no end, as in *Turned off* on page 09. And the last `connect` did
 nothing: **a connection connects once in its life**, so a view that appears later can't repeat a payment.
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
 Each way in the table is shorthand for such a connection. `replay` makes a connection with a replay
 subject that keeps all values, connects it, and returns its signal. `replayLast` keeps one value.
 `replayLazily` keeps all, but connects for the first subscriber. None of the three returns its
 connection, so only the end of the source stops them.

 ## Count the subscribers

 One piece of `share` is missing: the counting. `autoconnect` connects for the first subscriber, and
 disposes the connection when the last one has left. In the next cell two subscribers overlap, and a third
 comes when both have left.
 */
cell(
  "Too late",
  predict: .choice(
    "Which row is drawn for the third subscriber?", about: .lastLine,
    [
      "autoconnect (3)                                  ^-------!",
      "autoconnect (3)                                  ^---1---!",
      "autoconnect (3)                                  ^---5---!",
    ],
    because: [
      "That's `share`. A connection connects once, so nothing starts again.",
      "The run was disposed at six seconds, when the second subscriber left.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let online = scheduler.cold("-1-2-3-4-5-|").recorded("online", by: recorder)
  let shared = online.publish().autoconnect()
    .recorded("autoconnect", by: recorder)
  scheduler.record(shared, until: .seconds(4))
  scheduler.record(shared, at: .seconds(2), until: .seconds(6))
  scheduler.record(shared, at: .seconds(8), until: .seconds(10))
  scheduler.run()
  print(recorder.diagram)
  //>                  0s      2s      4s      6s      8s      10s
  //> online           ----1-------2-------3---!
  //> autoconnect (1)  ----1-------2---!
  //> autoconnect (2)          ^---2-------3---!
  //> autoconnect (3)                                  ^-------!
}

/*:
 With a replay subject, the third one would get the recorded numbers, but no end, because disposing the
 source sends none. So use `autoconnect` for a run that must not be repeated, and `share` where a late
 subscriber should start a new one, with a new subject.

 RxSwift's `refCount` and Combine's `autoconnect` subscribe to the source again. Combine keeps its subject,
 so after the source has *completed* a late subscriber gets only the end.

 ## Bring your own subject, for task 4 {folded}

 `publish` takes a plain subject. `multicast` takes the subject that you give it. Here it keeps two lines
 of a chat, and a guest joins when the chat is over.
 */
cell(
  "Multicast",
  predict: .choice(
    "The chat has four lines, and then it ends. What does the guest get?",
    ["(nothing)", "Pizza\nOK\nend", "Pizza\nOK"],
    because: [
      "That's `publish`, whose plain subject keeps nothing. This one keeps two values.",
      "The connection sends the end of its source to the subject, too, and the subject keeps it.",
    ])
) {
  let clock = TestScheduler()
  let chat = clock.cold("-'Hi'-'Lunch'-'Pizza'-'OK'-|")
  let connection = chat.multicast(ReplaySubject(capacity: 2))
  connection.connect()
  clock.run()
  connection.signal.subscribe(
    next: { print($0) }, completed: { print("end") })
  //> Pizza
  //> OK
  //> end
}

challenge(
  "The whole chat", from: "Multicast",
  "Let the guest get every line and the end. One operator replaces `multicast` and `connect`.")
//> Hi
//> Lunch
//> Pizza
//> OK
//> end

/*:
 Here are `publish`, `multicast`, and `autoconnect` side by side:

 | way | starts | a late subscriber gets | stops | use it for |
 |---|---|---|---|---|
 | `publish` | at `connect()` | what follows | when you dispose it | a source that waits until all have subscribed |
 | `multicast` | at `connect()` | what its subject gives | when you dispose it | the last ten lines of a chat |
 | `autoconnect` | with the first subscriber | what its subject gives | with the last subscriber | a run that must not be repeated |

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

 The real one gets its subject from `multicast`, and its `connect` may be called on several threads:

 @source(Sharing/MulticastConnection.swift, connect) #b9611420

 `hasConnected.set()` is one atomic step, so of two threads exactly one subscribes. No lock is held
 while it does, so a subscriber may call `connect` in its callback. And this is the counting:

 @source(Sharing/MulticastConnection.swift, autoconnect) #579c2f14

 The last two lines subscribe and then connect, in this order, so the first subscriber misses nothing.

 ## In ReactiveCocoa 2.5 {folded}

 `MulticastConnection` is `RACMulticastConnection`, and the operators have the same names, except
 `share`, which this library adds. A disposed connection doesn't reconnect there either.
 `replayLazily` is written with `defer` (page 17): its block runs at a subscription, connects, and
 returns the connection's signal.

 ## Recap

 Answer first, then look:

 1. Which way do you choose for an answer that should be kept, for a screen that's reopened, and for a state?
 2. When does `share` subscribe to its source a second time?
 3. Where do you put the `take(until:)` that stops a `replayLazily`?
 4. Two values were sent before the first screen opened. Why does `share(replay: 1)` have neither of them?
 5. What does `connect` do the second time?

 *`replayLazily`, `share(replay: 1)`, `replayLast` · when a subscriber comes after the last one has left,
 or after the source has ended · before the `replayLazily` · it subscribes to the source with its first
 subscriber, and not before · nothing: it returns the same disposable.*

 The questions from the beginning: the source of a subject stops when the disposable of that
 subscription is disposed, or when the subject itself ends; its subscribers can't stop it. From a
 replay subject with room for one a late subscriber gets the last value, and then the end.

 Now do exercise 10: `swift run course check 10`. You will choose a way of sharing four times,
 build a thread-safe connection yourself, and choose three more times in the app. Next comes page
 11: what happens when things go wrong.
 */
