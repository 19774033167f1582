import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Memory management

 *56 minutes to read, 75 for the exercise.*

 The list of the address book shows ten rows at a time, and each row has a button that calls the
 person in it. You scroll down, and tap the button once. Whose phone rings?

 A subscription connects two objects with different lifespans, such as a clock and a screen. It has to end
 when one of them is released, or when a row is reused for another person. At the end of this page you can

 - stop a reused row from acting for its previous contact,
 - say which objects in a chain of signals keep others alive, and prove it by counting,
 - find a cycle through `self`, and fix it,
 - end a subscription in four ways: by itself, with its owner, with one use of a row, and by hand.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 13: a screen is closed during a save. Does the save continue?
 - Page 05: what ends `take(until:)`, a value of the other signal, or its completion?

 ## A reused row

 A list of a thousand people makes about a dozen rows. A row that leaves at the top of the screen returns
 at the bottom with another person: its next **use** begins. `ListRow` is the course's model of a
 `UITableViewCell`, and the list calls `prepareForReuse` before it reuses a row. `Button` is a model, too
 (page 15): `click` simulates a tap, and `clicks` sends each one.
 */
cell(
  "One tap, three calls",
  predict: .choice(
    "The row has shown Ada, Cai, and Grace in turn. What does one tap print?",
    ["calling Grace", "calling Ada\ncalling Cai\ncalling Grace", "calling Ada"],
    because: [
      "Grace's subscription is the newest, but the two older ones haven't ended.",
      "The first subscription is still there, but so are the two later ones.",
    ])
) {
  let (row, button) = (ListRow(), Button())
  func show(_ name: String) {
    row.text = name
    button.clicks.subscribeNext { _ in print("calling \(name)") }
  }
  for name in ["Ada", "Cai", "Grace"] {
    row.prepareForReuse()
    show(name)
  }
  button.click()
  //> calling Ada
  //> calling Cai
  //> calling Grace
}

/*:
 Three phones ring, because each `show` subscribes to the taps once more. The list keeps the row
 and its button, so the older subscriptions never end.

 ## An old picture

 A picture has the same bug. Here Ada's takes four seconds. After two seconds the row is reused for Grace.
 */
cell(
  "Ada, then Grace",
  predict: .choice(
    "What does the row show in the end?", about: .lastLine,
    ["the row shows A", "the row shows G", "the row shows nothing"],
    because: [
      "Grace's picture came first. Then Ada's came, and replaced it.",
      "A reuse ends no subscription, so both pictures arrive.",
    ])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let row = ListRow()
  func show(_ picture: Signal<String>, _ name: String) {
    picture.recorded(name, by: recorder).subscribeNext { row.text = $0 }
  }
  show(scheduler.cold("----A|"), "Ada's picture")
  scheduler.advance(by: .seconds(2))
  row.prepareForReuse()
  show(scheduler.cold("-G|"), "Grace's picture")
  scheduler.run()
  print(recorder.diagram)
  print("the row shows \(row.text)")
  //>                  0s    1s    2s    3s    4s    5s
  //> Ada's picture    ------------------------A-----|
  //> Grace's picture              ^-----G-----|
  //> the row shows A
}

challenge(
  "A fix of your own", from: "Ada, then Grace",
  """
  The library's fix comes next. Here is an older one: let `show` return its disposable, and
  dispose it before the row is reused.
  """)
//>                  0s    1s    2s    3s    4s
//> Ada's picture    ------------!
//> Grace's picture              ^-----G-----|
//> the row shows G

/*:
 ## The end of one use

 Both bugs have one cause: a subscription outlived its use of the row. `reuses` sends a value each time the row
 is about to be reused, and completes when the row is released. The recorder is before `take(until:)`, so it
 draws what happens to the source.
 */
cell(
  "Until it's reused",
  predict: .choice(
    "Which line is drawn for Ada's picture?", about: .line(2),
    [
      "Ada's picture    ------------|",
      "Ada's picture    ------------!",
      "Ada's picture    ------------------------A-----|",
    ],
    because: [
      "The signal after `take(until:)` completes. The source before it is disposed.",
      "Then the picture would still load, and be ignored.",
    ])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let row = ListRow()
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
  print("the row shows \(row.text)")
  //>                  0s    1s    2s    3s    4s
  //> Ada's picture    ------------!
  //> Grace's picture              ^-----G-----|
  //> the row shows G
}

