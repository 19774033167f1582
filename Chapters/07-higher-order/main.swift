import Foundation
import Marbles
import Notebook
import ReactiveCore

/*:
 # Signals of signals

 *50 minutes to read, 75 for the exercise.*

 You type a word, and a search begins. Each word starts a signal of its own, so the words become a
 signal of signals. Such a signal is said to be of a higher order. Before you can use what it sends,
 you have to say what happens when a second search begins and the first is still running. At the end
 of this page you can

 - say what a signal of signals sends, and when its inner signals start,
 - flatten it in three ways: all at once, one after the other, only the latest,
 - choose between them for a search, a chat and an upload,
 - limit how many inner signals run at a time,
 - say when each of them completes, and what an error does.

 New here: `flatten`, `switchToLatest`, `concat` of one signal of signals,
 `flatten(maxConcurrent:)`, `recorded(_:inners:by:)`.

 ## A search for each word

 `search` returns a signal. `map` puts that signal in the place of the word. So what comes out of
 `map` is not an answer. It is a signal, which could give one.
 */
cell("A signal as a value", predict: "Two words are typed. How many searches run?") {
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
 Two signals came, and nobody subscribed to them. A signal inside a signal is as lazy as any other:
 its recipe runs when somebody subscribes to **it**, not when it is sent.

 The signal that sends is the **outer** one. What it sends are the **inner** ones. To flatten is to
 subscribe to the inner signals, and to pass on what they send.

 ## Flatten

 Two people join a chat, one after the other. Each of them is a signal of lines. `flatten` takes the
 room, which is a signal of people, and makes one signal of lines.

 The people are subjects here, so that the cell can send for them.
 */
cell("Flatten", predict: "Five lines. In which order?") {
  let letters = Subject<String>()
  let numbers = Subject<String>()
  let room = Subject<Signal<String>>()
  room.flatten().subscribeNext { print($0) }

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
 You have seen this order before: it is what `merge` gave in chapter 06. That is no accident. Here
 is `flatten` in the library:

 @source(Operators/FlattenMap.swift, flatten)

 It is `flattenMap` with a function that changes nothing. And `merge` of a list is `flatten` of a
 signal that sends this list, one signal after the other, and completes. So these three are one
 idea:

 - `flattenMap` makes an inner signal of each value, and flattens;
 - `flatten` has the inner signals already;
 - `merge` has them all from the start.

 ## Three strategies

 You give a player a song. Two seconds later, while it plays, you give it another one. What is to happen?
 There are three answers, and each of them is right somewhere. The next three cells give the player the
 same two songs. Song a has three lines in nine seconds, song x two lines in five.

 The first answer: play both, as each of them comes. `recorded(_:inners:by:)` draws it: a row for the outer
 signal, and one for each inner signal, from the moment at which it is subscribed.
 */
cell("As it comes") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  func play(_ song: String) -> Signal<String> {
    scheduler.cold(song == "a" ? "-a-b----c|" : "--x-y|")
  }
  scheduler.cold("a-x-|").map(play)
    .recorded("songs", inners: "song", by: recorder)
    .flatten()
    .recorded("heard", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
}

/*:
 The second answer: a playlist. Song x waits until song a has completed. This is `concat`, without an argument, of the
 outer signal. The lines that make the songs are those of the cell above.
 */
cell("One after the other") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  func play(_ song: String) -> Signal<String> {
    scheduler.cold(song == "a" ? "-a-b----c|" : "--x-y|")
  }
  // snippet.show
  scheduler.cold("a-x-|").map(play)
    .recorded("songs", inners: "song", by: recorder)
    .concat()
    .recorded("heard", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
}

/*:
 Song 2 was given at two seconds, and is subscribed at nine: look where its row begins.

 The third answer: the new song takes the place of the old one. `switchToLatest` subscribes to the new
 inner signal, and disposes the one before.
 */
cell("Only the latest") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  func play(_ song: String) -> Signal<String> {
    scheduler.cold(song == "a" ? "-a-b----c|" : "--x-y|")
  }
  // snippet.show
  scheduler.cold("a-x-|").map(play)
    .recorded("songs", inners: "song", by: recorder)
    .switchToLatest()
    .recorded("heard", by: recorder)
    .subscribe()
  scheduler.run()
  print(recorder.diagram)
}

/*:
 | strategy | operator | inner signals that run | good for |
 |---|---|---|---|
 | merge | `flatten()` | all | chats, sensors, work that may go side by side |
 | concat | `concat()` | one; the others wait | playlists, uploads in order |
 | latest | `switchToLatest()` | the newest; the others are disposed | searches, previews, what the user looks at |

 ## Switching

 Here is a switch without a clock, so that you can follow it line by line. A television shows one
 channel at a time, and its channels go on whether it shows them or not.
 */
cell("Switch", predict: "Six programs are sent. Which ones are seen?") {
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
 "C" and "2" were sent to nobody: the switch had left. When it came back to the letters, it did not get
 "C" after all. A switch does not record.

 What if an inner signal ends? Its completion is not passed on: another one may come. Its error is passed on,
 and is the end of everything. In the next cell all signals are subjects, and the subscriber
 prints what it hears.
 */
cell("An error ends the switch", predict: "A completes, then B fails. What is printed?") {
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
 After A's completion the switch waits, and takes B. After B's error it is over, so nobody subscribes to C.

 When does a switch complete? When the outer signal and the latest inner signal have both
 completed: only then can nothing more come. The diagram of song x shows it.

 ## The answer to an old question

 A search box sends what is typed: "c", and a second later "cat". The server takes four seconds for the
 short word and one for the long one. The label shows the last answer that came.
 */
cell("The wrong answer", predict: .lines("What does the label show in the end?", about: .lastLine)) {
  let scheduler = TestScheduler()
  func search(_ word: String) -> Signal<String> {
    let seconds = word == "c" ? 4 : 1
    return Signal { subscriber in
      scheduler.schedule(after: .seconds(seconds)) {
        subscriber.sendNext("pages about \(word)")
        subscriber.sendCompleted()
      }
    }
  }
  let words = scheduler.cold("c'cat'|")
  words.flatMap(search).subscribeNext { print("label: \($0)") }
  scheduler.run()
}
