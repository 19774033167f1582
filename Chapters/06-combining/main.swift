import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Combining signals

 *46 minutes to read, 75 for the exercise.*

 A login button depends on a name, a code, and a connection. With callbacks, each of the three has to check
 the other two, and one of them will forget to. The operators on this page make one signal from several.

 At the end of this page you can

 - join the values of signals, with `combineLatest`, `withLatestFrom`, `sample`, and `zip`,
 - run signals side by side, with `merge`,
 - put one after another, with `concat` and `flattenMap`,
 - say for each of them what it waits for, when it completes, and what it does with an error.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 05: what does `take(2)` do to its source?
 - Page 04: what does a subscriber get when its subscription is disposed?

 ## Three callbacks, one button

 You log in to the address book with a name and a code of six digits, and only while the phone is online.
 Each callback of this form writes `isEnabled`.
 */
final class LoginForm {
  var name = ""
  var code = ""
  var isOnline = true
  var isEnabled = false

  func nameChanged(_ new: String) {
    name = new
    isEnabled = !name.isEmpty && code.count == 6 && isOnline
  }
  func codeChanged(_ new: String) {
    code = new
    isEnabled = !name.isEmpty && code.count == 6
  }
  func connectionChanged(_ new: Bool) {
    isOnline = new
    isEnabled = !name.isEmpty && code.count == 6 && isOnline
  }
}

cell(
  "Three callbacks, one button",
  predict: .choice(
    "The form is filled in, and the connection is lost. Then you change both fields. What is printed?",
    [
      "connection lost: off\nname changed: off\ncode changed: off",
      "connection lost: off\nname changed: off\ncode changed: on",
      "connection lost: off\nname changed: on\ncode changed: on",
    ],
    because: [
      "`codeChanged` checks the name and the code, but not the connection.",
      "`nameChanged` checks the connection, too.",
    ])
) {
  let form = LoginForm()
  func report(_ change: String) {
    print("\(change): \(form.isEnabled ? "on" : "off")")
  }
  form.nameChanged("ada")
  form.codeChanged("123456")
  form.connectionChanged(false)
  report("connection lost")
  form.nameChanged("grace")
  report("name changed")
  form.codeChanged("654321")
  report("code changed")
  //> connection lost: off
  //> name changed: off
  //> code changed: on
}

/*:
 The rule is written three times, and one of the three is wrong. Below it's written once.

 ## The latest of each

 `combineLatest` remembers the latest value of each signal, and makes a new pair each time one of them
 sends. If you give it a closure, it sends the closure's result.
 */
cell(
  "Combine latest",
  predict: .choice(
    "Four lines are printed. What is the first?", about: .line(1), ["A1", "B1", "B2"],
    because: [
      "When `1` arrives, the latest letter is `B`.",
      "`1` already completes the first pair: both inputs have sent a value by then.",
    ])
) {
  let letters = Subject<String>()
  let numbers = Subject<String>()
  Signal.combineLatest(letters, numbers) { $0 + $1 }
    .subscribeNext { print($0) }

  letters.sendNext("A")
  letters.sendNext("B")
  numbers.sendNext("1")
  numbers.sendNext("2")
  letters.sendNext("C")
  numbers.sendNext("3")
  //> B1
  //> B2
  //> C2
  //> C3
}

/*:
 `A` is lost, because `combineLatest` sends nothing until **every** input has sent something. For a form
 that's usually right. But an input that never sends keeps the result silent forever, unless you give it a
 first value: `letters.startWith("-")`.
 */

challenge("In time for A", from: "Combine latest", "Move one line, so that A isn't lost.")
//> A1
//> B1
//> B2
//> C2
//> C3

/*:
 ## Three inputs, one button

 Now the form can be fixed. The rule is written once, and `combineLatest` applies it whenever an input
 changes. Each input is a `BehaviorSubject`, so it has a value from the start.
 */
cell("Three inputs, one button") {
  let (name, code) = (BehaviorSubject(""), BehaviorSubject(""))
  let isOnline = BehaviorSubject(true)
  var change = "at first"
  Signal.combineLatest(name, code, isOnline) {
    !$0.isEmpty && $1.count == 6 && $2
  }
  .subscribeNext { print("\(change): \($0 ? "on" : "off")") }
  change = "name typed"
  name.sendNext("ada")
  change = "code typed"
  code.sendNext("123456")
  change = "connection lost"
  isOnline.sendNext(false)
  change = "code changed"
  code.sendNext("654321")
  //> at first: off
  //> name typed: off
  //> code typed: on
  //> connection lost: off
  //> code changed: off
}

