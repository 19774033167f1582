import Marbles
import Notebook
import ReactiveCore

/*:
 # Errors

 *45 minutes to read, 60 for the exercise.*

 Servers are down, files are missing, and a train goes into a tunnel. A program has to say what
 happens then. At the end of this page you can

 - say how far an error travels, and what it drops on its way,
 - go on after an error, with `catch`, `catchTo` and `retry`,
 - put `catch` in the right place of a chain,
 - turn errors into values and back, and let your own checks fail a signal,
 - say when a file is closed, and when a request is called off.

 New here: `catch`, `catchTo`, `retry`, `subscribeError`, `materialize`, `dematerialize`, `Event`,
 `next`, `try`, `tryMap`, `timeout`, `finally`.

 ## How far an error travels

 A weather station at sea sends a temperature now and then. A chain keeps the warm ones, and adds a
 unit. After eight seconds the line breaks. `#` marks the error.
 */
cell("The chain ends") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let station = scheduler.cold("-4-9-7--#")
    .recorded("station", by: recorder)
  station.filter { $0 > "5" }
    .recorded("filter", by: recorder)
    .map { $0 + "°" }
    .recorded("map", by: recorder)
    .subscribe(error: { _ in })
  scheduler.run()
  print(recorder.diagram)
  //>          0s   1s   2s   3s   4s   5s   6s   7s   8s
  //> station  -----4---------9---------7--------------#
  //> filter   ---------------9---------7--------------#
  //> map      ---------------9°--------7°-------------#
}

/*:
 The error reached the end of the chain in the same instant. The closures of `filter` and `map` were
 not called: they are for values. The rule: an error ends every signal of the chain at once, and
 goes to the subscriber.

 ## Errors overtake values

 Three photos are uploaded one at a time, so `b` and `c` wait. An upload takes three seconds. The
 list of photos comes from a memory card, and the card is pulled out after five. In a drawing, what
 stands in `( )` comes in one instant.
 */
cell("Errors overtake") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let card = scheduler.cold("(abc)----#")
  card
    .map { photo in scheduler.cold("---(*|)").map { _ in photo } }
    .recorded("card", inners: "upload", by: recorder)
    .flatten(maxConcurrent: 1)
    .recorded("sent", by: recorder)
    .subscribe(error: { _ in })
  scheduler.run()
  print(recorder.diagram)
  //>           0s    1s    2s    3s    4s    5s
  //> card      (123)-------------------------#
  //> upload 1  ------------------(a|)
  //> upload 2                    ^-----------!
  //> sent      ------------------a-----------#
}

/*:
 The row `card` shows the uploads as numbers: 1, 2, 3. The error does not wait for them: it
 overtakes. The second upload is cut off (`!`), and the third never begins. You saw the same with
 `zip` in chapter 06, where values waited for a partner. What waits when an error comes is dropped.

 ReactiveCocoa's design guidelines compare an error with an exception: it is forwarded at once, and
 ends the whole chain. If what waits should come before the error, `materialize` helps, further down
 this page.

 ## Go on with something else

 A film comes from a server. If the server fails, the film is to come from a mirror. `catch` takes
 a closure. It is called with the error, and returns the signal to go on with.
 */
cell("Catch") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let server = scheduler.cold("-a-b-#").recorded("server", by: recorder)
  let mirror = scheduler.cold("-c-d-|").recorded("mirror", by: recorder)
  server.catch { _ in mirror }.recorded("film", by: recorder).subscribe()
  scheduler.run()
  print(recorder.diagram)
  //>         0s      2s      4s      6s      8s      10s
  //> server  ----a-------b-------#
  //> mirror                      ^---c-------d-------|
  //> film    ----a-------b-----------c-------d-------|
}

/*:
 The mirror is subscribed when the server has failed, and not before. The film has no `#`: the error
 ends here. Values that came before it stay.

 The closure gets the error, so it can choose.
 */
cell("Two errors", predict: "Two lines. Which ones?") {
  enum ShopError: Error { case soldOut, closed }
  for failure in [ShopError.soldOut, .closed] {
    Signal<String>.error(failure)
      .catch { error in
        guard case ShopError.soldOut = error else { return .error(error) }
        return .return("again on Monday")
      }
      .subscribe(next: { print($0) }, error: { print("error: \($0)") })
  }
  //> again on Monday
  //> error: closed
}

