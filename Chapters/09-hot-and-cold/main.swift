import Marbles
import Notebook
import ReactiveCore

/*:
 # Hot and cold

 *45 minutes to read, 60 for the exercise.*

 Two people subscribe to one signal. Do they share what happens, or does each of them start it
 again? Its type is `Signal` in both cases. But if the signal makes a payment, the second case pays
 twice. At the end of this page you can

 - say what a late listener gets,
 - say by two recordings whether a signal is hot or cold,
 - count how often a cold signal does its work,
 - make a cold signal hot by hand, and say what is wrong with that.

 New here: `initially`, `record`, `timeline`, `marbleText`, `moments`, `time`, `event`,
 `subscribed`.

 ## A live broadcast

 A radio station sends, whether or not somebody listens. Ann turns her radio on after the news. Ben
 turns his on after the weather.
 */
cell("A live broadcast", predict: .lines("What is the first line?", about: .line(1))) {
  let radio = Subject<String>()
  radio.sendNext("news")
  radio.subscribeNext { print("Ann hears \($0)") }
  radio.sendNext("weather")
  radio.subscribeNext { print("Ben hears \($0)") }
  radio.sendNext("music")
  //> Ann hears weather
  //> Ann hears music
  //> Ben hears music
}

/*:
 Nobody heard the news, and it is gone. A signal like this is called **hot**. It sends whether or
 not somebody is subscribed.
 */

challenge(
  "Both hear everything", from: "A live broadcast",
  "Change one word, so that both late listeners hear everything.")
//> Ann hears news
//> Ann hears weather
//> Ben hears news
//> Ben hears weather
//> Ann hears music
//> Ben hears music

/*:
 ## A recording

 The same program can be had as a podcast. Each listener presses play. Ben does so when Ann has heard
 the music.
 */
cell(
  "A recording",
  predict: .choice(
    "What does Ben hear first?", about: .line(4),
    ["Ben hears news", "Ben hears weather", "Ben hears music"])
) {
  let podcast = Signal<String> { subscriber in
    for part in ["news", "weather", "music"] { subscriber.sendNext(part) }
    subscriber.sendCompleted()
    return nil
  }
  podcast.subscribeNext { print("Ann hears \($0)") }
  podcast.subscribeNext { print("Ben hears \($0)") }
  //> Ann hears news
  //> Ann hears weather
  //> Ann hears music
  //> Ben hears news
  //> Ben hears weather
  //> Ben hears music
}

/*:
 Ben missed nothing: each subscription starts from the beginning. You know this kind from chapter
 04: it is a **cold** signal.

 Here are both in time. `scheduler.hot` and `scheduler.cold` play the same text. Ann comes at once,
 and Ben four seconds later, where his row has its `^`.
 */
