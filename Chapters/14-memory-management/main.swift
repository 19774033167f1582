import Marbles
import Notebook
import ReactiveCore

/*:
 # Memory management

 *50 minutes to read, 60 for the exercise.*

 A subscription connects two things that live for different times: a clock and a screen, a list and
 one of its cells. One of them is released first. What becomes of the other? At the end of this page
 you can

 - say who keeps whom alive in a chain of signals,
 - end a subscription in the four ways that there are: completion, error, disposal, an owner's end,
 - find a cycle through `self`, and cure it in three ways,
 - keep a cell that is used again from showing an old picture,
 - prove each of these by counting.

 New here: `Lifetime`, `ended`, `lift`, `Cell`, `text`, `reuses`, `prepareForReuse`.

 ## Count, do not guess

 A program with a leak goes on, and its memory grows. So this page counts what is alive. Each
 `Screen` and each `Photo` adds one to the count when it is made, and takes one away when it goes. A
 `Weak` looks at an object without keeping it.

 "A keeps B" means one thing on this page: as long as A lives, B lives too. Swift says that A has a
 strong reference to B.
 */
final class Living { var count = 0 }

class Counted {
  private let living: Living
  init(in living: Living) {
    self.living = living
    living.count += 1
  }
  deinit { living.count -= 1 }
}

final class Screen: Counted { var text = "" }
final class Photo: Counted {}

struct Weak { weak var object: AnyObject? }

/*:
 ## Nobody holds it

 A screen shows the time. The next cell makes the signal and the screen, subscribes, and leaves the
 braces. After that no variable holds the signal, the screen or the subscription.
 */
cell(
  "Nobody holds it",
  predict: .choice(
    "No variable holds the screen any more. What is the last line?", about: .lastLine,
    ["screens alive: 0", "screens alive: 1"])
) {
  let scheduler = TestScheduler()
  let living = Living()
  do {
    let screen = Screen(in: living)
    Signal.interval(.seconds(1), on: scheduler).subscribeNext { time in
      screen.text = "it is \(time)"
      print(screen.text)
    }
  }
  scheduler.advance(by: .seconds(2))
  print("screens alive: \(living.count)")
  //> it is 1.0 seconds
  //> it is 2.0 seconds
  //> screens alive: 1
}

/*:
 The clock ticks, without a variable for it. You need not keep a signal to get its values, and you
 need not keep a subscription to stay subscribed. Dropping a disposable does not dispose it.

 But the clock ticks as long as the program runs, and so the screen lives as long as the program.
 That is the first leak of this page. What keeps the screen?

 ## Who keeps whom

 A chain has four parts here: a subject, a signal that is derived from it, a subscription, and a
 screen that the callback writes to. `survivors` makes such a chain, keeps one part of it, releases
 the other three, and returns which of them are still alive. The cell asks it four times.
 */
func survivors(keeping kept: Int, of chain: () -> [AnyObject]) -> [Int] {
  var parts = chain()
  let watched = parts.map { Weak(object: $0) }
  parts = [parts[kept]]
  return withExtendedLifetime(parts) {
    watched.indices.filter { $0 != kept && watched[$0].object != nil }
  }
}

cell("Who keeps whom") {
  func chain() -> [AnyObject] {
    let typed = Subject<String>()
    let loud = typed.map { $0.uppercased() }
    let screen = Screen(in: Living())
    let subscription = loud.subscribeNext { screen.text = $0 }
    return [typed, loud, subscription, screen]
  }
  let names = ["subject", "derived signal", "subscription", "screen"]
  for kept in names.indices {
    let alive = survivors(keeping: kept, of: chain).map { names[$0] }
    print(names[kept], "──▶", alive)
  }
  //> subject ──▶ ["subscription", "screen"]
  //> derived signal ──▶ ["subject", "subscription", "screen"]
  //> subscription ──▶ []
  //> screen ──▶ []
}

/*:
 - **A sender keeps its listeners.** The subject has a list of its subscribers. A subscriber has
   your callback, and the callback has what it uses: the screen.
 - **A derived signal keeps its source**, as its recipe needs it. So it also keeps all that the
   source keeps. The running subscription does not need the derived signal any more: the first line
   does not name it.
 - **A listener keeps no sender.** Neither the screen nor the disposable does.

 So there is one question to ask of every subscription: who can still send, and how long does *that*
 live? In the first cell the answer was the clock: it holds the work that it will do next.

 ## What RAC did, and what stands here

 ReactiveCocoa's guide to memory management describes a set that the whole program shared. A new
 signal was put into it, and taken out again when the main run loop had gone round once and nobody
 had subscribed. A signal with subscribers stayed in the set; when the last one had left, the wait
 began anew. So you need not hold a signal yourself.

 This library has no such set. As you saw above, whoever can send holds the subscriber. And if
 nobody holds the subscriber, then nobody can ever send to it.
 */
