import Foundation
import Marbles
import Notebook
import ReactiveCore

/*:
 # Bindings

 *50 minutes to read, 60 for the exercise.*

 Cocoa, Apple's library for apps, has many ways to report that something happened: delegates,
 callbacks, notifications, observed properties, controls. Each has its own rules, and each needs its
 own cleaning up. A signal can be made of each of them. A binding sets a property to the values of a
 signal. At the end of this page you can

 - make a signal of a callback, a delegate, a notification, a property and a control,
 - set a property from a signal, and call a function with the latest values of several,
 - keep two values in step without going round in circles,
 - build a login form from all of it.

 New here: `Observed`, `Channel`, `leading`, `following`, `channel`, `TextField`,
 `Button`, `clicks`, `click`, `isEnabled`, `misuses`.

 ## A callback

 A kitchen scale has a property for a callback. Its display needs each weight, and so does its label
 printer. Both set the callback.
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
 The property has room for one listener, so the second replaced the first. A signal has room for any
 number of them. So the callback is set once, and sends to a subject: `scale.onWeight = {
 callback.sendNext($0) }`. Everybody else listens to the subject. This is a good place for a
 subject: at the very beginning of a chain (chapter 08).
 */

challenge(
  "Both listen", from: "A callback",
  "Set the callback once, let it send to a subject, and let both listen there.")
//> display: 120 g
//> printer: 120 g
//> display: 125 g
//> printer: 125 g

/*:
 A delegate is one object too, with one method for each thing that may happen. The next scale has
 both. Its delegate's method is `scale(_:reads:)`, and `weigh` is what a person does.
 */
protocol ScaleDelegate: AnyObject {
  func scale(_ scale: Scale, reads weight: Int)
}

final class Scale {
  weak var delegate: (any ScaleDelegate)?
  var onWeight: (Int) -> Void = { _ in }

  func weigh(_ weight: Int) {
    delegate?.scale(self, reads: weight)
    onWeight(weight)
  }
}

/*:
 A small object takes the delegate's place, and passes each weight to a subject.
 */
final class Weights: ScaleDelegate {
  let signal = Subject<Int>()
  func scale(_ scale: Scale, reads weight: Int) { signal.sendNext(weight) }
}

cell("A delegate") {
  let (scale, weights) = (Scale(), Weights())
  scale.delegate = weights
  weights.signal.subscribeNext { print("display: \($0) g") }
  weights.signal.subscribeNext { print("printer: \($0) g") }
  scale.weigh(120)
  //> display: 120 g
  //> printer: 120 g
}

/*:
 ReactiveCocoa needed no such object. `rac_signalForSelector` made a signal of the calls of any
 method: it put a method of its own in the place of yours while the program ran. Objective-C allows
 that. Swift does not, so the small object is written by hand, once for each delegate.

 ## A notification

 At a notification center any code may post a notification under a name, and any code may observe
 that name. The library makes a signal of one name. It has the four steps of chapter 04: it observes
 when somebody subscribes, it sends each notification, and its disposable stops observing. The lines
 with `sender` are for the notifications of one object only.

 @source(Incoming/NotificationSignal.swift, signal)

 The center lives as long as the program, so this signal never completes. Whoever subscribes has to
 end it. Here it ends with the screen: its `Lifetime` (chapter 14) ends the subscription. When the
 variable `screen` is given another screen, the first one goes.
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
  "Move one line, so that the screen gets two notifications before it goes.")
//> low battery
//> low battery
//> the screen has gone

/*:
 ## A property

 In Cocoa one object can watch a property of another: that is key-value observing, and ReactiveCocoa
 makes a signal of it with `RACObserve`. A plain Swift property cannot be observed. With
 `@Observed`, `account.name` is the value, and `account.$name` is a signal of it.
 */
final class Account {
  @Observed var name = "Ada"
}