cell("Both, drawn") {
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
 Read the drawing from the top down, one second at a time. In the radio's rows a letter stands above
 the same letter: one event, two listeners. In the podcast's rows Ben's letters stand four seconds
 further to the right: his subscription has events of its own, counted from its own start.

 So ask two questions of a signal. Does it send when nobody is subscribed? And what do two
 subscribers share?

 |  | hot | cold |
 |---|---|---|
 | sends | when something happens | when somebody subscribes |
 | subscribers share | the events and the work | only the recipe |
 | a late subscriber | has missed what was sent | gets all of it |
 | examples | key presses, a clock on the wall | a request, a file, a countdown |

 ## What cold costs

 A weather app asks its server for the forecast. Three views show it: the title, the icon and the
 chart. The recipe below counts the requests. In place of a server it sends an answer at once, with
 the number of the request that it answers.
 */
cell(
  "Three views",
  predict: .choice(
    "How many requests are made?", about: .lastLine,
    ["requests: 1", "requests: 2", "requests: 3"])
) {
  var requests = 0
  let forecast = Signal<String> { subscriber in
    requests += 1
    subscriber.sendNext("rain, says answer \(requests)")
    subscriber.sendCompleted()
    return nil
  }
  for view in ["title", "icon", "chart"] {
    forecast.subscribeNext { print("\(view): \($0)") }
  }
  print("requests: \(requests)")
  //> title: rain, says answer 1
  //> icon: rain, says answer 2
  //> chart: rain, says answer 3
  //> requests: 3
}

/*:
 Three subscriptions made three requests. That is slow, and it can be wrong too: the third answer may
 say "sun". Then the icon and the chart contradict each other on one screen.

 You cannot see the request where it is made. `subscribeNext` looks as if it only reads; here it
 sends a request. The next cell shows one temperature in two units.
 */
cell(
  "One subscriber",
  predict: .choice(
    "There is one subscriber. How many requests are made?", about: .lastLine,
    ["requests: 1", "requests: 2", "requests: 3"])
) {
  var requests = 0
  let degrees = Signal<Int> { subscriber in
    requests += 1
    subscriber.sendNext(20)
    subscriber.sendCompleted()
    return nil
  }
  let celsius = degrees.map { "\($0) °C" }
  let fahrenheit = degrees.map { "\($0 * 9 / 5 + 32) °F" }
  Signal.combineLatest(celsius, fahrenheit) { "\($0) is \($1)" }
    .subscribeNext { print($0) }
  print("requests: \(requests)")
  //> 20 °C is 68 °F
  //> requests: 2
}

/*:
 One `subscribeNext` can cause more than one subscription, as every operator subscribes to each of
 its inputs. `combineLatest` subscribes to `celsius` and to `fahrenheit`, and each of them
 subscribes to `degrees`. So the recipe runs twice: `map` of a cold signal is cold as well.

 Cold is still the right default. No work is done before somebody subscribes, each subscriber gets
 fresh data, and disposing stops the work. Where work should be shared, say so in the code.
 */

challenge(
  "Two units, one request", from: "One subscriber",
  "Write both units into one closure, so that one request is enough.")
//> 20 °C is 68 °F
//> requests: 1

/*:
 ## Hot or cold?

 You are given a signal, and you cannot see how it was made. Subscribe twice, the second time later,
 and compare. A scheduler's `record` subscribes at the time you say, or now, and records the events.
 The `timeline` is the recording; `marbleText` draws it as one line, a character a second.
 */
cell("Two recordings") {
  let scheduler = TestScheduler()
  let bell = scheduler.hot("-a--b---c--|")
  let alarm = scheduler.cold("-a--b---c--|")
  let recordings = [bell, alarm].flatMap { signal in
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
 Lines 1 and 2 are the bell. What is in both stands in the same columns: it came at the same times,
 so the bell is hot. Lines 3 and 4 are the alarm. The second has all that the first has, each letter
 three columns later. Counted from its own `^`, it is the same: the alarm is cold.

 If a signal sends nothing during both recordings, they do not show whether it is hot or cold.

 A program can compare them too. The `moments` of a timeline are its events, each with its `time`
 and its `event`. `subscribed` is the time of the `^`.
 */
cell(
  "Moments",
  predict: .choice(
    "The alarm starts at 3 seconds. When does it send a?", about: .line(2),
    ["next(a) at 1.0 seconds", "next(a) at 3.0 seconds", "next(a) at 4.0 seconds"])
) {
  let scheduler = TestScheduler()
  let alarm = scheduler.cold("-a--b|")
  let recording = scheduler.record(alarm, at: .seconds(3))
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
 All of these times are counted from the scheduler's zero, not from the `^`. To compare two cold
 recordings, take `subscribed` away from each.

 ## From cold to hot, by hand

 Chapter 08 showed a `Subject`, which is hot. And a subject can be a subscriber as well:
 `cold.subscribe(subject)` starts the cold signal once, and the subject passes on its events to all
 its subscribers.

 `initially` adds an effect that runs when somebody subscribes, before anything is sent. Here it
 shows when the cold signal starts. A `Timeline` is marble text with a measure: here a character is
 half a second, so "A" comes after a second and a half. `log` is a small function of this page: it
 prints the time and a message. The messages, with their spelling, are those of the example with which
 the Chinese tour of ReactiveCocoa, after the articles of Meituan's engineers, explains hot and cold.
 */
cell(
  "By hand",
  predict: .choice(
    "Subscriber 2 comes at four seconds. What is the first that it gets?", about: .lastLine,
    [
      "4.0 seconds: Subscriber 2 recieve value:A.",
      "5.0 seconds: Subscriber 2 recieve value:B.",
      "5.5 seconds: Subscriber 2 recieve value:A.",
    ])
) {
  let scheduler = TestScheduler()
  // snippet.hide
  func log(_ message: String) { print("\(scheduler.now): \(message)") }
  // snippet.show
  let letters = Timeline<String>("---A--B---|", frame: .milliseconds(500))
  let cold = scheduler.cold(letters)
    .initially { log("Cold signal be subscribed.") }
  let subject = Subject<String>()
  log("Subject created.")
  subject.subscribeNext { log("Subscriber 1 recieve value:\($0).") }
  scheduler.advance(by: .seconds(2))
  cold.subscribe(subject)
  scheduler.advance(by: .seconds(2))
  subject.subscribeNext { log("Subscriber 2 recieve value:\($0).") }
  scheduler.advance(by: .seconds(3))
  //> 0.0 seconds: Subject created.
  //> 2.0 seconds: Cold signal be subscribed.
  //> 3.5 seconds: Subscriber 1 recieve value:A.
  //> 5.0 seconds: Subscriber 1 recieve value:B.
  //> 5.0 seconds: Subscriber 2 recieve value:B.
}

/*:
 Subscriber 1 was there for two seconds before the cold signal started, and got nothing. "A" came a
 second and a half after that start. Subscriber 2 came at four seconds. It has missed "A", and its
 subscription started nothing. "B" went to both at the same moment.
 */

challenge(
  "A for both", from: "By hand",
  "Move one line, so that subscriber 2 gets A as well, at the same moment as subscriber 1.")
//> 0.0 seconds: Subject created.
//> 2.0 seconds: Cold signal be subscribed.
//> 3.5 seconds: Subscriber 1 recieve value:A.
//> 3.5 seconds: Subscriber 2 recieve value:A.
//> 5.0 seconds: Subscriber 1 recieve value:B.
//> 5.0 seconds: Subscriber 2 recieve value:B.
cell("By hand, drawn") {
  // snippet.hide
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  // snippet.show
  let letters = Timeline<String>("---A--B---|", frame: .milliseconds(500))
  let cold = scheduler.cold(letters).recorded("cold", by: recorder)
  let subject = Subject<String>()
  let live = subject.recorded("subject", by: recorder)
  live.subscribe()
  scheduler.advance(by: .seconds(2))
  cold.subscribe(subject)
  scheduler.advance(by: .seconds(2))
  live.subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>              0s        2s      3.5s 4s   5s        7s
  //> cold                   ^-------A---------B---------|
  //> subject (1)  ------------------A---------B---------|
  //> subject (2)                         ^----B---------|
}

/*:
 The row `cold` is there once: one subscription to the source, however many the subject has.

 This is how the library does it. What the source sends goes to the subject's three methods. And the
 subscription is kept `within` the subject's `sources`: when the subject ends, it is disposed too. A
 subject that has ended takes no new source: the subscription is disposed at once.

 @source(Subjects/Subject.swift, subscribe)

 A recipe can do the same with the subscriber that it is given: `signal.subscribe(subscriber)`
 passes on all that the signal sends. You will need this in the exercise.

 Now the weather app again. A view that appears after the answer should show it too, so the subject
 is one that replays.
 */
cell(
  "A late chart",
  predict: .choice(
    "The chart comes late. How many requests now?", about: .lastLine,
    ["requests: 1", "requests: 2", "requests: 3"])
) {
  let scheduler = TestScheduler()
  var requests = 0
  let forecast = scheduler.cold("--'rain'|").initially { requests += 1 }
  let answer = ReplaySubject<String>()
  answer.subscribeNext { print("title: \($0)") }
  answer.subscribeNext { print("icon: \($0)") }
  forecast.subscribe(answer)
  scheduler.advance(by: .seconds(5))
  answer.subscribeNext { print("chart, late: \($0)") }
  print("requests: \(requests)")
  //> title: rain
  //> icon: rain
  //> chart, late: rain
  //> requests: 1
}

/*:
 A replay subject looks cold, as a late subscriber gets everything. But it is hot, with a recording.
 The chart caused no request. It got its value at once, and not two seconds after it came.

 ## What is wrong with it

 First, nothing turns it off. A stock ticker sends prices. Its only listener leaves after four
 seconds.
 */
cell("Nobody is left") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let ticker = scheduler.cold("-1-2-3-4-5-6|")
    .recorded("ticker", by: recorder)
  let prices = Subject<String>()
  ticker.subscribe(prices)
  let listener = prices.recorded("listener", by: recorder).subscribe()
  scheduler.advance(by: .seconds(4))
  listener.dispose()
  scheduler.run()
  print(recorder.diagram)
  //>           0s    2s    4s    6s    8s    10s   12s
  //> ticker    ---1-----2-----3-----4-----5-----6--|
  //> listener  ---1-----2--!
}

/*:
 The ticker runs on to its end, without a listener. Disposing the listener takes it off the
 subject's list, and no more. The subject stays subscribed to the ticker, even when its list is
 empty. A ticker without an end would run as long as the subject lives.

 Second, who starts it? Two screens show prices, and each starts the ticker, to be sure that it
 runs.
 */
cell(
  "Started twice",
  predict: .choice(
    "The ticker was started twice. What is the fourth line?", about: .line(4),
    ["ticker starts", "1", "2"])
) {
  let scheduler = TestScheduler()
  let ticker = scheduler.cold("-1-2-|").initially { print("ticker starts") }
  let prices = Subject<String>()
  prices.subscribeNext { print($0) }
  ticker.subscribe(prices)
  ticker.subscribe(prices)
  scheduler.run()
  //> ticker starts
  //> ticker starts
  //> 1
  //> 1
  //> 2
  //> 2
}

/*:
 A subject may have several sources. So each price comes twice now, and the work is done twice
 again. Somebody has to remember that the ticker was started.

 Third, it is easy to lose what stops it. `ticker.subscribe(prices)` returns a disposable. Keep it,
 and you can turn the ticker off.
 */
cell("Turned off") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let ticker = scheduler.cold("-1-2-3-4-5-6|")
    .recorded("ticker", by: recorder)
  let prices = Subject<String>()
  prices.recorded("listener", by: recorder).subscribe()
  let connection = ticker.subscribe(prices)
  scheduler.advance(by: .seconds(4))
  connection.dispose()
  scheduler.advance(by: .seconds(4))
  print(recorder.diagram)
  //>           0s   1s   2s   3s   4s   5s   6s   7s   8s
  //> ticker    -----1---------2----!
  //> listener  -----1---------2-------------------------
}

/*:
 The source is disposed. The listener gets no completion, and no value any more. So dispose the
 connection when the last listener has left, and not before. For that, somebody has to count the
 listeners.
 */

challenge(
  "An end for the listener", from: "Turned off",
  "Let the listener get an end at four seconds, when the ticker is turned off.")
//>           0s    1s    2s    3s    4s
//> ticker    ------1-----------2-----!
//> listener  ------1-----------2-----|

/*:
 Start once, keep the connection, count the listeners: whoever shares a signal needs these three.
 They belong in one object.

 ## Recap

 - A hot signal sends when something happens. Its subscribers share it, and a late one has missed
   what was sent.
 - A cold signal starts for each subscription: each has its own events, its own times, its own work.
 - `map` and its kin make a cold signal of a cold one: each subscribes to its own inputs.
 - `cold.subscribe(subject)` makes it hot: one run for all subscribers of the subject.
 - By hand, three things are missing: start once, stop when the last one leaves, keep the
   connection.

 Now do exercise 09: `swift run course check 9`. You will write the test for hot and cold, load one
 forecast for three views, and turn a source off with its last listener. Next comes chapter 10, with
 the object that does all three: the multicast connection.
 */