/*:
 A fourth input would mean one more argument, not a fourth copy of the rule.

 ## A button and a form

 A tap on the button should log in with the name. Does `combineLatest` do that, too? There are two more
 candidates: `taps.withLatestFrom(name)` adds the latest name to each tap, and `name.sample(taps)` sends the
 latest name at each tap.
 */
cell(
  "A button and a form",
  predict: .choice(
    "Tap, \"ada\", tap, \"grace\". How often does `combineLatest` log in?", about: .line(1),
    ["combineLatest: 1", "combineLatest: 2", "combineLatest: 3"],
    because: [
      "That's `withLatestFrom`. For `combineLatest` a typed name is a change, as a tap is.",
      "That counts the taps. After the first one, each typed name makes a pair, too.",
    ])
) {
  let (name, taps) = (Subject<String>(), Subject<Void>())
  var (latest, from, sample) = (0, 0, 0)
  Signal.combineLatest(taps, name).subscribeNext { _ in latest += 1 }
  taps.withLatestFrom(name).subscribeNext { _ in from += 1 }
  name.sample(taps).subscribeNext { _ in sample += 1 }
  taps.sendNext(())
  name.sendNext("ada")
  taps.sendNext(())
  name.sendNext("grace")
  print("combineLatest: \(latest)")
  print("withLatestFrom: \(from)")
  print("sample: \(sample)")
  //> combineLatest: 3
  //> withLatestFrom: 1
  //> sample: 1
}

/*:
 After the first tap, `combineLatest` would log in at each key press. Use it for *state*, which always has a
 value, and `withLatestFrom` or `sample` for an *event* that needs the state of that moment. An event that
 comes before the state has a value is dropped.

 (Combine has neither operator. With RxSwift's `sample` the button would work once for each new name.)

 ## Two from one

 The list's header shows how many contacts there are, and which is the last. Both come from one subject.
 Alan is added at the end, and then Cai at the front.
 */
cell(
  "Two from one",
  predict: .choice(
    "How many lines are printed?", about: .numberOfLines, ["3", "4", "5"],
    because: [
      """
      `contacts` sends three values. But `count` and `last` are two inputs, and when both change,
      each of them makes a pair.
      """,
      "`last` drops a name that equals the previous one.",
    ])
) {
  let contacts = BehaviorSubject(["Ada"])
  let count = contacts.map { $0.count }
  let last = contacts.map { $0.last ?? "none" }.distinctUntilChanged()
  Signal.combineLatest(count, last) { "contacts: \($0), last: \($1)" }
    .subscribeNext { print($0) }
  contacts.sendNext(["Ada", "Alan"])
  contacts.sendNext(["Cai", "Ada", "Alan"])
  //> contacts: 1, last: Ada
  //> contacts: 2, last: Ada
  //> contacts: 2, last: Alan
  //> contacts: 3, last: Alan
}

/*:
 The second line was never true: when there were two contacts, the last one was Alan. This is a **glitch**.
 It appears when two inputs of `combineLatest` come from one source (a *diamond*): they change one after the
 other, and `combineLatest` can't know that a second change is coming.
 */

why(
  "Which change removes the untrue line, and keeps the true ones?", from: "Two from one",
  [
    .wrong(
      "`distinctUntilChanged()` after `combineLatest`.",
      because: "The untrue line differs from the one before, so it passes. See *Two from one*."),
    .wrong(
      "`zip` in place of `combineLatest`.",
      because: """
        It pairs the second count with the second name. But `last` doesn't send a second Alan,
        so the count 3 waits for the next name, and every later pair would be wrong.
        See *Two from one*.
        """),
    .right("One `map` of `contacts` that makes the whole text."),
  ])
//> contacts: 1, last: Ada
//> contacts: 2, last: Alan
//> contacts: 3, last: Alan

challenge(
  "From nothing",
  """
  A header says how many of all rows are shown. Write two behavior subjects, `all` with 6 and
  `shown` with 2, and print "2 of 6", and then "1 of 6" when `shown` changes.
  """)
