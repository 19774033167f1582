import Contacts
import Foundation
import Marbles
import Notebook
import ReactiveCore

/*:
 # Bindings

 *53 minutes to read, 72 for the exercise.*

 The search field of the address book has a callback for each text that is typed. The header of
 the screen sets it, to show what is searched for. Then somebody writes the list, which needs each
 text as well, and sets it again. From that day on the header is empty.

 Cocoa reports events by delegates, callbacks, notifications, observed properties and controls. Each
 can be turned into a signal, and a binding sets a property to the values of a signal. At the end
 of this page you can

 - make a signal from a callback, a delegate, a notification, a property and a control,
 - set a property from a signal, and call a function with the latest values of several,
 - keep two values in sync without going round in circles,
 - write a log-in form whose decisions can be tested without a screen, and show it in SwiftUI.

 New here: `Observed`, `Channel`, `leading`, `following`, `channel`, `TextField`,
 `Button`, `clicks`, `click`, `isEnabled`, `lift`, `misuses`, `LoginModel`, `code`

 A new form of a name that you know: `bind(to:on:)`

 Two questions about older pages. Answer them now; the answers are at the end of this page.

 - Page 14: a notification's signal never completes. Who ends a subscription to it?
 - Page 13: a command is executed while it is disabled. Where does the refusal come out?

 ## A callback

 Here is that field. Both places set its callback, and two texts are typed.
 */
cell(
  "A callback",
  predict: .choice(
    "Two places set the callback, two texts come. What is printed?",
    [
      "header: ca\nlist: ca\nheader: cat\nlist: cat", "header: ca\nheader: cat",
      "list: ca\nlist: cat",
    ],
    because: [
      "A property holds one closure. Nothing in it collects them.",
      "The second assignment replaces the first, so the header gets nothing.",
    ])
) {
  final class Field {
    var onText: (String) -> Void = { _ in }
  }
  let field = Field()
  field.onText = { print("header: \($0)") }
  field.onText = { print("list: \($0)") }
  field.onText("ca")
  field.onText("cat")
  //> list: ca
  //> list: cat
}

/*:
 A signal has any number of subscribers. So set the callback once, and let it send to a subject:
 `field.onText = { typed.sendNext($0) }`, where `typed` is a `Subject<String>`. Everybody else
 subscribes to the subject. (An asynchronous function needs no subject: page 18 turns it into a
 signal.)
 */

challenge(
  "Both listen", from: "A callback",
  "Set the callback once, let it send to a subject, and let both subscribe there.")
//> header: ca
//> list: ca
//> header: cat
//> list: cat

/*:
 A delegate, too, is a single place: one object, with one method for each kind of event. The list of
 the address book has a delegate and a callback; `select` plays the person who taps a row.
 */
protocol ListDelegate: AnyObject {
  func list(_ list: List, didSelect row: Int)
}

final class List {
  weak var delegate: (any ListDelegate)?
  var onSelect: (Int) -> Void = { _ in }

  func select(_ row: Int) {
    delegate?.list(self, didSelect: row)
    onSelect(row)
  }
}

/*:
 A small object takes the delegate's place, and passes each row to a subject. The list holds it weakly,
 so keep it yourself. (`map { $0 }` hands out a signal, and keeps the subject private: page 08.)
 */
final class Selections: ListDelegate {
  private let rows = Subject<Int>()
  var signal: Signal<Int> { rows.map { $0 } }
  func list(_ list: List, didSelect row: Int) { rows.sendNext(row) }
}

/*:
 ## A notification

 `center` is a `NotificationCenter`, and `center.signal(for:)` is a signal of the notifications with
 one name (Combine's is `publisher(for:)`). The center lives as long as the program, so this signal
 never completes, and every subscriber has to end its own subscription. Here the `Lifetime` of a screen
 (page 14) ends it. When the variable `screen` is given another screen, the first one is released.
 */
cell(
  "A notification",
  predict: .choice(
    "The notification is posted three times. What is printed?",
    [
      "logged out\nlogged out\nlogged out", "logged out\nscreen released\nlogged out",
      "logged out\nscreen released",
    ],
    because: [
      "The first was posted before anybody subscribed, and a center keeps nothing.",
      "The signal ended with its screen, so the third post has no subscriber.",
    ])
) {
  // snippet.hide
  let center = NotificationCenter()
  // snippet.show
  final class Screen { let lifetime = Lifetime() }
  let loggedOut = Notification.Name("loggedOut")
  center.post(name: loggedOut, object: nil)
  var screen = Screen()
  center.signal(for: loggedOut)
    .take(until: screen.lifetime.ended)
    .subscribe(
      next: { _ in print("logged out") },
      completed: { print("screen released") })
  center.post(name: loggedOut, object: nil)
  screen = Screen()
  center.post(name: loggedOut, object: nil)
  //> logged out
  //> screen released
}

