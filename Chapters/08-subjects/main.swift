import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Subjects

 *46 minutes to read, 94 for the exercise.*

 The search field works, and so does the list below it. Then a colleague adds a Siri shortcut, one line in
 another file, and the screen is wrong. Neither the field nor the list has changed. The line sends to a
 *subject*, a signal that you can send to, and any code that holds one can do that.

 At the end of this page you can

 - push values into a signal from outside,
 - say what a subject does at a subscription, at a send, and at its end,
 - choose between `Subject`, `ReplaySubject`, and `BehaviorSubject` by what a late subscriber gets,
 - see when a subject is the wrong tool, and keep the right one private.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 07: a subject waits in the queue of `flatten(maxConcurrent:)`, and sends. Who gets the value?
 - Page 06: `combineLatest` of a name and a code has sent nothing yet. Why?

 ## Who may send?

 Here is the field. Its subject is public, so that the list can subscribe.
 */
final class OpenField {
  var text = ""
  let subject = Subject<String>()
  func change(to newText: String) {
    text = newText
    subject.sendNext(newText)
  }
}

/*:
 The shortcut should show Ada, so its author takes the shortest route, and sends to the subject.
 */
cell(
  "Who may send?",
  predict: .choice(
    "What is printed?",
    [
      "list: ca\nfield: ca", "list: ca\nlist: Ada\nfield: Ada",
      "list: ca\nlist: Ada\nfield: ca",
    ],
    because: [
      "A subject sends every value, whichever code calls it.",
      "The shortcut bypassed the field, so the text of the field stayed as it was.",
    ])
) {
  let field = OpenField()
  field.subject.subscribeNext { print("list: \($0)") }
  field.change(to: "ca")
  field.subject.sendNext("Ada")  // the shortcut, in another file
  print("field: \(field.text)")
  //> list: ca
  //> list: Ada
  //> field: ca
}

/*:
 The list shows Ada under a field that says `ca`, and no line of the field is wrong. The section *Where a
 subject belongs* fixes it.

 ## A signal that you push

 A `Subject` is a signal: you can subscribe to it, map it, merge it. It also has the three methods of a
 subscriber, `sendNext`, `sendError`, and `sendCompleted`. Here three messages arrive, and the list that
 shows them is open for part of the time.
 */
cell(
  "A new message",
  predict: .choice(
    "Three messages. Which lines are printed?",
    ["HI\nLUNCH?", "LUNCH?", "LUNCH?\nBYE"],
    because: [
      "`loud` exists when \"hi\" is sent, but a `map` subscribes only when it has a subscriber.",
      "\"bye\" came after `dispose()`.",
    ])
) {
  let messages = Subject<String>()
  let loud = messages.map { $0.uppercased() }
  messages.sendNext("hi")

  let list = loud.subscribeNext { print($0) }
  messages.sendNext("lunch?")

  list.dispose()
  messages.sendNext("bye")
  //> LUNCH?
}

/*:
 A subject keeps a list of its subscribers, and no values. Subscribing adds one at the end, disposing
 removes it, and sending goes through the list from its beginning.
 */

challenge(
  "From nothing",
  """
  Write a subject of messages with two subscribers, which print `list:` and `badge:` in front of each
  message, and send two messages. The list is closed before the second one.
  """)
//> list: hi
//> badge: hi
//> badge: lunch?

/*:
 ## Four subscribers

 A `ReplaySubject` keeps its values. The cell compares it with a plain subject. Both have one subscriber
 from the beginning, and one that comes late.
 */
