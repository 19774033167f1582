import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Combining signals

 *50 minutes to read, 75 for the exercise.*

 A log-in screen has a name, a code and a connection, and one button that depends on all three. A
 search asks the phone's database and the server, and shows both answers in one list. With callbacks
 each input has to check the others, and one of them will forget. The operators of this page make
 one signal from several. At the end of this page you can

 - put one signal after another, with `concat`, `then` and `flattenMap`,
 - run signals side by side, with `merge`,
 - join their values, with `combineLatest`, `zip`, `withLatestFrom` and `sample`,
 - say for each of them what it waits for, when it completes, and what it does with an error.

 New here: `merge`, `then`, `logIn`, `Token`, `names`, `withLatestFrom`, `sample`, `cold`, `hot`

 Two questions about older pages. Answer them now; the answers are at the end of this page.

 - Page 05: what does `take(2)` do to its source?
 - Page 04: what may a signal send after an error?

 ## Three callbacks, one button

 You log in to the address book with a name and a code of six digits, and only while the phone is
 online. Each callback of this form writes `isEnabled`.
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
    "The connection is lost, and then the code is typed. Is the button on or off?",
    ["off", "on"],
    because: ["`codeChanged` looks at the name and the code, and not at the connection."])
) {
  let form = LoginForm()
  form.nameChanged("ada")
  form.connectionChanged(false)
  form.codeChanged("123456")
  print(form.isEnabled ? "on" : "off")
  //> on
}

/*:
 The rule of the button is written in three places, and one of them is wrong. Later on this page it
 is written once.

 Some of the cells below use letters and numbers, so that you can see which value came from which
 input.

 ## As it arrives

 Two sources answer, and nobody wants to wait for the slower one. `merge` makes one signal from two,
 and passes each value on at once.
 */
cell(
  "Merge",
  predict: .choice(
    "Five lines of one character. In which order?",
    ["A\nB\nC\n1\n2", "A\n1\nB\nC\n2", "A\n1\nB\n2\nC"],
    because: [
      "`merge` does not wait for the letters to end: `concat` does.",
      "The two do not take turns: `C` was sent before `2`.",
    ])
) {
  let letters = Subject<String>()
  let numbers = Subject<String>()
  letters.merge(numbers).subscribeNext { print($0) }

  letters.sendNext("A")
  numbers.sendNext("1")
  letters.sendNext("B")
  letters.sendNext("C")
  numbers.sendNext("2")
  //> A
  //> 1
  //> B
  //> C
  //> 2
}

/*:
 The rule: the order of arrival decides. `numbers.merge(letters)` would print the same. (Unlike
 `concat` on page 02, it does not wait for the end of the first one.)

 A drawing shows the order in time. `cold` makes a signal from a text: each character is a second,
 counted from the subscription. The address book asks the phone's database and the company's
 server. Here the database sends `d` and `e`, and the server sends `n`.
 */
