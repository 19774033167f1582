import Foundation
import Marbles
import Notebook
import ReactiveCore

/*:
 # Signals of signals

 *57 minutes to read, 75 for the exercise.*

 You type a word, and a search begins. The search is a signal, too, and sends its results. So the
 words become a **signal of signals**, which is also called a signal of higher order. Before you can
 use it, you have to decide: what happens when a second search begins while the first one is still
 running? At the end of this page you can

 - say what a signal of signals sends, and when its inner signals start,
 - flatten it in three ways: all at once, one after the other, only the latest,
 - choose between them for a search, a chat and an upload,
 - limit how many inner signals run at a time,
 - say when each of them completes, and what an error does.

 New here: `flatten`, `flatten(maxConcurrent:)`, `switchToLatest`, `Timeline`.

 ## A search for each word

 `search` returns a signal. `map` puts that signal in the place of the word.
 */
cell("A signal as a value", predict: .lines("What is the last line?", about: .lastLine)) {
  var searches = 0
  func search(_ word: String) -> Signal<String> {
    Signal { subscriber in
      searches += 1
      subscriber.sendNext("page about \(word)")
      subscriber.sendCompleted()
      return nil
    }
  }
  let words = Signal<String>.return("cat").concat(.return("dog"))
  words.map(search).subscribeNext { _ in print("a signal came") }
  print("\(searches) searches ran")
  //> a signal came
  //> a signal came
  //> 0 searches ran
}

/*:
 What comes out of `map` is not an answer, but a signal that could send one. Two signals came, and
 nobody subscribed to them. The recipe of a signal runs when somebody subscribes to **it**, not when
 it is sent.

 The signal that sends is the **outer** one. What it sends are the **inner** ones. To flatten is to
 subscribe to the inner signals, and to pass on what they send.

 ## Flatten

 Two people join a chat, one after the other. Each of them is a signal of lines. `flatten` takes the
 room, which is a signal of people, and makes one signal of lines.

 In the cell the people are the subjects `letters` and `numbers`, so that the cell can send for them.
 A subject is a signal, so the room can send it.
 */