/*:
 Ada's picture isn't just ignored: its request is canceled (`!`), so the network is free for Grace's. The
 callback holds the row weakly, so an unneeded row is released even while its picture loads.

 `UITableViewCell` has no such signal, but you can make one, and send to it from `prepareForReuse`:

 ```swift
 final class ContactCell: UITableViewCell {
   private let reused = Subject<Void>()
   var reuses: Signal<Void> { reused.map { $0 } }

   override func prepareForReuse() {
     super.prepareForReuse()
     imageView?.image = nil
     reused.sendNext(())
   }

   deinit { reused.sendCompleted() }
 }

 // in tableView(_:cellForRowAt:)
 server.avatar(of: contact.name)
   .deliverOnMainThread()
   .take(until: cell.reuses)
   .subscribeNext { [weak cell] in cell?.imageView?.image = $0 }
 ```

 Here is a list with three such rows. Scroll before the pictures have loaded. (In a terminal, `x` is a
 request that was canceled.)

 @scene(avatars, 1)

 And here are the three phones, with the same operator after the taps, and a second tap after the last use.
 */
cell(
  "One tap, one call",
  predict: .choice(
    "There are two taps. How many lines are printed?", about: .numberOfLines, ["1", "2", "3"],
    because: [
      "Before the second tap the row was reused, which ended Grace's use.",
      "Ada's and Cai's uses ended when the next one began.",
    ])
) {
  let (row, button) = (ListRow(), Button())
  func show(_ name: String) {
    row.text = name
    button.clicks.take(until: row.reuses)
      .subscribeNext { _ in print("calling \(name)") }
  }
  for name in ["Ada", "Cai", "Grace"] {
    row.prepareForReuse()
    show(name)
  }
  button.click()
  row.prepareForReuse()
  button.click()
  //> calling Grace
}

/*:
 ## Count, don't guess

 A leak is invisible: the program keeps running, and its memory grows. So this page counts the objects that
 are alive. Each `Screen` increments the count when it's made, and decrements it when it's released. "A
 keeps B" means that A has a strong reference to B, so B lives at least as long as A.
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

/*:
 A login screen shows how long ago its code was sent. Both the screen and the signal are made in the `do`
 block.
 */
cell(
  "No variable left",
  predict: .choice(
    "No variable holds the signal or the screen anymore. What is printed?",
    [
      "screens alive: 0",
      "sent 1.0 seconds ago\nsent 2.0 seconds ago\nscreens alive: 0",
      "sent 1.0 seconds ago\nsent 2.0 seconds ago\nscreens alive: 1",
    ],
    because: [
      "The clock keeps the work for its next tick, so the ticks continue.",
      "A tick sets the screen's text, so the work that the clock keeps also keeps the screen.",
    ])
) {
  let clock = TestScheduler()
  let living = Living()
  do {
    let screen = Screen(in: living)
    Signal.interval(.seconds(1), on: clock).subscribeNext { time in
      screen.text = "sent \(time) ago"
      print(screen.text)
    }
  }
  clock.advance(by: .seconds(2))
  print("screens alive: \(living.count)")
  //> sent 1.0 seconds ago
  //> sent 2.0 seconds ago
  //> screens alive: 1
}

/*:
 You don't have to keep the signal to get its values, or the disposable to stay subscribed. (A signal needs
 a property only if other code subscribes to it later.) The price is that the screen lives as long as the
 clock, and that's a leak.

 ## Who keeps whom

 A model has a subject, `code`, and derives `isValid` from it. A login screen subscribes to `isValid`
 with a callback that uses the screen. Each arrow is a strong reference:

     code ──▶ subscriber ──▶ callback ──▶ screen
       ▲
     isValid

 - **A sender keeps its subscribers**, each subscriber keeps your callback, and the callback keeps
   everything it uses.
 - **A derived signal keeps its source.** The source doesn't keep the derived signal: its list holds
   subscribers, not signals.
 - **A subscriber doesn't keep its sender**, unless the disposable that the recipe returned uses it. Here
   neither the screen nor the disposable keeps `code`.

 So ask of every subscription: which object can still send, and how long does *that* one live? In *No
 variable left* it was the clock.
 */

