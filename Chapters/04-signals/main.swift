import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Signals

 *41 minutes to read, 68 for the exercise.*

 A user closes a screen before the server has answered. The answer arrives anyway, and the program updates a
 screen that's gone. When you subscribe to a signal, you get an object that can end the subscription and
 cancel the request.

 At the end of this page you can

 - create a signal, subscribe to it, and end the subscription,
 - say what a signal may send, and in which order,
 - say what happens once, and what happens for each subscriber,
 - see the events of a signal without changing it,
 - wrap an old callback so that it can be stopped.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 02, *Concat*: why was Cathy's signal never started?
 - Page 03: how often does an effect in a lazy list run? On this page the answer is different.

 ## Too late to stop

 The `Server` of the address book has a callback interface. Page 01 used a short form of `ask`; the full one
 calls its closure with a `Result` (the names or a `ServerError`) and returns a `Request`. Here a screen
 asks, and is closed a second later. The server takes three seconds.
 */
cell(
  "Too late to stop",
  predict: .choice(
    "What is printed after `closed`?", about: .line(2),
    ["(nothing)", "shown: Caleb Cato", "canceled"],
    because: [
      """
      The request is still running. This code doesn't keep the `Request` that could cancel it, and
      the compiler doesn't complain.
      """,
      "A `Request` that isn't kept doesn't cancel anything when it's released.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  server.ask("ca") { answer in
    guard case .success(let names) = answer else { return }
    print("shown: \(names.joined(separator: " "))")
  }
  clock.schedule(after: .seconds(1)) { print("closed") }
  clock.run()
  //> closed
  //> shown: Caleb Cato
}

/*:
 `cancel` would have stopped the request, but then the screen needs a variable for each request, and has to
 cancel all of them when it closes.

 ## Four steps

 A signal is made from a closure, its **recipe**. The recipe gets a `Subscriber`, and calls `sendNext` for
 each value and `sendCompleted` at the end. It returns a disposable that cleans up, or `nil` if there's
 nothing to clean up. A real disposable would stop a timer or close a file, but the one below only prints.
 Creating, subscribing, sending, cleaning up: the cell numbers these four steps.
 */
cell(
  "Four steps",
  predict: .choice(
    "Which line comes just before \"4 disposed\"?", about: .line(5),
    ["  completed", "  next: hello", "3 the recipe runs, and sends"],
    because: [
      "The recipe sends its end before it returns its disposable, so there was nothing to dispose yet.",
      "`sendNext` and `sendCompleted` call the subscriber at once, and the recipe returns after that.",
    ])
) {
  let greeting = Signal<String> { subscriber in
    print("3 the recipe runs, and sends")
    subscriber.sendNext("hello")
    subscriber.sendCompleted()
    return Disposable { print("4 disposed") }
  }
  print("1 created")
  print("2 subscribe")
  greeting.subscribe(
    next: { print("  next: \($0)") },
    completed: { print("  completed") })
  //> 1 created
  //> 2 subscribe
  //> 3 the recipe runs, and sends
  //>   next: hello
  //>   completed
  //> 4 disposed
}

/*:
 Here the recipe runs inside `subscribe`. (Page 12 says when it doesn't.)

 ## The events

 Besides values and a completion there's a third kind of event, the error, sent with `sendError`. The
 server's error for a phone without a network is `ServerError.offline`.
 */
cell(
  "The grammar",
  predict: .choice(
    "What is printed?",
    [
      "next: 1\nerror: offline\ncompleted", "next: 1\nerror: offline",
      "next: 1\nerror: offline\nnext: 2\ncompleted",
    ],
    because: [
      "An error is an end, and there's at most one. After it, a completion is dropped.",
      "The error has ended the signal for this subscriber, so the 2 is dropped.",
    ])
) {
  let careless = Signal<Int> { subscriber in
    subscriber.sendNext(1)
    subscriber.sendError(ServerError.offline)
    subscriber.sendNext(2)
    subscriber.sendCompleted()
    return nil
  }
  careless.subscribe(
    next: { print("next: \($0)") },
    error: { print("error: \($0)") },
    completed: { print("completed") })
  //> next: 1
  //> error: offline
}

/*:
 A signal sends a subscriber any number of values, and then at most one end, a completion or an error.
 That's the **grammar** of signals:

     next*  ( completed | error )?

 (`*` means any number, `?` one or none.) The subscriber drops everything after the end. But a timer or a
 request that the recipe has started keeps running, unless the recipe's disposable stops it.

 The closures of a subscription run one at a time: if two threads send at once, one of them waits. (Page 08
 has the exception, a closure that itself sends.)

 ## A write that happens twice

 Page 01's signal only sent two names, so a second run did no harm. This one also writes: it adds Ada to the
 company. The list subscribes, and so does the header.
 */
cell(
  "Cold",
  predict: .choice(
    "The list has Ada, and now the header subscribes. What is the third line?", about: .line(3),
    ["header: 1", "joined: Ada, Ada", "list: 2"],
    because: [
      "The signal kept nothing of the first run, so the recipe runs again.",
      "Each run sends to its own subscriber, and only to that one.",
    ])
) {
  var colleagues: [String] = []
  let join = Signal<Int> { subscriber in
    colleagues.append("Ada")
    print("joined: \(colleagues.joined(separator: ", "))")
    subscriber.sendNext(colleagues.count)
    subscriber.sendCompleted()
    return nil
  }
  join.subscribeNext { print("list: \($0)") }
  join.subscribeNext { print("header: \($0)") }
  //> joined: Ada
  //> list: 1
  //> joined: Ada, Ada
  //> header: 2
}

/*:
 One signal, two subscribers, and Ada has joined twice. A signal like this is called **cold**: its recipe
 runs once for each subscription. Page 09 compares cold signals with their opposite, *hot* ones, and page 10
 shares one run between several subscribers.

 ## Time

 So far the signals sent everything at once, but most signals take time. This one takes six seconds to find
 out whether a colleague is at her desk. `advance` moves the clock of a `TestScheduler` forward.
 `schedule(after:)` returns a disposable that cancels the work, and the recipe returns it.
 */
cell("A clock of our own") {
  let clock = TestScheduler()
  let call = Signal<String> { subscriber in
    return clock.schedule(after: .seconds(6)) {
      subscriber.sendNext("Ada is there")
      subscriber.sendCompleted()
    }
  }
  call.subscribeNext { print("\($0), at \(clock.now)") }
  clock.advance(by: .seconds(2))
  print("two seconds have passed")
  clock.advance(by: .seconds(4))
  //> two seconds have passed
  //> Ada is there, at 6.0 seconds
}

/*:
 With a clock, we can draw a signal over time: `-` is time that passes, `|` a completion, `#` an error, and
 `!` a disposal. Below, a phone sends `*` every second while its owner is there, and the subscription is
 disposed after three and a half seconds.
 */
cell(
  "Dispose",
  predict: .choice(
    "Which row is drawn?", about: .lastLine,
    [
      "presence  ----------*---------*---------*----|",
      "presence  ----------*---------*---------*----!",
      "presence  ----------*---------*---------*---------*---------*-----",
    ],
    because: [
      "Disposing sends nothing, so it isn't a completion.",
      "The recipe returned the timer's disposable, so disposing stops the timer.",
    ])
) {
  let clock = TestScheduler()
  let recorder = Recorder(clock)
  let presence = Signal<String> { subscriber in
    return clock.schedule(after: .seconds(1), every: .seconds(1)) {
      subscriber.sendNext("*")
    }
  }
  // `recorded` draws what passes here. `subscribe()` ignores the events.
  let subscription = presence.recorded("presence", by: recorder).subscribe()
  clock.advance(by: .milliseconds(3500))
  subscription.dispose()
  clock.advance(by: .seconds(3))
  print(recorder.diagram)
  //>           0s        1s        2s        3s
  //> presence  ----------*---------*---------*----!
}

/*:
 Disposing stops the timer and sends nothing, not even a completion. A completion or an error disposes the
 subscription, too, so you need the disposable only to stop early. (Combine is different: there a
 subscription ends when its `AnyCancellable` is released. See page 14.)
 */

challenge(
  "By itself", from: "Dispose",
  """
  Don't dispose the subscription. Change the recipe instead, so that the signal completes by itself
  at the same moment. A second timer can do that. Return a disposable that stops both timers.
  """)
//>           0s        1s        2s        3s
//> presence  ----------*---------*---------*----|

/*:
 ## The server as a signal

 Back to the server of the first cell. The recipe asks, sends the answer, and completes. The disposable that
 it returns cancels the request.
 */
func find(_ text: String, at server: Server) -> Signal<[String]> {
  Signal { subscriber in
    let request = server.ask(text) { answer in
      switch answer {
      case .success(let names):
        subscriber.sendNext(names)
        subscriber.sendCompleted()
      case .failure(let error):
        subscriber.sendError(error)
      }
    }
    return Disposable { request.cancel() }
  }
}

/*:
 `givenUp` lists the requests that were canceled before they were answered. The screen closes after one
 second.
 */
cell(
  "Wrap the server",
  predict: .choice(
    "What is printed?",
    [
      "closed\ngiven up: []", "closed\ngiven up: [\"find ca\"]",
      "closed\nshown: [\"Caleb\", \"Cato\"]\ngiven up: []",
    ],
    because: [
      "That would be right if the recipe returned `nil`, and the request ran on.",
      "A disposed subscriber gets no values, and here the request is canceled, too.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let shown = find("ca", at: server).subscribeNext { print("shown: \($0)") }
  clock.schedule(after: .seconds(1)) {
    print("closed")
    shown.dispose()
  }
  clock.run()
  print("given up: \(server.givenUp)")
  //> closed
  //> given up: ["find ca"]
}

/*:
 The screen keeps one disposable, and never deals with a request. You can wrap any callback API this way.
 The address book has done it for you: the pages call `server.find("ca")`. (In RxSwift, `Observable.create`
 takes such a recipe.)
 */

challenge(
  "Without the disposable", from: "Wrap the server",
  """
  See what happens if the recipe doesn't return its disposable. Write `forgetful(_:at:)`, which is
  `find(_:at:)` with `return nil`, and use it in the cell.
  """)
//> closed
//> given up: []

/*:
 ## Look without touching

 You'd like to log what a signal sends, but a second subscription would send a second request. So put the
 log into the chain: `doNext`, `doError`, and `doCompleted` return a new signal that runs your closure at
 that kind of event, and passes all events on unchanged. (`subscribeCompleted` subscribes to the completion
 alone.)
 */
cell(
  "An effect on the way",
  predict: .choice(
    "What is printed?",
    [
      "list: Caleb Cato\nlog: Caleb Cato\nrequests: 1",
      "log: Caleb Cato\nlist: Caleb Cato\nrequests: 1",
      "log: Caleb Cato\nlist: Caleb Cato\nrequests: 2",
    ],
    because: [
      "`do…` comes before `subscribe…` in the chain, so the names reach the log first.",
      "`doNext` returns a new signal and doesn't subscribe, so the recipe runs once.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  find("ca", at: server)
    .doNext { print("log: \($0.joined(separator: " "))") }
    .subscribeNext { print("list: \($0.joined(separator: " "))") }
  clock.run()
  print("requests: \(server.requests.count)")
  //> log: Caleb Cato
  //> list: Caleb Cato
  //> requests: 1
}

challenge(
  "From nothing",
  """
  Write a signal that sends "anybody?" three times, a second apart: after one, two, and three seconds.
  Subscribe, print what it sends with the time, and advance the clock by three seconds. The signal needs
  no end.
  """)
//> anybody? 1.0 seconds
//> anybody? 2.0 seconds
//> anybody? 3.0 seconds

/*:
 ## An end that arrives later {folded}

 The download below ends after two seconds, and its disposable closes the connection. (`work` is optional,
 because a scheduler that does its work at once has nothing to cancel.)
 */
cell(
  "A download",
  predict: .choice(
    "What is printed?",
    [
      "picture\ncompleted\nconnection closed", "picture\nconnection closed\ncompleted",
      "picture\ncompleted",
    ],
    because: [
      "That was the order in *Four steps*. This recipe has returned, so its disposable runs first.",
      "An end disposes the subscription, too.",
    ])
) {
  let clock = TestScheduler()
  let download = Signal<String> { subscriber in
    let work = clock.schedule(after: .seconds(2)) {
      subscriber.sendNext("picture")
      subscriber.sendCompleted()
    }
    return Disposable {
      work?.dispose()
      print("connection closed")
    }
  }
  download.subscribe(next: { print($0) }, completed: { print("completed") })
  clock.run()
  //> picture
  //> connection closed
  //> completed
}

/*:
 When an end arrives, this library disposes first, and calls your closure afterward, so a file that the
 recipe opened is closed by then. (RxSwift does it the other way around.) In *Four steps* the recipe sent
 its end before it had returned its disposable, so there was nothing yet to dispose. In *Wrap the server*
 the disposable runs after an answer, too, but then the request is over, and `cancel` does nothing.

 ## Inside the library {folded}

 A few lines make a working signal. The recipe gets a closure to call with each value; `map` changes the
 value first.

 ```swift
 struct MiniSignal<Value> {
   let recipe: ((Value) -> Void) -> Void
   func subscribe(_ next: (Value) -> Void) { recipe(next) }
   func map<New>(_ change: @escaping (Value) -> New) -> MiniSignal<New> {
     MiniSignal<New> { next in self.recipe { next(change($0)) } }
   }
 }
 ```

 This signal never ends and can't be stopped. In the library the subscriber handles both:

 @source(Subscriber.swift, sendNext) #ac616162
 @source(Subscriber.swift, sendCompleted) #9282be93

 After an end or a disposal, `isDisposed` is true and values are dropped. `disposeFirst` disposes the
 recipe's disposable, and returns true only for the first end. If the recipe returns its disposable after
 the end, the subscription disposes it at once.

 `next` is your closure. If two threads call it at once, one of them waits. A call from inside the closure
 doesn't wait.

 ## In ReactiveCocoa 2.5 {folded}

 `Signal { … }` is `+[RACSignal createSignal:]`, which makes a `RACDynamicSignal`. The closures of
 `subscribe` become a `RACSubscriber`, a `RACPassthroughSubscriber` drops what arrives after a disposal, and
 `Disposable` is `RACDisposable`. Any value may be `nil` there; here the type has to say so:
 `Signal<String?>`.

 ## Recap

 Answer first, then look:

 1. What runs at `Signal { … }`?
 2. What may follow a completion?
 3. What happens if you ignore the disposable that `subscribe` returns?
 4. Which runs first, `doNext` or the closure of `subscribeNext`?

 *Nothing until you subscribe · nothing, not even an error · the subscription runs to its end · `doNext`,
 because it comes first in the chain.*

 The questions from the beginning: the signal before Cathy's failed, and an error ends the whole chain. An
 effect in a lazy list runs once for each element, and an effect in a signal runs for each subscriber.

 Now do exercise 04: `swift run course check 4`. You will count down, wrap an old callback, and build a
 signal of your own. Next comes page 05, which turns signals into other signals.
 */
