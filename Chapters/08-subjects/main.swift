import Marbles
import Notebook
import ReactiveCore

/*:
 # Subjects

 *50 minutes to read, 75 for the exercise.*

 The signals of chapter 04 have a recipe inside. But a key press, a message or a reading comes from
 code outside, which calls a function when it has something. A subject has functions for such code
 to call. At the end of this page you can

 - push values into a signal from outside,
 - say what a subject does when it is subscribed, when it sends, and when it ends,
 - choose between `Subject`, `ReplaySubject` and `BehaviorSubject`,
 - say what a late subscriber gets from each of them,
 - see when a subject is the wrong tool, and name a better one.

 New here: `ReplaySubject`, `Table`.

 ## A signal that you push

 A `Subject` is a signal: you can subscribe to it, map it, merge it. It also has the three methods
 of a subscriber: `sendNext`, `sendError` and `sendCompleted`. Whoever holds it can send. Here is a
 door bell. It rings four times, and somebody is at home for a part of that time.
 */
cell("A door bell", predict: "Four rings. Which lines are printed?") {
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
 The rule: what is sent goes to those who are subscribed at that moment. Ring 1 came before the
 subscription, and ring 4 after its end. Both are lost.

 ## The list

 A message goes to three people. Then one of them leaves and another one comes, and a second message is
 sent.
 */
cell(
  "The list",
  predict: .choice(
    "Bob leaves and Dua comes. Who reads the second message, and in which order?",
    [
      "Ann reads: lunch?\nBob reads: lunch?\nCem reads: lunch?\nAnn reads: pizza!\n"
        + "Dua reads: pizza!\nCem reads: pizza!",
      "Ann reads: lunch?\nBob reads: lunch?\nCem reads: lunch?\nDua reads: pizza!\n"
        + "Cem reads: pizza!\nAnn reads: pizza!",
      "Ann reads: lunch?\nBob reads: lunch?\nCem reads: lunch?\nAnn reads: pizza!\n"
        + "Cem reads: pizza!\nDua reads: pizza!",
    ])
) {
  let room = Subject<String>()
  room.subscribeNext { print("Ann reads: \($0)") }
  let bob = room.subscribeNext { print("Bob reads: \($0)") }
  room.subscribeNext { print("Cem reads: \($0)") }
  room.sendNext("lunch?")

  bob.dispose()
  room.subscribeNext { print("Dua reads: \($0)") }
  room.sendNext("pizza!")
  //> Ann reads: lunch?
  //> Bob reads: lunch?
  //> Cem reads: lunch?
  //> Ann reads: pizza!
  //> Cem reads: pizza!
  //> Dua reads: pizza!
}

/*:
 The order is the order in which they came. A subject keeps a list of its subscribers. Its recipe
 sends nothing: to subscribe is to be put at the end of the list, to dispose is to be taken off, and
 to send is to walk the list from the top. In the library the list is the type `SubscriberList`. This is
 what a subject does with a value, and what the list does:

 @source(Subjects/Subject.swift, sendNext)
 @source(Subjects/SubscriberList.swift, add)
 @source(Subjects/SubscriberList.swift, sendNext)

 `add` is the recipe of every subject: it puts the subscriber on the list, and returns the
 disposable that takes it off again. Nothing else happens when you subscribe.

 ## Two flows

 In chapter 04 a signal was a factory with a plan on the wall: no worker, no work. A subject is a
 factory that runs day and night, as one of the documents behind this course says. A worker who
 comes gets what is made from then on. Without workers the factory runs all the same, and what it
 makes is lost.

 The next cell takes both through the same steps: made, subscribed, sent.
 */
cell("Two flows", predict: .lines("What is the third line?", about: .line(3))) {
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
 | | a signal with a recipe | a subject |
 |---|---|---|
 | when it is made | the recipe is kept | an empty list is made |
 | `subscribe` | the recipe runs, for this one subscriber | the subscriber is put on the list |
 | who sends | the recipe, from inside | anybody who holds the subject |
 | two subscribers | two runs, each from the beginning | one stream, the same for both |
 | nobody subscribed | nothing happens | values are sent, and lost |
 | good for | a request: work that somebody starts | an event: it comes by itself |

 You know the first kind as cold. The second is called hot. Chapter 09 is about these two words.

 ## While the list is read

 A subscriber is a closure, so it can do anything when it is called with a value. It can subscribe
 another one, and it can dispose another one. What does that change for the value that is being
 sent?
 */
cell(
  "Coming and going",
  predict: .choice(
    "Ann subscribed first. What is printed?",
    [
      "Ann hears of the cake",
      "Ann hears of the cake\nBob hears of the cake",
      "Ann hears of the cake\nCem hears of the cake",
    ])
) {
  let room = Subject<String>()
  var bob: Disposable?
  room.subscribeNext { news in
    print("Ann hears of \(news)")
    bob?.dispose()
    room.subscribeNext { print("Cem hears of \($0)") }
  }
  bob = room.subscribeNext { print("Bob hears of \($0)") }
  room.sendNext("the cake")
  //> Ann hears of the cake
}

/*:
 Cem subscribed while the value was being sent. He gets the next one: a subject reads its list once,
 when the send begins. Bob was on the list at that moment. But his subscription was over when his
 turn came, and after `dispose()` a subscriber gets nothing (chapter 04).
 */

challenge(
  "Bob hears it, too", from: "Coming and going",
  "Bob wants cake. Move one line, so that both hear of it.")
//> Bob hears of the cake
//> Ann hears of the cake

/*:
 A subscriber may also send.
 */
cell("A send inside a send", predict: .lines("What is the third line?", about: .line(3))) {
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
 Bob reads the answer before the question. `sendNext` is an ordinary call, and a call inside a call
 ends first. So Bob was called with the answer while the first send was still at Ann. If the order
 matters, do not answer on the same subject: use a second one.
 */

challenge(
  "The question first", from: "A send inside a send",
  "Move one subscription, so that both read the question before the answer.")
//> Bob reads: who is there?
//> Ann reads: who is there?
//> Bob reads: Ann is!
//> Ann reads: Ann is!

/*:
 ## Four subscribers

 A `Subject` keeps no value. A `ReplaySubject` does. Below, four subscribers are at one of each
 kind. The first two come after 0.1 seconds, the last two after 1.1. `send` sends a package to both
 subjects: one package after 1 second, and one after 2.
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
 anything else. So subscribers 3 and 4 get package 1 from it the moment they come, at 1.1 seconds.
 From the subject they never get it: it was sent before they came. From then on all four get the
 same.
 */

challenge(
  "Dua reads it, too", from: "The list",
  "Change one word, so that Dua reads of lunch when she comes, and nobody else reads it again.")
//> Ann reads: lunch?
//> Bob reads: lunch?
//> Cem reads: lunch?
//> Dua reads: lunch?
//> Ann reads: pizza!
//> Cem reads: pizza!
//> Dua reads: pizza!

/*:
 Here are the same four as time lines, once for each kind of subject. `subjects` holds one of each,
 with a name for the drawing.
 */
cell("Four subscribers, drawn") {
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
 `^` is where somebody subscribes. In `(^1)` two things share one instant: a subscription, and the 1
 from the recording.

 ## How much is recorded

 A recording without a limit grows for as long as the subject lives. `ReplaySubject(capacity: 2)`
 keeps the last two.
 */
cell("The last two", predict: "A match is over. What does a late fan get?") {
  let ticker = ReplaySubject<String>(capacity: 2)
  ticker.sendNext("1:0")
  ticker.sendNext("1:1")
  ticker.sendNext("2:1")
  ticker.sendCompleted()
  ticker.sendNext("3:1")
  ticker.subscribe(
    next: { print($0) },
    completed: { print("the end") })
  //> 1:1
  //> 2:1
  //> the end
}

/*:
 The capacity is for values; the end is always recorded. After its end a replay subject records
 nothing and sends nothing, so the goal after it is lost. Without a capacity it records every value;
 with capacity 0, the end alone. Here is its `sendNext`, and what its recording does for a new
 subscriber:

 @source(Subjects/ReplaySubject.swift, sendNext)
 @source(Subjects/ReplaySubject.swift, play)

 `sendNext` records, and then sends as any subject does. `play` sends what is recorded, oldest
 first. Then it sends the end, if there is one: for this subscriber all is over. If there is none, it
 calls `join`, which puts the subscriber on the list. Other threads wait during both steps, so none can
 send between them.
 */

challenge(
  "The end alone", from: "The last two",
  "Change one number, so that the late fan gets the end, and no result.")
//> the end

/*:
 ## Always a value

 The volume of a radio has some level at every moment. A `BehaviorSubject` is made with a first
 value, and keeps the latest.
 */
cell("A volume knob", predict: .lines("What is the third line?", about: .line(3))) {
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
 A `BehaviorSubject` sends its value to each new subscriber at once. That looks like a replay
 subject with capacity 1. There are two differences. It has a value before anything was sent. And it
 does not record its end.
 */

challenge(
  "Only what is new", from: "A volume knob",
  "Display 2 is to show changes only. Add one operator, so that its 6 is not printed.")
//> display 1: 5
//> display 1: 6
//> display 1: 7
//> display 2: 7

/*:
 The three kinds differ most after their end. Two values are sent to each, then perhaps an end, and
 then somebody subscribes. `received` writes down what the late one gets.
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
cell("A late subscriber") {
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
 Look at the last column. The subject sends nothing, not even its end: whoever waits for its
 completion waits forever. It does not keep that it is over, so it would even pass on what is sent
 later. The behavior subject sends its last value, and no end either.

 ## A subject in the middle

 A subject can stand in for almost any operator, with code around it. Here is a price that depends
 on an amount and a discount, with a subject in the middle of the chain.
 */
cell("In the middle", predict: "Two inputs, two changes. What is printed?") {
  let amount = BehaviorSubject(3)
  let discount = BehaviorSubject(10)
  let price = Subject<Int>()
  var (latestAmount, latestDiscount) = (0, 0)
  amount.subscribeNext { latestAmount = $0 }
  discount.subscribeNext {
    latestDiscount = $0
    price.sendNext(latestAmount * 100 - latestDiscount)
  }
  price.subscribeNext { print("label: \($0)") }
  amount.sendNext(4)
  discount.sendNext(20)
  //> label: 380
}

/*:
 There are three faults in these few lines. The first price was sent before the label subscribed,
 and is lost. A new amount alone changes nothing: somebody forgot to send there. And the two
 subscriptions are made at once, whether anybody needs a price or not; nobody can end them.

 Each of them can be repaired by more code. Or the subject goes, and an operator does its work:
 */
cell("Without it") {
  let amount = BehaviorSubject(3)
  let discount = BehaviorSubject(10)
  let price = Signal.combineLatest(amount, discount) { $0 * 100 - $1 }

  let label = price.subscribeNext { print("label: \($0)") }
  amount.sendNext(4)
  discount.sendNext(20)
  label.dispose()
  amount.sendNext(5)
  //> label: 290
  //> label: 390
  //> label: 380
}

/*:
 The price is now derived from its inputs. They are subscribed when somebody subscribes to the
 price, an end of the inputs is an end of the price, and `dispose()` ends all subscriptions.

 When you are about to write `Subject`, look at this list first:

 | you want to | use |
 |---|---|
 | send values that your own code makes | `Signal { subscriber in … }` (04) |
 | begin with a value | `startWith` (05) |
 | join what several signals send | `combineLatest`, `zip`, `merge` (06) |
 | share one run among many subscribers | a multicast connection (10) |
 | react to a button and do some work | a command (13) |

 ## Where a subject belongs

 It belongs at the very beginning of a chain, where other code calls it: a delegate, a callback, a
 device. It belongs to one owner, who keeps it private. The others see a `Signal`, and cannot send.
 */
cell("At the edge") {
  final class Keyboard {
    private let subject = Subject<String>()
    var keys: Signal<String> { subject }
    func press(_ key: String) { subject.sendNext(key) }
  }
  let keyboard = Keyboard()
  keyboard.keys
    .scan("") { $0 + $1 }
    .subscribeNext { print($0) }
  ["s", "u", "n"].forEach(keyboard.press)
  //> s
  //> su
  //> sun
}

/*:
 ## Recap

 - A subject is a signal with a list of subscribers. `sendNext` goes through the list; who
   subscribes later misses the value.
 - `Subject` keeps nothing, `ReplaySubject` its last values and the end, `BehaviorSubject` one
   value.
 - A value that is sent while another one is being sent comes first.
 - Use a subject at the edge, with one owner. In the middle of a chain an operator does it better.

 Now do exercise 08: `swift run course check 8`. You will build a message bus whose late subscribers
 miss nothing, take a subject out of a chain, and write two subjects of your own. Next comes chapter
 09, about what "hot" and "cold" mean for the work that a signal does.
 */