//> 2 of 6
//> 1 of 6

/*:
 ## In order of arrival

 A search asks the phone's own contacts and the server, and the list shouldn't wait for the slower one.
 `merge` makes one signal from the two. It sends each value when it arrives, and compares nothing, so a
 contact in both books is shown twice.
 */
cell(
  "Merge, drawn",
  predict: .choice(
    "Which row is drawn for the result?", about: .lastLine,
    [
      "merge   ------p-----------q-----------|",
      "merge   ------p-----------q-----------s-----------|",
      "merge   ------p-----------q-----------s------------",
    ],
    because: [
      "The phone has completed, but the server can still send, and it does.",
      "After seven seconds both inputs have completed, so no value can follow.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // `cold` makes a signal from a diagram. Each character is one second.
  let phone = scheduler.cold("-p-q-|").recorded("phone", by: recorder)
  let server = scheduler.cold("-----s-|").recorded("server", by: recorder)
  phone.merge(server).recorded("merge", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>         0s    1s    2s    3s    4s    5s    6s    7s
  //> phone   ------p-----------q-----------|
  //> server  ------------------------------s-----------|
  //> merge   ------p-----------q-----------s-----------|
}

/*:
 `merge` completes when **all** of its inputs have.

 ## One after the other

 Page 02's `concat` sends all of the first stream, and then all of the second. With signals there's one more
 question: when is the second one subscribed to? In a diagram `^` marks a subscription. A row without `^` was
 subscribed to at the beginning.
 */
cell(
  "Concat, drawn",
  predict: .choice(
    "Which row is drawn for the server?", about: .line(3),
    [
      "server  ------s-----------|",
      "server                    ^-----s-----------|",
      "server        ^-----s-----------|",
    ],
    because: [
      "That's `merge`: both are subscribed to at once.",
      "A value isn't an end. `concat` waits for the completion.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let phone = scheduler.cold("-p-|").recorded("phone", by: recorder)
  let server = scheduler.cold("-s-|").recorded("server", by: recorder)
  phone.concat(server).recorded("concat", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>         0s    1s    2s    3s    4s    5s    6s
  //> phone   ------p-----------|
  //> server                    ^-----s-----------|
  //> concat  ------p-----------------s-----------|
}

/*:
 ## First the work, then the rest {folded}

 The app saves the contacts that were edited, and then shows how many there are. With `concat` the edited
 names would be shown, too. `then` drops them:
 */
cell(
  "Then",
  predict: .choice(
    "What is printed?",
    [
      "save Ada\nshow Ada\nsave Cai\nshow Cai\nshow 3 contacts",
      "save Ada\nsave Cai\nshow 3 contacts",
      "show 3 contacts",
    ],
    because: [
      "That's `concat`. `then` drops the values of the first signal.",
      "`then` drops the values of the first signal, but its effects still run.",
    ])
) {
  let scheduler = TestScheduler()
  let edited = ["Ada", "Cai"].lazyList.signal(on: scheduler)
  edited
    .doNext { print("save \($0)") }
    .then { Signal.return("3 contacts") }
    .subscribeNext { print("show \($0)") }
  scheduler.run()
  //> save Ada
  //> save Cai
  //> show 3 contacts
}

/*:
 Use `then` if the second signal needs the first one to be *done*. The closure of `then` is called when the
 first signal has completed, and never if it fails. (A promise's `then` passes its result on, as
 `flattenMap` does.)

 ## With the result of the first

 Often the second request needs the *result* of the first: log in, then load the names with the `Token` from
 the login. `flattenMap` makes the second request from that token. The login takes two seconds, and the
 names take one.
 */
cell(
  "With the result",
  predict: .choice(
    "The second code is wrong. What is the last line?", about: .lastLine,
    [
      "the last request: names ada", "the last request: log in ada",
      "the last request: none",
    ],
    because: [
      "An error passes through `flattenMap` without calling its closure, so no names are requested.",
      "The cell subscribed, so the login was tried.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  for code in ["123456", "000000"] {
    server.logIn("ada", code)
      .doNext { print("\(clock.now): \($0.name) is in") }
      .flattenMap { token in server.names(for: token) }
      .subscribe(
        next: { print("\(clock.now): \($0)") },
        error: { print("\(clock.now): \($0)") })
    clock.run()
  }
  print("the last request: \(server.requests.last ?? "none")")
  //> 2.0 seconds: ada is in
  //> 3.0 seconds: ["Caleb", "Cato"]
  //> 5.0 seconds: wrongCode
  //> the last request: log in ada
}

/*:
 Both requests are in one chain, and an error from either reaches the same closure.

 ## Pairs

 A screen shows a contact with a photo. The two requests start together, each answers once, and the screen
 opens when both have answered. That's a job for page 02's `zip`, which pairs by position:

 ```swift
 Signal.zip(server.find("Cato"), server.avatar(of: "Cato"))
 ```

 With several values, `zip` relies on the two sides matching. Below, contacts come from one signal and
 photos from another, and Ben has no photo.
 */
cell(
  "Zip",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["Cai: Cai.jpg", "Ben: Cai.jpg", "Ada: Ada.jpg"],
    because: [
      "`zip` can't know whose photo it is. Cai is the third contact, and this is the second photo.",
      "Ben is still waiting, so the next photo makes another pair.",
    ])
) {
  let contacts = Subject<String>()
  let photos = Subject<String>()
  Signal.zip(contacts, photos) { "\($0): \($1)" }
    .subscribeNext { print($0) }

  contacts.sendNext("Ada")
  contacts.sendNext("Ben")
  photos.sendNext("Ada.jpg")
  contacts.sendNext("Cai")
  photos.sendNext("Cai.jpg")
  //> Ada: Ada.jpg
  //> Ben: Cai.jpg
}

/*:
 `zip` only counts. After one missing photo every later pair is wrong, without an error. And if one side is
 faster, its values wait in memory, without limit. **Use `zip` only if every value is sure to get a
 partner.**

 The result completes when **no pair can follow**. (RxSwift's `zip(a, b)` completes only when *all* inputs
 have, so with an endless timer it never does, and keeps every tick.)
 */

challenge(
  "A partner for Ben", from: "Zip",
  "Insert one line, so that Ben's photo is `none`, and Cai gets his own.")
//> Ada: Ada.jpg
//> Ben: none
//> Cai: Cai.jpg

/*:
 ## Which one?

 | operator | waits for | sends | completes |
 |---|---|---|---|
 | `concat` | the first one's end | all values, in turn | with the last |
 | `then` | the first one's end | the values of the second | with the second |
 | `merge` | nothing | all values, in order of arrival | with all inputs |
 | `combineLatest` | a value of each | the latest of each | with all inputs |
 | `zip` | a partner | pairs, each value once | when no pair can follow |
 | `withLatestFrom` | a value of the other | each value with the other's latest | with the signal it's called on |
 | `sample` | a value | its latest, at each value of the other | with either |

 ## When an input fails

 Pictures and captions are loading. The captions fail (`#`) while picture B waits in `zip` for its caption.
 */
cell(
  "Errors",
  predict: .choice(
    "Which row is drawn for zip?", about: .lastLine,
    [
      "zip       ------------------A1----------------------#",
      "zip       ------------------A1----------B-----------#",
      "zip       ------------------A1--------------------------------------|",
    ],
    because: [
      "B has no partner, so it isn't sent, not even at the end.",
      "When an input fails, the result fails at once.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // `hot` makes a signal that plays once, for all its subscribers.
  let pictures = scheduler.hot("-A---B---C---|")
  let captions = scheduler.hot("---1---#")
  pictures.recorded("pictures", by: recorder)
    .merge(captions.recorded("captions", by: recorder))
    .recorded("merge", by: recorder).subscribe()
  Signal.combineLatest(pictures, captions) { $0 + $1 }
    .recorded("latest", by: recorder).subscribe()
  Signal.zip(pictures, captions) { $0 + $1 }
    .recorded("zip", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>           0s    1s    2s    3s    4s    5s    6s    7s
  //> pictures  ------A-----------------------B-----------!
  //> captions  ------------------1-----------------------#
  //> merge     ------A-----------1-----------B-----------#
  //> latest    ------------------A1----------B1----------#
  //> zip       ------------------A1----------------------#
}

/*:
 All operators of this page follow one rule: as soon as one subscribed input fails, the result fails with
 its error, and disposes the other inputs. **Errors overtake values**, even those that wait for a partner.
 And if the first signal of a `concat` fails, the second is never subscribed to.
 */

why(
  """
  A screen shows the cached contact, and then the fresh one from the server. Offline it should show
  the cached one and report the error. Which operator joins `cached` and `fresh`?
  """,
  [
    .wrong(
      "`merge`: each value is shown as soon as it arrives.",
      because: """
        The server may fail before the cache has answered. Then its error ends the result, and the
        cached contact is never shown. See *Errors*.
        """),
    .right("`concat`: the server is asked after the cache has answered and completed."),
    .wrong(
      "`combineLatest`: it remembers the latest of both.",
      because: """
        It sends nothing until both have sent, so the cached contact waits for the server. See
        *Combine latest*.
        """),
  ])

/*:
 ## Latest against zip {folded}

 Here are `combineLatest` and `zip` on the same inputs. The last number is sent after the letters have
 completed.
 */
cell(
  "Latest against zip, drawn",
  predict: .choice(
    "Which row is drawn for zip?", about: .line(4),
    [
      "zip      ----------A1--B2----------|",
      "zip      ----------A1--B2------------C3--|",
      "zip      ----------A1--B2------------(C3|)",
    ],
    because: [
      "C is still waiting when the letters complete, and its number can still arrive.",
      "After C3 no letter is left and none can follow, so `zip` doesn't wait for the numbers' end.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let letters = scheduler.hot("-A-B-----C--|")
  let numbers = scheduler.hot("-----1-2------3-|")
  Signal.zip(
    letters.recorded("letters", by: recorder),
    numbers.recorded("numbers", by: recorder)
  ) { $0 + $1 }
  .recorded("zip", by: recorder).subscribe()
  Signal.combineLatest(letters, numbers) { $0 + $1 }
    .recorded("latest", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>          0s        5s        10s       15s
  //> letters  --A---B-----------C-----|
  //> numbers  ----------1---2-------------(3!)
  //> zip      ----------A1--B2------------(C3|)
  //> latest   ----------B1--B2--C2--------C3--|
}

/*:
 `combineLatest` completes when **all** inputs have: the 3 arrived after the letters' end, and still made a
 pair with the last letter. `zip` disposes the numbers (`!`) after C3, because no letter is left.

 ## Inside the library {folded}

 Ten lines are enough for a `combineLatest` that never completes and never fails: two optionals remember the
 latest values. A `CompoundDisposable` disposes several subscriptions as one.

 ```swift
 func latest<A, B>(_ left: Signal<A>, _ right: Signal<B>) -> Signal<(A, B)> {
   Signal { subscriber in
     var (a, b): (A?, B?) = (nil, nil)
     func send() { if let a, let b { subscriber.sendNext((a, b)) } }
     return CompoundDisposable([
       left.subscribeNext { a = $0; send() },
       right.subscribeNext { b = $0; send() },
     ])
   }
 }
 ```

 The library's version also completes and fails, and two threads may send at the same moment. It handles a
 value of the left input like this:

 @source(Operators/Combining/CombineLatest.swift, sendLeft) #315fbddf

 `serializer.perform` handles one value at a time: a second thread waits, or, if that would deadlock, leaves
 its value to the first.

 ## In ReactiveCocoa 2.5 {folded}

 With a closure the operators are `combineLatest:reduce:` and `zip:reduce:`. Without one they send a
 `RACTuple`, with `RACTupleNil` for `nil`; ours send a Swift tuple. A signal without useful values sends
 `RACUnit` there, and `()` here. `sample:` is the same there, and `withLatestFrom` is missing.

 ## Recap

 Answer first, then look:

 1. Which operator sends the form at a tap?
 2. A header's count and last name come from one list. Why not join them with `combineLatest`?
 3. Which operator may hold back values without limit?
 4. When does `zip` complete?

 *`withLatestFrom` or `sample` · for a moment it would show the new count with the old name · `zip` · when
 no pair can follow.*

 The questions from the beginning: with the second value `take(2)` disposes its source and completes. A
 disposed subscriber gets nothing, not even a completion.

 Now do exercise 06: `swift run course check 6`. You will enable a form's button at the right moment, pair
 requests with replies that never get lost, build `combineLatest` yourself, and log in to the address book.
 Next comes page 07, where signals send signals.
 */
