import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Subjects

 *55 minutes to read, 94 for the exercise.*

 A search begins with key presses, and no recipe can make those: the text field calls a function
 when a key is pressed. A subject is a signal with such functions, `sendNext` and its siblings. That
 is its danger, too: any code that holds the subject can send. At the end of this page you can

 - push values into a signal from outside,
 - say what a subject does when it is subscribed, when it sends, and when it ends,
 - choose between `Subject`, `ReplaySubject` and `BehaviorSubject`,
 - say what a late subscriber gets from each of them,
 - see when a subject is the wrong tool, and keep the right one private.

 New here: `ReplaySubject`, `Table`, `SearchField`, `texts`, `type`

 Two questions about older pages. Answer them now; the answers are at the end of this page.

 - Page 07: a subject waits in the queue of `flatten(maxConcurrent:)`, and sends. Who gets the
   value?
 - Page 06: `combineLatest` of a name and a code has sent nothing yet. Why?

 ## Who may send?

 This search field notifies the list of each text that is typed. Its subject is public, so that the
 list can subscribe.
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
 Somewhere else in the program, a shortcut wants to show Ada, and takes the shortest way.
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
      "A subject passes on whatever is sent to it. It does not check who sends.",
      "The shortcut went past the field, so the text of the field stayed as it was.",
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
 The list shows Ada under a field that says `ca`, and the code of the field is correct. *At the
 edge*, near the end of this page, fixes it. First you have to know what a subject does.

 ## A signal that you push

 A `Subject` is a signal: you can subscribe to it, map it, merge it. It also has the three methods
 of a subscriber: `sendNext`, `sendError` and `sendCompleted`. Think of it as a *mutable* signal. Here is
 a door bell that rings four times. Somebody is at home for a part of that time.
 */
cell(
  "A door bell",
  predict: .choice(
    "Four rings. Which lines are printed?",
    ["ring 1\nring 2\nring 3", "ring 2\nring 3", "ring 2\nring 3\nring 4"],
    because: [
      "Nobody was subscribed at ring 1, and a subject keeps nothing.",
      "Ring 4 came after `dispose()`.",
    ])
) {
  let bell = Subject<String>()
  bell.sendNext("ring 1")

  let atHome = bell.subscribeNext { print($0) }
  bell.sendNext("ring 2")
  bell.sendNext("ring 3")

  atHome.dispose()
  bell.sendNext("ring 4")
  //> ring 2
  //> ring 3
}

/*:
 The rule: a subject sends a value to its subscribers of that moment, and to nobody else.
 */

challenge(
  "From nothing",
  """
  Write a bell with two subscribers, `kitchen` and `garden`, and ring it twice. For the second ring
  nobody is in the kitchen any more.
  """)
//> kitchen: ring 1
//> garden: ring 1
//> garden: ring 2

/*:
 ## The list

 Three views show the text of a field: a list, a header and a badge. Then the header is closed, a
 map is opened, and a second text is sent.
 */
cell(
  "The list",
  predict: .choice(
    "The header is closed and the map opens. In which order do they get the second text?",
    [
      "list: ca\nheader: ca\nbadge: ca\nlist: cat\nmap: cat\nbadge: cat",
      "list: ca\nheader: ca\nbadge: ca\nmap: cat\nbadge: cat\nlist: cat",
      "list: ca\nheader: ca\nbadge: ca\nlist: cat\nbadge: cat\nmap: cat",
    ],
    because: [
      "The map does not take the place of the header. It subscribed last, so it is last in the list.",
      "A new subscriber is put at the end, and the list is read from its beginning.",
    ])
) {
  let texts = Subject<String>()
  texts.subscribeNext { print("list: \($0)") }
  let header = texts.subscribeNext { print("header: \($0)") }
  texts.subscribeNext { print("badge: \($0)") }
  texts.sendNext("ca")

  header.dispose()
  texts.subscribeNext { print("map: \($0)") }
  texts.sendNext("cat")
  //> list: ca
  //> header: ca
  //> badge: ca
  //> list: cat
  //> badge: cat
  //> map: cat
}

/*:
 A subject keeps a list of its subscribers. Subscribing adds one at the end, disposing removes it,
 and sending goes through the list from its beginning.

 ## Two flows

 On page 04 a signal was a factory that starts its line for each worker. A subject is a factory
 that runs day and night: a worker who arrives gets what is made from then on, and without workers
 it is lost. The next cell compares the two.
 */
