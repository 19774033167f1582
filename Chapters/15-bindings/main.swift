import Foundation
import Marbles
import Notebook
import ReactiveCore

/*:
 # Bindings

 *45 minutes to read, 60 for the exercise.*

 Cocoa, Apple's library for apps, has many ways to tell that something happened: delegates,
 callbacks, notifications, observed properties, controls. Each has its own rules, and each needs
 its own cleaning up. Signals give all of them one shape. Bindings take a signal to the place
 where its values are shown. At the end of this page you can

 - make a signal of a callback, a delegate, a notification, a property and a control,
 - set a property from a signal, and call a function with the latest values of several,
 - keep two values in step without going round in circles,
 - build a login form from all of it.

 New here: `Observed`, `Channel`, `leading`, `following`, `channel`, `TextField`, `texts`, `type`,
 `Button`, `clicks`, `click`, `isEnabled`, `misuses`.

 ## A callback has one listener

 A kitchen scale has a property for a callback. Its display wants to know each weight, and so does
 its label printer. Both are careful, and both set the callback.
 */
cell("A callback", predict: "Two places listen, two weights come. What is printed?") {
  final class Scale {
    var onWeight: (Int) -> Void = { _ in }
  }
  let scale = Scale()
  scale.onWeight = { print("display: \($0) g") }
  scale.onWeight = { print("printer: \($0) g") }
  scale.onWeight(120)
  scale.onWeight(125)
  //> printer: 120 g
  //> printer: 125 g
}

/*:
 The second listener replaced the first, without a word. A signal has room for any number of them.
 So the callback is set once, and sends to a subject: `scale.onWeight = { callback.sendNext($0) }`.
 Everybody else listens to the subject. This is a good place for one: at the very beginning of a
 chain, where values come from code that knows no signals.
 */

challenge(
  "Both listen", from: "A callback",
  "Set the callback once, let it send to a subject, and let both listen there.")
//> display: 120 g
//> printer: 120 g
//> display: 125 g
//> printer: 125 g

/*:
 A delegate is the same with a longer name: one object, with one method for each thing that may
 happen. Here the method is `scale(_:reads:)`, and the protocol that asks for it is
 `ScaleDelegate`. A small object takes the delegate's place, and passes each weight to a subject.
 */
cell("A delegate") {
  // snippet.hide
  final class Scale { weak var delegate: (any ScaleDelegate)? }
  protocol ScaleDelegate: AnyObject { func scale(_ scale: Scale, reads weight: Int) }
  // snippet.show
  final class Weights: ScaleDelegate {
    let signal = Subject<Int>()
    func scale(_ scale: Scale, reads weight: Int) { signal.sendNext(weight) }
  }
  let scale = Scale()
  let weights = Weights()
  scale.delegate = weights
  weights.signal.subscribeNext { print("display: \($0) g") }
  weights.signal.subscribeNext { print("printer: \($0) g") }
  scale.delegate?.scale(scale, reads: 120)
  //> display: 120 g
  //> printer: 120 g
}

/*:
 ## A notification

 A notification center is a board in a hallway: anybody may pin something to it, and anybody may
 read it. The library makes a signal of one name on the board. Look for the four steps of chapter
 04 in it: it observes when somebody subscribes, it sends each notification, and its disposable
 stops observing. The lines with `sender` are for those who want the notifications of one object
 only.

 @source(Bindings/NotificationSignal.swift, signal)

 The board never comes down, so this signal never completes. Whoever listens says for how long.
 Here that is as long as the screen lives: its `Lifetime` (chapter 14) ends the subscription. When
 the variable `screen` is given another screen, the first one goes.
 */
