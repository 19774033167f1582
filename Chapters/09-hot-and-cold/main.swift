import Contacts
import Marbles
import Notebook
import ReactiveCore

/*:
 # Hot and cold

 *35 minutes to read, 80 for the exercise.*

 The header of the address book shows two things about one search. Your code calls `find` once and
 `subscribeNext` once. How many requests does the server get? The type doesn't say: a `Signal` may do its
 work once for all its subscribers, or again for each. If the work were a payment, you'd want to know
 before you subscribe.

 At the end of this page you can

 - tell a hot signal from a cold one by what two subscribers get, one of them late,
 - count how often a cold signal does its work,
 - make a cold signal hot by hand, and say what is wrong with that.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 08: you `map` a subject, but don't subscribe to the result. How many subscribers does the subject
   have?
 - Page 05: two subscribers of one `scan` add up numbers. Do they share the sum?

 ## One subscriber

 `found` is one search. The header combines two texts about it, and subscribes once.
 */
cell(
  "One subscriber",
  predict: .choice(
    "There is one subscriber. How many requests are made?", about: .lastLine,
    ["requests: 1", "requests: 2", "requests: 3"],
    because: [
      "`combineLatest` subscribes to both of its inputs, and each of those subscribes to `found`.",
      "Only the two `map`s subscribe to `found`, once each.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let found = server.find("ca")
  let count = found.map { "\($0.count) found" }
  let last = found.map { "the last is \($0.last ?? "none")" }
  Signal.combineLatest(count, last) { "\($0), \($1)" }
    .subscribeNext { print($0) }
  clock.run()
  print("requests: \(server.requests.count)")
  //> 2 found, the last is Cato
  //> requests: 2
}

/*:
 One `subscribeNext` can cause several subscriptions, because an operator subscribes to its inputs. So
 **the `map` of a cold signal is cold**, and so is the result of nearly every other operator.
 */

challenge(
  "Two texts, one request", from: "One subscriber",
  "Write both texts into one closure, so that one request is enough.")
//> 2 found, the last is Cato
//> requests: 1

/*:
 ## Three views

 A list and a small chart show the same search as this header. After a second the header is closed.
 */
cell(
  "Three views",
  predict: .choice(
    "How many requests are made for the three views, and how many are canceled?", about: .lastLine,
    [
      "requests: 3, canceled: 1", "requests: 4, canceled: 1",
      "requests: 4, canceled: 2",
    ],
    because: [
      "Each view subscribes once, but the header's subscription makes two requests.",
      "One `dispose()` ends the header's subscription, and with it the two that it caused.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let found = server.find("ca")
  let count = found.map { "\($0.count) found" }
  let last = found.map { "the last is \($0.last ?? "none")" }
  let header = Signal.combineLatest(count, last) { "header: \($0), \($1)" }
    .subscribeNext { print($0) }
  found.subscribeNext { print("list: \($0.joined(separator: " "))") }
  found.subscribeNext { print("chart: \($0.map { _ in "▇" }.joined())") }
  clock.advance(by: .seconds(1))
  header.dispose()
  clock.run()
  let (made, canceled) = (server.requests.count, server.givenUp.count)
  print("requests: \(made), canceled: \(canceled)")
  //> list: Caleb Cato
  //> chart: ▇▇
  //> requests: 4, canceled: 2
}

/*:
 A request changes nothing on the server, but it's **work**, and each subscription does it again. That's
 slow. It can also be a bug: if a name is added between two answers, the list and the chart contradict each
 other. The bug is hard to find, because `subscribeNext` looks like a read.

 Cold is still the right default. No work is done before it's needed, each subscriber gets fresh data, and
 disposing stops the work.

 Here are the three views to try. Type `ca`, and count the requests.

 @scene(views)

 ## A podcast and a radio station

 A request is **cold**, like a podcast: it starts from the beginning for each subscriber. A subject is
 **hot**, like a radio station: it sends with or without subscribers, and a late subscriber has missed the
 beginning. Not only subjects are hot: the `map` of one is, too, and so are notifications and taps.

 Here both play the same diagram. Ann listens from the beginning, and Ben from four seconds on.
 */
cell(
  "Both, drawn",
  predict: .choice(
    "The last row is Ben's podcast. Which one is it?", about: .lastLine,
    [
      "podcast (2)              ^--C-----D-----|",
      "podcast (2)              ^--A-----B-----C-----D-----|",
      "podcast (2)             (^AB)--C-----D-----|",
    ],
    because: [
      "That's his radio: it shares Ann's events. The podcast starts again for him.",
      "He gets a run of his own, which plays A one second after its start.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let radio = scheduler.hot("-A-B-C-D-|").recorded("radio", by: recorder)
  let podcast = scheduler.cold("-A-B-C-D-|").recorded("podcast", by: recorder)
  for start in [0, 4] {
    scheduler.schedule(after: .seconds(start)) {
      radio.subscribe()
      podcast.subscribe()
    }
  }
  scheduler.run()
  print(recorder.diagram)
  //>              0s    2s    4s    6s    8s    10s   12s
  //> radio (1)    ---A-----B-----C-----D-----|
  //> radio (2)                ^--C-----D-----|
  //> podcast (1)  ---A-----B-----C-----D-----|
  //> podcast (2)              ^--A-----B-----C-----D-----|
}

/*:
 The radio's C is one event for two listeners. The podcast's C is sent twice.

 |  | hot | hot, with a recording | cold |
 |---|---|---|---|
 | sends | when something happens | when something happens | when it's subscribed to |
 | subscribers share | the events, and the work of their source | the events, that work, and the recording | nothing but the recipe |
 | a late subscriber | has missed what was sent | gets what was kept, at once | gets all of it, in its own time |
 | examples | key presses, a clock on the wall | a replay subject, a behavior subject | a request, a file, a countdown |

 A cold signal can be running already: when Ben subscribes, Ann's podcast is playing. It's still cold,
 because he gets a run of his own.

 The events of a hot signal are shared, but the work of the operators after it isn't. In the next cell the
 text is hot, and three views show the parsed name.
 */
cell(
  "Parsed for each",
  predict: .choice(
    "The text is sent once. How many times is it parsed?", about: .lastLine,
    ["parsed: 1", "parsed: 3", "parsed: 4"],
    because: [
      "Each subscription has its own `map`, and the subject calls all three.",
      "`names` itself parses nothing: a `map` runs only for a subscriber.",
    ])
) {
  let texts = Subject<String>()
  var parsed = 0
  let names = texts.map { text in
    parsed += 1
    return text.uppercased()
  }
  for view in ["header", "list", "chart"] {
    names.subscribeNext { print("\(view): \($0)") }
  }
  texts.sendNext("ca")
  print("parsed: \(parsed)")
  //> header: CA
  //> list: CA
  //> chart: CA
  //> parsed: 3
}

/*:
 **Subscribers to the `map` of a hot signal share its events, but the `map` runs for each of them.** A
 `filter`, a `scan`, or an effect in `doNext` runs for each, too. To share that work as well, share the
 signal *after* the `map` (page 10).

 ## From cold to hot, by hand

 A subject can be a subscriber: `cold.subscribe(subject)` starts the cold signal once, and the subject
 sends its events to its own subscribers. `initially` runs its closure at each subscription, before
 anything is sent.
 */
cell(
  "By hand",
  predict: .choice(
    "The header subscribes at four seconds. What is the last line?", about: .lastLine,
    [
      "5.0 seconds: list: Caleb Cato", "5.0 seconds: header: 2 found",
      "7.0 seconds: header: 2 found",
    ],
    because: [
      "The header missed the start of the search, but it's there when the answer comes.",
      "Subscribing to the subject starts nothing. The search began at two seconds.",
    ])
) {
  let clock = TestScheduler()
  let server = Server(on: clock)
  // snippet.hide
  func log(_ message: String) { print("\(clock.now): \(message)") }
  // snippet.show
  let cold = server.find("ca")  // an answer after three seconds
    .initially { log("the search starts") }
  let found = Subject<[String]>()
  found.subscribeNext { log("list: \($0.joined(separator: " "))") }
  clock.advance(by: .seconds(2))
  cold.subscribe(found)
  clock.advance(by: .seconds(2))
  found.subscribeNext { log("header: \($0.count) found") }
  clock.run()
  //> 2.0 seconds: the search starts
  //> 5.0 seconds: list: Caleb Cato
  //> 5.0 seconds: header: 2 found
}

challenge(
  "From nothing",
  """
  Count the runs of a signal of your own: it sends "A", two subscribers print what they get, and the
  last line says how often it ran.
  """)
//> A
//> A
//> runs: 2

/*:
 Here are the three views again, with a subject between the server and them. The chart opens five seconds
 later and should show the answer, too, so this subject replays.
 */
cell("A late chart") {
  let clock = TestScheduler()
  let server = Server(on: clock)
  let found = ReplaySubject<[String]>()
  found.subscribeNext { print("header: \($0.count) found") }
  found.subscribeNext { print("list: \($0.joined(separator: " "))") }
  server.find("ca").subscribe(found)
  clock.advance(by: .seconds(5))
  found.subscribeNext { print("chart: \($0.map { _ in "▇" }.joined())") }
  print("requests: \(server.requests.count)")
  //> header: 2 found
  //> list: Caleb Cato
  //> chart: ▇▇
  //> requests: 1
}

/*:
 A replay subject looks cold, because a late subscriber gets everything. But it's hot: the chart got the
 answer at once. From a cold signal it would have waited three seconds.

 ## What is wrong with it

 For one answer this is good enough. For a source that keeps sending, it isn't. A badge shows how many
 colleagues are online, and the server sends the number every two seconds. After four seconds the badge
 disappears.
 */
cell(
  "Nobody is left",
  predict: .choice(
    "Which row is drawn for the server's numbers?", about: .line(2),
    [
      "online  ----1-------2---!",
      "online  ----1-------2--------------------------------",
      "online  ----1-------2-------3-------4-------5-------6---|",
    ],
    because: [
      "The badge has left the subject, and the subject is still subscribed to `online`.",
      "`online` is cold. It runs for the subject, and doesn't see the subject's subscribers.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let online = scheduler.cold("-1-2-3-4-5-6|")
    .recorded("online", by: recorder)
  let shared = Subject<String>()
  online.subscribe(shared)
  let badge = shared.recorded("badge", by: recorder).subscribe()
  scheduler.advance(by: .seconds(4))
  badge.dispose()
  scheduler.run()
  print(recorder.diagram)
  //>         0s      2s      4s      6s      8s      10s     12s
  //> online  ----1-------2-------3-------4-------5-------6---|
  //> badge   ----1-------2---!
}

/*:
 That's the first problem: nothing turns the source off. The disposable that `online.subscribe(shared)`
 returns would; so would completing `shared`. But what if the badge is still there?
 */
cell(
  "Turned off",
  predict: .choice(
    "The source is turned off at four seconds. Which row is the badge's?", about: .lastLine,
    [
      "badge   ------1-----------2------------------------------",
      "badge   ------1-----------2-----|",
      "badge   ------1-----------2-----!",
    ],
    because: [
      "Disposing sends nothing, so the subject gets no completion to send on.",
      "Only the subscription to `online` was disposed. The badge's subscription to `shared` is another.",
    ])
) {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let online = scheduler.cold("-1-2-3-4-5-6|")
    .recorded("online", by: recorder)
  let shared = Subject<String>()
  shared.recorded("badge", by: recorder).subscribe()
  let connection = online.subscribe(shared)
  scheduler.advance(by: .seconds(4))
  connection.dispose()
  scheduler.advance(by: .seconds(4))
  print(recorder.diagram)
  //>         0s    1s    2s    3s    4s    5s    6s    7s    8s
  //> online  ------1-----------2-----!
  //> badge   ------1-----------2------------------------------
}

/*:
 The badge waits forever: disposing the source sends no end. If one view turned it off, every other view
 would wait, too. So only the last view may do it, and your code has to count them: that's the second
 problem.
 */

challenge(
  "An end for the badge", from: "Turned off",
  "Make the badge's signal end at four seconds, when the source is turned off.")
//>         0s    1s    2s    3s    4s
//> online  ------1-----------2-----!
//> badge   ------1-----------2-----|

/*:
 The third problem is starting the source. Two places in the code start it, each to be sure that it runs.
 */
cell(
  "Started twice",
  predict: .choice(
    "The source was started twice. What is the fourth line?", about: .line(4),
    ["online starts", "1", "2"],
    because: [
      "Both starts are over before the first number is sent.",
      "Two runs send two numbers each, and the subject passes on both.",
    ])
) {
  let scheduler = TestScheduler()
  let online = scheduler.cold("-1-2-|").initially { print("online starts") }
  let shared = Subject<String>()
  shared.subscribeNext { print($0) }
  online.subscribe(shared)
  online.subscribe(shared)
  scheduler.run()
  //> online starts
  //> online starts
  //> 1
  //> 1
  //> 2
  //> 2
}

/*:
 A subject may have several sources, so it doesn't notice. To share a signal by hand, your code has to keep
 the connection, count the subscribers, and start the source once. Page 10's operator does all three.

 ## Hot or cold, for tasks 1 and 4 {folded}

 How do you find out which one a signal is? Subscribe twice, the second time later, and compare. A
 scheduler's `record` keeps the events. `timeline.marbleText` turns them into the notation that `cold` and
 `hot` read.
 */
cell(
  "Two recordings",
  predict: .choice(
    "Line 4 is the second recording of the request. Which one is it?", about: .line(4),
    ["---^b---c--|", "---^a--b---c--|", "-a--b---c--|"],
    because: [
      "That's line 2, the texts. They're hot; the request is cold.",
      "The second recording begins at three seconds, at its `^`.",
    ])
) {
  let scheduler = TestScheduler()
  let texts = scheduler.hot("-a--b---c--|")
  let request = scheduler.cold("-a--b---c--|")
  let recordings = [texts, request].flatMap { signal in
    [scheduler.record(signal), scheduler.record(signal, at: .seconds(3))]
  }
  scheduler.run()
  for recording in recordings { print(recording.timeline.marbleText) }
  //> -a--b---c--|
  //> ---^b---c--|
  //> -a--b---c--|
  //> ---^a--b---c--|
}

/*:
 Lines 1 and 2 have b and c in the same columns. They share these events, so the texts are hot. Line 4 has
 all letters of line 3, each three columns later, so the request is cold.

 To compare two cold recordings in a program, use the `moments` of each timeline. Their times are counted
 from the scheduler's zero, so subtract `subscribed`, the time of the `^`.
 */
cell("Moments") {
  let scheduler = TestScheduler()
  let request = scheduler.cold("-a--b|")
  let recording = scheduler.record(request, at: .seconds(3))
  scheduler.run()
  let late = recording.timeline
  print("^ at \(late.subscribed)")
  for moment in late.moments { print("\(moment.event) at \(moment.time)") }
  //> ^ at 3.0 seconds
  //> next(a) at 4.0 seconds
  //> next(b) at 7.0 seconds
  //> completed at 8.0 seconds
}

/*:
 ## Inside the library {folded}

 The library subscribes a subject like this:

 @source(Subjects/Subject.swift, subscribe) #e66c3386

 `subject.subscriptions` is a `CompoundDisposable`, which disposes several things as one: the end of the
 subject disposes this subscription. `untilDisposed:` removes a subscription that has ended, so a subject
 with a long life doesn't grow. And `as: subscription` stores the disposable before the source starts,
 because the source may send at once.

 In ReactiveCocoa 2.5 `[cold subscribe:subject]` does the same, because a `RACSubject` is a
 `RACSubscriber`, too. Hot and cold signals have one type there, as in Rx. Since version 3 there are
 two: `Signal` for hot and `SignalProducer` for cold.

 ## Recap

 Answer first, then look:

 1. A signal has two subscribers, one of them late. What do both get if it's hot?
 2. Is the `map` of a cold signal hot or cold?
 3. What do subscribers to the `map` of a hot signal share?
 4. A late subscriber comes to a replay subject. Does its source run again?
 5. To share a signal by hand, which three things does your code have to remember?

 *The same events at the same times, as long as both are subscribed · cold · the events, but not the work
 of the `map` · no · what stops it, how many subscribers there are, and whether it was started.*

 The questions from the beginning: none, because a `map` subscribes only when it has a subscriber. The sum
 in `scan` belongs to a subscription, so each of the two has its own.

 Now do exercise 09: `swift run course check 9`. You will write the test for hot and cold, load one
 forecast for three views, turn a source off with its last subscriber, and find out whether five signals of
 the app are hot or cold. Next comes page 10, whose `share` remembers all three things.
 */