cell(
  "A property",
  predict: .choice(
    "The name is set to Grace twice. What is the third line?", about: .line(3),
    ["name: Grace", "the account has gone", "name: Ada"])
) {
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
 Three rules are in this output. The present value comes first, so a screen is right from the start.
 Each value that is set is sent, even if it is equal to the one before; where repeats do harm,
 `distinctUntilChanged` drops them. And the signal completes when its object goes.
 */

challenge(
  "No repeats", from: "A property",
  "Grace is sent twice. Add one operator, so that only changes are sent.")
//> name: Ada
//> name: Grace
//> the account has gone

/*:
 ## A control

 A person types into a field, or clicks a button. This course has a model of both, `TextField` and
 `Button`: `type` and `click` do what a person does, `texts` and `clicks` are the signals. Both
 complete when their control goes.
 */
cell(
  "A control",
  predict: .choice(
    "The field has four texts, one after the other. What is the third line?", about: .line(3),
    ["text: cleared by the program", "text: hello you", "text: hello y"])
) {
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
 program sets is not sent. You will see below why this matters.

 ## One shape

 Here are the five sources once more, as five signals of one type. The five objects are made in
 lines that are not shown, and the scale's callback and delegate send to subjects, as above. `merge`
 and every other operator work on all of them.
 */
cell("One shape") {
  // snippet.hide
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

 Values very often go into a property. `subscribeNext` could set it, but then you hold a disposable
 and must think about who keeps whom. With `bind(to:on:)` this property always has the latest value
 of that signal. ReactiveCocoa calls it `RAC()`. With the `bind` of chapter 05 it shares nothing but
 the name.
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
 binding; so do completion and `dispose()`. A property cannot take an error: catch it before you
 bind.

 ## One property, one signal

 What if two signals are bound to one property? Each would overwrite the other, and the property
 would have the value of whichever sent last. The code would not show which one that is. So the
 library **refuses** the second binding. It is a mistake in the program, and a debug build stops
 there. `misuses` lets this page go on: it runs its closure, and returns a list of the mistakes that
 would have stopped it.
 */
cell(
  "Bound twice",
  predict: .choice(
    "The first binding is disposed, and `night` is bound again. What is the last line?",
    about: .lastLine, ["yellow, after 1 mistake", "red, after 1 mistake"])
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
 If both signals may set the property, `merge` them, and bind the result. If one takes over from the
 other, dispose the first binding, as the last lines do.

 The library has one table for the whole program. A binding adds "this object, this property" to it
 before it subscribes, and is refused if that is in the table already. When the binding ends, its
 entry is removed. So after `first.dispose()` the lamp could be bound again.

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
 `lift` subscribes at once, as a call is an effect. It waits for the first value of **every** input,
 as `combineLatest` does. It returns a signal of what the function returns, which you may use or
 leave.
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
final class Amplifier {
  @Observed var percent = 0
  @Observed var step = 0
}

cell(
  "Round in circles",
  predict: .choice(
    "The volume is set to 47 percent. What is printed?",
    ["47 percent, step 4", "40 percent, step 4", "47 percent, step 0"])
) {
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
 It comes to rest, but at the wrong value. 47 percent turned the knob to step 4, and step 4 came
 back as 40 percent. The change returned to the property that it came from. `distinctUntilChanged`
 cannot see that: 40 is not equal to 47.

 The bindings do not know **which side** made the change. A `Channel` does. It has two ends. Each
 end is a subject: you send into it, and you subscribe to what comes out. `leading` is the end of
 the one who owns the value, here the model; `following` is the end of those who use it, here a
 view.
 */
cell("A channel", predict: "Each end is sent one name. What is printed?") {
  let channel = Channel<String>()
  channel.leading.subscribeNext { print("the model hears \($0)") }
  channel.following.subscribeNext { print("the view hears \($0)") }
  channel.leading.sendNext("Ada")
  channel.following.sendNext("Grace")
  //> the view hears Ada
  //> the model hears Grace
}

/*:
 What is sent into one end comes out at the other, and only there. The ends differ in one thing. Who
 subscribes to `following` gets the model's latest value at once; `leading` sends only what comes
 later. So at the beginning the model's value counts.

 A property can be one end of a channel; then `channel()` gives you the other end. What you send
 into it sets the property. What comes out is the value and its changes. In ReactiveCocoa this is
 `RACChannelTo`.

 Here is the amplifier again, with a channel for each property. `subscribe(step)` sends into `step`
 all that comes. `skip(1)` leaves out the first value of the knob: here the volume is right at first.
 */
cell("No circle") {
  let amplifier = Amplifier()
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
 47 percent stayed 47. The next cell shows why. A property may have several channels; here two
 screens edit one name, each through its own.
 */
cell(
  "Two screens, one name",
  predict: .choice(
    "Screen 1 sends Grace. What is printed first?", about: .line(1),
    ["screen 1 shows Grace", "screen 2 shows Grace", "screen 1 shows Alan"])
) {
  let account = Account()
  let (first, second) = (account.$name.channel(), account.$name.channel())
  first.skip(1).subscribeNext { print("screen 1 shows \($0)") }
  second.skip(1).subscribeNext { print("screen 2 shows \($0)") }
  first.sendNext("Grace")
  account.name = "Alan"
  //> screen 2 shows Grace
  //> screen 1 shows Alan
  //> screen 2 shows Alan
}

/*:
 Screen 1 has "Grace" already, so only screen 2 got it. What the program itself sets goes to both.
 For this each change has a reference to the channel that made it, and a channel leaves out its own
 changes.

 A text field has a channel too. That is why a text that the program sets is not sent: otherwise a
 field and its model would set each other without end. Two ends of one type need no `map`:
 `name.subscribe(text)` and `text.subscribe(name)` keep a property and a field in step.

 ## A login form

 Two fields and a button. The button is enabled while there is a name and a password of at least
 eight characters. Written by hand this is one variable for each field, one method that reads both,
 and a call of it in each place that changes one. Here it is one chain, and `bind` sets the button's
 `isEnabled`.
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

 ## A model without a screen

 Now a click must do something: a command, as in chapter 13. And a label shows that a login is
 running, that it went well, or that it failed.

 Where does all this belong? Not into the screen, which is hard to test. A **view model** is an
 object that makes all the decisions of the form, and has no reference to a view: values go in,
 signals come out. The pattern is called Model-View-ViewModel, **MVVM**: the model is the server and
 its data, the view is what you see, and the view model stands between the two. With signals, a
 binding for each value joins a view and its model.
 */
final class LoginModel {
  let (name, password) = (BehaviorSubject(""), BehaviorSubject(""))
  let logIn: Command<Void, String>
  let message: Signal<String>

  init(on scheduler: TestScheduler) {
    let input = Signal.combineLatest(name, password)
    logIn = Command(
      enabled: input.map { !$0.isEmpty && $1.count >= 8 },
      scheduler: scheduler
    ) {
      input.take(1).flattenMap { _, password in
        scheduler.cold(password == "lovelace" ? "---o|" : "---#")
      }
    }
    message = Signal.merge([
      logIn.executing.filter { $0 }.mapReplace("…"),
      logIn.executionSignals.switchToLatest().mapReplace("welcome"),
      logIn.errors.mapReplace("wrong"),
    ])
  }
}

/*:
 The server needs three seconds, and knows one password. The next cell is a test of the model: there
 is no field, no button and no label.
 */
cell(
  "A model without a screen",
  predict: .choice(
    "The password is wrong. What is the last line?", about: .lastLine,
    ["0.0 seconds: wrong", "3.0 seconds: welcome", "3.0 seconds: wrong"])
) {
  let scheduler = TestScheduler()
  let model = LoginModel(on: scheduler)
  model.message.subscribeNext { print("\(scheduler.now): \($0)") }
  model.name.sendNext("ada")
  model.password.sendNext("byron123")
  model.logIn.execute(())
  scheduler.run()
  //> 0.0 seconds: …
  //> 3.0 seconds: wrong
}

/*:
 And now the screen. It decides nothing: what is typed goes in, a click executes the command, the
 button is enabled while the command is, and the label shows the message. (For a command that takes
 the button itself as its input, `button.bind(to: command)` says the two lines of the button in
 one.)

 Somebody types a name after one second, a wrong password after two, and clicks after three. After
 seven seconds they type the right one, and click once more.
 */
cell("It logs in") {
  // snippet.hide
  final class Label { var text = "" }
  let (scheduler, label) = (TestScheduler(), Label())
  let recorder = Recorder(scheduler)
  let (name, password, button) = (TextField(), TextField(), Button())
  let model = LoginModel(on: scheduler)
  // snippet.show
  name.texts.subscribe(model.name)
  password.texts.subscribe(model.password)
  button.clicks.subscribeNext { _ in model.logIn.execute(()) }
  model.logIn.enabled.bind(to: \.isEnabled, on: button)
  model.message.recorded("says", by: recorder).bind(to: \.text, on: label)

  scheduler.schedule(after: .seconds(1)) { name.type("ada") }
  scheduler.schedule(after: .seconds(2)) { password.type("byron123") }
  scheduler.schedule(after: .seconds(3)) { button.click() }
  scheduler.schedule(after: .seconds(7)) { password.type("lovelace") }
  scheduler.schedule(after: .seconds(7)) { button.click() }
  // snippet.hide
  model.logIn.enabled.map { $0 ? "on" : "off" }.recorded("button", by: recorder).subscribe()
  scheduler.advance(by: .seconds(12))
  print(recorder.diagram)
  // snippet.show
  //>         0s      2s      4s      6s        8s      10s     12s
  //> says    ------------…-----------wrong-…-----------welcome--
  //> button  off-----on--off---------on----off-------------on---
}

/*:
 ## Recap

 - Whatever reports that something happened can be a signal: wrap it once, where it enters the
   program.
 - `$name` of an `@Observed` property sends the value and each change. Signals of properties and
   controls complete with their object; those of notifications do not.
 - `bind` sets one property from one signal, and a second signal is refused. `lift` calls a
   function.
 - Two ways need a channel: it does not send a change back to where it was made.
 - A form is a few signals: what is valid, what a click does, what is shown. In a view model they
   can be tested without a screen.

 Now do exercise 15: `swift run course check 15`. You will turn notifications into state, finish a
 login form, and build a converter that leaves the box in which somebody types as it is. Next comes
 chapter 16: guidelines, and how to find a fault.
 */