why(
  "The only variable that's left keeps `isValid`. Which of the others are alive?",
  [
    .wrong(
      "None.",
      because: "The recipe of `isValid` subscribes to `code`, so `isValid` keeps `code`."),
    .wrong(
      "Only `code`.",
      because: "`code` keeps its subscribers. Follow the arrows from there."),
    .right("All of them: `code`, the subscriber, the callback, and the screen."),
  ])

/*:
 ## Two ends

 A finite signal ends by itself: when it completes or fails, the sender removes the subscriber from its
 list, and the callbacks are released. An infinite signal needs you: keep the disposable, and dispose it.
 The cell opens two screens. One shows Ada's picture, which takes two seconds to load, and the other one a
 clock.
 */
cell(
  "Two ends",
  predict: .choice(
    "The clock's subscription is disposed. What is the second line?", about: .line(2),
    ["clock disposed: 0", "clock disposed: 1", "clock disposed: 2"],
    because: [
      """
      `dispose` releases the closure immediately, and the screen with it. It doesn't wait for the next
      tick.
      """,
      "Two screens were opened, but one was released when its picture had loaded.",
    ])
) {
  // snippet.hide
  let clock = TestScheduler()
  let server = Server(on: clock)
  let living = Living()
  // snippet.show
  func open<Value>(_ signal: Signal<Value>) -> Disposable {
    let screen = Screen(in: living)
    return signal.subscribeNext { screen.text = "\($0)" }
  }
  _ = open(server.avatar(of: "Ada"))
  let ticking = open(Signal.interval(.seconds(1), on: clock))
  clock.advance(by: .seconds(3))
  print("picture loaded: \(living.count)")
  ticking.dispose()
  print("clock disposed: \(living.count)")
  clock.advance(by: .seconds(1))
  print("one second later: \(living.count)")
  //> picture loaded: 1
  //> clock disposed: 0
  //> one second later: 0
}

challenge(
  "From nothing",
  """
  Make a `Screen` that nothing but a subscription keeps, and print how many are alive. Then let the
  signal complete, and print it again.
  """)
//> 1
//> 0

/*:
 ## A callback that uses self

 The login screen owns a subject for the code, and subscribes to it with a callback that uses `self`.
 */
cell(
  "Drop the screen",
  predict: .choice(
    "The last variable with the screen is set to nil. What is printed?",
    [
      "valid: true\nthe screen is released", "valid: false\nthe screen is released",
      "valid: true",
    ],
    because: [
      """
      Another reference is left: the screen keeps the subject, and the subject keeps a callback that
      keeps the screen.
      """,
      "`sendNext` calls the callback before it returns, so the line is printed after that.",
    ])
) {
  final class LoginScreen {
    let code = Subject<String>()
    var isValid = false
    init() {
      code.subscribeNext { self.isValid = $0.count == 6 }
    }
    deinit { print("the screen is released") }
  }
  var screen: LoginScreen? = LoginScreen()
  screen?.code.sendNext("123456")
  print("valid: \(screen?.isValid == true)")
  screen = nil
  //> valid: true
}

/*:
 `deinit` didn't run. The screen keeps the subject, which keeps the subscriber, which keeps the callback,
 which keeps `self`: the screen. Such a **cycle** stays until one of its arrows goes.
 */

why(
  "Three people fix this cell, each with one change. Which of them releases the screen?",
  from: "Drop the screen",
  [
    .wrong(
      "Keep the disposable in a property, and dispose it in `deinit`.",
      because: """
        `deinit` runs when the screen is released, but the cycle keeps the screen. The disposal
        waits for the release, and the release for the disposal. See *Drop the screen*.
        """),
    .wrong(
      "Write `[weak code]` at the beginning of the callback.",
      because: """
        The callback never kept the subject. It keeps `self`, and `self` keeps the subject: that arrow
        is still there. See *Who keeps whom*.
        """),
    .right("Let `code` complete before the variable is set to nil."),
  ])
//> valid: true
//> the screen is released