/*:
 ## A property

 A plain Swift property tells no other object that it has changed: `didSet` is code of its own class.
 With this library's `@Observed`, `account.name` is the value, and `account.$name` is a signal of it.
 (A `@Published` property of Combine sends *before* the value has changed; here the value has changed
 when it is sent.)
 */
final class Account {
  @Observed var name = "Ada"
}

cell(
  "A property",
  predict: .choice(
    "The name is set to Grace twice. What is the third line?", about: .line(3),
    ["name: Grace", "account released", "name: Ada"],
    because: [
      "An equal value is sent as well: setting is what counts.",
      "The first value was the start. Nothing goes back to it.",
    ])
) {
  var account = Account()
  account.$name.subscribe(
    next: { print("name: \($0)") },
    completed: { print("account released") })
  account.name = "Grace"
  account.name = "Grace"
  account = Account()
  //> name: Ada
  //> name: Grace
  //> name: Grace
  //> account released
}

/*:
 The present value comes first. Each value that is set is sent, even if it is equal to the one
 before; `distinctUntilChanged` drops such repeats. The signal completes when its object is released.
 An array in such a property is a value: `account.names.append("Cai")` sets it, and is sent.

 ## A control

 A person types into a field, or clicks a button. The course's own `TextField` and `Button` play both:
 `type` and `click` do what a person does, and `texts` and `clicks` are the signals of that.
 Both complete when their control is released.
 */