cell(
  "Two flows",
  predict: .choice(
    "What is the third line?", about: .line(3),
    ["  next: a loaf", "subject, subscribe", "subject, send"],
    because: [
      "The recipe sends its loaf while `subscribeNext` runs.",
      "All that the signal prints comes before the subject is made.",
    ])
) {
  let signal = Signal<String> { subscriber in
    print("  the recipe runs for this subscriber")
    subscriber.sendNext("a loaf")
    return nil
  }
  print("signal, subscribe")
  signal.subscribeNext { print("  next: \($0)") }
  let subject = Subject<String>()
  print("subject, subscribe")
  subject.subscribeNext { print("  next: \($0)") }
  print("subject, send")
  subject.sendNext("a loaf")
  //> signal, subscribe
  //>   the recipe runs for this subscriber
  //>   next: a loaf
  //> subject, subscribe
  //> subject, send
  //>   next: a loaf
}

/*:
 The recipe runs for one subscriber, and from the beginning. The subject sends when somebody calls it,
 to all that are on its list. You know the first kind as *cold*; the second is called *hot*, and page 09
 is about the difference. A recipe is good for a request, which is work that somebody starts; a subject
 for an event, which happens by itself. If you know Cocoa, remember it like this: **a signal is like a
 delegate, a subject like a notification.** One run serves one subscriber, as a delegate serves one
 object; a notification goes to all, whether or not anybody observes.

 ## Four subscribers

 A `Subject` keeps no value. A `ReplaySubject` does. In the cell four subscribers listen to one of
 each kind. The first two come after 0.1 seconds, the last two after 1.1. `send` sends a package to
 both subjects: one after 1 second, and one after 2. The messages are quoted from an old tutorial on
 ReactiveCocoa, in its own English; the cell after this one draws the same.
 */
cell(
  "Four subscribers",
  predict: .choice(
    "Subscriber 3 comes at 1.1 s, after package 1. When does it get that package, and from which "
      + "subject?",
    about: .line(5),
    [
      "1.1 s Subscriber 3 get a next value: send package 1 from subject",
      "1.1 s Subscriber 3 get a next value: send package 1 from replay subject",
      "2.0 s Subscriber 3 get a next value: send package 1 from replay subject",
    ],
    because: [
      "A plain subject keeps nothing, so package 1 is lost for subscriber 3.",
      "A recording is played at once, and does not wait for the next value.",
    ])
) {
  let scheduler = TestScheduler()
  let subject = Subject<String>()
  let replaySubject = ReplaySubject<String>()
  // snippet.hide
  func log(_ number: Int, _ value: String, _ name: String) {
    let time = "\(scheduler.now)".replacing("econds", with: "")
    print("\(time) Subscriber \(number) get a next value: \(value) from \(name)")
  }
  func send(_ package: String) {
    [subject, replaySubject].forEach { $0.sendNext(package) }
  }
  // snippet.show
  func listen(_ number: Int) {
    subject.subscribeNext { log(number, $0, "subject") }
    replaySubject.subscribeNext { log(number, $0, "replay subject") }
  }
  scheduler.schedule(after: .milliseconds(100)) { [1, 2].forEach(listen) }
  scheduler.schedule(after: .seconds(1)) { send("send package 1") }
  scheduler.schedule(after: .milliseconds(1100)) { [3, 4].forEach(listen) }
  scheduler.schedule(after: .seconds(2)) { send("send package 2") }
  scheduler.run()
  //> 1.0 s Subscriber 1 get a next value: send package 1 from subject
  //> 1.0 s Subscriber 2 get a next value: send package 1 from subject
  //> 1.0 s Subscriber 1 get a next value: send package 1 from replay subject
  //> 1.0 s Subscriber 2 get a next value: send package 1 from replay subject
  //> 1.1 s Subscriber 3 get a next value: send package 1 from replay subject
  //> 1.1 s Subscriber 4 get a next value: send package 1 from replay subject
  //> 2.0 s Subscriber 1 get a next value: send package 2 from subject
  //> 2.0 s Subscriber 2 get a next value: send package 2 from subject
  //> 2.0 s Subscriber 3 get a next value: send package 2 from subject
  //> 2.0 s Subscriber 4 get a next value: send package 2 from subject
  //> 2.0 s Subscriber 1 get a next value: send package 2 from replay subject
  //> 2.0 s Subscriber 2 get a next value: send package 2 from replay subject
  //> 2.0 s Subscriber 3 get a next value: send package 2 from replay subject
  //> 2.0 s Subscriber 4 get a next value: send package 2 from replay subject
}