cell(
  "Nobody can send",
  predict: .choice(
    "The recipe sends once, and keeps nothing. What is the second line?", about: .line(2),
    ["subscribed", "completed", "connection closed"])
) {
  let forgetful = Signal<String> { subscriber in
    subscriber.sendNext("hello")
    return Disposable { print("connection closed") }
  }
  forgetful.subscribe(
    next: { print($0) },
    completed: { print("completed") })
  print("subscribed")
  //> hello
  //> connection closed
  //> subscribed
}

/*:
 There was no completion, and nobody disposed. But when the recipe returned, the last reference to
 the subscriber went, and with it the subscription. Here is the place in the library:

 @source(Subscriber.swift, deinit)

 The first statement disposes. The rest releases a very long chain without filling the stack.

 ## Two ends

 A finite signal ends by itself. On its completion, or its error, the subscriber leaves the list of
 the sender, and the callbacks are forgotten. An infinite signal has no end, so you keep the
 disposable, and dispose it.

 The cell opens two screens. One shows a picture that comes after two seconds, the other a clock.
 */
cell(
  "Two ends",
  predict: .choice(
    "The clock's subscription is disposed. What is the second line?", about: .line(2),
    ["clock disposed: 0", "clock disposed: 1"])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  let living = Living()
  // snippet.show
  func open<Value>(_ signal: Signal<Value>) -> Disposable {
    let screen = Screen(in: living)
    return signal.subscribeNext { screen.text = "\($0)" }
  }
  _ = open(Signal.return("a picture").delay(.seconds(2), on: scheduler))
  let ticking = open(Signal.interval(.seconds(1), on: scheduler))
  scheduler.advance(by: .seconds(3))
  print("picture loaded: \(living.count)")
  ticking.dispose()
  print("clock disposed: \(living.count)")
  scheduler.advance(by: .seconds(1))
  print("one second later: \(living.count)")
  //> picture loaded: 1
  //> clock disposed: 0
  //> one second later: 0
}

/*:
 After three seconds the picture's screen is gone, as its signal has completed. And the clock? The
 scheduler keeps the place of the next tick until its time comes. But `dispose()` releases at once
 what the tick would have done, and the screen with it. So one second later the count is still 0.
 */

challenge(
  "Two ticks", from: "Nobody holds it",
  "Add one operator, so that the screen goes after its second tick.")
//> it is 1.0 seconds
//> it is 2.0 seconds
//> screens alive: 0

/*:
 ## A callback that uses self

 A login screen owns a subject, and subscribes to it. Its callback uses `self`. Then the program
 drops its reference to the screen.
 */
cell(
  "Let the screen go",
  predict: .choice(
    "The last variable with the screen is set to nil. What is the last line?",
    about: .lastLine, ["valid: true", "the screen is gone"])
) {
  final class LoginScreen {
    let username = Subject<String>()
    var isValid = false
    init() {
      username.subscribeNext { self.isValid = $0.count >= 3 }
    }
    deinit { print("the screen is gone") }
  }
  var screen: LoginScreen? = LoginScreen()
  screen?.username.sendNext("ada")
  print("valid: \(screen?.isValid == true)")
  screen = nil
  //> valid: true
}

/*:
 "the screen is gone" was never printed: `deinit` did not run. Follow the references: the screen
 keeps the subject, the subject keeps the subscriber, the subscriber keeps the callback, the
 callback keeps `self`, which is the screen. That is a **cycle**: each one keeps the next.

 The rule: **a callback that the object itself keeps must not keep the object.** There are three
 cures.

 ## First cure: weak

 With `[weak self]` the callback uses the screen without keeping it. That cuts the cycle at its last
 reference.
 */
cell("Cure 1: weak") {
  final class LoginScreen {
    let username = Subject<String>()
    var isValid = false
    init() {
      username.subscribeNext { [weak self] in self?.isValid = $0.count >= 3 }
    }
    deinit { print("the screen is gone") }
  }
  var screen: LoginScreen? = LoginScreen()
  screen?.username.sendNext("ada")
  print("valid: \(screen?.isValid == true)")
  screen = nil
  //> valid: true
  //> the screen is gone
}

/*:
 It is the smallest change. It has to be in every callback: one of ten without `weak` is enough for
 a leak. `unowned` would cut the cycle too. But with `unowned` the program crashes when a value
 comes after the screen has gone.
 */

challenge(
  "Only the subscription", from: "Who keeps whom",
  "Change the callback, so that the subject keeps the subscription alive, and the screen no more.")
//> subject ──▶ ["subscription"]
//> derived signal ──▶ ["subject", "subscription"]
//> subscription ──▶ []
//> screen ──▶ []