/*:
 An error of the signal that the closure returns is not caught a second time. So the closure can
 send an error on that it has no answer for. If you do not need to look at the error, `catchTo`
 saves you the closure: it goes on with the same signal after every error.
 */

challenge(
  "Someone for every error", from: "Two errors",
  "A closed shop is to give \"call us\". Add one operator to the chain.")
//> again on Monday
//> call us

/*:
 A display shows a temperature. When the sensor fails, it shows two dashes. Then the sensor works
 again.
 */
cell("A sensor that fails", predict: "It sends 20, fails, and sends 22. What is shown?") {
  struct LooseCable: Error {}
  let sensor = Subject<String>()
  sensor.catchTo(.return("--")).subscribe(
    next: { print($0) },
    completed: { print("completed") })

  sensor.sendNext("20")
  sensor.sendError(LooseCable())
  sensor.sendNext("22")
  //> 20
  //> --
  //> completed
}

/*:
 `catchTo` does not repair the source. The subscription to the sensor ended with the error, and the
 two dashes are all that came after it. For more values of the sensor, somebody has to subscribe
 again.
 */

challenge(
  "The sensor again", from: "A sensor that fails",
  "Show the two dashes, and after them whatever the sensor sends again.")
//> 20
//> --
//> 22

/*:
 ## Try again

 That is what `retry` does: when the signal fails, it subscribes again. The telephone line below is
 always busy. `subscribeError` is called for errors alone.
 */
cell(
  "Retry",
  predict: .choice(
    "A call fails after one second. When does `retry(2)` give up?", about: .lastLine,
    ["Busy() at 1.0 seconds", "Busy() at 2.0 seconds", "Busy() at 3.0 seconds"])
) {
  struct Busy: Error {}
  let scheduler = TestScheduler()
  var tries = 0
  let call = Signal<String> { subscriber in
    tries += 1
    print("call \(tries)")
    return scheduler.schedule(after: .seconds(1)) {
      subscriber.sendError(Busy())
    }
  }
  call.retry(2).subscribeError { print("\($0) at \(scheduler.now)") }
  scheduler.run()
  //> call 1
  //> call 2
  //> call 3
  //> Busy() at 3.0 seconds
}

/*:
 `retry(2)` allows two more tries, so there are three in all. The third error is one too many, and
 is sent on.
 */

challenge(
  "Never a third call", from: "Retry",
  "Change one number, so that the third call is never made.")
//> call 1
//> call 2
//> Busy() at 2.0 seconds

/*:
 `retry()` without a number tries forever, and so does `retry(0)`. A server that is down then gets a
 request from every phone, again and again, as fast as they can send.

 So wait between two tries. `pause` below sends nothing and completes after two seconds. `catch`
 answers the first error with this pause, and `then` puts the same request after it.
 */
cell("Wait, then try again") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let pause = Signal<String> { subscriber in
    scheduler.schedule(after: .seconds(2)) { subscriber.sendCompleted() }
  }
  let request = scheduler.cold("-#").recorded("request", by: recorder)
  request.catch { _ in pause.then { request } }
    .recorded("reply", by: recorder)
    .subscribe(error: { _ in })
  scheduler.run()
  print(recorder.diagram)
  //>              0s    1s    2s    3s    4s
  //> request (1)  ------#
  //> request (2)                    ^-----#
  //> reply        ------------------------#
}

/*:
 Trying again works for cold signals, whose recipe runs once more. A hot signal that failed has
 nothing to run: subscribe to it again, and you get what it sends from then on, which may be
 nothing.

 ## Where to catch

 A search box starts a search for each text. The server cannot read `%`, and that search fails.
 There are two places for `catchTo`: around the whole chain, or around each search.
 */
cell(
  "Inside or outside",
  predict: .lines("The user types a, % and c. What is the last line?", about: .lastLine)
) {
  let typed = Subject<String>()
  let search = { (text: String) -> Signal<String> in
    text == "%" ? .error(SignalError.timedOut) : .return(text + " found")
  }
  typed.flattenMap(search).catchTo(.return("no answer"))
    .subscribeNext { print("outside: \($0)") }
  typed.flattenMap { search($0).catchTo(.return("no answer")) }
    .subscribeNext { print("inside: \($0)") }

  for text in ["a", "%", "c"] { typed.sendNext(text) }
  //> outside: a found
  //> inside: a found
  //> outside: no answer
  //> inside: no answer
  //> inside: c found
}

