import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Signals

 *41 minutes to read, 68 for the exercise.*

 A screen asks the server, and the user closes it before the answer arrives. The answer arrives all the
 same, and the program writes into a screen that's gone. With a signal, each subscriber gets an object that
 ends its subscription and cancels the request. At the end of this page you can

 - create a signal, subscribe to it, and end the subscription,
 - say what a signal may send, and in which order,
 - say what happens once, and what happens for each subscriber,
 - see the events of a signal without changing it,
 - wrap an old callback so that it can be stopped.

 Two questions about older pages. Answer them now; the answers are at the end of this page.

 - Page 01, *Make one*: what ran twice there?
 - Page 03: how often does an effect in a lazy list run? On this page it will be different.

 ## Too late to stop

 The `Server` of the address book has a callback interface. Page 01 used a short form of `ask`; the full one
 calls its closure with a `Result`, the names or a `ServerError`, and returns a `Request`. Here a screen
 asks, and is closed a second later. The server needs three seconds.
 */
cell(
  "Too late to stop",
  predict: .choice(
    "What is printed after `closed`?", about: .line(2),
    ["(nothing)", "shown: Caleb Cato"],
    because: [
      """
      The request is still running. This code doesn't keep the `Request` that could cancel it, and
      the compiler doesn't complain.
      """
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
 `cancel` would have stopped the request. But then the screen needs a variable for each request, and has to
 cancel all of them when it closes. Later on this page the same question is a signal, and disposing its
 subscription cancels the request.

 ## Values that arrive

 A signal is made from a closure, its **recipe**. The recipe gets a `Subscriber`, and calls `sendNext` for
 each value and `sendCompleted` at the end. It returns a disposable for the cleaning up, or `nil`.
 `subscribeNext` is the other side: its closure is called with each value.
 */
cell("Letters") {
  let letters = Signal<Character> { subscriber in
    for letter in "ABCDEFGHI" { subscriber.sendNext(letter) }
    subscriber.sendCompleted()
    return nil
  }
  letters.subscribeNext { print($0, terminator: $0 == "I" ? "\n" : " ") }
  //> A B C D E F G H I
}

/*:
 ## Four steps

 A signal is created, you subscribe, it sends, and the subscription is disposed. The cell numbers these
 steps. `subscribe` takes a closure for each kind of event that you need. The `Disposable` that the recipe
 returns is for the fourth step: it releases what the recipe used, such as a timer or an open file.
 */
cell(
  "Four steps",
  predict: .choice(
    "Which comes first, \"completed\" or \"4 disposed\"?", about: .line(5),
    ["  completed", "4 disposed"],
    because: [
      "The recipe sends before it returns its disposable, so there was nothing to dispose yet."
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
 Creating the signal didn't run the recipe. Subscribing did.

 ## The events

 The third kind of event is an error, sent with `sendError`. (This one is a `SignalError`, the type of the
 library's own errors.) The recipe below keeps sending after its end.
 */
cell(
  "The grammar",
  predict: .choice(
    "What is printed?",
    [
      "next: 1\ncompleted", "next: 1\ncompleted\nnext: 2",
      "next: 1\ncompleted\nnext: 2\nerror: timedOut",
    ],
    because: [
      "The signal has ended for this subscriber, so the 2 is dropped.",
      "After an end everything is dropped, a second end as well.",
    ])
) {
  let careless = Signal<Int> { subscriber in
    subscriber.sendNext(1)
    subscriber.sendCompleted()
    subscriber.sendNext(2)
    subscriber.sendError(SignalError.timedOut)
    return nil
  }
  careless.subscribe(
    next: { print("next: \($0)") },
    error: { print("error: \($0)") },
    completed: { print("completed") })
  //> next: 1
  //> completed
}

/*:
 A signal sends a subscriber any number of values, and then at most one end, a completion or an error. This
 rule is called the **grammar** of signals:

     next*  ( completed | error )?

 (`*` means any number, `?` one or none.) A recipe that breaks the rule does no harm, because the subscriber
 enforces it and drops everything after the end.

 An error says what failed. The server has one for a phone that is offline:
 */
cell("An error") {
  let news = Signal<String> { subscriber in
    subscriber.sendNext("Ada has a new number")
    subscriber.sendError(ServerError.offline)
    return nil
  }
  news.subscribe(
    next: { print("next: \($0)") },
    error: { print("error: \($0)") },
    completed: { print("completed") })
  //> next: Ada has a new number
  //> error: offline
}

/*:
 If several threads send to one subscription, the calls are serialized: the second thread blocks until the
 first one's closure has returned. So a variable that only these closures change needs no lock. On *one*
 thread, though, a closure can be called again while it's running: it only has to send to its own signal.
 Here saving Ada causes another save, and the closure counts the saves.
 */
cell(
  "A send inside itself",
  predict: .choice(
    "The closure ran twice. What does the counter say?", ["saves: 1", "saves: 2"],
    because: [
      """
      The second call comes while the first is still running. Both have read 0, and both write 1.
      """
    ])
) {
  let saved = Subject<String>()
  var saves = 0
  saved.subscribeNext { name in
    let before = saves
    if name == "Ada" { saved.sendNext("Ada's assistant") }
    saves = before + 1
  }
  saved.sendNext("Ada")
  print("saves: \(saves)")
  //> saves: 1
}

/*:
 So update your own variables first, and send last.

 ## A factory that starts for each worker

 A signal is like a factory with a plan on the wall and no workers. When a worker arrives, the line starts,
 and the worker gets what it makes. The worker is the subscriber. What happens when a second one arrives?
 */
cell(
  "Cold",
  predict: .choice(
    "The list has Ada, and now the header subscribes. What is the third line?", about: .line(3),
    ["header: Ada", "a request is sent", "list: Ada"],
    because: [
      "The signal kept nothing of the first run, so it has no Ada to hand out.",
      "Each run sends to its own subscriber, and only to that one.",
    ])
) {
  let newest = Signal<String> { subscriber in
    print("a request is sent")
    subscriber.sendNext("Ada")
    subscriber.sendCompleted()
    return nil
  }
  newest.subscribeNext { print("list: \($0)") }
  newest.subscribeNext { print("header: \($0)") }
  //> a request is sent
  //> list: Ada
  //> a request is sent
  //> header: Ada
}

/*:
 One signal, two subscribers, two requests. A signal like this is called **cold**: its recipe runs once for
 each subscription. If the recipe makes a payment, you pay twice. Page 09 compares cold signals with
 their opposite, *hot* ones (subscribing doesn't turn the one into the other), and page 10 shares one run
 between several subscribers.

 ## Look without touching

 `doNext`, `doError` and `doCompleted` let you watch events on their way. Each returns a new signal that
 runs your closure at that kind of event, and passes all events on unchanged. They don't subscribe. The
 next cell counts the subscriptions of a signal; `subscribeCompleted` subscribes to the completion alone.
 */
cell(
  "An effect on the way",
  predict: .choice(
    "What is the first line?", about: .line(1),
    [
      "subscription 1", "about to complete subscription 0",
      "about to complete subscription 1",
    ],
    because: [
      "`do…` comes before `subscribe…` in the chain, so the completion reaches it first.",
      "The recipe counts before it completes, so the count is 1 by then.",
    ])
) {
  var subscriptions = 0
  let counted = Signal<Int> { subscriber in
    subscriptions += 1
    subscriber.sendCompleted()
    return nil
  }
  let logged = counted.doCompleted {
    print("about to complete subscription \(subscriptions)")
  }
  logged.subscribeCompleted { print("subscription \(subscriptions)") }
  //> about to complete subscription 1
  //> subscription 1
}

/*:
 Making `logged` printed nothing. A second subscription would print both lines again, with a 2.

 ## Time

 So far the signals sent everything at once, but most signals take time. `advance` moves the clock of a
 `TestScheduler` forward, `now` is its present time, and what you `schedule` for later waits until then.
 This signal checks whether a colleague is at her desk, which takes six seconds.
 */
cell("A clock of our own") {
  let clock = TestScheduler()
  let call = Signal<String> { subscriber in
    clock.schedule(after: .seconds(6)) {
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
 `schedule(after:)` returns a disposable that cancels the work. It's the only expression in the recipe, so
 the recipe returns it, and a subscription that ends early also stops the timer.

 With a clock we can draw. In the next cell a phone sends `*` every second while its owner is there, and
 after three and a half seconds we call `dispose` on the subscription. `recorded` notes the events at one
 place of a chain, the `Recorder` keeps them, and its `diagram` draws them. (`subscribe()` without closures
 starts the signal and ignores what it sends.)

 In a diagram each `-` is time that passes, `|` is a completion, `#` an error, and `!` the moment when the
 subscription was disposed.
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
      "Disposing sends nothing, so it is not a completion.",
      "The recipe returned the timer's disposable, so disposing stops the timer.",
    ])
) {
  let clock = TestScheduler()
  let recorder = Recorder(clock)
  let presence = Signal<String> { subscriber in
    clock.schedule(after: .seconds(1), every: .seconds(1)) {
      subscriber.sendNext("*")
    }
  }
  let subscription = presence.recorded("presence", by: recorder).subscribe()
  clock.advance(by: .milliseconds(3500))
  subscription.dispose()
  clock.advance(by: .seconds(3))
  print(recorder.diagram)
  //>           0s        1s        2s        3s
  //> presence  ----------*---------*---------*----!
}

/*:
 Disposing sends nothing, not even a completion. The subscriber gets nothing more, and the timer stops. If
 you ignore the disposable, as the earlier cells did, the subscription runs to its end. A completion or an
 error disposes it as well, so you keep the disposable only to stop early. (Combine is different: there a
 subscription ends when its `AnyCancellable` is released. See page 14.)
 */

challenge(
  "By itself", from: "Dispose",
  """
  Don't dispose the subscription any more. Change the recipe, so that the signal completes by itself
  at the same moment.
  """)
//>           0s        1s        2s        3s
//> presence  ----------*---------*---------*----|

/*:
 ## The server as a signal

 Now the first cell again. The recipe asks, sends the answer, and completes. The disposable that it returns
 cancels the request.
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
 (After an answer the disposable runs, too, and then `cancel` has no effect.) The server lists in `givenUp`
 the requests that were cancelled before their answer. The screen closes after one second, as before.
 */
cell(
  "Wrap the server",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["given up: []", "given up: [\"find ca\"]", "given up: [\"find ca\"], offline"],
    because: [
      "That would be so if the recipe returned `nil`: the request would keep running.",
      "Disposing sends nothing, so it doesn't send an error either.",
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
 The closed screen shows nothing, and the server stops its work. You can wrap any callback interface like
 this, once. (In RxSwift you'd do it with `create`.) The address book has done it already: from now on the
 pages call `server.find("ca")`.
 */

challenge(
  "Give it back", from: "Wrap the server",
  """
  See what happens if the recipe forgets its disposable. Write `forgetful(_:at:)`, which is
  `find(_:at:)` with `return nil`, and let the screen use it.
  """)
//> closed
//> given up: []

/*:
 ## An end that arrives later

 In *Four steps* the recipe sent its end before it returned. A download ends later. Its disposable stops
 the timer (an optional, as page 12 explains) and closes the connection. When the end arrives, this
 library disposes first, and calls your closure afterwards. (RxSwift does it the other way round.)
 */
cell("A download") {
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

why(
  "In *Four steps* \"completed\" was printed before \"4 disposed\". Why is the order different here?",
  [
    .wrong(
      "A timer always disposes before it sends.",
      because: """
        The timer only sends, and doesn't know the disposable. The subscriber decides the order.
        See *Four steps*.
        """),
    .wrong(
      "There the subscriber disposed last, because nothing had failed.",
      because: "An error and a completion end a subscription in the same way. See *An error*."),
    .right(
      """
      There the recipe sent its end before it had returned its disposable, so there was nothing yet
      to dispose first.
      """),
  ])

/*:
 So when your closure for the completion runs, a file that the recipe opened is closed, unless the recipe
 sends its end before it returns.
 */

challenge(
  "Completed first", from: "A download",
  "Let the recipe send at once, so that \"completed\" comes before \"connection closed\".")
//> picture
//> completed
//> connection closed

challenge(
  "From nothing",
  """
  Write a signal that sends "anybody?" three times, a second apart: after one second, two and three.
  Subscribe, print what it sends with the time, and run the clock. The signal needs no end.
  """)
//> anybody? 1.0 seconds
//> anybody? 2.0 seconds
//> anybody? 3.0 seconds

/*:
 ## Inside the library {folded}

 A few lines are enough for a signal that works. A recipe gets a closure to send to; `map` changes
 each value on the way.

 ```swift
 struct MiniSignal<Value> {
   let recipe: ((Value) -> Void) -> Void
   func subscribe(_ next: (Value) -> Void) { recipe(next) }
   func map<New>(_ change: @escaping (Value) -> New) -> MiniSignal<New> {
     MiniSignal<New> { next in self.recipe { next(change($0)) } }
   }
 }
 ```

 It never ends and can't be stopped. In the library the subscriber takes care of both:

 @source(Subscriber.swift, sendNext) #ac616162
 @source(Subscriber.swift, sendCompleted) #9282be93

 After an end or a disposal, `isDisposed` is true and values are dropped. `disposeFirst` disposes what the
 recipe returned, and is true only for the first end. `next` is your closure, serialized between threads
 but re-entrant on the same thread. If the recipe returns its disposable after the end, as in *Four
 steps*, the subscription disposes it at once. And if you subscribe on a thread without a scheduler (page
 12), the recipe runs on a background scheduler, so `subscribe` may return before the recipe has begun.

 ## In ReactiveCocoa 2.5 {folded}

 `Signal { … }` is `+[RACSignal createSignal:]`, which makes a `RACDynamicSignal`. The closures of
 `subscribe` become a `RACSubscriber`, a `RACPassthroughSubscriber` drops what arrives after a disposal,
 and `Disposable` is `RACDisposable`. Any value may be `nil` there; here the type has to say so:
 `Signal<String?>`.

 ## Recap

 Answer first, then look:

 1. What happens at `Signal { … }`?
 2. What may follow a completion?
 3. What happens if you ignore the disposable that `subscribe` returns?
 4. Which runs first, `doNext` or the closure of `subscribeNext`?

 *Nothing; the recipe runs at each subscription · nothing, not even an error · nothing: the
 subscription runs to its end · `doNext`, because it comes first in the chain.*

 The questions from the beginning: in *Make one* the closure of the signal ran twice, once for each
 subscriber. An effect in a lazy list runs once for each element, however often the list is read; an
 effect in a signal runs for each subscriber.

 Now do exercise 04: `swift run course check 4`. You will count down, wrap an old callback, and
 build a signal of your own. Next comes page 05, which turns signals into other signals.
 */