/*:
 ## Second cure: bind, or lift

 Two functions hold their object weakly, so that you cannot forget it. `bind(to:on:)` sets a
 property to each value. `lift(…, on:)` calls a function with the object and the latest value of
 each signal. Chapter 15 explains both. This `bind` shares only its name with the `bind` of chapter
 05.
 */
cell("Cure 2: bind and lift") {
  final class LoginScreen {
    let username = Subject<String>()
    var isValid = false
    init() {
      username.map { $0.count >= 3 }.bind(to: \.isValid, on: self)
      lift(username, on: self) { screen, name in print(name, screen.isValid) }
    }
    deinit { print("the screen is gone") }
  }
  var screen: LoginScreen? = LoginScreen()
  screen?.username.sendNext("ada")
  screen = nil
  //> ada true
  //> the screen is gone
}

/*:
 In `lift` the closure is given the screen as an argument. Do not write `self` inside: then the
 closure keeps the screen, and the cycle is back.
 */

challenge(
  "Bring the leak back", from: "Cure 2: bind and lift",
  "Change one word, so that the screen is never released.")
//> ada true

/*:
 ## Third cure: derive, do not subscribe

 Why does the screen subscribe at all? Whether the name is valid is a signal, made of another
 signal. So make that signal, without a subscription and without `self`.
 */
cell("Cure 3: derive") {
  final class LoginScreen {
    let username = Subject<String>()
    let isValid: Signal<Bool>
    init() {
      isValid = username.map { $0.count >= 3 }
    }
    deinit { print("the screen is gone") }
  }
  var screen: LoginScreen? = LoginScreen()
  screen?.isValid.subscribeNext { print("valid: \($0)") }
  screen?.username.sendNext("ada")
  screen = nil
  //> valid: true
  //> the screen is gone
}

/*:
 Prefer this cure. Somebody has to subscribe in the end, but in one place. All before it are signals
 made of signals. They keep what they are made of, and no screen.

 ## A sender that lives longer

 So far the screen owned the sender. The keyboard of a phone is not a screen's own: it is there
 before the screen and after it. Here it is a `BehaviorSubject`, and its height is 300 now. A chat
 screen subscribes to it, with a weak `self`. What happens when the screen has gone, and the
 keyboard moves again?
 */
cell(
  "The keyboard moves again",
  predict: .choice(
    "What is printed as the last line?", about: .lastLine,
    ["gone", "height 0, screen: true", "height 0, screen: false"])
) {
  final class ChatScreen {
    init(_ keyboard: Signal<Int>) {
      keyboard.subscribeNext { [weak self] height in
        print("height \(height), screen: \(self != nil)")
      }
    }
    deinit { print("gone") }
  }
  let keyboard = BehaviorSubject(300)
  var screens = [ChatScreen(keyboard)]
  screens.removeAll()
  keyboard.sendNext(0)
  //> height 300, screen: true
  //> gone
  //> height 0, screen: false
}

/*:
 The screen is gone, and its subscription is not. The keyboard still keeps the subscriber, and calls
 it each time. Open the chat a hundred times, and a hundred callbacks run. `bind` and `lift` end by
 themselves, but only when the next value comes and the object is gone.

 The subscription should end with its owner. For that an object keeps a `Lifetime`. Its signal
 `ended` sends nothing but its completion, when the object goes. And `take(until:)` ends a signal
 when another one ends. The keyboard is the same as before.
 */
cell("Until the owner goes") {
  final class ChatScreen {
    let lifetime = Lifetime()
    init(_ keyboard: Signal<Int>) {
      keyboard.take(until: lifetime.ended).subscribe(
        next: { [weak self] in print("height \($0), screen:", self != nil) },
        completed: { print("no longer listening") })
    }
    deinit { print("gone") }
  }
  // snippet.hide
  let keyboard = BehaviorSubject(300)
  // snippet.show
  var screens = [ChatScreen(keyboard)]
  screens.removeAll()
  keyboard.sendNext(0)
  //> height 300, screen: true
  //> gone
  //> no longer listening
}

/*:
 First the screen's own `deinit` runs. Then Swift drops its properties, the `Lifetime` among them;
 that completes `ended`, and the subscription is over. Keep the `weak`: a callback that keeps the
 screen keeps the lifetime alive too, so `ended` never completes.

 @source(Bindings/Lifetime.swift, deinit)

 `end` is the subject behind `ended`. `disposables` were added to the lifetime, to be disposed with
 it.

 So **let your own signals complete whenever they can.** A signal that completes ends its
 subscriptions. For a signal that never does, each user has to do that.

 ## A cell that is used again

 A list of people has a thousand rows and ten cells. A cell that leaves the screen at the top comes
 back at the bottom, for somebody else. It does not go, so a lifetime does not help. `Cell` is a
 model of it: `prepareForReuse()` is what the list calls, and `text` stands for the picture.

 Below, Ada's picture takes four seconds. After two seconds the cell is used again, for Grace.
 */