/*:
 A replay subject records what is sent, and sends the recording to each new subscriber before
 anything else. So subscribers 3 and 4 get package 1 from it when they subscribe, and never from
 the plain subject.

 Here are the same four as time lines. `subjects` holds one subject of each kind, with a name for
 the drawing.
 */
cell(
  "Four subscribers, drawn",
  predict: .choice(
    "Which row is drawn for the third subscriber of the replay subject?", about: .line(9),
    [
      "replay (3)    ^-----------------1-------------------2",
      "replay (3)                        ^-----------------2",
      "replay (3)                        (^1)--------------2",
    ],
    because: [
      "It gets the recording when it subscribes, and it subscribes at 1.1 seconds.",
      "That is the row of the plain subject, which keeps nothing.",
    ])
) {
  // snippet.hide
  let subjects: [(String, Subject<String>)] = [
    ("subject", Subject()), ("replay", ReplaySubject()),
  ]
  // snippet.show
  for (name, subject) in subjects {
    let scheduler = TestScheduler()
    let recorder = Recorder(scheduler)
    let signal = subject.recorded(name, by: recorder)
    for arrival in [100, 100, 1100, 1100] {
      scheduler.schedule(after: .milliseconds(arrival)) { signal.subscribe() }
    }
    scheduler.schedule(after: .seconds(1)) { subject.sendNext("1") }
    scheduler.schedule(after: .seconds(2)) { subject.sendNext("2") }
    scheduler.run()
    print(recorder.diagram)
  }
  //>              0s        0.5s      1s        1.5s      2s
  //> subject (1)    ^-----------------1-------------------2
  //> subject (2)    ^-----------------1-------------------2
  //> subject (3)                        ^-----------------2
  //> subject (4)                        ^-----------------2
  //>             0s        0.5s      1s        1.5s      2s
  //> replay (1)    ^-----------------1-------------------2
  //> replay (2)    ^-----------------1-------------------2
  //> replay (3)                        (^1)--------------2
  //> replay (4)                        (^1)--------------2
}

/*:
 In `(^1)` the subscription and the 1 from the recording share one instant.

 ## How much is recorded

 A recording without a limit grows as long as the subject lives. The search field shows the two
 most recent searches, so `ReplaySubject(capacity: 2)` is enough. The subject completes when you
 log out.
 */