cell(
  "Merge, drawn",
  predict: .choice(
    "When does the result complete?", about: .lastLine,
    [
      "merge     ------d-----------e-----------|",
      "merge     ------d-----------e-----------n-----------|",
      "merge     ------d-----------e-----------n------------",
    ],
    because: [
      "The database has completed, but the server can still send, and it does.",
      "After seven seconds both inputs have completed, so nothing can follow.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let database = scheduler.cold("-d-e-|").recorded("database", by: recorder)
  let server = scheduler.cold("-----n-|").recorded("server", by: recorder)
  database.merge(server).recorded("merge", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>           0s    1s    2s    3s    4s    5s    6s    7s
  //> database  ------d-----------e-----------|
  //> server    ------------------------------n-----------|
  //> merge     ------d-----------e-----------n-----------|
}

/*:
 `merge` completes when **all** of its inputs have.

 ## One after the other

 `concat` sends all of the first stream, and then all of the second. Here are two lists:
 */
cell("Concat") {
  let letters = "ABCDEFGHI".lazyList.map(String.init)
  let numbers = "123456789".lazyList.map(String.init)
  print(letters.concat(numbers).array.joined(separator: " "))
  //> A B C D E F G H I 1 2 3 4 5 6 7 8 9
}

/*:
 With signals there is one more question: when is the second one subscribed? In a diagram `^` is
 the moment of a subscription; a row without it was subscribed at the beginning.
 */
cell(
  "Concat, drawn",
  predict: .choice(
    "Which row is drawn for the server?", about: .line(3),
    [
      "server    ------n-----------|",
      "server                      ^-----n-----------|",
      "server          ^-----n-----------|",
    ],
    because: [
      "That is `merge`: both are subscribed at once.",
      "A value is not an end. `concat` waits for the completion.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let database = scheduler.cold("-d-|").recorded("database", by: recorder)
  let server = scheduler.cold("-n-|").recorded("server", by: recorder)
  database.concat(server).recorded("concat", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>           0s    1s    2s    3s    4s    5s    6s
  //> database  ------d-----------|
  //> server                      ^-----n-----------|
  //> concat    ------d-----------------n-----------|
}

/*:
 The server is asked when the database has completed, and not before.

 ## First the work, then the rest

 An app saves every letter, and then loads the numbers. Only the numbers are to be shown, and `concat`
 would send the letters, too. `then` starts the second signal after the first. In the cell, saving a
 letter means printing it.
 */
cell(
  "Then",
  predict: .choice(
    "What is printed?",
    ["1 2 3 4 5 6 7 8 9", "A B C D E F G H I\n1 2 3 4 5 6 7 8 9", "A B C D E F G H I"],
    because: [
      "The values of the first signal are dropped, and its effects are kept.",
      "The result is what the second signal sends.",
    ])
) {
  let scheduler = TestScheduler()
  let letters = "ABCDEFGHI".lazyList.signal(on: scheduler)
  let numbers = "123456789".lazyList.signal(on: scheduler)
  letters
    .doNext { print($0, terminator: $0 == "I" ? "\n" : " ") }
    .then { numbers }
    .subscribeNext { print($0, terminator: $0 == "9" ? "\n" : " ") }
  scheduler.run()
  //> A B C D E F G H I
  //> 1 2 3 4 5 6 7 8 9
}

/*:
 The rule: `then` keeps the effects of the first signal and drops its values. (RxSwift's `Completable`
 calls it `andThen`.)

 The closure of `then` runs when the first signal has completed, and not at all after an error. It
 gets no value. So `then` is for work that needs the first signal to be *done*, and not for work
 that needs its *result*.

 ## Then, with the result

 Work that needs the result is the most common chain in an app: log in, and load the names with the
 `Token` that the server sends. `server.logIn` sends a token after two seconds, `flattenMap` makes
 the second request from it, and `server.names` answers a second later. The cell logs in twice: with
 the right code, which is 123456, and with a wrong one.
 */
cell(
  "With the result",
  predict: .choice(
    "The code is wrong. What is the last line?", about: .lastLine,
    [
      "the last request: names ada", "the last request: log in ada",
      "the last request: none",
    ],
    because: [
      "An error passes `flattenMap` without calling its closure, so no names are asked for.",
      "Somebody subscribed, so the log-in was tried.",
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
 Both requests are in one chain, and an error of either reaches the same closure. For a promise
 this is `then`, and in Swift it is two lines with `await`. Here `then` means *without* the result,
 and `flattenMap` *with* it.

 ## The latest of each

 `combineLatest` remembers the latest value of each signal, and sends a new pair each time one of
 them sends. With a closure it sends what the closure makes from the pair; its parameters have the order
 of the signals.
 */
cell(
  "Combine latest",
  predict: .choice(
    "Four lines. What is the first one?", about: .line(1), ["A1", "B1", "B2"],
    because: [
      "When `1` comes, the latest letter is `B`.",
      "With `1` each of the two has sent something, so the first pair comes then.",
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
 `A` is lost, because there was no number yet. The rule: `combineLatest` sends nothing until
 **every** input has sent something. After that, every value makes a new pair. Usually that is what
 you want: before, there is no sensible answer. But one input that never sends, or completes without
 a value, keeps the whole result silent. If you want an answer earlier, give the inputs a first
 value: `letters.startWith("-")`.
 */

challenge("In time for A", from: "Combine latest", "Move one line, so that A is not lost.")
//> A1
//> B1
//> B2
//> C2
//> C3

/*:
 ## Pairs

 Requests go out, and replies come in, in the same order. `zip` gives each request its reply.
 */
cell(
  "Zip",
  predict: .choice(
    "The same six values. Which lines are printed now?",
    ["B1\nC2", "A1\nB2\nC3", "B1\nB2\nC2\nC3"],
    because: [
      "Nothing is skipped: A waits until a number arrives.",
      "Each value is used once, so there are three pairs.",
    ])
) {
  let letters = Subject<String>()
  let numbers = Subject<String>()
  Signal.zip(letters, numbers) { $0 + $1 }.subscribeNext { print($0) }

  letters.sendNext("A")
  letters.sendNext("B")
  numbers.sendNext("1")
  numbers.sendNext("2")
  letters.sendNext("C")
  numbers.sendNext("3")
  //> A1
  //> B2
  //> C3
}

/*:
 The rule: `zip` pairs by position, the first with the first, the second with the second. A value
 without a partner waits, and each value is used once. If one side is faster than the other, its
 values wait in memory, without limit.
 */

challenge(
  "Lose A", from: "Zip",
  "Make it lose A: `B1`, `C2`. The lines that send stay as they are.")
//> B1
//> C2

/*:
 Here are `combineLatest` and `zip` on the same two inputs. `hot` makes a signal that plays once,
 for all its subscribers. The scheduler and the recorder are made in two lines that are not shown.
 The last number is sent after the letters have completed.
 */
cell(
  "Latest against zip, drawn",
  predict: .choice(
    "Which row is drawn for zip?", about: .lastLine,
    [
      "zip          ----------A1--B2----------|",
      "zip          ----------A1--B2------------C3--|",
      "zip          ----------A1--B2------------(C3|)",
    ],
    because: [
      "C still waits when the letters complete, and a number can still arrive for it.",
      "After C3 no letter is left and none can follow, so `zip` does not wait for the numbers' end.",
    ])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let letters = scheduler.hot("-A-B-----C--|")
    .recorded("letters", by: recorder)
  let numbers = scheduler.hot("-----1-2------3-|")
    .recorded("numbers", by: recorder)
  Signal.combineLatest(letters, numbers) { $0 + $1 }
    .recorded("latest", by: recorder)
    .subscribe()
  Signal.zip(letters, numbers) { $0 + $1 }
    .recorded("zip", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>              0s        5s        10s       15s
  //> letters (1)  --A---B-----------C-----|
  //> letters (2)  --A---B-----------C-----|
  //> numbers (1)  ----------1---2-------------3---|
  //> numbers (2)  ----------1---2-------------(3!)
  //> latest       ----------B1--B2--C2--------C3--|
  //> zip          ----------A1--B2------------(C3|)
}

/*:
 The drawing has two rows for each input, because both results subscribed to both. Look at the
 ends:

 - `combineLatest` completes when **all** inputs have. The 3 arrived after the letters' end, and still
   made a new pair with the last letter.
 - `zip` completes when **no pair can follow**: a side has completed, and none of its values waits.
   With C3 that is so, and `zip` disposes the numbers (`!`).

 Combine and ReactiveSwift do the same. RxSwift's `zip(a, b)` completes when *all* inputs have: with a
 clock as one of them it never ends, and keeps every tick. Its `combineLatest` ends earlier than ours
 when one input has ended without a value: at the next value of the other.

 ## Three inputs, one button

 Now the form again. Its rule is written once, and `combineLatest` of three inputs applies it
 whenever one of them changes. Each input is a `BehaviorSubject`, which has a value from the start.
 */
cell("Three inputs, one button") {
  let (name, code) = (BehaviorSubject(""), BehaviorSubject(""))
  let isOnline = BehaviorSubject(true)
  Signal.combineLatest(name, code, isOnline) {
    !$0.isEmpty && $1.count == 6 && $2
  }
  .subscribeNext { print($0 ? "on" : "off") }
  name.sendNext("ada")
  isOnline.sendNext(false)
  code.sendNext("123456")
  isOnline.sendNext(true)
  //> off
  //> off
  //> off
  //> off
  //> on
}

/*:
 ## A button and a form

 A tap on the button sends the form. Is that a `combineLatest` of the taps and the name?
 `withLatestFrom` is called on the taps, and sends each of them with the latest name. `sample` is
 called on the names, and sends the latest one at each tap.
 */
cell(
  "A button and a form",
  predict: .choice(
    "Tap, \"ada\", tap, \"grace\". How many times does each of the three log in?", about: .lastLine,
    [
      "latest 1, from 1, sample 1", "latest 2, from 1, sample 1",
      "latest 3, from 1, sample 1", "latest 2, from 2, sample 2",
    ],
    because: [
      "For `combineLatest` every change makes a pair, and a typed name is a change.",
      "The first name followed a tap, so it makes a pair, too: that is one more.",
      "For `withLatestFrom` the name alone starts nothing, and the first tap found no name.",
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
  print("latest \(latest), from \(from), sample \(sample)")
  //> latest 3, from 1, sample 1
}

/*:
 After the first tap, `combineLatest` would log in at each key. The rule: `combineLatest` is for
 *state*, which always has a value; `withLatestFrom` and `sample` are for an *event* that needs the
 state of that moment. An event before the first value of the state is dropped.

 A second tap with no new name sends the same name again, with both. Mind this when you come from
 RxSwift or RxJS: their `sample` sends only what is new since the last tap, so such a button would
 work once for each name. Combine has neither of the two.

 ## Two from one

 The header of the list shows how many contacts there are, and the last of them, as the newest.
 Both are made from one subject. Then Alan joins, and somebody puts Cai in front.
 */
cell(
  "Two from one",
  predict: .choice(
    "How many lines are printed?", about: .numberOfLines, ["3", "4", "6"],
    because: [
      """
      `contacts` has three values. But `count` and `newest` are two inputs, and when both change,
      each of them makes a pair.
      """,
      "`newest` drops a name that is the same as before.",
    ])
) {
  let contacts = BehaviorSubject(["Ada"])
  let count = contacts.map { $0.count }
  let newest = contacts.map { $0.last ?? "nobody" }.distinctUntilChanged()
  Signal.combineLatest(count, newest) { "\($0) contacts, newest: \($1)" }
    .subscribeNext { print($0) }
  contacts.sendNext(["Ada", "Alan"])
  contacts.sendNext(["Cai", "Ada", "Alan"])
  //> 1 contacts, newest: Ada
  //> 2 contacts, newest: Ada
  //> 2 contacts, newest: Alan
  //> 3 contacts, newest: Alan
}

/*:
 The second line was never true: there were two contacts, and the newest was Alan. This is called a
 **glitch**. It appears where two inputs of `combineLatest` come from one source (a *diamond*),
 because they change one after the other, and `combineLatest` cannot know that the second change is
 still to come.
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
        It pairs the second count with the second name. But `newest` does not send a second Alan,
        so the count 3 waits for a partner, and from then on every pair would be wrong. See *Zip*.
        """),
    .right("One `map` of `contacts` that makes the whole text."),
  ])
//> 1 contacts, newest: Ada
//> 2 contacts, newest: Alan
//> 3 contacts, newest: Alan

challenge(
  "From nothing",
  """
  A header says how many rows of all rows are shown. Write two behavior subjects, `all` with 6 and
  `shown` with 2, and print "2 of 6", and then "1 of 6" when `shown` changes.
  """)
//> 2 of 6
//> 1 of 6

/*:
 ## When an input fails

 Pictures and captions are loaded, and the captions fail (`#`) while picture B waits in `zip` for
 its caption. The rows `pictures` and `captions` are the inputs of `merge`. Think of `merge` and
 `zip` first: the other three rows show that the same rule holds for them.
 */
cell(
  "Errors",
  predict: .choice(
    "Which row is drawn for zip?", about: .line(7),
    [
      "zip       ------------------A1----------------------#",
      "zip       ------------------A1----------B-----------#",
      "zip       ------------------A1--------------------------------------|",
    ],
    because: [
      "Without a partner B is not sent, not even at the end.",
      "An input has failed, and the result with it. No caption can follow.",
    ])
) {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let pictures = scheduler.hot("-A---B---C---|")
  let captions = scheduler.hot("---1---#")
  let merged = pictures.recorded("pictures", by: recorder)
    .merge(captions.recorded("captions", by: recorder))
  for (name, result) in [
    ("merge", merged), ("concat", captions.concat(pictures)),
    ("latest", Signal.combineLatest(pictures, captions) { $0 + $1 }),
    ("zip", Signal.zip(pictures, captions) { $0 + $1 }),
    ("sample", pictures.sample(captions)),
  ] { result.recorded(name, by: recorder).subscribe() }
  scheduler.run()
  print(recorder.diagram)
  //>           0s    1s    2s    3s    4s    5s    6s    7s
  //> pictures  ------A-----------------------B-----------!
  //> captions  ------------------1-----------------------#
  //> merge     ------A-----------1-----------B-----------#
  //> concat    ------------------1-----------------------#
  //> latest    ------------------A1----------B1----------#
  //> zip       ------------------A1----------------------#
  //> sample    ------------------A-----------------------#
}

/*:
 All operators of this page have one rule: the first error of a subscribed input ends the result at
 once, and the other inputs are disposed. **Errors overtake values**, even those that wait for a
 partner. In `concat` the captions come first here, so the pictures are never subscribed.

 ## Which one?

 | operator | waits for | values | completes | after an error |
 |---|---|---|---|---|
 | `concat` | the first one's end | all, in turn | with the last | the next is not subscribed |
 | `then` | the first one's end | of the second | with the second | the second is not made |
 | `flattenMap` | nothing | of all that its values start | with all of them | all are disposed |
 | `merge` | nothing | all, as they arrive | with all inputs | the others are disposed |
 | `combineLatest` | a first value of each | the latest of each | with all inputs | the others are disposed |
 | `zip` | a partner | by position, each once | when no pair can follow | what waits is dropped |
 | `withLatestFrom` | a first value of the other | at each value of the receiver | with the receiver | both are disposed |
 | `sample` | a first value | the latest, at each tick of the other | with either | both are disposed |

 ## Inside the library

 Ten lines are enough for a `combineLatest` that never completes and never fails: two optionals
 remember the latest values. A `CompoundDisposable` disposes several subscriptions as one.

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

 The library's completes when both inputs have, fails with the first error, and lets two threads
 send at the same moment. This is what it does with a value of the left input:

 @source(Operators/Combining/CombineLatest.swift, sendLeft) #5499e559

 | line | what it buys |
 |---|---|
 | `turn.perform` | handles one value at a time: a thread that sends meanwhile waits until this one is done |
 | `orDefer:` | what to do if the two threads would wait for each other: the value is left to the thread that is inside, which sends it next |
 | `state.add` | notes that the left input has sent, and says whether both have |

 ## In ReactiveCocoa 2.5

 With a closure the operators are `combineLatest:reduce:` and `zip:reduce:`. Without one they send a
 `RACTuple`, where ours send a Swift tuple; a `nil` in it is a `RACTupleNil`. `sample:` is the same,
 and there is no `withLatestFrom`.

 ## Recap

 Answer first, then look:

 1. Which operator enables a form's button, which one sends the form at a tap, which one pairs requests
    with replies, and which one shows the cache and then the server?
 2. What does `then` drop, and what does it keep?
 3. Which operator may hold back values without limit?
 4. When does `combineLatest` complete, and when `zip`?

 *`combineLatest`; `withLatestFrom` or `sample`; `zip`; `merge` if both may answer, `concat` if in
 this order · the values of the first signal; its effects · `zip` · when all inputs have; when no
 pair can follow.*

 The questions from the beginning: with the second value `take(2)` disposes its source and
 completes. After an error a signal sends nothing more.

 Now do exercise 06: `swift run course check 6`. You will enable a form's button at the right
 moment, pair requests with replies, build `combineLatest` yourself, and log in to the address book.
 Next comes page 07, where signals send signals.
 */