cell(
  "Ada, then Grace",
  predict: .choice(
    "What does the cell show in the end?", about: .lastLine,
    ["the cell shows A", "the cell shows G"])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let row = Cell()
  func show(_ picture: Signal<String>, _ name: String) {
    picture.recorded(name, by: recorder).subscribeNext { row.text = $0 }
  }
  show(scheduler.cold("----A|"), "Ada's picture")
  scheduler.advance(by: .seconds(2))
  row.prepareForReuse()
  show(scheduler.cold("-G|"), "Grace's picture")
  scheduler.run()
  print(recorder.diagram)
  print("the cell shows \(row.text)")
  //>                  0s    1s    2s    3s    4s    5s
  //> Ada's picture    ------------------------A-----|
  //> Grace's picture              ^-----G-----|
  //> the cell shows A
}

/*:
 The cell is Grace's, and shows Ada. Nothing leaked for long, as both signals are finite. But a
 subscription lived longer than what it was for, and that is the same fault.
 */

challenge(
  "A cure of your own", from: "Ada, then Grace",
  """
  The library's cure comes next. Here is an older one: let `show` return its disposable, and
  dispose it before the cell is used again.
  """)
//>                  0s    1s    2s    3s    4s
//> Ada's picture    ------------!
//> Grace's picture              ^-----G-----|
//> the cell shows G

/*:
 What ends here is not the cell but one use of it. `reuses` sends each time before the cell is used
 again.
 */
cell("Until it is used again") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let row = Cell()
  func show(_ picture: Signal<String>, _ name: String) {
    picture.recorded(name, by: recorder).take(until: row.reuses)
      .subscribeNext { [weak row] in row?.text = $0 }
  }
  show(scheduler.cold("----A|"), "Ada's picture")
  scheduler.advance(by: .seconds(2))
  row.prepareForReuse()
  show(scheduler.cold("-G|"), "Grace's picture")
  scheduler.run()
  print(recorder.diagram)
  print("the cell shows \(row.text)")
  //>                  0s    1s    2s    3s    4s
  //> Ada's picture    ------------!
  //> Grace's picture              ^-----G-----|
  //> the cell shows G
}

/*:
 The `!` stands where the cell was used again. Ada's picture is not only ignored: its loading is
 called off, and the network is free for Grace's. The `weak` is for a cell that is released while it
 loads.

 ## Streams that are kept too long

 A signal keeps no value. And a list? Here is a list of a thousand photos, and a walk through it.
 The last line of the cell tells Swift that `photos` is still needed after the walk.
 */
cell(
  "A walk through photos",
  predict: .choice(
    "How many photos are alive?",
    ["alive after the walk: 0", "alive after the walk: 1", "alive after the walk: 1000"])
) {
  let living = Living()
  let photos = LazyList.unfold(1) { number in
    number > 1_000 ? nil : (Photo(in: living), number + 1)
  }
  var rest = photos
  while rest.head != nil { rest = rest.tail }
  print("alive after the walk: \(living.count)")
  withExtendedLifetime(photos) {}
  //> alive after the walk: 1000
}

/*:
 A list keeps what it has computed: its head and its tail, and the tail keeps the next head. So
 whoever holds `photos` holds every photo that was made. The cure is to hold the tail only.
 */
cell("Keep the tail") {
  let living = Living()
  var most = 0
  var rest = LazyList.unfold(1) { number in
    number > 1_000 ? nil : (Photo(in: living), number + 1)
  }
  while rest.head != nil {
    most = max(most, living.count)
    rest = rest.tail
  }
  print("alive at most: \(most), after the walk: \(living.count)")
  //> alive at most: 1, after the walk: 0
}

/*:
 One kind of signal does keep values: a replay subject. It keeps its recording as long as somebody
 keeps the subject. Give it a capacity, or release it.

 ## Recap

 - A sender keeps its listeners: the subscriber, its callback, and what the callback uses.
 - Finite signals clean up by themselves. Infinite ones need a disposable, or `take(until:)`.
 - A callback that an object keeps must not keep the object: weak, bind or lift, or derive.
 - Tie a subscription to its owner with `Lifetime`, and to one use of a cell with `reuses`.
 - Do not hold a list whose elements you have read. Count, to be sure.

 Now do exercise 14: `swift run course check 14`. You will close three leaks in a chat screen, keep
 a cell from showing an old picture, and write a test that finds leaks. Next comes chapter 15, where
 properties, controls and notifications become signals, and `bind` and `lift` are explained.
 */