cell("A notification", predict: "The notification is posted three times. What is printed?") {
  // snippet.hide
  let center = NotificationCenter()
  // snippet.show
  final class Screen { let lifetime = Lifetime() }
  let lowBattery = Notification.Name("lowBattery")
  center.post(name: lowBattery, object: nil)
  var screen = Screen()
  center.signal(for: lowBattery)
    .take(until: screen.lifetime.ended)
    .subscribe(
      next: { _ in print("low battery") },
      completed: { print("the screen has gone") })
  center.post(name: lowBattery, object: nil)
  screen = Screen()
  center.post(name: lowBattery, object: nil)
  //> low battery
  //> the screen has gone
}

challenge(
  "A little longer", from: "A notification",
  "Move one line, so that the screen hears of the battery twice before it goes.")
//> low battery
//> low battery
//> the screen has gone

/*:
 ## A property

 In Cocoa one object can watch a property of another: that is key-value observing, and
 ReactiveCocoa makes a signal of it with `RACObserve`. A plain Swift property tells nobody.
 `@Observed` gives it a voice: `account.name` is the value, and `account.$name` is a signal of it.
 */
cell(
  "A property",
  predict: .lines("The same name is set twice. How many lines are printed?", about: .numberOfLines)
) {
  final class Account {
    @Observed var name = "Ada"
  }
  var account = Account()
  account.$name.subscribe(
    next: { print("name: \($0)") },
    completed: { print("the account has gone") })
  account.name = "Grace"
  account.name = "Grace"
  account = Account()
  //> name: Ada
  //> name: Grace
  //> name: Grace
  //> the account has gone
}

/*:
 Three rules are in this output. The present value comes first, so a screen is right from the
 start. Each value that is set is sent, even if it is equal to the one before; where repeats do
 harm, `distinctUntilChanged` drops them. And the signal completes when its object goes, so nobody
 has to clean up.
 */

challenge(
  "No repeats", from: "A property",
  "Grace is told twice. Add one operator, so that only changes are told.")
//> name: Ada
//> name: Grace
//> the account has gone

/*:
 ## A control

 A person types into a field, or clicks a button. This course has a model of both, `TextField` and
 `Button`: `type` and `click` do what a person does, `texts` and `clicks` are the signals. Both
 complete when their control goes.
 */
cell("A control", predict: .lines("How many of the four texts are printed?", about: .numberOfLines))
{
  let field = TextField(text: "hello")
  field.texts.subscribeNext { print("text: \($0)") }
  field.type("hello y")
  field.text = "cleared by the program"
  field.type("hello you")
  //> text: hello
  //> text: hello y
  //> text: hello you
}

/*:
 `texts` sends what is in the field at the start, and then what a person types. A text that the
 program sets is not sent: the program knows it already. You will see below why this matters.

 ## One shape

 Five sources, five sets of rules. Here they are once more, as five signals of one type. The scale
 has a callback and a delegate now, and `weigh` calls both; each sends to its subject, as above.
 From here on nobody needs to know which is which: `merge` and every other operator work on all
 of them.
 */
cell("One shape") {
  // snippet.hide
  final class Account { @Observed var name = "Ada" }
  final class Scale {
    var onWeight: (Int) -> Void = { _ in }
    weak var delegate: (any ScaleDelegate)?
    func weigh(_ weight: Int) {
      delegate?.scale(self, reads: weight)
      onWeight(weight)
    }
  }
  protocol ScaleDelegate: AnyObject { func scale(_ scale: Scale, reads weight: Int) }
  final class Weights: ScaleDelegate {
    let signal = Subject<Int>()
    func scale(_ scale: Scale, reads weight: Int) { signal.sendNext(weight) }
  }
  let (center, renamed) = (NotificationCenter(), Notification.Name("renamed"))
  let (scale, callback, weights) = (Scale(), Subject<Int>(), Weights())
  scale.onWeight = { callback.sendNext($0) }
  scale.delegate = weights
  let (account, field) = (Account(), TextField())
  // snippet.show
  Signal.merge([
    callback.map { "callback \($0)" },
    weights.signal.map { "delegate \($0)" },
    center.signal(for: renamed).map { "notification \($0.name.rawValue)" },
    account.$name.skip(1).map { "property \($0)" },
    field.texts.skip(1).map { "control \($0)" },
  ])
  .subscribeNext { print($0) }

  field.type("Grace")
  account.name = field.text
  center.post(name: renamed, object: nil)
  scale.weigh(120)
  //> control Grace
  //> property Grace
  //> notification renamed
  //> delegate 120
  //> callback 120
}

