import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Errors

 *50 minutes to read, 72 for the exercise.*

 Your train goes through a tunnel while you type into the search field, and for three seconds the
 phone is offline. Then the connection is back, but the search field stays dead until you restart
 the app. Nothing crashed. One error ended the whole chain.

 At the end of this page you can

 - say how far an error travels, and what it drops on its way,
 - continue after an error with `catch`, `catchTo`, and `retry`,
 - put `catch` where only the failed part has ended,
 - renew an expired token once for all requests,
 - give a request a time limit, and close a file in every case.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 10: a search is shared with `replayLazily`, and all its subscribers leave. Does the search stop?
 - Page 09: you subscribe to a cold signal a second time. What runs again?

 ## A dead search box

 You type "c", "ca", and "cat", four seconds apart, and the server takes three seconds to answer. Each
 query ends the search before it, as on page 07. If `isOffline` is true when an answer is due, the server
 sends an error. Here it's true from second 5 to second 8.
 */
cell(
  "A dead search box",
  predict: .choice(
    "The phone is online again when \"cat\" is typed. Which requests were made?", about: .lastLine,
    [
      "requests: [\"find c\", \"find ca\", \"find cat\"]",
      "requests: [\"find c\", \"find ca\"]",
      "requests: [\"find c\", \"find cat\"]",
    ],
    because: [
      """
      The error ended the chain and its subscription to the keys before "cat" was typed.
      """,
      "\"ca\" was requested. Its answer was the error.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let typed = clock.hot("c---'ca'---'cat'|")
  typed.map(server.find).switchToLatest().subscribe(
    next: { print($0.joined(separator: " ")) },
    error: { print("error: \($0)") })
  clock.schedule(after: .seconds(5)) { server.isOffline = true }
  clock.schedule(after: .seconds(8)) { server.isOffline = false }
  clock.run()
  print("requests: \(server.requests)")
  //> Caleb Cato
  //> error: offline
  //> requests: ["find c", "find ca"]
}

/*:
 The search for "ca" failed, and the whole search box ended with it. An error immediately ends each signal
 that it passes, until an operator catches it or it reaches the subscriber. It drops what waits on its
 way, such as the searches in the queue of a `concat` (page 07). If the subscriber has no `error` closure,
 as with `subscribeNext`, the error is dropped: the subscription ends, nothing crashes, and nothing is
 printed.

 Try it: search for `ca`, turn airplane mode on while the search runs and off again, and search once more.

 @scene(offline)

 ## Continue with something else

 When the company's server fails, the list can still show the names from the phone's own database.
 `catch` takes a closure. It's called with the error, and returns the signal that takes over.
 */
cell(
  "Catch",
  predict: .choice(
    "Which row is drawn for the database?", about: .line(3),
    [
      "database  ----d-------e-------|",
      "database                      ^---d-------e-------|",
      "database                      ^-----------d-------e-------|",
    ],
    because: [
      "That's `merge`, which subscribes to both at once.",
      "Nothing waits: the closure is called in the instant of the error.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let server = scheduler.cold("-n-m-#").recorded("server", by: recorder)
  let database = scheduler.cold("-d-e-|").recorded("database", by: recorder)
  server.catch { _ in database }.recorded("list", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>           0s      2s      4s      6s      8s      10s
  //> server    ----n-------m-------#
  //> database                      ^---d-------e-------|
  //> list      ----n-------m-----------d-------e-------|
}

/*:
 `catch` stops the error, and its closure can choose what follows. A login can fail in two ways.
 */
cell("Two errors") {
  for failure in [ServerError.offline, .wrongCode] {
    Signal<String>.error(failure)
      .catch { error in
        guard case ServerError.offline = error else { return .error(error) }
        return .return("try again later")
      }
      .subscribe(next: { print($0) }, error: { print("error: \($0)") })
  }
  //> try again later
  //> error: wrongCode
}

/*:
 An error of the replacement isn't caught again, so a closure that can't handle an error returns
 `.error(error)`. `catchTo` needs no closure: it continues with the same signal after any error.
 */

challenge(
  "An answer for every error", from: "Two errors",
  "Answer a wrong code with \"check the code\". Add one operator to the chain.")
//> try again later
//> check the code

/*:
 A dot beside each name shows whether that person is online. When the connection fails it becomes a
 question mark. Then the connection works again.
 */
cell(
  "A dot that fails",
  predict: .choice(
    "\"online\" is sent, then an error, then \"away\". What is the last line?", about: .lastLine,
    ["away", "completed", "?"],
    because: [
      "The error ended the subscription to `presence`, and `catchTo` doesn't subscribe again.",
      "The question mark is sent, and then `.return` completes as it always does.",
    ])
) {
  let presence = Subject<String>()
  presence.catchTo(.return("?")).subscribe(
    next: { print($0) },
    completed: { print("completed") })

  presence.sendNext("online")
  presence.sendError(ServerError.offline)
  presence.sendNext("away")
  //> online
  //> ?
  //> completed
}

/*:
 The error ended the subscription to `presence`, but not the subject, which forgets its end (page 08). A new
 subscription gets what it sends from then on.
 */

challenge(
  "The dot again", from: "A dot that fails",
  "Show the question mark, and after it every value that `presence` sends from then on.")
//> online
//> ?
//> away

/*:
 ## Where to catch

 Here is the first cell again, with `catchTo` in two places: after the whole chain, and after each search.
 */
cell(
  "Inside or outside",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["inside: offline", "outside: Cato", "inside: Cato"],
    because: [
      "Inside, the error ended one search. The typing continues, and \"cat\" starts another.",
      "Outside, the replacement took the place of the whole chain, typing included.",
    ])
) {
  // snippet.hide
  let clock = TestScheduler()
  let server = Server(on: clock)
  clock.schedule(after: .seconds(5)) { server.isOffline = true }
  clock.schedule(after: .seconds(8)) { server.isOffline = false }
  // snippet.show
  let typed = clock.hot("c---'ca'---'cat'|")
  let sorry = Signal.return(["offline"])
  typed.map(server.find).switchToLatest().catchTo(sorry)
    .subscribeNext { print("outside:", $0.joined(separator: " ")) }
  typed.map { server.find($0).catchTo(sorry) }.switchToLatest()
    .subscribeNext { print("inside:", $0.joined(separator: " ")) }
  clock.run()
  //> outside: Caleb Cato
  //> inside: Caleb Cato
  //> outside: offline
  //> inside: offline
  //> inside: Cato
}

/*:
 For every `catch` that you write, ask: which subscription has already ended when its closure runs?
 */

why(
  "\"outside: offline\" is printed. Which subscriptions of that chain have ended by then?",
  [
    .wrong(
      "The one to the search for \"ca\", and no other.",
      because: """
        That's true inside. Outside, the error has passed `switchToLatest` on its way to
        `catchTo`, and `switchToLatest` ended with it. See *Inside or outside*.
        """),
    .right("The one to the search for \"ca\", and the one to `typed`."),
    .wrong(
      "None: `catchTo` caught the error before it could end anything.",
      because: """
        An end can't be undone. `catchTo` subscribes to something new afterward. See *Inside or
        outside*.
        """),
  ])

/*:
 This is the search box with the error caught inside:

 @scene(offline, 2)

 ## Try again

 `retry(2)` subscribes again when the signal fails, up to two times. The server below is offline all the
 time, and takes three seconds to say so. `subscribeError` subscribes to the error alone.
 */
cell(
  "Retry",
  predict: .choice(
    "When does `retry(2)` give up?", about: .line(1),
    ["offline at 3.0 seconds", "offline at 6.0 seconds", "offline at 9.0 seconds"],
    because: [
      "The first error starts the second request, and isn't sent on.",
      "`retry(2)` allows two *more* requests, so there are three.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  server.isOffline = true
  server.find("ca").retry(2)
    .subscribeError { print("\($0) at \(clock.now)") }
  clock.run()
  print("\(server.requests.count) requests")
  //> offline at 9.0 seconds
  //> 3 requests
}

/*:
 `retry()` and `retry(0)` try forever: while the server is down, every phone sends requests as fast as it
 can. (In RxSwift `retry(2)` makes two requests in all.)

 So wait between tries. The closure of this `retry` gets the number of the retry, from 0 on, and returns how
 long to wait:
 */
cell(
  "Wait, then try again",
  predict: .choice(
    "Which row is drawn for the second request?", about: .line(3),
    [
      "request (2)        ^-----#",
      "request (2)              ^-----#",
      "request (2)                    ^-----#",
    ],
    because: [
      "That would be `retry(1)` alone, which doesn't wait.",
      "The pause of two seconds begins with the error, at one second.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let request = scheduler.cold("-#").recorded("request", by: recorder)
  request.retry(1, on: scheduler) { _ in .seconds(2) }
    .recorded("reply", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>              0s    1s    2s    3s    4s
  //> request (1)  ------#
  //> request (2)                    ^-----#
  //> reply        ------------------------#
}

/*:
 By hand you'd write `request.catch { _ in pause.then { request } }`: `pause` completes after two seconds,
 and `then` continues with the request.

 A pause is a guess. With `retry(when:)` you say what to wait for: the closure gets a signal of the errors,
 and returns a signal whose values mean "try again".
 */
cell(
  "Online again",
  predict: .choice(
    "The phone is online again at five seconds. When is the answer printed?",
    [
      #"5.0 seconds: ["Caleb", "Cato"]"#, #"6.0 seconds: ["Caleb", "Cato"]"#,
      #"8.0 seconds: ["Caleb", "Cato"]"#,
    ],
    because: [
      "The request is sent then, and its answer takes three seconds.",
      "The first request failed at three seconds, but the second one waits for `online`.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  server.isOffline = true
  let online = Subject<Void>()
  server.find("ca")
    .retry(when: { errors in errors.flattenMap { _ in online.take(1) } })
    .subscribeNext { print("\(clock.now): \($0)") }
  clock.schedule(after: .seconds(5)) {
    server.isOffline = false
    online.sendNext(())
  }
  clock.run()
  //> 8.0 seconds: ["Caleb", "Cato"]
}

/*:
 With a cold signal, a retry does the work again. With a hot one, you only get what is sent later.
 */

challenge(
  "From nothing",
  """
  The server is offline until second 7. Ask it for "cat", and ask again after each error: the third
  request is answered. Print the answer with its time. You need a clock, a server, and one operator.
  """)
//> ["Cato"] at 9.0 seconds

/*:
 ## One token for all

 A token expires, and every request on the screen is refused. If each of them logs in again, one login may
 invalidate the token of another, so all of them should wait for one login.

 A refused request first checks two things:

 - Can a new token help? If the phone is offline, it can't, and the request fails.
 - Has another request renewed the token already? Then this one just tries again.

 In this model `load` reads the token when it starts, and is answered or refused some seconds later.
 */
struct Refused: Error { let token: String }

final class Session {
  let clock = TestScheduler()
  var token = "old"
  var logIns = 0
  lazy var logIn = clock.cold("-'new'|")  // A token, after a second.
    .initially { [unowned self] in logIns += 1 }
    .doNext { [unowned self] in token = $0 }.share()

  func load(_ name: String, seconds: Int) -> Signal<String> {
    Signal { subscriber in
      let token = self.token
      return self.clock.schedule(after: .seconds(seconds)) {
        if token == "new" {
          subscriber.sendNext(name)
          subscriber.sendCompleted()
        } else {
          subscriber.sendError(Refused(token: token))
        }
      }
    }
  }
}

/*:
 `rows` and `list` are refused together, after one second. `photo` is refused after four, when the login has
 ended.
 */
cell(
  "One token for all",
  predict: .choice(
    "How many logins are there?", about: .lastLine,
    ["logins: 1", "logins: 2", "logins: 3"],
    because: [
      "At four seconds the refused token isn't the current one, so `photo` just tries again.",
      "`rows` and `list` share a login.",
    ])
) {
  let session = Session()
  for (name, seconds) in [("rows", 1), ("list", 1), ("photo", 4)] {
    session.load(name, seconds: seconds).retry(when: { errors in
      errors.flattenMap { error -> Signal<String> in
        guard let refused = error as? Refused else { return .error(error) }
        guard refused.token == session.token else { return .return("again") }
        return session.logIn
      }
    })
    .subscribeNext { print("\(session.clock.now): \($0)") }
  }
  session.clock.run()
  print("logins: \(session.logIns)")
  //> 3.0 seconds: rows
  //> 3.0 seconds: list
  //> 8.0 seconds: photo
  //> logins: 1
}

/*:
 `share` turns the first two logins into one. When `photo` is refused, that login is over, and only the
 second `guard` keeps `photo` from starting another. In an app, count the tries as well: a server that
 refuses every token would be asked forever.

 ## An actor owns the token {folded}

 In `async` code an actor stores the running login as a task, so a second caller can await the same one.
 */
actor Tokens {
  private(set) var logIns = 0
  private var token = "old"
  private var logIn: Task<String, Never>?

  func token(insteadOf refused: String) async -> String {
    guard refused == token else { return token }
    if let logIn { return await logIn.value }
    logIns += 1
    let started = Task { "new" }  // The request to the server.
    logIn = started
    token = await started.value
    logIn = nil
    return token
  }
}

await cell("An actor owns the token") {
  let tokens = Tokens()
  async let rows = tokens.token(insteadOf: "old")
  async let photo = tokens.token(insteadOf: "old")
  print("together:", await rows, await photo)
  print("later:", await tokens.token(insteadOf: "old"))
  print("logins:", await tokens.logIns)
  //> together: new new
  //> later: new
  //> logins: 1
}

/*:
 An actor is *re-entrant*: while it awaits the login, it runs other calls, so without `logIn` the second
 request would start its own.

 ## Errors as values, for task 3 {folded}

 The app keeps a log of each search, failures included. `materialize` turns each event into a value,
 an `Event`: `next`, `error`, or `completed`. The search below finds two names, then four, and then
 the server is offline.
 */
cell(
  "Materialize",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["value: error(offline)", "error: offline", "completed"],
    because: [
      "That's the third line. Nothing can follow an error, so the signal completes.",
      "The error is a value now. The result of `materialize` has no error to send.",
    ])
) {
  let found = Signal<Int> { subscriber in
    subscriber.sendNext(2)
    subscriber.sendNext(4)
    subscriber.sendError(ServerError.offline)
    return nil
  }
  found.materialize().subscribe(
    next: { print("value: \($0)") },
    error: { print("error: \($0)") },
    completed: { print("completed") })
  //> value: next(2)
  //> value: next(4)
  //> value: error(offline)
  //> completed
}

challenge(
  "The last two entries", from: "Materialize",
  "Show the last two entries of the log. Add one operator, in the right place.")
//> value: next(4)
//> value: error(offline)
//> completed

/*:
 Values can wait, be counted, and be filtered; an error can't. `dematerialize` turns the values back into
 events. Here a source sends three versions and an error, all in one instant. The saves are queued (page
 07), and each takes two seconds.
 */
cell(
  "There and back",
  predict: .choice(
    "The error follows a, b, and c. What is the last line?", about: .lastLine,
    [
      "materialized 0.0 seconds: failed", "materialized 6.0 seconds: failed",
      "materialized 8.0 seconds: failed",
    ],
    because: [
      "That's the plain queue. A materialized error waits like a value.",
      "At six seconds c is saved. The error is next, and is delayed, too.",
    ])
) {
  let clock = TestScheduler()
  let versions = clock.cold("(abc#)")
  let plain = versions.map {
    Signal.return($0).delay(.seconds(2), on: clock)
  }.concat()
  let materialized = versions.materialize().map {
    Signal.return($0).delay(.seconds(2), on: clock)
  }.concat().dematerialize()
  for (name, saved) in [("plain", plain), ("materialized", materialized)] {
    saved.subscribe(
      next: { print("\(name) \(clock.now): saved \($0)") },
      error: { _ in print("\(name) \(clock.now): failed") })
  }
  clock.run()
  //> plain 0.0 seconds: failed
  //> materialized 2.0 seconds: saved a
  //> materialized 4.0 seconds: saved b
  //> materialized 6.0 seconds: saved c
  //> materialized 8.0 seconds: failed
}

/*:
 The plain chain has lost all three saves: one was running, and two were in the queue.

 ## A check that fails {folded}

 Your own code finds errors, too, and in Swift it throws them. `tryMap` is a `map` whose closure may
 throw. `try` passes each value on unchanged, unless its closure throws. Here they check a phone
 extension, which has at least two digits.
 */
cell(
  "Try",
  predict: .choice(
    "First 17, x, and 30 are typed, and then 7 alone. What is the third line?", about: .line(3),
    ["30", "7", "error: tooShort(7)"],
    because: [
      "The first signal ended at x, with an error.",
      "`try` checks a value before it sends it.",
    ])
) {
  enum Wrong: Error { case notANumber(String), tooShort(Int) }
  let scheduler = TestScheduler()
  for typed in [scheduler.cold("-'17'-x-'30'|"), .return("7")] {
    typed
      .tryMap { text -> Int in
        guard let number = Int(text) else { throw Wrong.notANumber(text) }
        return number
      }
      .try { if $0 < 10 { throw Wrong.tooShort($0) } }
      .subscribe(next: { print($0) }, error: { print("error: \($0)") })
    scheduler.run()
  }
  //> 17
  //> error: notANumber("x")
  //> error: tooShort(7)
}

/*:
 A thrown error ends the signal. That's right for a file with a broken line, and wrong for a form,
 where you want to keep typing after an x. There, `map` each text to a message.

 ## No answer in time

 `catch` can't help with a request that never ends. `timeout` gives a signal a time limit. After that, the
 result fails with `SignalError.timedOut`, and the source is disposed, so a request is canceled.
 */
cell(
  "Timeout",
  predict: .choice(
    "The limit is four seconds. Which row is drawn?", about: .lastLine,
    [
      "in 4 s  ------a-----------b-----#timedOut",
      "in 4 s  ------a-----------b-----------c-----------d-----------|",
      "in 4 s  ------------------------#timedOut",
    ],
    because: [
      "The limit is for the whole signal. A value doesn't push it back.",
      "Values pass as they come. Two of them came in time.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let report = scheduler.cold("-a-b-c-d-|").recorded("report", by: recorder)
  report.timeout(.seconds(4), on: scheduler)
    .recorded("in 4 s", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>         0s    1s    2s    3s    4s
  //> report  ------a-----------b-----!
  //> in 4 s  ------a-----------b-----#timedOut
}

/*:
 The limit is counted from the subscription, and a value doesn't extend it. (In RxSwift and Combine,
 `timeout` restarts with each value, and Combine's *completes* unless it's given an error.)

 ## Closing what was opened

 A signal that opened a file has to close it in every case. The place for that is the disposable
 that the recipe returns. `finally` runs an effect when the signal ends. Is that the same?

 The cell exports three lists of contacts, each to a file. The first list ends, the second is
 damaged, and the third is so long that you close the screen after four seconds.
 */
cell(
  "A file is closed",
  predict: .choice(
    "The screen is closed during the long export. What is the last line?", about: .lastLine,
    ["damaged: finally", "long: closed", "long: finally"],
    because: [
      "That line comes earlier. The long export begins when the damaged one is over.",
      "Disposing sends neither a completion nor an error, so `finally` doesn't run.",
    ])
) {
  let scheduler = TestScheduler()
  for (name, lines) in [
    ("short", scheduler.cold("-a-|")), ("damaged", scheduler.cold("-a-#")),
    ("long", scheduler.cold("-a-b-c-d-|")),
  ] {
    let file = Signal<String> { subscriber in
      let reading = lines.subscribe(subscriber)
      return Disposable {
        reading.dispose()
        print("\(name): closed")
      }
    }
    let export = file.finally { print("\(name): finally") }.subscribe()
    scheduler.advance(by: .seconds(4))
    export.dispose()
  }
  //> short: closed
  //> short: finally
  //> damaged: closed
  //> damaged: finally
  //> long: closed
}

/*:
 The library disposes what a recipe returned after a completion, after an error, and when the subscription
 is disposed. `finally` doesn't run at a disposal, so it's right for a message such as "export over", and
 wrong for closing a file. (`doDisposed`, RxSwift's `do(onDispose:)`, runs at a disposal, too.)

 ## Inside the library {folded}

 A few lines make a working `catch`:

 ```swift
 func caught<Value>(
   _ source: Signal<Value>, _ handler: @escaping (any Error) -> Signal<Value>
 ) -> Signal<Value> {
   Signal { subscriber in
     source.subscribe(
       next: { subscriber.sendNext($0) },
       error: { handler($0).subscribe(subscriber) },
       completed: { subscriber.sendCompleted() })
   }
 }
 ```

 One thing is missing: while one thread sends the error, another may send a value, which would come after
 the replacement has begun. So the library's `LatestOutput` checks for each value whether its signal is
 still the latest:

 @source(Operators/Errors/Catch.swift, `catch`) #053cdb19

 `follow` makes the replacement the latest. No `catch` is between it and the subscriber, so its own
 error isn't caught.

 An error is any `Error` here, as with Swift's plain `throws`. Combine's second type, `Failure`, is
 more like typed throws: the compiler knows which chains can fail, and all inputs of a `merge` must
 agree on one type.

 ## In ReactiveCocoa 2.5 {folded}

 The operators have the same names, except `doDisposed` and the two forms of `retry` that wait, which are
 ours. The blocks of `try:` and `tryMap:` report a failure through an `NSError` pointer.

 ## Recap

 Answer first, then look:

 1. How many requests can `retry(3)` make here, and how many in RxSwift?
 2. A search box should survive a failed search. Where do you put `catchTo`?
 3. A signal fails, and its subscriber has no `error` closure. What happens?
 4. What closes a file, however the signal ends?

 *Four, three · on each search, inside the closure that makes it · the subscription ends, and the error is
 dropped · the disposable that the recipe returns.*

 The questions from the beginning: no, only its source ends the search. And the recipe runs again; `retry`
 relies on that.

 Now do exercise 11: `swift run course check 11`. You will fall back to a cache, repair a search
 box, let an error wait its turn, try again with longer and longer pauses, and search the address
 book while its server is offline. Next comes page 12: where the work is done, and when.
 */