cell("Flatten", predict: "Six values are sent. Which are seen? (Type them in one line.)") {
  let (letters, numbers) = (Subject<String>(), Subject<String>())
  let room = Subject<Signal<String>>()
  room.flatten().subscribeNext { print($0) }

  letters.sendNext("Z")
  room.sendNext(letters)
  room.sendNext(numbers)
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
 "Z" was sent before `letters` was in the room, and nobody had subscribed to it. The rest is what
 `merge` gave in chapter 06, in the same order. Here is `flatten` in the library:

 @source(Operators/HigherOrder/Flatten.swift, flatten)

 It is `flattenMap` with a function that changes nothing. And here is `merge`, first of two signals,
 then of a list of signals:

 @source(Operators/Combining/Merge.swift)

 The second form is `flatten` of a signal that sends this list, one signal after the other, and
 completes. So these three are one:

 - `flattenMap` makes an inner signal of each value, and flattens;
 - `flatten` has the inner signals already;
 - `merge` has them all from the start.
 */

challenge(
  "Two searches", from: "A signal as a value",
  "Change one word of the chain, so that both searches run.")
//> a signal came
//> a signal came
//> 2 searches ran

/*:
 Lists have `flatten` too: a list of lists becomes one list. A list has no time, so nothing can run
 side by side, and there is one way only: all of the first list, then all of the second.
 */
cell("A list of lists") {
  let letters = "ABCDEFGHI".lazyList
  let numbers = "123456789".lazyList
  let lists = [letters, numbers].lazyList
  print(lists.flatten().array.map(String.init).joined(separator: " "))
  //> A B C D E F G H I 1 2 3 4 5 6 7 8 9
}

/*:
 ## Three strategies

 You give a player a song. Two seconds later, while it plays, you give it another one. What is to
 happen? There are three answers. The next three cells give the player the same two songs. Song a
 has three lines in nine seconds, song x two lines in five.
 */
func play(_ song: String, on scheduler: TestScheduler) -> Signal<String> {
  scheduler.cold(song == "a" ? "-a-b----c|" : "--x-y|")
}

/*:
 The first answer: play both, as each of them comes. `recorded(_:inners:by:)` draws it. The first row
 is the outer signal; a 1 stands where it sends the first inner signal. Then each inner signal has a
 row, which begins (`^`) where it is subscribed.
 */
cell("As it comes") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  scheduler.cold("a-x-|").map { play($0, on: scheduler) }
    .recorded("songs", inners: "song", by: recorder)
    .flatten()
    .recorded("heard", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>         0s   1s   2s   3s   4s   5s   6s   7s   8s   9s
  //> songs   1---------2---------|
  //> song 1  -----a---------b------------------------c----|
  //> song 2            ^---------x---------y----|
  //> heard   -----a---------b----x---------y---------c----|
}

/*:
 The second answer: a playlist. Song x waits until song a has completed. This is `concat`, without
 an argument, of the outer signal.
 */
cell("One after the other") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  scheduler.cold("a-x-|").map { play($0, on: scheduler) }
    .recorded("songs", inners: "song", by: recorder)
    .concat()
    .recorded("heard", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>         0s    2s    4s    6s    8s    10s   12s   14s
  //> songs   1-----2-----|
  //> song 1  ---a-----b--------------c--|
  //> song 2                             ^-----x-----y--|
  //> heard   ---a-----b--------------c--------x-----y--|
}

/*:
 Song 2 was given at two seconds, and is subscribed at nine: look where its row begins.

 The third answer: the new song takes the place of the old one. `switchToLatest` subscribes to the
 new inner signal, and disposes the one before.
 */
cell("Only the latest") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  scheduler.cold("a-x-|").map { play($0, on: scheduler) }
    .recorded("songs", inners: "song", by: recorder)
    .switchToLatest()
    .recorded("heard", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>         0s    1s    2s    3s    4s    5s    6s    7s
  //> songs   1-----------2-----------|
  //> song 1  ------a-----!
  //> song 2              ^-----------x-----------y-----|
  //> heard   ------a-----------------x-----------y-----|
}

/*:
 | strategy | operator | inner signals that run | good for |
 |---|---|---|---|
 | merge | `flatten()` | all | chats, sensors |
 | concat | `concat()` | one; the others wait | playlists, uploads in order |
 | latest | `switchToLatest()` | the newest; the others are disposed | searches, previews |

 Since version 3, ReactiveCocoa has one `flatten` with the strategy as its argument: `.Merge`,
 `.Concat` or `.Latest` (today's ReactiveSwift writes `flatten(.merge)`). Here, as in version 2.5,
 each strategy is an operator of its own.

 ## Switching

 Here is a switch without a clock, so that you can follow it line by line. A television shows one
 channel at a time, and its channels go on whether it shows them or not. `channels` sends a channel
 when somebody selects it.
 */
cell("Switch", predict: "A, B, C, 1, 2 and D are sent. Which are seen? (Type them in one line.)") {
  let letters = Subject<String>()
  let numbers = Subject<String>()
  let channels = Subject<Signal<String>>()
  channels.switchToLatest().subscribeNext { print($0) }
  channels.sendNext(letters)
  ["A", "B"].forEach(letters.sendNext)
  channels.sendNext(numbers)
  letters.sendNext("C")
  numbers.sendNext("1")
  channels.sendNext(letters)
  numbers.sendNext("2")
  letters.sendNext("D")
  //> A
  //> B
  //> 1
  //> D
}

/*:
 "C" and "2" were seen by nobody: the switch was subscribed to the other channel. When it came back
 to the letters, "C" had been sent. A switch does not record.

 What if an inner signal ends? In the next cell A completes, B fails, and then C is sent. All
 signals are subjects, and the subscriber prints each event.
 */
cell(
  "A completes, B fails",
  predict: .choice(
    "A completes, B fails, and then C sends. What is the last line?", about: .lastLine,
    ["Next : C", "Error : Error Domain=error Code=1 \"(null)\"", "Completed!"])
) {
  // snippet.hide
  let signalOfSignals = Subject<Signal<String>>()
  let (signalA, signalB, signalC) = (Subject<String>(), Subject<String>(), Subject<String>())
  signalOfSignals.switchToLatest().subscribe(
    next: { print("Next : \($0)") },
    error: { print("Error : \($0)") },
    completed: { print("Completed!") })
  // snippet.show
  signalOfSignals.sendNext(signalA)
  signalA.sendNext("A")
  signalA.sendCompleted()
  signalA.sendNext("AA")

  signalOfSignals.sendNext(signalB)
  signalB.sendNext("B")
  signalB.sendError(NSError(domain: "error", code: 1))
  signalB.sendNext("BB")

  signalOfSignals.sendNext(signalC)
  signalC.sendNext("C")
  //> Next : A
  //> Next : B
  //> Error : Error Domain=error Code=1 "(null)"
}

/*:
 The completion of an inner signal is not passed on, as another one may come. Its error is passed
 on, and is the end of everything. "AA" is missing, as A had completed. The switch waits, and takes
 B. After B's error it is over, so "BB" is missing too, and nobody subscribes to C.

 When does a switch complete? When the outer signal and the latest inner signal have both completed:
 only then can nothing more come. Look at *Only the latest* again: the outer signal was over at four
 seconds, and the result when song x was, at seven.
 */

challenge(
  "An error that comes too late", from: "A completes, B fails",
  "Move one line, so that B fails and C is printed all the same.")
//> Next : A
//> Next : B
//> Next : C

/*:
 This is the operator in the library. `Switching` is one subscription of it, and `change` is what it
 does with a new inner signal: it subscribes to the new one, and then disposes the one before. One
 whose only value is known, as that of `return`, needs no subscription: `sendKnownValue` sends it.

 @source(Operators/HigherOrder/SwitchToLatest.swift, switchToLatest)
 @source(Operators/HigherOrder/SwitchToLatest.swift, change)

 ## A slow answer

 A search box sends what is typed: "c", and a second later "cat". The server takes four seconds for
 the short word and one for the long one. The label shows each answer when it comes. In the text of
 a `cold` signal, a value of more than one character stands in quotes; it takes one second, too.
 */
func answer(
  to word: String, on scheduler: TestScheduler
) -> Signal<String> {
  scheduler.cold(word == "c" ? "----'about c'|" : "-'about cat'|")
}

cell("A slow answer", predict: .lines("What is the last line?", about: .lastLine)) {
  let scheduler = TestScheduler()
  let words = scheduler.cold("c'cat'|")
  words.flattenMap { answer(to: $0, on: scheduler) }
    .subscribeNext { print("label: \($0)") }
  scheduler.run()
  //> label: about cat
  //> label: about c
}

/*:
 The box says "cat", and the label says "about c". The old search was slower, so its answer came
 last. `flattenMap` passes on everything, as it comes. The word had changed, and the old search
 should have ended.
 */
cell("The right answer") {
  let scheduler = TestScheduler()
  let words = scheduler.cold("c'cat'|")
  words.map { answer(to: $0, on: scheduler) }.switchToLatest()
    .subscribeNext { print("label: \($0)") }
  scheduler.run()
  //> label: about cat
}

/*:
 `answer` is the same as before; one operator was changed. For every `flattenMap` that you write,
 ask: if a second value comes while the first one's signal still runs, do I want both?

 ## Two at a time

 Between "all at once" and "one after the other" there is a limit. A browser loads a page with four
 pictures, and opens two connections. `flatten(maxConcurrent: 2)` subscribes to two inner signals.
 The others wait in a queue. When one completes, the first in the queue takes its place.

 In `cold("(abcd|)")` the parentheses say that all this happens in one instant. What `cold` reads out
 of such a text is a `Timeline`; the dictionary has one for each picture.
 */
cell("Two at a time") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let sizes: [String: Timeline<String>] = [
    "a": "----a|", "b": "-b|", "c": "-c|", "d": "--d|",
  ]
  scheduler.cold("(abcd|)").map { scheduler.cold(sizes[$0]!) }
    .recorded("page", inners: "picture", by: recorder)
    .flatten(maxConcurrent: 2)
    .recorded("loaded", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>            0s    1s    2s    3s    4s    5s    6s    7s
  //> page       (1234|)
  //> picture 1  ------------------------a-----|
  //> picture 2  ------b-----|
  //> picture 3              ^-----c-----|
  //> picture 4                          ^-----------d-----|
  //> loaded     ------b-----------c-----a-----------d-----|
}

/*:
 All four pictures were known at zero seconds. Picture 3 starts when picture 2 is done, and picture
 4 when picture 3 is done. Draw a line down at any second: it never crosses more than two pictures.
 */

challenge("Nobody waits", from: "Two at a time", "Change one number, so that no picture waits.")
//>            0s    1s    2s    3s    4s    5s
//> page       (1234|)
//> picture 1  ------------------------a-----|
//> picture 2  ------b-----|
//> picture 3  ------c-----|
//> picture 4  ------------d-----|
//> loaded     ------(bc)--d-----------a-----|

/*:
 ## Flatten, by hand

 Here is `flatten` written with what you know from chapter 04: all inner signals at once, no limit.
 `open` counts who can still send: the outer signal is the first of them.
 */
func flattenedByHand(_ outer: Signal<Signal<String>>) -> Signal<String> {
  Signal { subscriber in
    var open = 1
    let close = {
      open -= 1
      if open == 0 { subscriber.sendCompleted() }
    }
    return outer.subscribe(
      next: { inner in
        open += 1
        inner.subscribe(
          next: { subscriber.sendNext($0) },
          error: { subscriber.sendError($0) }, completed: close)
      },
      error: { subscriber.sendError($0) }, completed: close)
  }
}

cell("Flatten by hand") {
  let scheduler = TestScheduler()
  let songs = scheduler.cold("a-x-|").map { play($0, on: scheduler) }
  flattenedByHand(songs).subscribe(
    next: { print("\($0) at \(scheduler.now)") },
    completed: { print("completed at \(scheduler.now)") })
  scheduler.run()
  //> a at 1.0 seconds
  //> b at 3.0 seconds
  //> x at 4.0 seconds
  //> y at 6.0 seconds
  //> c at 8.0 seconds
  //> completed at 9.0 seconds
}

/*:
 That is the row "heard" of *As it comes*: the end came with the last of the three. But one thing is
 missing here. The disposable that it returns ends the outer signal only; an inner signal that runs
 goes on after that. So keep the subscriptions of the inner ones, and dispose them too. A list of
 them also says how many there are, and with that number you can let the others wait. That is task 4
 of the exercise, step by step.

 ## Inside: active and queued

 Each subscription of `flatten(maxConcurrent:)` keeps two lists: the **active** inner signals, which
 it has subscribed to, and the **queued** ones, which it has not. It also keeps whether the source
 is over. Here is what it does when a new inner signal comes, and when a place is free:

 @source(Operators/Joining/Admission.swift, admit)
 @source(Operators/Joining/Admission.swift, next)

 The answer is a `Turn`: start this signal, wait, or complete. And this is when it completes: the
 source is over, none is active, none waits. An inner signal that ends inside its own subscription
 leaves the list a little later; `endedWhileStarting` counts these.

 @source(Operators/Joining/Admission.swift, isOver)

 With a limit of one this is `concat`. In the library it is one line:

 @source(Operators/HigherOrder/ConcatInner.swift, concat)

 A limit of 0 means no limit. In the next cell the inner signals are subjects, and the limit is one.
 */
cell(
  "A subject in the queue",
  predict: .choice(
    "b waits for a. What is the third line?", about: .line(3), ["b1", "b2", "completed"])
) {
  let (a, b) = (Subject<String>(), Subject<String>())
  let speakers = Subject<Signal<String>>()
  speakers.flatten(maxConcurrent: 1)
    .subscribe(next: { print($0) }, completed: { print("completed") })
  speakers.sendNext(a)
  speakers.sendNext(b)
  speakers.sendCompleted()
  b.sendNext("b1")
  ["a1", "a2"].forEach(a.sendNext)
  a.sendCompleted()
  b.sendNext("b2")
  b.sendCompleted()
  //> a1
  //> a2
  //> b2
  //> completed
}

/*:
 "b1" was sent while b was in the queue. What is queued is not subscribed yet, and a subject does
 not wait until it is. The outer signal was over before a1, and b was started all the same. The
 completion came when source, active and queued signals were all over.
 */

challenge(
  "From b1 on", from: "A subject in the queue",
  "Change one number, so that b is printed from its first value.")
//> b1
//> a1
//> a2
//> b2
//> completed

/*:
 And an error? Three uploads run in turn, and the second one fails.
 */
cell(
  "An error and a queue",
  predict: .choice(
    "c waits behind b, and b fails. What is the third line?", about: .line(3),
    ["start c", "failed"])
) {
  let scheduler = TestScheduler()
  func upload(_ file: String) -> Signal<String> {
    Signal { subscriber in
      print("start \(file)")
      if file == "b" { subscriber.sendError(SignalError.timedOut) }
      subscriber.sendCompleted()
      return nil
    }
  }
  scheduler.cold("(abc|)").map(upload).concat()
    .subscribe(error: { _ in print("failed") })
  scheduler.run()
  //> start a
  //> start b
  //> failed
}

/*:
 c was never started. An error waits neither for the outer signal nor for the others: it ends what is
 active, and drops what is queued.

 ## A closure that names itself

 When an upload ends, the next one is started, and when that ends, the next. ReactiveCocoa's
 `flatten:` keeps such a step in a closure, and this closure has to name itself, for the next turn.
 In the source (RACSignal+Operations.m) it does so through a second, weak variable, `recur`.

 The next cell shows why. It counts down twice, once by a closure and once by a function. `Held`
 prints when it is released.
 */
final class Held {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name): released") }
}