/*:
 ## From a signal to a property

 Now the other side: where do values go? Very often into a property. `subscribeNext` could set it,
 but then you hold a disposable and must think about who keeps whom. `bind(to:on:)` says it in one
 line: this property always has the latest value of that signal. ReactiveCocoa calls it `RAC()`.
 With the `bind` of chapter 02 it shares nothing but the name.
 */
cell("Bind", predict: "The label goes before the second value. What is printed?") {
  final class Label {
    var text = ""
    deinit { print("the label has gone") }
  }
  let seconds = Subject<Int>()
  do {
    let label = Label()
    seconds.map { "\($0) s left" }.bind(to: \.text, on: label)
    seconds.sendNext(30)
    print(label.text)
  }
  seconds.sendNext(29)
  //> 30 s left
  //> the label has gone
}

/*:
 The binding did not keep the label alive. The first value after the label has gone ends the
 binding; so do completion and `dispose()`. An error has no place in a property: catch it before
 you bind.

 ## One property, one signal

 What if two signals are bound to one property? Each would overwrite the other, and the property
 would have the value of whichever sent last. Nobody could say by reading the code which one that
 is. So the library **refuses** the second binding. It is a mistake in the program, and a debug
 build stops there. `misuses` lets this page go on: it runs its closure, and returns a list of the
 mistakes that would have stopped it.
 */
cell(
  "Bound twice",
  predict: .lines("Both signals send. What does the lamp show first?", about: .line(1))
) {
  final class Lamp { var color = "off" }
  let lamp = Lamp()
  let (traffic, night) = (Subject<String>(), Subject<String>())
  let first = traffic.bind(to: \.color, on: lamp)
  let mistakes = misuses { night.bind(to: \.color, on: lamp) }
  traffic.sendNext("red")
  night.sendNext("yellow")
  print(lamp.color)

  first.dispose()
  night.bind(to: \.color, on: lamp)
  night.sendNext("yellow")
  print("\(lamp.color), after \(mistakes.count) mistake")
  //> red
  //> yellow, after 1 mistake
}

/*:
 The way out depends on what you mean. If both signals may set the property, `merge` them, and bind
 the result: then the code says so. If one takes over from the other, dispose of the first
 binding, as the last lines do.

 How does the library know? Every binding claims its property before it subscribes:

 @source(Bindings/BoundProperty.swift, claim)

 `all` is one table for the whole program. Its key is an object together with one of its
 properties. If the place is taken, `claim` returns `nil`, and the binding is refused. Otherwise it
 returns a disposable that makes the place free again.

 ## From several signals to a method

 A badge shows a name and a number. It has a method that needs both, so binding a property does not
 help. `lift`, which you met in chapter 14, lifts a plain function up to signals: the function is
 called with the latest value of each input, whenever one of them sends. The object after `on:` is
 given to the function too, and is not kept. In ReactiveCocoa it is `rac_liftSelector`.
 */
cell("Lift", predict: "Nobody subscribes to the result. What is printed?") {
  final class Badge {
    func show(_ name: String, _ unread: Int) {
      print("\(name): \(unread) unread")
    }
  }
  let (badge, name, unread) = (Badge(), Subject<String>(), Subject<Int>())
  lift(name, unread, on: badge) { badge, name, unread in
    badge.show(name, unread)
  }
  name.sendNext("Ada")
  unread.sendNext(2)
  name.sendNext("Grace")
  //> Ada: 2 unread
  //> Grace: 2 unread
}

/*:
 `lift` subscribes at once, because a call is an effect and somebody meant it to happen. It waits
 for the first value of **every** input, as `combineLatest` does. It returns a signal of what the
 function returns, which you may use or leave.
 */

