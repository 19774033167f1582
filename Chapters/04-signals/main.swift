import Marbles
import Notebook
import ReactiveCore

/*:
 # Signals

 *45 minutes to read, 60 for the exercise.*

 You read the values of a list when you want them. A signal sends its values when it has them. Key
 presses, replies from a server and the ticks of a clock can only be had this way. At the end of
 this page you can

 - create a signal, subscribe to it, and end the subscription,
 - say what a signal may send, and in which order,
 - say what happens once, and what happens for each subscriber,
 - see the events of a signal without changing it,
 - find all of this in the library's own source.

 New here: `Subscriber`, `sendError`, `sendCompleted`, `subscribe`, `subscribeCompleted`,
 `Disposable`, `dispose`, `SignalError`, `doNext`, `doError`, `doCompleted`, `advance`, `now`,
 `Recorder`, `recorded`, `diagram`.

 ## Values that come

 Here is a signal that sends nine letters. The closure is its recipe: it is given a `Subscriber`, and sends
 to it, with `sendNext` for a value and `sendCompleted` for the end. At its end it returns what has to be
 cleaned up later; here that is nothing, so `nil`. `subscribeNext` is the other side: it says what to do
 with each value.
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

 Every signal goes through the same four steps: it is created, somebody subscribes, it sends, and it
 is disposed of. The cell numbers them. `subscribe` takes a closure for each kind of event that you
 need. The `Disposable` that the recipe returns is the fourth step: it gives back what the recipe
 took, such as a timer or an open file.
 */
