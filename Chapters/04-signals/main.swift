import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Signals

 *43 minutes to read, 68 for the exercise.*

 A screen asks the server and is closed before the answer arrives. The answer arrives all the same,
 and the program writes into a screen that nobody sees. A signal fixes this: each subscriber gets an
 object that ends its subscription. At the end of this page you can

 - create a signal, subscribe to it, and end the subscription,
 - say what a signal may send, and in which order,
 - say what happens once, and what happens for each subscriber,
 - see the events of a signal without changing it,
 - wrap an old callback so that it can be stopped.

 New here: `Server`, `ask`, `Request`, `cancel`, `ServerError`, `find`, `Subscriber`,
 `sendError`, `sendCompleted`, `subscribe`, `subscribeCompleted`, `Disposable`, `dispose`,
 `SignalError`, `doNext`, `doError`, `doCompleted`, `advance`, `now`, `Recorder`, `recorded`,
 `diagram`

 Two questions about older pages. Answer them now; the answers are at the end of this page.

 - Page 01, *Make one*: what ran twice there?
 - Page 03: how often does an effect in a lazy list run? On this page it will be different.

 ## Too late to stop

 The `Server` of the address book has an old interface. Page 01 used a short form of its `ask`. The
 full one calls its closure with a `Result`, the names or a `ServerError`, and returns a `Request`.
 Here a screen asks, and is closed a second later. The server needs three seconds.
 */