cell(
  "A closure that names itself",
  predict: .choice(
    "Both count down and are left. Which of the two lets go of what it holds?",
    ["closure: released\nfunction: released", "closure: released", "function: released"])
) {
  func countDownByClosure(_ held: Held) {
    var step: ((Int) -> Void)?
    step = { if $0 > 0 { step?($0 - 1) } else { _ = held.name } }
    step?(3)
  }
  func countDown(_ count: Int, _ held: Held) {
    if count > 0 { countDown(count - 1, held) }
  }
  countDownByClosure(Held("closure"))
  countDown(3, Held("function"))
  //> function: released
}

/*:
 The closure is kept by the variable `step`, and keeps that variable: a cycle (chapter 14). A
 function is not kept in a variable, so it may call itself. So in this library the step is a method,
 `take`, and no weak variable is needed. It is also a loop: a long queue of signals that end at once
 does not grow the stack.

 @source(Operators/HigherOrder/FlattenMaxConcurrent.swift, take)

 The completion rules, side by side:

 | operator | completes when |
 |---|---|
 | `flatten()`, `flattenMap` | the outer signal and all inner ones have |
 | `concat()`, `flatten(maxConcurrent:)` | the outer signal, the active and the queued ones have |
 | `switchToLatest()` | the outer signal and the latest inner one have |

 And one rule for errors: an error of the outer signal, or of an inner one that is subscribed, ends
 all at once. An inner signal that a switch has left is not subscribed any more, so its error does
 not come.

 ## A value that is no signal

 What if the outer signal sends something that is no signal? In ReactiveCocoa (RAC) a signal had no
 type for its values, so this could happen, and the program crashed: *Value returned from
 -flattenMap: is not a stream*. In Swift the compiler refuses `words.flatten()` on a signal of
 strings: *instance method 'flatten()' requires the types 'String' and 'Signal<Inner>' be
 equivalent*.

 One case is left. A value may have no signal at all: an empty search box has nothing to search for.
 For this the function that you give to `flattenMap` may return `nil`. The second word in the cell,
 `''`, is empty.
 */
cell(
  "No signal",
  predict: .choice(
    "What follows \"about cat\"?", about: .line(2), ["about ", "about dog", "completed"])
) {
  let scheduler = TestScheduler()
  func search(_ word: String) -> Signal<String>? {
    word.isEmpty ? nil : .return("about \(word)")
  }
  scheduler.cold("'cat'--''--'dog'|").flattenMap(search).subscribe(
    next: { print($0) },
    completed: { print("completed") })
  scheduler.run()
  //> about cat
  //> about dog
  //> completed
}

/*:
 `nil` counts as an empty signal: it sends nothing, and ends nothing.

 ## Recap

 - `map` to signals gives a signal of signals. Nothing in it runs before it is flattened.
 - `flatten()`: all at once. `concat()`: in turn. `switchToLatest()`: the newest, and the old one is
   disposed.
 - `flatten(maxConcurrent:)`: some are active, the others wait in a queue and are not subscribed.
 - It completes when outer and inner ones have. An error of any subscribed inner signal ends it.

 Now do exercise 07: `swift run course check 7`. You will load files three at a time, find out why a
 map shows the wrong place, and build `flatten(maxConcurrent:)` yourself. Next comes chapter 08,
 about the subjects that this page used.
 */
