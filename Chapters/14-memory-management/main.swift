import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Memory management

 *45 minutes to read, 75 for the exercise.*

 The list of the address book shows ten rows at a time, and each row has a button that calls the
 person in it. You scroll down, and tap the button once. Whose phone rings?

 A subscription connects two objects with different lifespans, such as a clock and a screen. Unless something
 ends it, it lives as long as its *sender*, and most leaks and late callbacks follow from that.

 At the end of this page you can

 - say which objects in a chain of signals keep others alive, and prove it with a `deinit`,
 - find a cycle through `self`, and choose between three fixes,
 - keep a reused row from acting for its previous contact.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 13: a screen is closed during a save. Does the save continue?
 - Page 05: what ends `take(until:)`, a value of the other signal, or its completion?

 ## A reused row

 A list of a thousand people makes about a dozen rows. A row that leaves at the top of the screen returns
 at the bottom with another person. `ListRow` is the course's model of a `UITableViewCell`, and the list calls
 `prepareForReuse` before it reuses a row. `Button` is a model, too: `click` simulates a tap, and `clicks`
 sends each one.
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

challenge(
  "A fix of your own", from: "One tap, three calls",
  "Let `show` return its disposable, and dispose it before the row is reused.")
//> calling Grace

/*:
 That works, at the price of a variable for each subscription. A weak reference wouldn't help: the callback
 doesn't use the row, and the list never releases the row. So what keeps the two older subscriptions?

 ## Who keeps whom

 "A keeps B" means that A has a strong reference to B, so B lives at least as long as A. To see when an object
 is released, print a line in its `deinit`:
 */
final class Screen {
  let name: String
  var text = ""
  init(_ name: String) { self.name = name }
  deinit { print("\(name) screen released") }
}

/*:
 A login screen shows how long ago its code was sent. Both the screen and the signal are made in the `do`
 block.
 */
cell(
  "No variable left",
  predict: .choice(
    "No variable holds the signal or the screen anymore. What is printed?",
    [
      "login screen released",
      "sent 1.0 seconds ago\nsent 2.0 seconds ago\nlogin screen released",
      "sent 1.0 seconds ago\nsent 2.0 seconds ago",
    ],
    because: [
      "The clock keeps the work for its next tick, so the ticks continue.",
      "There's always a next tick. Its work sets the screen's text, so the clock also keeps the screen.",
    ])
) {
  let clock = TestScheduler()
  do {
    let screen = Screen("login")
    Signal.interval(.seconds(1), on: clock).subscribeNext { time in
      screen.text = "sent \(time) ago"
      print(screen.text)
    }
  }
  clock.advance(by: .seconds(2))
  //> sent 1.0 seconds ago
  //> sent 2.0 seconds ago
}

/*:
 To get the values, you need to keep neither the signal nor the disposable. (A signal needs a property
 only if other code subscribes to it later.) The price: the screen is never released. That's a leak, and
 all you see of it is a line that isn't printed.

 The clock keeps its work. Signals keep their subscribers in the same way. A model has a subject, `code`, and
 derives `isValid` from it. A login screen subscribes to `isValid`. Each arrow is a strong reference:

     code ──▶ subscriber ──▶ callback ──▶ screen
       ▲
     isValid

 - **A sender keeps its subscribers**, each subscriber keeps your callback, and the callback keeps
   everything it uses.
 - **A derived signal keeps its source**, but the source doesn't keep the derived signal.
 - **A subscriber doesn't keep its sender**, and neither does your disposable.

 So ask of every subscription: *which object can still send, and how long does that one live?* The next cell
 drops the objects one by one, and keeps the disposable to the end.
 */
@discardableResult
func open<Value>(_ name: String, _ signal: Signal<Value>) -> Disposable {
  let screen = Screen(name)
  return signal.subscribeNext { screen.text = "\($0)" }
}