/*:
 A completion releases the callbacks, and that breaks the cycle. But you'd have to send it on every path
 that leaves the screen. A safer rule: **a callback that an object keeps must not keep that object.**

 ## Weak, or derived

 With `[weak self]` the callback uses the screen without keeping it, and the screen is released:

 ```swift
 code.subscribeNext { [weak self] in self?.isValid = $0.count == 6 }
 ```

 This is the smallest change, but every callback needs it. (`unowned` breaks the cycle, too, and then a value
 that comes after the release crashes the program.)

 Why does the screen subscribe at all? Whether the code is valid follows from the code. So derive it,
 without a subscription and without `self`.
 */
cell(
  "Fix: derive",
  predict: .choice(
    "The screen keeps `code` and `isValid`. What is printed?",
    ["valid: true", "valid: true\nthe screen is released", "the screen is released"],
    because: [
      "The closure of `map` doesn't use `self`, and neither does the callback. Nothing keeps the screen.",
      "The code is sent before the screen is released, and `isValid` has a subscriber then.",
    ])
) {
  final class LoginScreen {
    let code = Subject<String>()
    let isValid: Signal<Bool>
    init() {
      isValid = code.map { $0.count == 6 }
    }
    deinit { print("the screen is released") }
  }
  var screen: LoginScreen? = LoginScreen()
  screen?.isValid.subscribeNext { print("valid: \($0)") }
  screen?.code.sendNext("123456")
  screen = nil
  //> valid: true
  //> the screen is released
}

/*:
 Prefer this fix. You'll still subscribe somewhere, but in one place, and the signals before it keep
 only their sources, never a screen. For that last place there's a third fix: `bind` and `lift`
 (page 15) subscribe for you, and hold their object weakly.

 ## A sender that lives longer

 So far the screen owned the sender. The keyboard of a phone outlives every screen. Here it's a
 `BehaviorSubject` of its height, and the search screen subscribes to it with a weak `self`. Then the
 screen is released, and the keyboard moves once more.
 */
cell(
  "The keyboard moves again",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["released", "height 0, screen: true", "height 0, screen: false"],
    because: [
      "The screen is released, but the keyboard still keeps the subscriber.",
      "The callback holds the screen weakly, so it can't keep it alive.",
    ])
) {
  final class SearchScreen {
    init(_ keyboard: Signal<Int>) {
      keyboard.subscribeNext { [weak self] height in
        print("height \(height), screen: \(self != nil)")
      }
    }
    deinit { print("released") }
  }
  let keyboard = BehaviorSubject(300)
  var screens = [SearchScreen(keyboard)]
  screens.removeAll()
  keyboard.sendNext(0)
  //> height 300, screen: true
  //> released
  //> height 0, screen: false
}

/*:
 The screen didn't leak, but its subscription did. Open the screen a hundred times, and each move of the
 keyboard runs a hundred callbacks. `weak` changes what a callback keeps, and not how long it's called.

 ## The end of the owner

 The subscription should end with its owner, so give the owner a `Lifetime` property. Its signal `ended`
 sends no values, and completes when the owner is released. `take(until: lifetime.ended)` then ends the
 subscription.
 */
cell(
  "Until the owner goes",
  predict: .choice(
    "The screen is released, then the keyboard moves. What is the last line?", about: .lastLine,
    ["released", "no longer subscribed", "height 0, screen: false"],
    because: [
      """
      The screen's own `deinit` runs first. Its properties are released after that, and one of them
      is the lifetime.
      """,
      "The signal has ended by then, so the keyboard's move isn't delivered.",
    ])
) {
  final class SearchScreen {
    let lifetime = Lifetime()
    init(_ keyboard: Signal<Int>) {
      keyboard.take(until: lifetime.ended).subscribe(
        next: { [weak self] in print("height \($0), screen:", self != nil) },
        completed: { print("no longer subscribed") })
    }
    deinit { print("released") }
  }
  let keyboard = BehaviorSubject(300)
  var screens = [SearchScreen(keyboard)]
  screens.removeAll()
  keyboard.sendNext(0)
  //> height 300, screen: true
  //> released
  //> no longer subscribed
}