cell(
  "Too late to stop",
  predict: .choice(
    "What is printed after `closed`?", about: .line(2),
    ["(nothing)", "shown: Caleb Cato"],
    because: [
      """
      The request goes on. Nobody kept the `Request`, which could have stopped it, and nothing
      reminds you of it.
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
 Calling `cancel` on the request would have stopped it. So the screen needs a variable for each
 request, and has to cancel them all when it closes. At the end of this page the same question is a
 signal, and disposing its subscription cancels the request.

 ## Values that arrive

 Here is a signal that sends nine letters. The closure is its recipe: it gets a `Subscriber`, and
 calls `sendNext` for each value and `sendCompleted` at the end. It returns what must be cleaned up
 later: here nothing, so `nil`. `subscribeNext` is the other side: it says what to do with each
 value.
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

 There are four steps, and the cell numbers them: a signal is created, somebody subscribes, it sends,
 and the subscription is disposed. `subscribe` takes a closure for each kind of
 event that you need. The `Disposable` that the recipe returns is for the fourth step: it releases
 what the recipe used, such as a timer or an open file.
 */
cell(
  "Four steps",
  predict: .choice(
    "Which comes first, \"completed\" or \"4 disposed\"?", about: .line(5),
    ["  completed", "4 disposed"],
    because: [
      "The recipe sends before it returns, so at that moment there was nothing yet to dispose."
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
 The recipe did not run at step 1: creating a signal does no work.

 ## What may be sent

 The third kind of event is an error, which a recipe sends with `sendError`. The error in this cell
 is a case of `SignalError`, with which the library's own operators fail. This recipe goes on
 sending after its end.
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
      "The signal has ended for this subscriber: the 2 is not sent.",
      "Nothing comes after an end, and no second end does.",
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
 To one subscriber, a signal sends any number of values. Then it may end, once, with a completion or
 with an error, and sends nothing more to this subscriber. This rule is called the **grammar** of
 signals:

     next*  ( completed | error )?

 `*` means any number, and `?` means one or none. A recipe that breaks the rule does no harm: the
 subscriber, and not the signal, enforces it, and drops what is sent after the end.

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
 Several threads may send to one subscription. Two of them never run its closures at the same time: one
 waits until the other has left. So a variable that only these closures change needs no lock. But a
 closure that sends to itself runs again, on the same thread, inside its work. Here a bell counts its
 rings, and answers the first with a second.
 */
cell(
  "A send inside itself",
  predict: .choice(
    "The closure ran twice. What does the counter say?", ["rings: 1", "rings: 2"],
    because: [
      """
      The second ring comes while the closure of the first is still running. Both have read 0, and
      both write 1.
      """
    ])
) {
  let bell = Subject<Int>()
  var rings = 0
  bell.subscribeNext { ring in
    let before = rings
    if ring == 1 { bell.sendNext(2) }
    rings = before + 1
  }
  bell.sendNext(1)
  print("rings: \(rings)")
  //> rings: 1
}

/*:
 The rule: put your own variables in order first, and send last. (An article on ReactiveCocoa says that
 a subscriber never handles two events at once. This one did, on one thread.)

 ## A factory that waits for a worker

 Think of a signal as a factory: a plan hangs on the wall, and there are no workers. A worker
 arrives, the line starts, and this worker gets what it makes: the worker is the subscriber. Then a
 second worker arrives. Is anything left from the first run?
 */
cell(
  "Cold",
  predict: .choice(
    "Worker 1 has a loaf, and worker 2 arrives. What is the third line?", about: .line(3),
    ["worker 2 has a loaf", "the line starts", "worker 1 has a loaf"],
    because: [
      "Nothing was kept of the first run, so there is no loaf to hand out.",
      "Each run sends to its own subscriber, and to nobody else.",
    ])
) {
  let bread = Signal<String> { subscriber in
    print("the line starts")
    subscriber.sendNext("a loaf")
    subscriber.sendCompleted()
    return nil
  }
  bread.subscribeNext { print("worker 1 has \($0)") }
  bread.subscribeNext { print("worker 2 has \($0)") }
  //> the line starts
  //> worker 1 has a loaf
  //> the line starts
  //> worker 2 has a loaf
}

/*:
 For the second worker a second line starts. A signal like this is called **cold**: its recipe runs once
 for each subscription. If the recipe makes a payment, two subscribers make two. Page 09 compares it
 with its opposite, *hot* (a subscriber does not turn the one into the other), and page 10 shares one
 run.

 ## Look without touching

 Sometimes you want to see the events of a signal on their way, and change nothing. `doNext`,
 `doError` and `doCompleted` return a new signal, which runs an effect at each event of that kind and
 passes all events on unchanged. They do not subscribe. The next cell counts the subscriptions of a
 signal. The closure of `subscribeCompleted` is called for the completion alone.
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
 The line that makes `logged` printed nothing. A second subscription would print both lines again,
 with a 2.

 ## Time

 The signals so far sent everything at once. Most signals take time. `advance` moves the time of a
 `TestScheduler` by as much as you say, and `now` is the present time. What you `schedule` for later
 waits until then.

 The address book can check whether a colleague is there. This check takes six seconds.
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
 `schedule(after:)` returns a disposable that cancels the work. It is the only expression in the
 recipe, so the recipe returns it, and a subscription that ends early also stops the timer.

 With a clock we can draw. In the next cell a phone sends `*` every second while its owner is
 there. `recorded` writes down the events at one place of a chain and passes them on; the
 `Recorder` keeps them, and its `diagram` draws them. `subscribe()` without closures starts the
 signal and ignores what it sends. After three and a half seconds we call `dispose` on the
 subscription.

 In a diagram each `-` is time that passes, a value is drawn at the moment when it was sent, `|` is
 a completion, `#` is an error, and `!` is the moment when somebody disposed the subscription.
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
      "The timer is what the recipe returned, and disposing calls it off.",
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
 Disposing sends nothing, not even a completion. The subscriber gets nothing more, and the timer
 stops. If you ignore the disposable, as the cells before this one did, the subscription goes on to
 its end. A completion or an error disposes it as well, so you keep the disposable only to stop
 early. (In Combine a subscription ends with its `AnyCancellable`: page 14.)
 */

challenge(
  "By itself", from: "Dispose",
  """
  Nobody disposes the subscription any more: the signal completes by itself, at the same moment.
  Let the recipe see to it.
  """)
//>           0s        1s        2s        3s
//> presence  ----------*---------*---------*----|

/*:
 ## The server as a signal

 Now the first cell again. The recipe asks, sends the answer, and completes. The disposable that it
 returns cancels the request.
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
 The end of a signal disposes, too, and then `cancel` does nothing, because the request has been
 answered. The server lists in `givenUp` the requests that were cancelled before their answer. The
 screen closes after one second, as before.
 */
cell(
  "Wrap the server",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["given up: []", "given up: [\"find ca\"]", "given up: [\"find ca\"], offline"],
    because: [
      "That is what a recipe without a disposable gives: the request would go on.",
      "Disposing sends nothing, and so no error either.",
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
 Nothing is shown after the screen has been closed, and the server stops its work. Every old
 interface with a callback can be wrapped like this, once. (RxSwift calls the function that makes
 such a signal `create`.) The server has this function already: from now on the pages say
 `server.find("ca")`.
 */

challenge(
  "Give it back", from: "Wrap the server",
  """
  See what a wrap that forgets its disposable does. Write `forgetful(_:at:)`, which is `find(_:at:)`
  with `return nil`, and let the screen use it.
  """)
//> closed
//> given up: []

/*:
 ## An end that arrives later

 In *Four steps* the recipe sent its end before it returned. A download ends later. Its disposable
 stops the timer (an optional: page 12 says when it is `nil`) and closes the connection. `run` lets time
 pass until nothing is left to do.
 */
cell(
  "A download",
  predict: .choice(
    "When \"completed\" is printed, is the connection still open? What is the second line?",
    about: .line(2), ["completed", "connection closed"],
    because: [
      "The library first disposes what the recipe returned, and then notifies the subscriber."
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

why(
  "In *Four steps* \"completed\" was printed before \"4 disposed\". Why is it different here?",
  [
    .wrong(
      "A timer always disposes before it sends.",
      because: """
        The timer sends, and knows of no disposable. The order is the subscriber's. See *Four
        steps*.
        """),
    .wrong(
      "There the subscriber disposed last, because nothing had failed.",
      because: "An error and a completion end a subscription in the same way. See *An error*."),
    .right(
      """
      There the recipe had not returned yet when it sent its end. So there was nothing to dispose
      before.
      """),
  ])

/*:
 If the recipe has returned, the library disposes first, and sends the end afterwards: a file is closed
 before your closure for the completion runs. (RxSwift sends the end first.)
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
 ## Inside the library

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

 It has no end and cannot be stopped. In the library the subscriber sees to both. (You may skip the code:
 the tables say enough.)

 @source(Subscriber.swift, sendNext) #ac616162
 @source(Subscriber.swift, sendCompleted) #9282be93

 | line | what it buys |
 |---|---|
 | `if !isDisposed` | after an end, and after a disposal, no value is passed on |
 | `next(value)` | `next` is your closure inside a guard that lets in one thread at a time (page 12 shows it); the thread that is inside may come in once more |
 | `if subscription.disposeFirst()` | only the first end is passed on, and what the recipe returned is disposed before that |

 And this is what a subscription does with the recipe:

 @source(Signal.swift, start) #a210fa1d

 | line | what it buys |
 |---|---|
 | `if subscriber.isDisposed` | for a subscription that is over no recipe runs |
 | `run(for: subscriber)` | calls the recipe; what it returns is kept with the subscription; if the subscription is over by then, it is disposed at once: the order of *Four steps* |
 | `guard` | on a thread without a scheduler (page 12), such as one of your own, the library's background scheduler runs the recipe: then `subscribe` returns before the recipe has begun |

 ## In ReactiveCocoa 2.5

 A signal is a `RACSignal`. `createSignal:` takes the recipe and makes a `RACDynamicSignal`, the
 closures of `subscribe` become a `RACSubscriber`, and a `RACPassthroughSubscriber` drops what
 arrives after a disposal. `Disposable` is `RACDisposable`. Each value may be `nil` there; here the
 type has to say so: `Signal<String?>`.

 ## Recap

 Answer first, then look:

 1. What happens at `Signal { … }`?
 2. What may follow a completion?
 3. What happens if you ignore the disposable that `subscribe` returns?
 4. Which runs first, `doNext` or the closure of `subscribeNext`?

 *Nothing; the recipe runs at each subscription · nothing, not even an error · nothing: the
 subscription goes on to its end · `doNext`, because it comes first in the chain.*

 The questions from the beginning: in *Make one* the closure of the signal ran twice, once for each
 subscriber. An effect in a lazy list runs once for each element, however many read it; an effect in
 a signal runs for each subscriber.

 Now do exercise 04: `swift run course check 4`. You will count down, wrap an old callback, and
 build a signal of your own. Next comes page 05, which turns signals into other signals.
 */