cell(
  "Who keeps whom",
  predict: .choice(
    "When is the screen released?",
    [
      "login screen released\ncode is nil\nisValid is nil",
      "code is nil\nlogin screen released\nisValid is nil",
      "code is nil\nisValid is nil\nlogin screen released",
    ],
    because: [
      "`isValid` is derived from the subject and keeps it. The subject keeps the rest.",
      "The disposable ends the subscription, but keeps neither the sender nor the screen.",
    ])
) {
  var code: Subject<String>? = Subject()
  var isValid: Signal<Bool>? = code!.map { $0.count == 6 }
  let subscription = open("login", isValid!)
  code = nil
  print("code is nil")
  isValid = nil
  print("isValid is nil")
  withExtendedLifetime(subscription) {}  // keeps the disposable to here
  //> code is nil
  //> login screen released
  //> isValid is nil
}

/*:
 When no object is left that could send, the subscriber is released. It gets no completion.

 ## Two ends

 A finite signal ends by itself: when it completes or fails, the sender removes the subscriber from its
 list, and the callbacks are released. An infinite signal needs you: keep the disposable, and dispose it.
 Below, one screen shows Ada's picture, which takes two seconds to load, and the other one a clock.
 */
cell(
  "Two ends",
  predict: .choice(
    "What is printed?",
    [
      "after three seconds\ndisposed",
      "picture screen released\nafter three seconds\nclock screen released\ndisposed",
      "picture screen released\nafter three seconds\ndisposed\nclock screen released",
    ],
    because: [
      "The picture's signal has completed, and that releases its callback and the screen.",
      "`dispose` releases the callback before it returns. It doesn't wait for the next tick.",
    ])
) {
  // snippet.hide
  let clock = TestScheduler()
  let server = Server(on: clock)
  // snippet.show
  open("picture", server.avatar(of: "Ada"))
  let ticking = open("clock", Signal.interval(.seconds(1), on: clock))
  clock.advance(by: .seconds(3))
  print("after three seconds")
  ticking.dispose()
  print("disposed")
  //> picture screen released
  //> after three seconds
  //> clock screen released
  //> disposed
}

challenge(
  "From nothing",
  """
  Make a login `Screen` that nothing but a subscription keeps, and print `open`. Then let the signal
  complete, and print `completed`.
  """)
//> open
//> login screen released
//> completed

/*:
 ## The line that isn't printed

 Now the screen owns the sender. It has a subject for the code, and subscribes to it with a callback that
 uses `self`.
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
 The line from `deinit` is missing. The arrows go in a circle, and such a **cycle** stays until one of them
 goes:

     screen ──▶ code ──▶ subscriber ──▶ callback
       ▲                                   │
       └────────────── self ◀──────────────┘
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
 You'd have to send that completion on every path that leaves the screen. A safer rule: **a callback that an
 object keeps must not keep that object.**

 ## Weak, or derived

 The first fix is `[weak self]`. The callback uses the screen without keeping it:

 ```swift
 code.subscribeNext { [weak self] in self?.isValid = $0.count == 6 }
 ```

 Every callback needs it, and one that you forget leaks the screen again. (`unowned` breaks the cycle, too,
 and then a value that comes after the release crashes the program.)

 The second fix asks why the screen subscribes at all. Whether the code is valid follows from the code, so
 derive it, without a subscription and without `self`.
 */