/*:
 You still need `weak`: a callback that keeps the screen also keeps its lifetime, and then `ended`
 never completes. (In RxSwift and Combine the trigger's completion ends nothing: page 05.)

 ## Four ways to end

 In a view controller, start with the lifetime. You will write these lines most often:

 ```swift
 private let lifetime = Lifetime()

 override func viewDidLoad() {
   super.viewDidLoad()
   model.rows
     .deliverOnMainThread()
     .take(until: lifetime.ended)
     .subscribeNext { [weak self] in self?.show($0) }
 }
 ```

 A lifetime doesn't help a row, which is reused, not released. So there are four ways to end a subscription:

 | it ends with | write |
 |---|---|
 | the signal itself: completion or error | nothing |
 | its owner | `take(until: lifetime.ended)`, or `lifetime.add(…)` (*A bag*) |
 | one use of a row | `take(until: row.reuses)` |
 | a moment that you choose | keep the disposable, and dispose it |

 **Dropping a disposable doesn't dispose it.** The sender keeps the subscription, so a chain that ends by
 itself needs neither a bag nor a variable. Combine made the opposite choice: its `AnyCancellable` cancels
 when it's released, so a `sink` that you forget to store never gets the later values.

 ## A bag {folded}

 An object can also collect its disposables, as in RxSwift's `DisposeBag`: `add` gives one to a lifetime,
 which disposes it when the object is released.
 */
final class Header {
  let lifetime = Lifetime()
  init(_ found: Signal<Int>) {
    lifetime.add(found.subscribeNext { print("bag: \($0) found") })
  }
}

/*:
 Three subscriptions print the number of people found. The first disposable is in a bag whose owner is
 released; the second is dropped; the third is dropped, too, but it's `scoped`.
 */
cell(
  "A bag",
  predict: .choice(
    "The number changes to 2. Which subscription prints it?", about: .lastLine,
    ["bag: 2 found", "dropped: 2 found", "scoped: 2 found"],
    because: [
      "The owner was released, and its lifetime disposed what had been added to it.",
      "A `scoped` disposable disposes itself when its last reference is dropped.",
    ])
) {
  let found = BehaviorSubject(1)
  var headers = [Header(found)]
  headers.removeAll()
  found.subscribeNext { print("dropped: \($0) found") }
  _ = found.subscribeNext { print("scoped: \($0) found") }.scoped
  found.sendNext(2)
  //> bag: 1 found
  //> dropped: 1 found
  //> scoped: 1 found
  //> dropped: 2 found
}

/*:
 A bag disposes, so the subscriber gets no completion; `take(until:)` completes, and the chain says what
 ends it. A bag also grows: after five requests it holds five disposables until its owner is released, even
 though the requests are over. For an owner that lives as long as the app, use `take(until:)`.

 ## A closure that names itself {folded}

 A cycle needs neither a screen nor a signal. A download in parts starts each part when the previous one
 has arrived, often with a closure that calls itself through a variable. The next cell counts down with
 such a closure, and then with a function. `Held` prints a line when it's released.
 */
final class Held {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name): released") }
}

cell(
  "A closure that names itself",
  predict: .choice(
    "Both functions have returned. What was released?",
    ["closure: released\nfunction: released", "closure: released", "function: released"],
    because: [
      "The variable `step` keeps the closure, and the closure keeps the variable: a cycle.",
      """
      The function isn't in a variable, so its argument is released when it returns. The closure is
      part of a cycle.
      """,
    ])
) {
  func countDownByClosure(_ held: Held) {
    var step: ((Int) -> Void)?
    step = { if $0 > 0 { step?($0 - 1) } else { _ = held.name } }
    step?(3)
  }
  func countDown(_ count: Int, _ held: Held) {
    if count > 0 { countDown(count - 1, held) } else { _ = held.name }
  }
  countDownByClosure(Held("closure"))
  countDown(3, Held("function"))
  //> function: released
}

/*:
 So let a function or a method call itself. If it has to be a closure, set the variable to nil
 after the last call. (The variable can't be `weak`: only references to objects can.)

 ## Inside the library {folded}

 A `scoped` disposable, a bag, and a lifetime are each, in essence, a `deinit` that disposes. This is the
 lifetime's:

 @source(Bindings/Lifetime.swift, deinit) #8af75388

 `disposables` holds those added with `add`, and `end` is the subject behind `ended`, so each
 `take(until:)` completes.

 ## For the curious {folded}

 Here is the proof of the arrows. `survivors` makes a chain of four parts, releases three, and returns the
 ones that are still alive. A `Weak` refers to an object without keeping it.
 */