cell(
  "Four subscribers",
  predict: .choice(
    "The last row is the replay subject's late subscriber. Which one is it?", about: .lastLine,
    [
      "replay (2)                         ^-----------------2",
      "replay (2)                         (^1)--------------2",
      "replay (2)                         ^-----------------(12)",
    ],
    because: [
      "That's the late subscriber of the plain subject, which keeps nothing.",
      "The recording comes at the subscription, and doesn't wait for the next value.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let (plain, replay) = (Subject<String>(), ReplaySubject<String>())
  let signals = [
    plain.recorded("subject", by: recorder),
    replay.recorded("replay", by: recorder),
  ]
  for start in [100, 1100] {
    scheduler.schedule(after: .milliseconds(start)) {
      for signal in signals { signal.subscribe() }
    }
  }
  for second in [1, 2] {
    scheduler.schedule(after: .seconds(second)) {
      for subject in [plain, replay] { subject.sendNext("\(second)") }
    }
  }
  scheduler.run()
  print(recorder.diagram)
  //>              0s        0.5s      1s        1.5s      2s
  //> subject (1)    ^-----------------1-------------------2
  //> subject (2)                        ^-----------------2
  //> replay (1)     ^-----------------1-------------------2
  //> replay (2)                         (^1)--------------2
}

/*:
 A replay subject records every value, and sends the recording to each new subscriber before
 anything else: in `(^1)` the subscription and the 1 share one instant.

 ## How much is recorded

 A recording without a limit grows as long as the subject lives. The search field shows the two most
 recent searches, so `ReplaySubject(capacity: 2)` is enough. The subject completes when you log out.
 */
cell(
  "The last two",
  predict: .choice(
    "What does a subscriber get after the log-out?",
    ["ca\ncat\nlogged out", "cat\ngrace\nlogged out", "ca\ncat"],
    because: [
      "`grace` was sent after the end, and a replay subject ignores what comes after its end.",
      "The end is recorded, too.",
    ])
) {
  let recent = ReplaySubject<String>(capacity: 2)
  ["ada", "ca", "cat"].forEach(recent.sendNext)
  recent.sendCompleted()
  recent.sendNext("grace")
  recent.subscribe(
    next: { print($0) },
    completed: { print("logged out") })
  //> ca
  //> cat
  //> logged out
}

/*:
 ## State or event?

 A **state** always has a value: the text, the connection, the rows. An **event** happens, and is over: a
 tap, a message.

 | what it is | here | elsewhere |
 |---|---|---|
 | an event | a `Subject` | RxSwift `PublishRelay`; Combine `PassthroughSubject` |
 | a state | a `BehaviorSubject` | RxSwift `BehaviorRelay`; Combine `CurrentValueSubject` |
 | a history | a `ReplaySubject`, with a capacity | RxSwift `ReplaySubject` |

 A `BehaviorSubject` is created with an initial value, and keeps the latest. Here is the count of a badge.
 */
cell(
  "An unread count",
  predict: .choice(
    "Badge 2 subscribes late, and to a `map`. What is the third line?", about: .line(3),
    ["badge 1: 7 unread", "badge 2: 6 unread", "badge 2: 5 unread"],
    because: [
      """
      The `map` subscribes to `unread` when badge 2 subscribes, and a behavior subject then sends its value.
      """,
      "5 was the initial value. It has been replaced.",
    ])
) {
  let unread = BehaviorSubject(5)
  let text = unread.map { "\($0) unread" }
  text.subscribeNext { print("badge 1: \($0)") }
  unread.sendNext(6)
  text.subscribeNext { print("badge 2: \($0)") }
  unread.sendNext(7)
  //> badge 1: 5 unread
  //> badge 1: 6 unread
  //> badge 2: 6 unread
  //> badge 1: 7 unread
  //> badge 2: 7 unread
}

/*:
 A replay subject with capacity 1 comes close, with two differences: before the first value it has nothing
 to send, and it records its end.

 **A plain subject and a behavior subject forget their end**, as in ReactiveCocoa 2.5. A late subscriber
 isn't told of it, and still gets what is sent after it. (In RxSwift and Combine it gets the end, and a
 behavior subject has a `value` to read. Here, subscribe with `take(1)` instead.)
 */

challenge(
  "Only what is new", from: "An unread count",
  "Badge 2 should show changes only. Add one operator, so that its 6 isn't printed.")
//> badge 1: 5 unread
//> badge 1: 6 unread
//> badge 1: 7 unread
//> badge 2: 7 unread

/*:
 ## Where a subject belongs

 A subject belongs at the beginning of a chain, where other code calls it, such as a delegate or a
 callback. It has one owner, which keeps it private, and publishes a `Signal` that can't send. This
 is the `SearchField` of the address book:

 @source(Contacts/SearchField.swift, texts) #9a240e5b
 @source(Contacts/SearchField.swift, type) #ccd8e6b2

 `subject` is a private `BehaviorSubject`. Here is the list again, with this field, and a header that
 subscribes late.
 */
cell(
  "At the edge",
  predict: .choice(
    "The text changes three times, and the header subscribes late. What is printed?",
    [
      "list: ca\nlist: cat\nheader: cat", "list: ca\nlist: cat",
      "list: ca\nlist: ca\nlist: cat\nheader: cat",
    ],
    because: [
      "The private subject is a `BehaviorSubject`: the header gets the current text at once.",
      "The second `ca` differs only by a space, so `asked` drops it.",
    ])
) {
  let field = SearchField()
  asked(field.texts)  // page 05: trims, and drops empty queries and repeats
    .subscribeNext { print("list: \($0)") }
  field.type("ca")
  field.type("ca ")
  field.type("cat")
  field.texts.subscribeNext { print("header: \($0)") }
  //> list: ca
  //> list: cat
  //> header: cat
}

/*:
 The shortcut now has to call `type`, and then field and list agree. The compiler rejects the old
 line:

 ```swift
 field.texts.sendNext("Ada")
 // error: value of type 'Signal<String>' has no member 'sendNext'
 ```

 Why does `texts` end with `map { $0 }`? Without it `texts` is the subject itself. Its type hides
 `sendNext`, but a cast reveals it: `(field.texts as? BehaviorSubject<String>)?.sendNext("Ada")`. After a
 `map` it's another signal.

 ## A subject in the middle

 A header shows the text and the number of rows. Here it comes from a subject in the middle of the chain.
 */
cell(
  "In the middle",
  predict: .choice(
    "Two inputs, two changes. What is printed?",
    [
      "header: ca, 4 rows\nheader: cat, 2 rows",
      "header: cat, 2 rows",
      "header: ca, 4 rows\nheader: ca, 2 rows\nheader: cat, 2 rows",
    ],
    because: [
      "The first header was sent before `header` had a subscriber.",
      "The closure of `count` sends no header, and the first header was lost.",
    ])
) {
  let text = BehaviorSubject("ca")
  let count = BehaviorSubject(4)
  let header = Subject<String>()
  var latestCount = 0
  count.subscribeNext { latestCount = $0 }
  text.subscribeNext { header.sendNext("\($0), \(latestCount) rows") }
  header.subscribeNext { print("header: \($0)") }
  count.sendNext(2)
  text.sendNext("cat")
  //> header: cat, 2 rows
}

/*:
 Five lines, three bugs:

 - The first header is lost. (A `BehaviorSubject` would fix this one.)
 - A new number alone changes nothing, because the closure of `count` doesn't send.
 - The disposables of the two subscriptions are dropped, so nothing can end them.

 Here is the header without a subject of its own:
 */
cell("Without it") {
  let text = BehaviorSubject("ca")
  let count = BehaviorSubject(4)
  let header = Signal.combineLatest(text, count) { "\($0), \($1) rows" }

  let label = header.subscribeNext { print("header: \($0)") }
  count.sendNext(2)
  text.sendNext("cat")
  label.dispose()
  count.sendNext(1)
  //> header: ca, 4 rows
  //> header: ca, 2 rows
  //> header: cat, 2 rows
}

/*:
 One operator fixes all three.

 Before you write `Subject`, look at this list:

 | you want to | use |
 |---|---|
 | send values that your own code makes | `Signal { subscriber in … }` (page 04) |
 | begin with a value | `startWith` (page 05) |
 | join the values of several signals | `combineLatest`, `zip`, `merge` (page 06) |
 | share one run among many subscribers | `share` (page 10) |
 | react to a button and do some work | a command (page 13) |

 ## A callback that sends

 The closure of a subscriber may send, too. Ann and Bob are in a chat room, and Ann answers at once.
 */
cell(
  "A send inside a send",
  predict: .choice(
    "What is the third line?", about: .line(3),
    ["Bob reads: who is there?", "Bob reads: Ann is!", "Ann reads: who is there?"],
    because: [
      """
      Bob is next on the list. But Ann answers from within that call, and her answer reaches him first.
      """,
      "Ann has already read the question.",
    ])
) {
  let room = Subject<String>()
  room.subscribeNext { message in
    print("Ann reads: \(message)")
    if message == "who is there?" { room.sendNext("Ann is!") }
  }
  room.subscribeNext { print("Bob reads: \($0)") }
  room.sendNext("who is there?")
  //> Ann reads: who is there?
  //> Ann reads: Ann is!
  //> Bob reads: Ann is!
  //> Bob reads: who is there?
}

/*:
 A value that is sent from inside a callback reaches the subscribers further down the list before the value
 that triggered it. If Ann schedules the answer on `main` (page 12), it's sent after the first send has
 returned.

 Without a scheduler, Ann's answer calls her own closure again while it's still running. Here she counts
 what she reads.
 */
cell(
  "Ann counts",
  predict: .choice(
    "Ann reads the question, and then her own answer. How many does she count?",
    ["read: 0", "read: 1", "read: 2"],
    because: [
      "The question alone makes it 1.",
      """
      Her answer arrives while `count` is still 0. The inner call writes 1, and then the outer one
      writes 1 again.
      """,
    ])
) {
  let room = Subject<String>()
  var count = 0
  room.subscribeNext { message in
    let n = count
    if message == "who is there?" { room.sendNext("Ann is!") }
    count = n + 1
  }
  room.sendNext("who is there?")
  print("read: \(count)")
  //> read: 1
}

/*:
 **Update your own variables first, and send last.** A debug build of RxSwift warns about such a
 *reentrancy anomaly* at run time.

 ## After the end, for task 4 {folded}

 Here is what a late subscriber gets from each kind of subject, before the end and after it.
 */
func received(from subject: Subject<String>, ended: Bool) -> String {
  ["A", "B"].forEach { subject.sendNext($0) }
  if ended { subject.sendCompleted() }
  // From here on, a late subscriber.
  var received = ""
  subject.subscribe(
    next: { received += "\($0) " }, completed: { received += "|" })
  return received.isEmpty ? "nothing" : received
}

cell(
  "A late subscriber",
  predict: .choice(
    "Which row is printed for the behavior subject?", about: .lastLine,
    [
      "BehaviorSubject             B          B |",
      "BehaviorSubject             B          nothing",
      "BehaviorSubject             B          B",
    ],
    because: [
      "That's `ReplaySubject(capacity: 1)`: a behavior subject doesn't record its end.",
      "It keeps its value after the end, and sends it to each new subscriber.",
    ])
) {
  let kinds: [(String, () -> Subject<String>)] = [
    ("Subject", { Subject() }), ("ReplaySubject", { ReplaySubject() }),
    ("ReplaySubject(capacity: 1)", { ReplaySubject(capacity: 1) }),
    ("BehaviorSubject", { BehaviorSubject("start") }),
  ]
  let rows = kinds.map { name, make in
    [name] + [false, true].map { received(from: make(), ended: $0) }
  }
  print(Table(["subject", "after A B", "after A B |"], rows))
  //> subject                     after A B  after A B |
  //> ──────────────────────────────────────────────────
  //> Subject                     nothing    nothing
  //> ReplaySubject               A B        A B |
  //> ReplaySubject(capacity: 1)  B          B |
  //> BehaviorSubject             B          B
}

/*:
 Only a replay subject sends a late subscriber its end. The others don't break page 04's grammar, which
 holds for each *subscription*.

 ## A change during a send {folded}

 Three views show the text of a field. Then one of them is closed, and a chart is opened.
 */
cell("The list") {
  let texts = Subject<String>()
  texts.subscribeNext { print("list: \($0)") }
  let header = texts.subscribeNext { print("header: \($0)") }
  texts.subscribeNext { print("badge: \($0)") }
  texts.sendNext("ca")

  header.dispose()
  texts.subscribeNext { print("chart: \($0)") }
  texts.sendNext("cat")
  //> list: ca
  //> header: ca
  //> badge: ca
  //> list: cat
  //> badge: cat
  //> chart: cat
}

/*:
 A subscriber's closure may subscribe or dispose, too, while a value is being sent. Ann and Bob see each
 contact that is changed. Ann's closure ends Bob's subscription, and subscribes for Cem.
 */
cell(
  "Coming and going",
  predict: .choice(
    "What is printed?",
    ["Ann sees Ada", "Ann sees Ada\nBob sees Ada", "Ann sees Ada\nCem sees Ada"],
    because: [
      "Bob's subscription was over before his turn came.",
      "The send began before Cem was on the list.",
    ])
) {
  let changes = Subject<String>()
  var bob: Disposable?
  changes.subscribeNext { name in
    print("Ann sees \(name)")
    bob?.dispose()
    changes.subscribeNext { print("Cem sees \($0)") }
  }
  bob = changes.subscribeNext { print("Bob sees \($0)") }
  changes.sendNext("Ada")
  //> Ann sees Ada
}

/*:
 A subject copies its list when a send begins. A subscriber that's added during the send gets the next
 value; one that's disposed during it gets nothing more. (Combine and ReactiveObjC, the successor of
 ReactiveCocoa 2.5, do the same. In RxSwift and ReactiveSwift Bob would see Ada.)
 */

challenge(
  "Bob sees Ada, too", from: "Coming and going",
  "Move one line, so that both Ann and Bob see that Ada was changed.")
//> Bob sees Ada
//> Ann sees Ada

/*:
 ## Inside the library {folded}

 A few lines make a working subject:
 */
final class SmallSubject<Value> {
  private var list: [(Value) -> Void] = []
  func subscribeNext(_ next: @escaping (Value) -> Void) {
    list.append(next)
  }
  func sendNext(_ value: Value) { for next in list { next(value) } }
}

/*:
 A Swift array is a value, so the loop goes through the list as it was when the send began: that's the rule
 of *Coming and going*. But subscribers can't leave this list, and two threads can't use it at once. The
 library adds a lock, and a `token` by which a disposable finds its subscriber.

 @source(Subjects/SubscriberList.swift, add) #f6ed53db

 A replay subject records a value before it sends it, so a subscriber that is added during the send
 gets it from the recording.

 ## In ReactiveCocoa 2.5 {folded}

 The three are `RACSubject`, `RACReplaySubject`, and `RACBehaviorSubject`. In *Coming and going* Bob sees
 Ada there, because the send goes through its whole copy. A `RACReplaySubject` records even after its end:
 *The last two* would print `cat`, `grace`, and `logged out`.

 ## Recap

 Answer first, then look:

 1. What does a late subscriber get from a `Subject`, a `ReplaySubject`, and a `BehaviorSubject`?
 2. A callback sends a value, and then changes a variable. What can go wrong?
 3. Which bugs does a subject in the middle of a chain cause?
 4. Which code may hold a subject?

 *Nothing, the recording, the latest value · the send may call it again, before the change · lost values,
 an input that doesn't send, and subscriptions that can't be ended · only its owner.*

 The questions from the beginning: a queued signal has no subscriber, so the value is lost. `combineLatest`
 waits for the name or the code, which hasn't sent anything yet.

 Now do exercise 08: `swift run course check 8`. You will build a message bus whose late subscribers
 miss nothing, take a subject out of a chain, write two subjects of your own, and the field of the
 address book. Next comes page 09, about what "hot" and "cold" mean for the work that a signal does.
 */