cell(
  "Fix: derive",
  predict: .choice(
    "The screen keeps `code` and `isValid`. What is printed?",
    ["valid: true", "valid: true\nthe screen is released", "the screen is released"],
    because: [
      "The closure of `map` doesn't use `self`, and neither does the callback. Nothing keeps the screen.",
      "The code is sent while the screen is still there, and `isValid` has a subscriber by then.",
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
 only their sources, never a screen. (If that place only shows a value, `bind` and `lift` of page 15 subscribe
 for you, and hold their object weakly.)

 ## Weak, and still called

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

 The third fix ends the subscription with its owner. Give the owner a `Lifetime` property. Its signal `ended`
 sends no values, and completes when the lifetime is released:

 @source(Bindings/Lifetime.swift, deinit) #8af75388

 `end` is the subject behind `ended`. When an object is released, its own `deinit` runs before Swift releases
 its properties.
 */
cell(
  "Until the owner goes",
  predict: .choice(
    "The screen is released, then the keyboard moves. What is the last line?", about: .lastLine,
    ["released", "no longer subscribed", "height 0, screen: false"],
    because: [
      "The lifetime is a property of the screen. It's released after that line, and `ended` completes.",
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
 You still need `weak`: a callback that keeps the screen also keeps its lifetime, and then `ended` never
 completes. In a view controller you will write these lines most often:

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

 RxSwift's `DisposeBag` is `lifetime.add(…)`: when the lifetime is released, it disposes what was added.
 */

challenge(
  "A bag", from: "Until the owner goes",
  """
  End the subscription with `lifetime.add(…)` and not with `take(until:)`. One line disappears, because
  a bag sends no completion.
  """)
//> height 300, screen: true
//> released

/*:
 A bag also grows: when a screen has made five requests, its bag holds five disposables, even if all five are
 over. With `take(until:)` nothing is collected, and the chain says what ends it.

 ## The end of one use

 Back to the three phones. The button sends, and it lives as long as the row. A lifetime of the row doesn't
 help, because the list keeps the row. The subscription has to end with the row's **use** for one person.
 `reuses` sends a value each time the row is about to be reused, and completes when the row is released.
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
 A picture has the same bug. Ada's takes four seconds to load. After two the row is reused for Grace, whose
 picture takes one. Without an end, Ada's picture would arrive last, and stay. The recorder is before
 `take(until:)`, so it draws what happens to the source.
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
      "`take(until:)` disposes its source, so the loading stops.",
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
 Canceling also frees the network for Grace's picture. The callback holds the row weakly, so a row that the
 list drops is released even while its picture loads.

 Here is a list with three such rows. Scroll before the pictures have loaded. (In a terminal, `×` is a
 request that was canceled.)

 @scene(avatars, 1)

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

 ## Which end, when

 | the sender | write | it ends with |
 |---|---|---|
 | ends by itself: a request | nothing | its completion or error |
 | belongs to the object | derive, or `[weak self]` | the object |
 | outlives the object: a clock, a keyboard, a model | `take(until: lifetime.ended)` and `[weak self]` | the object |
 | outlives one use of a row: its button, a picture | `take(until: row.reuses)` | that use |
 | may send until a moment that you choose | keep the disposable, and dispose it | that moment |

 **Dropping a disposable doesn't dispose it**, because the sender keeps the subscription. Combine made the
 opposite choice: its `AnyCancellable` cancels when it's released, so a `sink` that you forget to store never
 gets the later values. (Here, a disposable's `scoped` does the same.)

 ## In ReactiveCocoa 2.5 {folded}

 | here | there |
 |---|---|
 | `[weak self]` | the macros `@weakify` and `@strongify` |
 | `unowned(unsafe)`, a reference that isn't checked | `@unsafeify` |
 | `lifetime.ended` | `rac_willDeallocSignal` |
 | `lifetime.add` | `rac_deallocDisposable` |
 | `row.reuses` | `rac_prepareForReuseSignal` |

 The usual cycle is `RACObserve(self, username)` with a block that uses `self`. The macro itself uses
 `self`, so a block with `RACObserve(other, name)` keeps `self`, too. A block that calls itself through a
 variable needs no signal for a cycle: it and the variable keep each other. In Swift, let a function call
 itself.

 Two claims of its *Memory Management* guide aren't true here: that a disposable keeps its signal (it does
 only if the recipe returned one that uses the signal), and that signals with subscribers are kept in a global
 set. (The code of 2.5 doesn't have that set either.)

 ## Recap

 Answer first, then look:

 1. In a chain of a subject, a derived signal, a subscription, and a screen: what keeps what?
 2. Which subscriptions don't end by themselves?
 3. Every callback has `[weak self]`. What can still leak?
 4. Why doesn't a lifetime help a row?

 *The derived signal keeps the subject, the subject keeps the subscriber, and the subscriber's callback
 keeps the screen · those to an infinite signal, such as a clock, a keyboard, or a notification · a
 subscription to a sender that lives longer · the row is reused, and not released.*

 The questions from the beginning: the save continues, because `execute` runs the work for the
 command and not for the screen. Either of the two ends `take(until:)`.

 Now do exercise 14: `swift run course check 14`. You will close three leaks in a chat screen, keep
 a row from showing an old picture, write a test that finds leaks, and make a row of the address
 book. Next comes page 15, where callbacks, properties, and controls become signals.
 */