challenge(
  "Nothing unread", from: "Lift",
  "The badge is to show Ada at once, with no unread message. Change one argument of `lift`.")
//> Ada: 0 unread
//> Ada: 2 unread
//> Grace: 2 unread

/*:
 ## Two ways

 An amplifier keeps its volume in percent. The knob on its front has ten steps. When the program
 sets the volume, the knob turns; when a person turns the knob, the volume follows. Two bindings
 seem to say it. They need `distinctUntilChanged`: each value that is set is sent, and sets the
 other property, so without it they would go round forever.
 */
cell(
  "Round in circles",
  predict: .choice(
    "The volume is set to 47 percent. What is printed?",
    ["47 percent, step 4", "40 percent, step 4", "47 percent, step 0"])
) {
  final class Amplifier {
    @Observed var percent = 0
    @Observed var step = 0
  }
  let amplifier = Amplifier()
  amplifier.$percent.map { $0 / 10 }.distinctUntilChanged()
    .bind(to: \.step, on: amplifier)
  amplifier.$step.map { $0 * 10 }.distinctUntilChanged()
    .bind(to: \.percent, on: amplifier)
  amplifier.percent = 47
  print("\(amplifier.percent) percent, step \(amplifier.step)")
  //> 40 percent, step 4
}

/*:
 It comes to rest, but at the wrong place. 47 percent turned the knob to step 4, and step 4 came
 back as 40 percent. The change returned to the one who made it. `distinctUntilChanged` cannot see
 that: 40 is not equal to 47.

 What is missing is knowledge of **who** made the change. A `Channel` has it. It is a tube with
 two ends: what is sent into one end comes out at the other, and only there. Each end is a subject:
 you send into it, and you subscribe to what comes out. `leading` is the end of the one who owns
 the value, here the model; `following` is the end of those who use it, here a view.
 */
cell("A channel", predict: "Each end is sent one name. Who hears what?") {
  let channel = Channel<String>()
  channel.leading.subscribeNext { print("the model hears \($0)") }
  channel.following.subscribeNext { print("the view hears \($0)") }
  channel.leading.sendNext("Ada")
  channel.following.sendNext("Grace")
  //> the view hears Ada
  //> the model hears Grace
}

/*:
 The ends differ in one thing. Who subscribes to `following` gets the model's latest value at once;
 `leading` tells only what comes. So at the beginning the model is right.

 A property can be one end of a channel; then `channel()` gives you the other end. What you send
 into it sets the property. What comes out is the value and all its changes, except those that were
 made through this very end. In ReactiveCocoa this is `RACChannelTo`.

 Here is the amplifier again, with a channel for each property. `subscribe(step)` sends into `step`
 all that comes. `skip(1)` leaves out the first value of the knob: here the volume is right at first.
 */
cell("No circle") {
  // snippet.hide
  final class Amplifier {
    @Observed var percent = 0
    @Observed var step = 0
  }
  let amplifier = Amplifier()
  // snippet.show
  let percent = amplifier.$percent.channel()
  let step = amplifier.$step.channel()
  percent.map { $0 / 10 }.subscribe(step)
  step.skip(1).map { $0 * 10 }.subscribe(percent)
  amplifier.percent = 47
  print("\(amplifier.percent) percent, step \(amplifier.step)")
  amplifier.step = 7
  print("\(amplifier.percent) percent, step \(amplifier.step)")
  //> 47 percent, step 4
  //> 70 percent, step 7
}