/*:
 Outside, one failed search ended the search box: the user types `c`, and nothing happens. Inside,
 the error ends its own search only, and the box goes on. Ask of every `catch`: what is over when it
 is called?

 ## Errors as values

 The flight recorder of an aircraft writes down everything, failures too. `materialize` turns each
 event into a value, an `Event`: `next`, `error` or `completed`.
 */
cell(
  "Materialize",
  predict: .choice(
    "The engine stops. What is the last line?", about: .lastLine,
    ["value: error(EngineStopped())", "error: EngineStopped()", "completed"])
) {
  struct EngineStopped: Error {}
  let speed = Signal<Int> { subscriber in
    subscriber.sendNext(210)
    subscriber.sendNext(190)
    subscriber.sendError(EngineStopped())
    return nil
  }
  speed.materialize().subscribe(
    next: { print("value: \($0)") },
    error: { print("error: \($0)") },
    completed: { print("completed") })
  //> value: next(210)
  //> value: next(190)
  //> value: error(EngineStopped())
  //> completed
}

challenge(
  "The last two entries", from: "Materialize",
  "Show the last two entries of the recorder. Add one operator, in the right place.")
//> value: next(190)
//> value: error(EngineStopped())
//> completed

/*:
 The result of `materialize` never fails. It sends the error as a value, and then there is nothing more
 to come, so it completes.

 A value can wait, be counted and be filtered, and an error cannot. `dematerialize` is the way back:
 it turns the values into events again.
 */
cell(
  "There and back",
  predict: .choice(
    "A value, an error, a value and a completion go in. What is the last line?", about: .lastLine,
    ["completed", "value: 0", "error: EngineStopped()"])
) {
  struct EngineStopped: Error {}
  let box = Subject<Event<Int>>()
  box.dematerialize().subscribe(
    next: { print("value: \($0)") },
    error: { print("error: \($0)") },
    completed: { print("completed") })

  box.sendNext(.next(190))
  box.sendNext(.error(EngineStopped()))
  box.sendNext(.next(0))
  box.sendCompleted()
  //> value: 190
  //> error: EngineStopped()
}

/*:
 The error value is an error again, and an error is an end: the 0 and the completion came too late.
 As a value it came after the 190, in order.

 ## A check that fails

 Your own code finds errors too. Swift's word for that is `throw`. `tryMap` is a `map` whose
 closure may throw, and `try` only looks: it passes each value on, unless the closure throws.
 */
cell(
  "Try",
  predict: .choice(
    "First 3, x and 5 are read, and then -4 alone. What is the third line?", about: .line(3),
    ["5", "-4", "error: negative(-4)"])
) {
  enum Wrong: Error { case notANumber(String), negative(Int) }
  let scheduler = TestScheduler()
  for written in [scheduler.cold("-3-x-5|"), .return("-4")] {
    written
      .tryMap { text -> Int in
        guard let number = Int(text) else { throw Wrong.notANumber(text) }
        return number
      }
      .try { if $0 < 0 { throw Wrong.negative($0) } }
      .subscribe(next: { print($0) }, error: { print("error: \($0)") })
    scheduler.run()
  }
  //> 3
  //> error: notANumber("x")
  //> error: negative(-4)
}

/*:
 The 5 is not printed: the first error that is thrown ends the signal, and this one was over when
 the 5 came. `tryMap` and `try` are made of what you know. For each value, `flattenMap` goes on with
 a signal of one value, or with a signal that fails.

 ## No answer in time

 A request that never ends cannot be answered by `catch`. `timeout` sets a limit. A signal that has
 not ended by then fails with `SignalError.timedOut`, and its source is disposed.
 */
cell("Timeout") {
  let scheduler = TestScheduler()
  let recorder = Recorder(scheduler)
  let report = scheduler.cold("-a-b-c-d-|").recorded("report", by: recorder)
  report.timeout(.seconds(4), on: scheduler)
    .recorded("in 4 s", by: recorder).subscribe(error: { _ in })
  report.timeout(.seconds(10), on: scheduler)
    .recorded("in 10 s", by: recorder).subscribe(error: { _ in })
  scheduler.run()
  print(recorder.diagram)
  //>             0s   1s   2s   3s   4s   5s   6s   7s   8s   9s
  //> report (1)  -----a---------b----!
  //> report (2)  -----a---------b---------c---------d---------|
  //> in 4 s      -----a---------b----#timedOut
  //> in 10 s     -----a---------b---------c---------d---------|
}