cell(
  "A control",
  predict: .choice(
    "The field has four texts, one after the other. What is the third line?", about: .line(3),
    ["text: cleared by the program", "text: hello you", "text: hello y"],
    because: [
      "What the program sets is not sent: only a person's texts are.",
      "That is the second line. The first one is the text at the start.",
    ])
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
 `texts` sends the text at the start, and then what a person types. A text that the program sets
 is not sent; you will see below why. In UIKit you make such signals with an action that sends to a
 subject. The subject belongs to the view controller, and does not complete with the control:

 ```swift
 let taps = Subject<Void>()
 let texts = BehaviorSubject(field.text ?? "")
 button.addAction(
   UIAction { _ in taps.sendNext(()) }, for: .touchUpInside)
 field.addAction(
   UIAction { [weak field] _ in texts.sendNext(field?.text ?? "") },
   for: .editingChanged)
 ```

 `.editingChanged`, too, is for what a person types, and not for a text that the program sets. (The
 libraries' own signals of a field, `rac_textSignal` and RxSwift's `rx.text`, listen to *all* editing
 events: they send the same text once more when the editing begins and when it ends. Put
 `distinctUntilChanged` behind them.)

 ## One shape

 Here are the five sources as five signals of one type. The list's callback sends to the subject
 `callback`, its delegate is `selections`, and `renamed` is the name of a notification.
 */
cell("One shape") {
  // snippet.hide
  let (center, renamed) = (NotificationCenter(), Notification.Name("renamed"))
  let (list, callback, selections) = (List(), Subject<Int>(), Selections())
  list.onSelect = { callback.sendNext($0) }
  list.delegate = selections
  let (account, field) = (Account(), TextField())
  // snippet.show
  Signal.merge([
    callback.map { "callback \($0)" },
    selections.signal.map { "delegate \($0)" },
    center.signal(for: renamed).map { "notification \($0.name.rawValue)" },
    account.$name.skip(1).map { "property \($0)" },
    field.texts.skip(1).map { "control \($0)" },
  ])
  .subscribeNext { print($0) }
  field.type("Grace")
  account.name = field.text
  center.post(name: renamed, object: nil)
  list.select(2)
  //> control Grace
  //> property Grace
  //> notification renamed
  //> delegate 2
  //> callback 2
}

/*:
 Five mechanisms, and one subscriber that knows none of them. All that you know of signals, from
 `filter` to `take(until:)`, now works for each, and for what else calls your code: an action that
 travels up the responder chain arrives in a method of yours, which sends to a subject.

 ## From a signal to a property

 `subscribeNext` could set a property, but then you must think about who keeps whom. `bind(to:on:)`
 sets the property to each value of the signal. It shares nothing but the name with the `bind` of
 page 05.
 */
cell(
  "Bind",
  predict: .choice(
    "The `do` block ends before 29 is sent. What is the second line?", about: .line(2),
    ["29 s left", "label released"],
    because: ["Nothing prints the second text: the binding does not keep the label."])
) {
  final class Label {
    var text = ""
    deinit { print("label released") }
  }
  let seconds = Subject<Int>()
  do {
    let label = Label()
    seconds.map { "\($0) s left" }.bind(to: \.text, on: label)
    seconds.sendNext(30)
    print(label.text)
  }
  seconds.sendNext(29)
  print("29 was sent")
  //> 30 s left
  //> label released
  //> 29 was sent
}

/*:
 The binding did not keep the label alive. The first value after the label has been released ends
 the binding; so do completion and `dispose()`. A property cannot take an error: catch it before
 you bind. Prefer `bind` to `subscribeNext` for an assignment: it keeps no object. That is the
 third fix of page 14. (A `self` in a `map` before it is still kept. Combine's `assign(to:on:)` keeps
 its object, too.) `bind` writes on the thread on which the values come, so bring them to the main
 thread first if the object belongs to a screen (page 12).
 */

challenge(
  "Bring the leak back", from: "Bind",
  """
  Set the text with `subscribeNext` and an assignment, so that the label lives as long as the signal.
  """)
//> 30 s left
//> 29 was sent
//> label released

/*:
 ## One property, one signal

 What if two signals are bound to one property? It would have the value of whichever signal sent last,
 and the code would not show which one that is. So the library **refuses** the second binding. A debug
 build stops there; a release build leaves the binding out and says so. (ReactiveCocoa's `RAC()`
 refuses it in a debug build alone; in a release build both bindings live.) `misuses` lets this page
 go on: it runs its closure, and returns a list of the mistakes that would have stopped it.
 */
cell(
  "Bound twice",
  predict: .choice(
    "The first binding is disposed, and `night` is bound again. What is the last line?",
    about: .lastLine, ["yellow, after 1 mistake", "red, after 1 mistake"],
    because: ["The first binding was disposed, so `night` was accepted at the second try."])
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
 If both signals may set the property, `merge` them, and bind the result. If one takes over from
 the other, dispose the first binding, as the last lines do.

 ## From several signals to a method

 A badge has a method that needs a name and a number. `lift` calls a function with the latest value
 of each input, whenever one of them sends. The object after `on:` is not kept, and is given to the
 function as its first argument. Use that argument: a `self` in the braces would be kept, and make
 the cycle of page 14.
 */
cell(
  "Lift",
  predict: .choice(
    "Nobody subscribes to the result. What is printed?",
    ["(nothing)", "Ada: 2 unread", "Ada: 2 unread\nGrace: 2 unread"],
    because: [
      "A call is an effect, so `lift` subscribes by itself, at once.",
      "The method is called again at each further value of any input.",
    ])
) {
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
 `lift` subscribes at once, and waits for the first value of **every** input, as `combineLatest`
 does. It returns a signal of what the function returns.
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
 seem to do it. Without `distinctUntilChanged` they would go round forever.
 */
final class Amplifier {
  @Observed var percent = 0
  @Observed var step = 0
}

cell(
  "Round in circles",
  predict: .choice(
    "The volume is set to 47 percent. What is printed?",
    ["47 percent, step 4", "40 percent, step 4", "47 percent, step 0"],
    because: [
      "Step 4 is 40 percent, and the second binding writes that back.",
      "Both bindings are at work: 47 percent is step 4.",
    ])
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

why(
  "Why does `distinctUntilChanged` not keep the 47?",
  [
    .wrong(
      "It comes after `map`, and not before it.",
      because: """
        Before `map` it would compare 47 with 0, and 4 with 0: it would drop neither. See *Round in
        circles*.
        """),
    .right("It compares what passes it. The 40 differs from the 0 before it, whoever made it."),
    .wrong(
      "It forgets its last value when a binding writes.",
      because: """
        It forgets nothing: it still has the 0, and compares the 40 with that. See *Round in
        circles*.
        """),
  ])

/*:
 The amplifier comes to rest at the wrong value: 47 percent turned the knob to step 4, and step 4 came
 back as 40 percent.

 The bindings do not know **which side** made the change. A `Channel` does. It is a pipe with two ends,
 and each end is a subject: what you send into one end comes out at the other. The owner of the value,
 here the model, holds `leading`. Whoever shows the value, here a view, holds `following`.
 */
cell(
  "A channel",
  predict: .choice(
    "Each end is sent one name. Then a second view comes. What does it get?", about: .lastLine,
    ["a second view gets Ada", "a second view gets Grace", "the model gets Grace"],
    because: [
      "Grace was sent by a view, and is for the model. A view gets what the model sent.",
      "The model has Grace already. The second view gets its first value when it subscribes.",
    ])
) {
  let channel = Channel<String>()
  channel.leading.subscribeNext { print("the model gets \($0)") }
  channel.following.subscribeNext { print("the view gets \($0)") }
  channel.leading.sendNext("Ada")
  channel.following.sendNext("Grace")
  channel.following.subscribeNext { print("a second view gets \($0)") }
  //> the view gets Ada
  //> the model gets Grace
  //> a second view gets Ada
}

/*:
 A value that is sent into one end comes out at the other, and only there. The ends differ in one
 thing: a new subscriber to `following` first gets the latest value that the owner sent. One to
 `leading` gets only what is sent from then on.

 A property can be the owner itself: it holds `leading`, and `account.$name.channel()` gives you the
 other end, `following`. Send into your end, and the property is set. Subscribe to your end, and you get
 the present value, and then every change that you did not make.

 Here is the amplifier again, with a channel for each property. `subscribe(step)` sends all values
 into `step`. `skip(1)` leaves out the first value of the knob: at the start the volume counts. Without
 it, an amplifier that starts at 47 percent would be set to 40.
 */
cell(
  "No circle",
  predict: .choice(
    "47 percent is set. What is the first line?", about: .line(1),
    ["40 percent, step 4", "47 percent, step 0", "47 percent, step 4"],
    because: [
      "The `step` channel set the step itself, so it does not send that 4 back.",
      "`percent` sends the 47, which the program has set, so the step becomes 4.",
    ])
) {
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
 47 percent stayed 47: a channel leaves out the changes that it made itself. (A property may have
 several channels, one for each screen that edits it: a change that one of them made goes to the others.)
 You need not keep the two ends: the subscriptions do, until the amplifier is released. A text field
 has a channel, too. So four lines keep a property and a field in sync:

 ```swift
 let name = account.$name.channel()
 let text = field.channel()
 name.subscribe(text)  // shows the name in the field
 text.subscribe(name)  // stores what a person types
 ```

 No `skip(1)` is needed here: a field's channel has no first value, only what is typed. And now you see
 why a field does not send the texts that the program sets. If it did, then with two plain bindings the
 name would set the field, the field would send that text, and the text would set the name, without
 end.

 ## A model without a screen

 A log-in form has two fields, a button and a label. The button is enabled while there is a name
 and a code of six characters. A click logs in: a command, as on page 13. The label says that a
 log-in is running, that it went well, or that it failed.

 A screen is hard to test. A **view model** is an object that makes all the decisions of the form
 and has no reference to a view: values go in, signals come out. (The pattern is called
 Model-View-ViewModel, **MVVM**. Its first model is the server and its data; below, "model" is the view
 model.) The address book's is `LoginModel`:

 @source(Contacts/LoginModel.swift, LoginModel) #5fe75d15

 One `combineLatest` decides when the button is enabled. `input.take(1)` reads both texts when the work
 starts: each of them is a state, so the first pair comes at once. Text goes into `name` and `code`.
 They are public because the view has to send: the one exception to the rule of page 08. `message` is
 the text for the label: an ellipsis (…) while the log-in runs, then its result. The server needs two
 seconds and knows one code. The next cell is a test of the model: there is no field, no button and no
 label. (In an app `on:` is `.main`, and a server that answers on another thread is brought there with
 `deliver(on:)`.)
 */
cell(
  "A model without a screen",
  predict: .choice(
    "The code is wrong. What is the last line?", about: .lastLine,
    [
      "0.0 seconds: wrong code", "2.0 seconds: welcome, ada",
      "2.0 seconds: wrong code",
    ],
    because: [
      "The model does not know the code. It asks the server, which needs two seconds.",
      "The right code is 123456. The server fails with `wrongCode`.",
    ])
) {
  let scheduler = TestScheduler()
  let model = LoginModel(Server(on: scheduler), on: scheduler)
  model.message.subscribeNext { print("\(scheduler.now): \($0)") }
  model.name.sendNext("ada")
  model.code.sendNext("654321")
  model.logIn.execute()
  scheduler.run()
  //> 0.0 seconds: …
  //> 2.0 seconds: wrong code
}

/*:
 And now the screen. It decides nothing: the fields send to the model, a click executes the
 command, the button's `isEnabled` follows the command, and the label shows the message. The
 controls, the model and the recorder are made in lines that are not shown. Other such lines draw
 the command's `enabled` in the row `button`, move the clock, and print the diagram.

 Here the model and the screen end together, so `subscribe` may pass on everything, the end too. If the
 model outlives the screen, write `name.texts.subscribeNext { model.name.sendNext($0) }`.

 Somebody types a name after one second, a wrong code after two, and clicks after three. After
 seven seconds they type the right code, and click once more.
 */
cell(
  "It logs in",
  predict: .choice(
    "Which row is drawn for the button?", about: .lastLine,
    [
      "button  off-----on--off-----on-----------off-----on------------",
      "button  off-----on---------------------------------------------",
      "button  off-----on--off--------------------------on------------",
    ],
    because: [
      "A command is disabled while it runs, so no second click starts a second log-in.",
      """
      The first log-in is over after two seconds, with an error. Then the command is enabled again.
      """,
    ])
) {
  // snippet.hide
  final class Label { var text = "" }
  let (scheduler, label) = (TestScheduler(), Label())
  let recorder = Recorder(scheduler)
  let (name, code, button) = (TextField(), TextField(), Button())
  let model = LoginModel(Server(on: scheduler), on: scheduler)
  // snippet.show
  name.texts.subscribe(model.name)
  code.texts.subscribe(model.code)
  button.clicks.subscribeNext { _ in model.logIn.execute() }
  model.logIn.enabled.bind(to: \.isEnabled, on: button)
  model.message.recorded("says", by: recorder).bind(to: \.text, on: label)

  scheduler.schedule(after: .seconds(1)) { name.type("ada") }
  scheduler.schedule(after: .seconds(2)) { code.type("654321") }
  scheduler.schedule(after: .seconds(3)) { button.click() }
  scheduler.schedule(after: .seconds(7)) { code.type("123456") }
  scheduler.schedule(after: .seconds(7)) { button.click() }
  // snippet.hide
  model.logIn.enabled.map { $0 ? "on" : "off" }.recorded("button", by: recorder).subscribe()
  scheduler.advance(by: .seconds(12))
  print(recorder.diagram)
  // snippet.show
  //>         0s      2s      4s      6s           8s      10s     12s
  //> says    ------------…-------'wrong code'-…-------'welcome, ada'
  //> button  off-----on--off-----on-----------off-----on------------
}

/*:
 The button goes off at each `…`, and on again with each result.

 Here it is to touch, with two screens that decide by themselves. Type `ada` and any code of six
 characters, and watch the button: what does each of them forget?

 @scene(login)

 ## A screen in SwiftUI

 SwiftUI draws the view again when a property that it has read changes. So the signals are bound to an
 object's properties. The object lives on the main actor; in an app it is marked `@Observable`, too. Why
 not the model itself? It also serves the UIKit screen and the test, which need no such object.
 */
@MainActor final class LoginState {
  var isEnabled = false
  var message = ""
}

/*:
 The view reads the object, and sends what is typed to the model. (`TextField` and `Button` are
 SwiftUI's here.)

 ```swift
 struct LoginView: View {
   let model: LoginModel
   let state: LoginState
   @State private var name = ""
   @State private var code = ""

   var body: some View {
     TextField("Name", text: $name)
       .onChange(of: name) { model.name.sendNext(name) }
     TextField("Code", text: $code)
       .onChange(of: code) { model.code.sendNext(code) }
     Button("Log in") { model.logIn.execute() }
       .disabled(!state.isEnabled)
     Text(state.message)
   }
 }
 ```

 Two lines join the model and the state:

 ```swift
 model.logIn.enabled.bind(to: \.isEnabled, on: state)
 model.message.bind(to: \.message, on: state)
 ```

 They must run once for each state, so write them where the state is made, for example in its
 initializer (with `self` for `state`). In `onAppear`, which runs each time the view appears, the
 second `bind` would be refused, and a debug build would stop. `bind` does not keep the state, so
 somebody else has to: the app, or a `@State` of the parent view.

 The model is the one of the cells above, and its test does not change. The next cell plays the view: it
 sends what is typed, logs in, and draws the state twice: a second after the click, and at the end.
 */
await cell(
  "A screen in SwiftUI",
  predict: .choice(
    "What does the view draw one second after the click?", about: .line(1),
    ["button on: …", "button off: …", "button off: welcome, ada"],
    because: [
      "The command is executing, so `enabled` has sent `false`, and the first binding has set it.",
      "The server needs two seconds. Until then the message is the dots.",
    ])
) {
  // snippet.hide
  await Task.yield()
  // snippet.show
  let clock = TestScheduler()
  let model = LoginModel(Server(on: clock), on: clock)
  let state = LoginState()
  model.logIn.enabled.bind(to: \.isEnabled, on: state)
  model.message.bind(to: \.message, on: state)
  let show = {
    print("button", state.isEnabled ? "on:" : "off:", state.message)
  }
  model.name.sendNext("ada")
  model.code.sendNext("123456")
  model.logIn.execute()
  clock.advance(by: .seconds(1))
  show()
  clock.advance(by: .seconds(1))
  show()
  //> button off: …
  //> button on: welcome, ada
}

challenge(
  "From nothing",
  """
  Let a label follow a field: make a `TextField`, and a label, a class with a `text`. Bind the
  texts to it, type "ada", and print the label's text.
  """)
//> ada

/*:
 ## Inside the library

 A few lines are the essence of `bind`: subscribe, and keep the object weakly.

 ```swift
 func bind<Value, Root: AnyObject>(
   _ signal: Signal<Value>,
   to path: ReferenceWritableKeyPath<Root, Value>, on object: Root
 ) -> Disposable {
   signal.subscribeNext { [weak object] in object?[keyPath: path] = $0 }
 }
 ```

 The real one also has a table for the whole program. A binding enters "this object, this
 property" before it subscribes, and is refused if that is there already. When it ends, its entry
 is removed.

 You may skip the rest of this part. A notification's signal is a recipe like those of page 04:

 @source(Incoming/NotificationSignal.swift, signal) #95b5561e

 | line | what it buys |
 |---|---|
 | `object.map { WeakReference($0) }` | for the notifications of one object only; the signal does not keep that object |
 | `nonisolated(unsafe)` | tells the compiler that the closure, which may run on any thread, may use the subscriber |
 | `isSender(of: $0)` | a notification of another object is left out |
 | `Disposable { self.removeObserver(observer) }` | disposing the subscription stops the observing |

 ## In ReactiveCocoa 2.5

 | here | there |
 |---|---|
 | the small object for a delegate | `rac_signalForSelector`, which replaces a method while the program runs |
 | `center.signal(for:)` | `rac_addObserverForName:object:` |
 | `account.$name` | `RACObserve(account, name)`, by key-value observing; it also completes with `self` |
 | `field.texts`, `button.clicks` | `rac_textSignal`, `rac_signalForControlEvents:` |
 | `bind(to:on:)` | `RAC()` |
 | `lift` | `rac_liftSelector` |
 | `account.$name.channel()`, a field's channel | `RACChannelTo`, `rac_newTextChannel` |

 `RACObserve` is silent when a mutable array changes inside, and for properties of UIKit that do not
 report, such as a text view's `text`. `RAC()` of a number needs a value in place of nil: `RAC(self,
 count, @0)`. With `rac_signalForSelector`, code was also put around methods from outside, such as a
 log around each `viewWillAppear:` (an *aspect*). MOVING.md reads such a screen line by line.

 ## Recap

 Answer first, then look:

 1. Five kinds of sources became signals. How does each of them end?
 2. Why does `bind` refuse a second signal for the same property?
 3. Why do two bindings not make a two-way binding, and what does a channel do better?
 4. What does the view model know about the screen?

 *Signals of properties and of the course's controls complete with their object; a callback and a
 delegate send to a subject, which ends when you end it; a notification's signal never ends by itself ·
 the property would have the value of whichever signal sent last, and the code would not show which · a
 change comes back to where it was made; a channel leaves out its own changes · nothing: values go in,
 signals come out.*

 The questions from the beginning: the subscriber ends it, best by a lifetime. A refusal comes out
 on the signal that `execute` returned.

 Now do exercise 15: `swift run course check 15`. You will turn notifications into state, finish a
 login form, build a converter that does not change the box in which somebody types, and write the
 model of a contact that is edited. Next comes page 16: how to find a bug, and guidelines.
 */