struct Weak { weak var object: AnyObject? }

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

challenge(
  "Only the subscription", from: "Who keeps whom",
  """
  Change the callback, so that the subject still keeps the subscription alive, but no longer keeps the
  screen.
  """)
//> subject ──▶ ["subscription"]
//> derived signal ──▶ ["subject", "subscription"]
//> subscription ──▶ []
//> screen ──▶ []

/*:
 When is a subscriber released before its signal has ended? When no object is left that could send
 to it.
 */
cell(
  "No sender left",
  predict: .choice(
    "The recipe sends once, and keeps nothing. What is the second line?", about: .line(2),
    ["subscribed", "completed", "connection closed"],
    because: [
      "The recipe has returned by then, and nothing keeps the subscriber anymore.",
      "The recipe sent no completion, and a release doesn't count as one.",
    ])
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
 A list, too, can be kept longer than it's needed. `Photo` is counted like a screen, and the cell walks
 twice through a thousand of them. `withExtendedLifetime` keeps `photos` alive until that line.
 */
final class Photo: Counted {}

func album(in living: Living) -> LazyList<Photo> {
  .unfold(1) { $0 > 1_000 ? nil : (Photo(in: living), $0 + 1) }
}

cell(
  "A walk through photos",
  predict: .choice(
    "The beginning is held during the walk. What is the first line?", about: .line(1),
    ["held: 0 alive", "held: 1 alive", "held: 1000 alive"],
    because: [
      "`photos` is still needed, and it keeps what was computed.",
      "Each part of the list keeps the next one, so `photos` keeps all of them.",
    ])
) {
  let living = Living()
  let photos = album(in: living)
  var rest = photos
  while rest.head != nil { rest = rest.tail }
  print("held: \(living.count) alive")
  withExtendedLifetime(photos) {}

  let second = Living()
  var most = 0
  rest = album(in: second)
  while rest.head != nil {
    most = max(most, second.count)
    rest = rest.tail
  }
  print("the tail alone: at most \(most) alive")
  //> held: 1000 alive
  //> the tail alone: at most 1 alive
}

/*:
 A list keeps the elements that it has computed, so on a walk hold the tail only. A replay subject keeps
 its recording in the same way, so give it a capacity.

 ## In ReactiveCocoa 2.5 {folded}

 | here | there |
 |---|---|
 | `[weak self]` | the macros `@weakify` and `@strongify` |
 | `unowned(unsafe)`, a reference that isn't checked | `@unsafeify` |
 | `lifetime.ended` | `rac_willDeallocSignal` |
 | `lifetime.add` | `rac_deallocDisposable` |
 | `row.reuses` | `rac_prepareForReuseSignal` |

 A dropped disposable disposes nothing there either. The usual cycle is `RACObserve(self,
 username)` with a block that uses `self`. The macro itself uses `self`, so a block with
 `RACObserve(other, name)` keeps `self`, too.

 Two claims of its *Memory Management* guide aren't true here: that a disposable keeps its signal, and that
 signals with subscribers are kept in a global set. (The code of 2.5 doesn't have that set either.)

 ## Recap

 Answer first, then look:

 1. In a chain of a subject, a derived signal, a subscription, and a screen: what keeps what?
 2. Which subscriptions end without you, and which need you?
 3. Every callback has `[weak self]`. What can still leak?
 4. What happens to a subscription when you drop its disposable?
 5. Why doesn't a lifetime help a row?

 *The derived signal keeps the subject, the subject keeps the subscriber, and the subscriber's callback keeps
 the screen · a signal that completes or fails ends them; a clock, a keyboard, or a notification doesn't, so
 you have to · a subscription to a sender that lives longer, with the work that it does · nothing: the sender
 keeps it · it is reused, and not released.*

 The questions from the beginning: the save continues, because `execute` runs the work for the
 command and not for the screen. Either of the two ends `take(until:)`.

 Now do exercise 14: `swift run course check 14`. You will close three leaks in a chat screen, keep
 a row from showing an old picture, write a test that finds leaks, and make a row of the address
 book. Next comes page 15, where callbacks, properties, and controls become signals.
 */