/*:
 How does the property know? Each channel has an `Origin` of its own: an object that holds nothing,
 and only says which channel it was. A change carries the origin of the channel that made it. An
 observer does not hear changes that carry its own origin:

 @source(Bindings/PropertyChannel.swift, channel)
 @source(Bindings/ObservedValue.swift, isNotified)

 `ChannelTerminal` is the type of an end, and `isWelcome` is true when the observer has been sent
 its first value.

 A text field has a channel too. Now you see why a text that the program sets is not sent:
 otherwise a field and its model would answer each other all day. Two ends of one type need no
 `map`: `name.subscribe(text)` and `text.subscribe(name)` keep a property and a field in step.

 ## A login form

 Two fields and a button. The button is enabled while there is a name and a password of at least
 eight characters. Written by hand this is one variable for each field, one method that looks at
 both, and a call of it in each place that changes one. Here it is one sentence, and `bind` sets
 the button's `isEnabled`.
 */
cell(
  "A login form",
  predict: .lines("The first password has seven letters. What is the second line?", about: .line(2))
) {
  let (name, password, button) = (TextField(), TextField(), Button())
  Signal.combineLatest(name.texts, password.texts) { name, password in
    !name.isEmpty && password.count >= 8
  }
  .bind(to: \.isEnabled, on: button)

  print(button.isEnabled)
  name.type("ada")
  password.type("lovelac")
  print(button.isEnabled)
  password.type("lovelace")
  print(button.isEnabled)
  //> false
  //> false
  //> true
}

/*:
 Both `texts` begin with the text that is in the field, so the form is right before anybody has
 typed.

 Now the button must do something. The command of chapter 13 takes the same signal, here `isValid`,
 as its `enabled`. `button.bind` joins the two: a click executes the command, and the button is
 enabled while the command is. Its input is the button that was clicked, and is not needed here.

 What the form says comes from three signals of the command: it runs, it has a result, it failed.
 So it is one `merge` and one `bind`.

 The server needs three seconds. Somebody types a name after one second, a wrong password after
 two, and clicks after three. After seven seconds they type the right one, and click once more.
 */
cell("It logs in") {
  // snippet.hide
  final class Label { var text = "" }
  let (scheduler, label) = (TestScheduler(), Label())
  let recorder = Recorder(scheduler)
  let (name, password, button) = (TextField(), TextField(), Button())
  let isValid = Signal.combineLatest(name.texts, password.texts) { name, password in
    !name.isEmpty && password.count >= 8
  }
  // snippet.show
  let logIn = Command(enabled: isValid, scheduler: scheduler) { (_: Button) in
    scheduler.cold(password.text == "lovelace" ? "---o|" : "---#")
  }
  button.bind(to: logIn)
  Signal.merge([
    logIn.executing.filter { $0 }.mapReplace("…"),
    logIn.executionSignals.switchToLatest().mapReplace("welcome"),
    logIn.errors.mapReplace("wrong"),
  ])
  .recorded("says", by: recorder)
  .bind(to: \.text, on: label)
  // snippet.hide
  logIn.enabled.map { $0 ? "on" : "off" }.recorded("button", by: recorder).subscribe()
  let steps: [() -> Void] = [
    { name.type("ada") }, { password.type("byron123") }, { button.click() },
  ]
  for step in steps {
    scheduler.advance(by: .seconds(1))
    step()
  }
  scheduler.advance(by: .seconds(4))
  password.type("lovelace")
  button.click()
  scheduler.advance(by: .seconds(5))
  print(recorder.diagram)
  // snippet.show
  //>         0s      2s      4s      6s        8s      10s     12s
  //> says    ------------…-----------wrong-…-----------welcome--
  //> button  off-----on--off---------on----off-------------on---
}

/*:
 ## Recap

 - Whatever tells you that something happened can be a signal: wrap it once, at the edge of the
   program.
 - `$name` of an `@Observed` property sends the value and each change. Signals of properties and
   controls complete with their object; those of notifications do not.
 - `bind` sets one property from one signal, and a second signal is refused. `lift` calls a
   function.
 - Two ways need a channel: it knows who made a change, and does not send it back.
 - A form is a few sentences: what is valid, what a click does, what is shown.

 Now do exercise 15: `swift run course check 15`. You will turn notifications into state, finish a
 login form, and build a converter that does not argue with the person who types. Next comes
 chapter 16: guidelines, and how to find a fault.
 */