/*:
 Values do not push the limit back. The first report was cut off at four seconds, though it had
 sent a value at three. The limit is about the end, and not about the silence between two values.

 ## Closing what was opened

 A signal that opened a file has to close it, whatever happens. There is one place for that: the
 disposable that the recipe returns. `finally` runs an effect when the signal ends. Is that the same?

 The next cell reads three files. Each recipe subscribes its subscriber to `text`. The poem ends,
 the song is damaged, and the novel is so long that the reader leaves after four seconds.
 */
cell(
  "A file is closed",
  predict: .choice(
    "The reader leaves the novel. What is the last line?", about: .lastLine,
    ["song finally", "novel closed", "novel finally"])
) {
  let scheduler = TestScheduler()
  let poem = scheduler.cold("-a-|"), song = scheduler.cold("-a-#")
  let novel = scheduler.cold("-a-b-c-d-|")
  for (name, text) in [("poem", poem), ("song", song), ("novel", novel)] {
    let file = Signal<String> { subscriber in
      text.subscribe(subscriber)
      return Disposable { print("\(name) closed") }
    }
    let reading = file.finally { print("\(name) finally") }.subscribe()
    scheduler.advance(by: .seconds(4))
    reading.dispose()
  }
  //> poem closed
  //> poem finally
  //> song closed
  //> song finally
  //> novel closed
}

/*:
 All three files were closed: the library disposes what a recipe returned after a completion, after
 an error, and when somebody disposes the subscription. And each was closed before its end was sent.
 Only a recipe that sends its end before it returns comes too late with its disposable, as you saw
 in chapter 04: then the file is closed right after the end.

 `finally` ran after a completion and after an error, but not for the novel: disposing is not an
 end. So it is right for a message such as "done", and wrong for closing a file.

 A request is a resource too. Here nobody disposes by hand. The reply would take eight seconds, and
 the limit is five.
 */
cell(
  "A request with a limit",
  predict: .choice(
    "What is the second line?", about: .line(2),
    ["called off at 5.0 seconds", "error: timedOut", "called off at 8.0 seconds"])
) {
  let scheduler = TestScheduler()
  let reply = scheduler.cold("--------a|")
  let request = Signal<String> { subscriber in
    print("sent")
    reply.subscribe(subscriber)
    return Disposable { print("called off at \(scheduler.now)") }
  }
  request.timeout(.seconds(5), on: scheduler)
    .subscribeError { print("error: \($0)") }
  scheduler.run()
  //> sent
  //> called off at 5.0 seconds
  //> error: timedOut
}

/*:
 The error of `timeout` disposed the source, and was sent afterwards.

 ## Inside the library

 `catch` names only what it changes. Values and completion are forwarded as they
 are. When an error comes, the replacement is subscribed, for the same subscriber:

 @source(Operators/Errors/Catch.swift, `catch`)

 Where is the source disposed? Not here. `sendError`, which you read in chapter 04, disposes the
 subscription first and then sends the error. When `handler` is called, the source is gone already.
 And an error of the replacement goes straight to `subscriber`: no `catch` is between the two.

 `tryMap` changes values, and ends with the first error that your closure throws. If the source goes
 on inside its own subscription, the closure is not asked again:

 @source(Operators/Errors/TryMap.swift, tryMap)

 ## Recap

 - An error ends the whole chain at once, and overtakes what waits.
 - `catch` and `catchTo` go on with another signal; `retry(k)` tries k + 1 times. The failed one
   stays over.
 - Catch where only the failed part ends: inside `flattenMap`, not around it.
 - `materialize` makes errors values, `dematerialize` makes them errors again; `try`, `tryMap` and
   `timeout` fail.
 - What a recipe took is given back in its disposable, whatever ends it.

 Now do exercise 11: `swift run course check 11`. You will fall back to a cache, repair a search
 box, let an error wait its turn, and try again with longer and longer pauses. Next comes chapter
 12: who does the work, and when.
 */
