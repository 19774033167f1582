import Marbles
import Notebook
import ReactiveCore

/*:
 # Combining signals

 *45 minutes to read, 60 for the exercise.*

 A program listens to more than one thing: to what you type and to what your friend types, to the two
 fields of a form, to a request and its reply. At the end of this page you can

 - put one signal after another, with `concat` and `then`,
 - run signals side by side, with `merge`,
 - join their values, with `combineLatest`, `zip` and `sample`,
 - say for each of them when it completes, and what it does with an error.

 New here: `merge`, `then`, `sample`, `cold`, `hot`.

 Most cells use a `Subject`: a signal into which you send by hand. Chapter 08 is about it.

 ## Two people, one line

 A chat shows what you type and what your friend types. `merge` makes one signal of both.
 */
cell("Merge", predict: "Five lines of one character. In which order? (Type them in one line.)") {
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
 The rule: `merge` passes each value on at once, so they come in the order of arrival. It changes no
 value.

 Order in time is easier to see in a drawing. The next cell plays two signals in virtual time,
 records at three places, and draws the recordings. `cold` makes a signal of a drawing: each
 character is a second, and the seconds count from the subscription. The diagram needs more room and
 has its own scale: read the seconds above it.
 */
cell("Merge, drawn") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let letters = scheduler.cold("A---B-C---|")
    .recorded("letters", by: recorder)
  let numbers = scheduler.cold("--1------2---|")
    .recorded("numbers", by: recorder)
  letters.merge(numbers).recorded("merge", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>          0s    2s    4s    6s    8s    10s   12s
  //> letters  A-----------B-----C-----------|
  //> numbers  ------1--------------------2-----------|
  //> merge    A-----1-----B-----C--------2-----------|
}

/*:
 Look at the two ends. The letters complete after ten seconds; `merge` goes on. It completes when
 **all** of its inputs have: before that one of them could still send.

 ## One after the other

 `concat` sends all of the first stream, and then all of the second. It exists for both kinds of stream;
 lists are shorter to write.
 */
cell("Concat") {
  let letters = "ABCDEFGHI".lazyList.map(String.init)
  let numbers = "123456789".lazyList.map(String.init)
  print(letters.concat(numbers).array.joined(separator: " "))
  //> A B C D E F G H I 1 2 3 4 5 6 7 8 9
}

/*:
 With signals there is one question more: when is the second one subscribed? A player shows the film
 and then the credits. Look for the `^` in the row of the credits.
 */
cell("Concat, drawn") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let film = scheduler.cold("-A-B-|").recorded("film", by: recorder)
  let credits = scheduler.cold("-1-2-|").recorded("credits", by: recorder)
  film.concat(credits).recorded("concat", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>          0s      2s      4s      6s      8s      10s
  //> film     ----A-------B-------|
  //> credits                      ^---1-------2-------|
  //> concat   ----A-------B-----------1-------2-------|
}

/*:
 The credits are subscribed when the film has completed, and not before.

 ## First the work, then the rest

 An app saves every letter, and then loads the numbers. `then` puts the second signal after the first.
 Here the effect of saving is to print the letter.
 */
cell(
  "Then",
  predict: .choice(
    "What is printed?",
    ["1 2 3 4 5 6 7 8 9", "A B C D E F G H I\n1 2 3 4 5 6 7 8 9", "A B C D E F G H I"])
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
 The first line is the effect; the second is all that the subscriber got. The rule: `then` keeps the
 effects of the first signal and drops its values.

 `then` takes a closure, not a signal. The closure runs when the first signal has completed, once
 for each subscription, and not at all after an error. So it can begin work that needs the result of
 the first.

 ## The latest of each

 A label shows a letter and a number side by side. Whenever one of them changes, the label changes.
 `combineLatest` remembers the latest value of each signal, and sends a new pair each time one of
 them sends. With a closure it sends what the closure makes of the pair.
 */
cell("Combine latest", predict: .lines("Four lines. What is the first one?", about: .line(1))) {
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
 "A" is lost. When it came there was no number yet, so there was no pair to send. When the first
 number came, the latest letter was already "B". The rule: nothing is sent before **every** input
 has sent once; after that, every value makes a new pair.

 The form without a closure, `letters.combineLatest(with: numbers)`, sends the pairs themselves. As it is
 a signal, it can be combined with a third one in the same way.
 */

challenge("In time for A", from: "Combine latest", "Move one line, so that A is not lost.")
//> A1
//> B1
//> B2
//> C2
//> C3

/*:
 ## Pairs

 A shop hands out numbers, and calls people by them. `zip` gives each person a number.
 */
cell(
  "Zip",
  predict: .choice(
    "The same six values. Which lines are printed now?",
    ["B1\nC2", "A1\nB2\nC3", "B1\nB2\nC2\nC3"])
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
 without a partner waits. Each value is used once. The price is memory: if one side is fast and the
 other is slow, the fast side's values wait, however many they are.
 */

challenge(
  "Lose A", from: "Zip",
  "Make it lose A: `B1`, `C2`. The lines that send stay as they are.")
//> B1
//> C2

/*:
 Here are both at once, on the same two inputs. `hot` makes a signal that plays once, for all its
 subscribers, so that both get the same values at the same times. The scheduler and the recorder are
 made as before, in two lines that are not shown.
 */
cell("Latest against zip, drawn") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let letters = scheduler.hot("-A-B-----C---|")
    .recorded("letters", by: recorder)
  let numbers = scheduler.hot("-----1-2---3-----|")
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
  //> letters (1)  --A---B-----------C-------|
  //> letters (2)  --A---B-----------C-------|
  //> numbers (1)  ----------1---2-------3-----------|
  //> numbers (2)  ----------1---2-------3---!
  //> latest       ----------B1--B2--C2--C3----------|
  //> zip          ----------A1--B2------C3--|
}

/*:
 The drawing has two rows for `letters` and two for `numbers`, as each of the two results subscribed to
 both. It also shows the ends:

 - `combineLatest` completes when **all** inputs have. A number that comes after the letters' end still
   makes a new pair with the last letter.
 - `zip` completes when **no pair can follow**: a side has completed, and none of its values waits.
   The letters are over and all three were paired, so the result is over too, and `zip` disposes the
   numbers (`!`).

 ## A look now and then

 A temperature changes all the time; the display looks at it once in a while. `sample` sends the latest
 value of one signal each time another one sends. An `x` below is a look.
 */
cell("Sample") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let temperature = scheduler.cold("-A--B-----C---|")
    .recorded("temperature", by: recorder)
  let look = scheduler.cold("x----x--x-----x---|")
    .recorded("look", by: recorder)
  temperature.sample(look).recorded("sample", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>              0s    2s    4s    6s    8s    10s   12s   14s
  //> temperature  ---A--------B-----------------C-----------|
  //> look         x--------------x--------x-----------------!
  //> sample       ---------------B--------B-----------------|
}

/*:
 The first look comes too early, and nothing is sent. The third finds the value that the second
 found, and sends it again. `sample` completes when **either** side does: then no new temperature
 can come, or no look.
 */

challenge(
  "The same once", from: "Sample",
  """
  The third look finds the B that the second one found. Add one operator, so that it is sent
  once.
  """)
//>              0s    2s    4s    6s    8s    10s   12s   14s
//> temperature  ---A--------B-----------------C-----------|
//> look         x--------------x--------x-----------------!
//> sample       ---------------B--------------------------|

/*:
 ## When an input fails

 The two subjects once more, and `zip`. This time the letters fail.
 */
cell(
  "An input fails", predict: "B waits for a number when the letters fail. What is printed?"
) {
  let letters = Subject<String>()
  let numbers = Subject<String>()
  letters.zip(with: numbers).subscribe(
    next: { print($0 + $1) },
    error: { _ in print("failed") },
    completed: { print("completed") })

  letters.sendNext("A")
  letters.sendNext("B")
  numbers.sendNext("1")
  letters.sendError(SignalError.timedOut)
  numbers.sendNext("2")
  //> A1
  //> failed
}

/*:
 B still waited, and the next number would have been its partner. But the error ended the result at
 once. So **errors overtake values**, even those that could still have made a pair.
 */

challenge(
  "Before it fails", from: "An input fails",
  "Move one line, so that B finds its partner before the error comes.")
//> A1
//> B2
//> failed

/*:
 Now all five side by side. Pictures and captions are loaded, and the captions fail (`#`). The rows
 `pictures` and `captions` are those of the `merge`.
 */
cell("Errors") {
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
 All operators that join signals have one rule: the first error of any input ends the result at once, and
 the other inputs are disposed. In the row `concat` the captions come first: after their error the
 pictures are never subscribed. In the row `zip` B waited for a caption, and was dropped.

 ## Inside the library

 What does `combineLatest` do when two threads send at the same moment? Here is the operator in the
 library, and what it does with a value from its receiver. A `LatestPair` holds the latest values,
 and counts the inputs that are not over. It is a `Serializer`: `perform` lets one thread in at a
 time, and one that comes meanwhile waits for its turn.

 @source(Operators/Combining/CombineLatest.swift, combineLatest)
 @source(Operators/Combining/CombineLatest.swift, sendLeft)

 `self.forward` subscribes an input and passes on what the operator does not mention. Both inputs are
 subscribed, always in the same order: first the receiver, then the argument.

 ## Recap

 - `concat` and `then`: one after the other; `then` drops the first one's values.
 - `merge`: side by side, as it comes; completes when all have.
 - `combineLatest`: the latest of each, once all have sent; completes when all have.
 - `zip`: by position; completes when no pair can follow. `sample`: the latest, when asked to.
 - The first error of any input ends the result, and overtakes what waits.

 Now do exercise 06: `swift run course check 6`. You will enable a form's button at the right
 moment, pair requests with replies, and build `combineLatest` yourself. Next comes chapter 07,
 where signals send signals.
 */