cell(
  "Four steps",
  predict: .choice(
    "Which comes first, \"completed\" or \"4 disposed\"?", about: .line(5),
    ["  completed", "4 disposed"])
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
 Nothing of the recipe ran at step 1. A signal that is only created does no work.

 "completed" came before "disposed". It could not be otherwise: the recipe sends before it returns, so there
 was nothing yet to dispose. You will soon meet the other order.

 ## What may be sent

 A recipe sends a value with `sendNext`, a completion with `sendCompleted`, and an error with `sendError`.
 The error in this cell is a case of `SignalError`, which lists the library's own errors. Nothing keeps you
 from writing a recipe that goes on after its end.
 */
cell("The grammar", predict: "What is printed?") {
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

challenge(
  "Both values", from: "The grammar",
  "Move one line, so that both values arrive, and then the completion.")
//> next: 1
//> next: 2
//> completed

/*:
 A signal sends any number of values. Then it may end, once: with a completion or with an error. After the
 end nothing comes. This rule is called the **grammar** of signals:

     next*  ( completed | error )?

 `*` means any number, and `?` means one or none. A recipe that breaks the rule does no harm: the subscriber
 drops what comes after the end.

 An error is an end too, with a value that says what failed.
 */
cell("An error") {
  struct NoConnection: Error {}
  let news = Signal<String> { subscriber in
    subscriber.sendNext("headline")
    subscriber.sendError(NoConnection())
    return nil
  }
  news.subscribe(
    next: { print("next: \($0)") },
    error: { print("error: \($0)") },
    completed: { print("completed") })
  //> next: headline
  //> error: NoConnection()
}

/*:
 ## A factory that waits for a worker

 A factory has a plan on the wall. When a worker comes, the line starts. Then a second worker comes.
 */
cell(
  "Cold",
  predict: .choice(
    "Worker 1 has a loaf, and worker 2 comes. What is the third line?", about: .line(3),
    ["worker 2 has a loaf", "the line starts", "worker 1 has a loaf"])
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
 For the second worker a second line starts, from the beginning. A signal like this is called **cold**:
 its recipe runs once for each subscription.

 For a letter it costs nothing that the recipe runs twice. For a payment it does. Chapter 09 is about this
 difference, and chapter 10 about sharing one run.

 ## Look without touching

 Sometimes you want to see the events of a signal without subscribing to it. `doNext`, `doError` and
 `doCompleted` run an effect when an event passes, and pass the event on as it was.

 They do not subscribe. They return a new signal, and their effects wait for its subscribers, as the
 recipe does. The next cell counts the subscriptions of a signal. `subscribeCompleted` is called for
 the completion alone.
 */
cell(
  "An effect on the way",
  predict: .choice(
    "What is the first line?", about: .line(1),
    [
      "subscription 1", "about to complete subscription 0",
      "about to complete subscription 1",
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
 The effect of `do…` always comes before the one of `subscribe…`, as it stands before it in the
 chain. The line that makes `logged` printed nothing. A second subscription would print both lines
 again, with a 2.
 */

challenge(
  "Twice, with a log", from: "An effect on the way",
  "Add one line at the end, so that the effect runs a second time, and says 2.")
//> about to complete subscription 1
//> subscription 1
//> about to complete subscription 2
//> subscription 2

/*:
 ## Time

 The signals so far sent everything at once. Most signals take their time. A page that had to wait
 for them would be slow, so the pages of this course have a clock of their own: a `TestScheduler`.
 Its time moves only when you say so: `advance` moves it, and `now` is the present time. What you
 `schedule` for later waits until that time has come. Here the toaster needs six seconds.
 */
cell("A clock of our own") {
  let scheduler = TestScheduler()
  let toast = Signal<String> { subscriber in
    scheduler.schedule(after: .seconds(6)) {
      subscriber.sendNext("toast is ready")
      subscriber.sendCompleted()
    }
  }
  toast.subscribeNext { print("\($0), at \(scheduler.now)") }
  scheduler.advance(by: .seconds(2))
  print("two seconds have passed")
  scheduler.advance(by: .seconds(4))
  //> two seconds have passed
  //> toast is ready, at 6.0 seconds
}

/*:
 `schedule(after:)` returns a disposable that calls the work off. It is the only expression in the recipe,
 so it is what the recipe returns. A subscription that ends early does not leave a timer behind.

 With a clock we can draw. In the next cell a lamp blinks every second. `recorded` writes down the
 events at one place of a chain and passes them on; the `Recorder` keeps them, and its `diagram`
 draws them. `subscribe()` without closures starts the lamp and ignores what it sends. After three
 and a half seconds `dispose` ends this.

 In a diagram `-` is time that passes. A value stands where it was sent. `|` is a completion, `#` an error,
 and `!` the place where somebody disposed the subscription.
 */
cell("Dispose") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let lamp = Signal<String> { subscriber in
    scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
      subscriber.sendNext("*")
    }
  }
  let subscription = lamp.recorded("lamp", by: recorder).subscribe()
  scheduler.advance(by: .milliseconds(3500))
  subscription.dispose()
  scheduler.advance(by: .seconds(3))
  print(recorder.diagram)
  //>       0s        1s        2s        3s
  //> lamp  ----------*---------*---------*----!
}

/*:
 Disposing sends nothing: no value, no completion. The subscriber gets nothing more, and the timer stops.
 To ignore the disposable, as the cells before this one did, is not to dispose: the subscription goes on.
 */

challenge(
  "By itself", from: "Dispose",
  """
  Nobody disposes the lamp any more: it completes by itself, at the same moment. Let the
  recipe see to it.
  """)
//>       0s        1s        2s        3s
//> lamp  ----------*---------*---------*----|

/*:
 ## An end that comes later

 In the four steps the recipe sent its end before it returned. A download ends later, when the
 recipe has returned its disposable. `run` lets time pass until nothing is left to do.
 */
cell(
  "A download",
  predict: .choice(
    "When \"completed\" is printed, is the connection still open? What comes second?",
    about: .line(2), ["completed", "connection closed"])
) {
  let scheduler = TestScheduler()
  let download = Signal<String> { subscriber in
    scheduler.schedule(after: .seconds(2)) {
      subscriber.sendNext("picture")
      subscriber.sendCompleted()
    }
    return Disposable { print("connection closed") }
  }
  download.subscribe(next: { print($0) }, completed: { print("completed") })
  scheduler.run()
  //> picture
  //> connection closed
  //> completed
}

challenge(
  "Completed first", from: "A download",
  "Let the recipe send at once, so that \"completed\" comes before \"connection closed\".")
//> picture
//> completed
//> connection closed

/*:
 The library disposes first, and sends the end afterwards. So a file is closed, and a connection is
 free again, when your code runs for "completed".

 ## Inside the library

 Where is the grammar kept? Not in the recipe: it may send anything. Not in the signal: it keeps no
 list of its subscriptions. It is kept in the subscriber. Here are its three methods:

 @source(Subscriber.swift, sendNext)
 @source(Subscriber.swift, sendError)
 @source(Subscriber.swift, sendCompleted)

 `subscription` is a collection of disposables; what the recipe returned is in it. A value passes as
 long as it is not disposed. `disposeFirst` disposes it, and is true only for the first who asks. So
 an end disposes first and is sent afterwards, and of two ends only one is sent.

 And this is what a subscription does. A subscriber is made of your closures, `start` makes room for
 long chains, and in `run` the recipe runs for this subscriber:

 @source(Subscribing.swift, subscribe)
 @source(Signal.swift, start)
 @source(Signal.swift, run)

 The `guard` decides where the recipe runs: at once, as on this page, or in the background, if this
 thread has no scheduler. Chapter 12 comes back to it.

 Read `run` again: what the recipe returns is added to a `subscription` that may be over by then. A
 disposed collection disposes what is added to it, at once. That is the order you saw in the four steps.

 One thing is missing in this picture: between the subscriber and your closures stands `SerialCallbacks`. It
 lets one event at a time through to them, even if two threads send, and forgets them after the end. You will
 see its name in the stack trace of chapter 16, and what it is good for in chapter 12.

 @source(Order/SerialCallbacks.swift, sendNext)

 If you want to follow `signal.map { }.subscribeNext { }` to its end, read nine files in this order:
 `Subscribing`, `Subscriber`, `Signal`, `Forwarding`, `Operators/Map`, `Order/SerialCallbacks`,
 `Order/Serializer`, `Disposables/Disposable` and `Disposables/CompoundDisposable`. They have about 600
 lines together. CONTRIBUTING.md says in a sentence what each adds.

 ## Recap

 - A signal is a recipe. Each subscription runs it; without one it does not run.
 - `next` any number of times, then at most one of `completed` and `error`; the subscriber sees to
   it.
 - Disposing ends a subscription without sending anything, and gives back what the recipe took.
 - `do…` runs an effect for events that pass, before `subscribe…` gets them.

 Now do exercise 04: `swift run course check 4`. You will count down, wrap an old callback, and build a
 signal of your own. Next comes chapter 05, which turns signals into other signals.
 */