cell(
  "The last two",
  predict: .choice(
    "What does a subscriber get after the log-out?",
    ["ca\ncat\nlogged out", "cat\ngrace\nlogged out", "ca\ncat"],
    because: [
      "After its end a replay subject records nothing more, and sends nothing that is new.",
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
 The capacity is for values; the end is always recorded.

 ## Always a value

 A radio has a volume at every moment, and a search field has a text. A `BehaviorSubject` is made
 with a first value, and keeps the latest.
 */
cell(
  "A volume knob",
  predict: .choice(
    "What is the third line?", about: .line(3),
    ["display 1: 7", "display 2: 7", "display 2: 6"],
    because: [
      "Display 2 has subscribed before, and shows something at once.",
      "It does not wait for the next change: the knob stands at 6.",
    ])
) {
  let volume = BehaviorSubject(5)
  volume.subscribeNext { print("display 1: \($0)") }
  volume.sendNext(6)
  volume.subscribeNext { print("display 2: \($0)") }
  volume.sendNext(7)
  //> display 1: 5
  //> display 1: 6
  //> display 2: 6
  //> display 1: 7
  //> display 2: 7
}

/*:
 A `BehaviorSubject` sends its value to each new subscriber at once. (There is no `value` to read, as
 RxSwift's and Combine's have: subscribe, with `take(1)`.) That looks like a replay subject with
 capacity 1. There are two differences: it has a value before anything was sent, and it does not record
 its end.
 */

challenge(
  "Only what is new", from: "A volume knob",
  "Display 2 is to show changes only. Add one operator, so that its 6 is not printed.")
//> display 1: 5
//> display 1: 6
//> display 1: 7
//> display 2: 7

/*:
 The three kinds differ most after their end. `received` sends two values and perhaps an end, and
 then subscribes. It returns what this late subscriber gets.
 */
func received(from subject: Subject<String>, ended: Bool) -> String {
  ["A", "B"].forEach { subject.sendNext($0) }
  if ended { subject.sendCompleted() }
  var received = ""
  subject.subscribe(
    next: { received += "\($0) " }, completed: { received += "|" })
  return received.isEmpty ? "nothing" : received
}

/*:
 A `Table` prints rows of text; here each row is for one kind of subject.
 */
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
      "That is `ReplaySubject(capacity: 1)`: a behavior subject does not record its end.",
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
 Look at the last column. A plain subject sends its end to those who are subscribed, and forgets it.
 A late subscriber gets nothing, not even the end: it waits forever, and would even get what is sent
 later. That does not break the grammar of page 04, which holds for each *subscription*: no
 subscriber gets anything after its own end. The behavior subject sends its last value, and no end
 either.

 Mind this when you come from another library. In RxSwift, RxJS and Combine a subject that has ended
 stays ended: a late subscriber gets the end at once. Their subject with a current value then sends
 that end *without* the value, the opposite of ours.

 ## A subject in the middle

 With some code around it, a subject can replace almost any operator. A header shows the text and
 the number of rows, and somebody has put a subject in the middle of the chain.
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
      "The first header was sent before anybody subscribed to it.",
      "Nobody sends a header when only the number of rows changes, and the first one was lost.",
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
 There are three bugs in these few lines. The first header is lost. A new number alone changes
 nothing, because the closure of `count` does not send. And nobody can end the two subscriptions. A
 `BehaviorSubject` in the place of `header` would fix the first bug only. An operator fixes all
 three:
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
 The header is now derived from its inputs. A subscription to the header subscribes to both of
 them, and `dispose()` ends all three.

 When you are about to write `Subject`, look at this list first:

 | you want to | use |
 |---|---|
 | send values that your own code makes | `Signal { subscriber in … }` (page 04) |
 | begin with a value | `startWith` (page 05) |
 | join what several signals send | `combineLatest`, `zip`, `merge` (page 06) |
 | share one run among many subscribers | a multicast connection (page 10) |
 | react to a button and do some work | a command (page 13) |

 ## Where a subject belongs

 A subject belongs at the beginning of a chain, where other code calls it, such as a delegate or a
 callback. It has one owner, which keeps it private. All others get a `Signal`, and cannot send.
 This is the `SearchField` of the address book:

 @source(Contacts/SearchField.swift, texts) #9a240e5b
 @source(Contacts/SearchField.swift, type) #ccd8e6b2

 `subject` is a private `BehaviorSubject`, so `texts` begins with the present text. Here is the
 first cell again, with this field.
 */
cell("At the edge") {
  let field = SearchField()
  asked(field.texts).subscribeNext { print("list: \($0)") }
  field.type("ca")
  field.type("ca ")
  field.type("cat")
  field.texts.subscribeNext { print("header: \($0)") }
  //> list: ca
  //> list: cat
  //> header: cat
}

/*:
 `asked`, from page 05, drops the empty text, and `ca` with a space. The header subscribes late,
 and gets the present text at once. The shortcut has to call `type` now, and then field and list
 agree. The compiler refuses what it wrote before:

 ```swift
 field.texts.sendNext("Ada")
 // error: value of type 'Signal<String>' has no member 'sendNext'
 ```

 Why `map { $0 }`? Without it `texts` is the subject itself. Its type hides `sendNext`, but a cast
 brings it back: `(field.texts as? BehaviorSubject<String>)?.sendNext("Ada")`. After a `map` it is
 another signal.

 ## State or event?

 A **state** always has a value: the text, the connection, the rows. An **event** happens, and is
 over: a tap, a message. Each needs another kind of subject.

 | what it is | here | elsewhere |
 |---|---|---|
 | an event | a private `Subject` | RxSwift `PublishSubject`, or `PublishRelay` if it never ends; Combine `PassthroughSubject` |
 | a state | a private `BehaviorSubject` | RxSwift `BehaviorRelay`; Combine `CurrentValueSubject`; Swift `@Observable` |
 | a state for a screen | a derived signal that replays one value, on the main thread (pages 10 and 12) | RxSwift `Driver`, which cannot fail |
 | an event for a screen | a derived signal on the main thread (page 12) | RxSwift `Signal` |
 | all that happened | a `ReplaySubject`, with a capacity | RxSwift, RxJS `ReplaySubject` |

 ## While the list is read

 This part is about a rare case. Read it before task 3 of the exercise, which needs it. The closure
 of a subscriber may subscribe somebody, or dispose a subscription, while a value is being sent. Ann
 and Bob see each contact that is changed. Ann's closure ends Bob's subscription, and subscribes for
 Cem.
 */
cell(
  "Coming and going",
  predict: .choice(
    "Ann subscribed first. What is printed?",
    ["Ann sees Ada", "Ann sees Ada\nBob sees Ada", "Ann sees Ada\nCem sees Ada"],
    because: [
      "Bob was on the list, but his subscription was disposed before his turn.",
      "The list was read when the send began. Cem gets the next value.",
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
 The rule: a subject reads its list once, when a send begins. A subscriber that is added meanwhile
 gets the next value. A subscriber that is disposed meanwhile gets nothing more. (Combine and
 ReactiveObjC do the same. In RxSwift and ReactiveSwift Bob would see Ada.)
 */

challenge(
  "Bob hears it, too", from: "Coming and going",
  "Move one line, so that both Ann and Bob see that Ada was changed.")
//> Bob sees Ada
//> Ann sees Ada

/*:
 A subscriber may also send.
 */
cell(
  "A send inside a send",
  predict: .choice(
    "What is the third line?", about: .line(3),
    ["Bob reads: who is there?", "Bob reads: Ann is!"],
    because: [
      """
      The question is on its way to Bob. But Ann answers from inside of it, and a call inside a call
      ends first.
      """
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
 Bob reads the answer before the question. A value that is sent from inside a callback reaches the
 later subscribers before the value that triggered it. (A debug build of RxSwift warns of this
 *reentrancy anomaly* at run time.)
 */

why(
  "Which change lets both read the question first?", from: "A send inside a send",
  [
    .wrong(
      "Ann answers on a second subject, to which both subscribe.",
      because: """
        She still sends before the first send has reached Bob, and Bob is on the list of the second
        subject, too. See *A send inside a send*.
        """),
    .wrong(
      "Ann subscribes to `room.take(1)`.",
      because: """
        Ann loses her own answer. Bob still reads it before the question. See *A send inside a
        send*.
        """),
    .right(
      """
      Ann leaves the answer to a `TestScheduler`, here called `clock`:
      `clock.schedule { room.sendNext(…) }`.
      """),
  ])
//> Ann reads: who is there?
//> Bob reads: who is there?
//> Ann reads: Ann is!
//> Bob reads: Ann is!

/*:
 The clock does its work after the present call has ended, so the question reaches everybody first.
 Page 12 is about schedulers. A lock would not help: the second call comes from the same thread,
 which would wait for itself.
 */

challenge(
  "The question first", from: "A send inside a send",
  "Without a scheduler: move one subscription, so that both read the question before the answer.")
//> Bob reads: who is there?
//> Ann reads: who is there?
//> Bob reads: Ann is!
//> Ann reads: Ann is!

/*:
 ## Inside the library

 A few lines are enough for a subject that works:
 */
final class SmallSubject<Value> {
  private var list: [(Value) -> Void] = []
  func subscribeNext(_ next: @escaping (Value) -> Void) {
    list.append(next)
  }
  func sendNext(_ value: Value) { for next in list { next(value) } }
}

/*:
 A Swift array is a value, so the loop goes through the list as it was when the send began: that is
 the rule of *Coming and going*. But nobody can leave this list, and two threads may not use it at
 once. The library does this when you subscribe:

 @source(Subjects/SubscriberList.swift, add) #f6ed53db

 | line | what it buys |
 |---|---|
 | `withLock` | one thread may send while another one subscribes |
 | `token` | the subscriber is found again, although others came and left since |
 | `Membership` | the disposable that removes it |

 A replay subject records a value before it sends it, so a subscriber that is added during the send
 gets it from the recording. Task 4 of the exercise builds that.

 ## In ReactiveCocoa 2.5

 The three are `RACSubject`, `RACReplaySubject` and `RACBehaviorSubject`. Two things are different:

 - In *Coming and going* Bob sees Ada there: disposing takes him off the list, but the send goes on
   with the copy that it has read. (Its successor ReactiveObjC 3 asks before each call, as we do.)
 - A `RACReplaySubject` records what is sent after its end. *The last two* would print `cat`, `grace`
   and `logged out`.

 ## Recap

 Answer first, then look:

 1. What does a late subscriber get from each of the three kinds, before the end and after it?
 2. A subscriber is added while a value is being sent. Does it get this value?
 3. What is wrong with a subject in the middle of a chain?
 4. Who may hold a subject?

 *`Subject`: nothing, nothing; `ReplaySubject`: its recording, with the end; `BehaviorSubject`: the
 last value, and no end · no, the next one is its first · values are lost, a send is forgotten, and
 nobody ends its subscriptions · its owner alone; the others get a signal.*

 The questions from the beginning: nobody gets it, because nobody is subscribed to a signal that
 waits. One of the two has not sent anything yet.

 Now do exercise 08: `swift run course check 8`. You will build a message bus whose late subscribers
 miss nothing, take a subject out of a chain, write two subjects of your own, and the field of the
 address book. Next comes page 09, about what "hot" and "cold" mean for the work that a signal does.
 */
