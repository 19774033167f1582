import Contacts
import Foundation
import Marbles
import Notebook
import Observation
import ReactiveCore

/*:
 # Bindings

 *50 minutes to read, 72 for the exercise.*

 The search field of the address book has one callback, which it calls with every change. The screen's
 header sets it, to show your query. A month later a colleague writes the list, which needs the query as
 well, and sets the callback, too.

 Callbacks, delegates, notifications, properties, and controls can all become signals. A binding is the way
 back: it sets a property to the values of a signal. At the end of this page you can

 - make a signal from a callback, a delegate, a notification, a property, and a control,
 - set a property from a signal,
 - write a login form that can be tested without a screen, and show it in SwiftUI,
 - keep two screens in sync without a loop.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 14: a notification's signal never completes. How does a subscription to it end?
 - Page 13: a command is disabled for one of two reasons. Which are they?

 ## A callback

 Here is that field. Both places set its callback, and then the user types.
 */
cell(
  "A callback",
  predict: .choice(
    "What is printed?",
    [
      "header: ca\nlist: ca\nheader: cat\nlist: cat", "header: ca\nheader: cat",
      "list: ca\nlist: cat",
    ],
    because: [
      "A property holds one closure, not a list of them.",
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
 The header stays empty. A signal has any number of subscribers, so set the callback once, with a
 closure that sends to a subject: `field.onText = { typed.sendNext($0) }`, where `typed` is a
 `Subject<String>`. The header and the list subscribe to the subject.
 */

challenge(
  "Both listen", from: "A callback",
  "Set the callback once, let it send to a subject, and let both subscribe there.")
//> header: ca
//> list: ca
//> header: cat
//> list: cat

/*:
 ## Five sources

 The list is loaded again for three reasons: the app becomes active, another account is chosen, or the query
 changes. The first is a notification, the second a property, and the third a control. `@Observed` gives the
 property `name` a signal, `$name`. `TextField` is the course's text field, and `type` simulates the user.
 */
final class Account {
  @Observed var name = "Ada"
}

cell(
  "Three reasons, one subscriber",
  predict: .choice(
    "The user types, changes the account, and returns to the app. How many lines are printed?",
    about: .numberOfLines, ["3", "4", "5"],
    because: [
      "The property and the field each have a value at the start, and a new subscriber gets it first.",
      "The name is sent first, but so is the field's text, although it's empty.",
    ])
) {
  let center = NotificationCenter()
  let active = Notification.Name("active")
  let (account, field) = (Account(), TextField())
  Signal.merge([
    center.signal(for: active).mapReplace("active again"),
    account.$name.map { "account \($0)" },
    field.texts.map { "query “\($0)”" },
  ])
  .subscribeNext { print("reload:", $0) }
  field.type("ca")
  account.name = "Grace"
  center.post(name: active, object: nil)
  //> reload: account Ada
  //> reload: query “”
  //> reload: query “ca”
  //> reload: account Grace
  //> reload: active again
}

/*:
 As signals they differ in what a new subscriber gets, and in their end:

 | source | signal | a new subscriber first gets | completes |
 |---|---|---|---|
 | callback, delegate | a subject | nothing | when you complete the subject |
 | notification | `center.signal(for:)` | nothing | never |
 | property | `account.$name` | the current value | when its object is released |
 | control | `field.texts` | the current text | when the control is released |
 | | `button.clicks` | nothing | when the control is released |

 Read the last column before you merge: this `merge` never completes, because the notification doesn't. End it
 with `take(until:)` (page 14).

 ## From a signal to a property

 `subscribeNext` can set a property, but then you have to know which object keeps which. `bind(to:on:)`
 sets the property to each value of the signal. (It's unrelated to the `bind` of page 05.)
 */
cell(
  "Bind",
  predict: .choice(
    "The `do` block ends before 29 is sent. What is the second line?", about: .line(2),
    ["29 s left", "label released", "29 was sent"],
    because: [
      "Only the `do` block prints the label, and it has ended.",
      "The binding doesn't keep the label, so the label is released before that.",
    ])
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
 The label was released although the binding was still there. A binding ends with the first value after its
 object is released, with the signal's completion, or when you dispose it. A property can't take an error,
 so catch errors before you bind.

 Prefer `bind` to a `subscribeNext` that only assigns: it needs no `[weak self]`. (A `map` before it that
 uses `self` still keeps `self`.) `bind` sets the property on the thread on which the value comes, so for a
 screen deliver the values to the main thread first (page 12). Combine's `assign(to:on:)` keeps its object.
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
 ## A model without a screen

 A login form has two fields, a button, and a label. The button is enabled while there's a name and
 a code of six characters. A tap logs in, with a command (page 13), and the label shows the progress
 and the result.

 Code inside a screen is hard to test. A **view model**, the "VM" of **MVVM**, makes all decisions of the
 form, and has no reference to a view: values go in, and signals come out. The address book has `LoginModel`:

 @source(Contacts/LoginModel.swift, LoginModel) #5fe75d15

 `name` and `code` are public subjects, because the view has to send to them: this is the exception
 to the rule of page 08. Each of them has a current value, so `input.take(1)` reads both texts when
 the work starts. `message` is the label's text: an ellipsis (…) during the login, and then the
 result.

 The next cell tests the model alone. The server answers after two seconds. (In an app, `on:` is `.main`,
 and `deliver(on:)` brings the server's answers there.)
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
      "The model doesn't know the code. It asks the server, which takes two seconds.",
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
 Now the screen. It makes no decisions: the fields send to the model, a tap executes the command, the
 button's `isEnabled` follows the command, and the label shows the message. The first code is wrong, and the
 second one, after seven seconds, is right.
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
      "A command is disabled while it runs, so a second tap can't start a second login.",
      """
      After two seconds the first login fails, and the command is enabled again.
      """,
    ])
) {
  // snippet.hide
  final class Label { var text = "" }
  let (scheduler, label) = (TestScheduler(), Label())
  let recorder = Recorder(scheduler)
  // snippet.show
  let (name, code, button) = (TextField(), TextField(), Button())
  let model = LoginModel(Server(on: scheduler), on: scheduler)
  name.texts.subscribe(model.name)
  code.texts.subscribe(model.code)
  button.clicks.subscribeNext { _ in model.logIn.execute() }
  model.logIn.enabled.bind(to: \.isEnabled, on: button)
  model.message.recorded("says", by: recorder).bind(to: \.text, on: label)
  model.logIn.enabled.map { $0 ? "on" : "off" }
    .recorded("button", by: recorder).subscribe()

  scheduler.schedule(after: .seconds(1)) { name.type("ada") }
  scheduler.schedule(after: .seconds(2)) { code.type("654321") }
  scheduler.schedule(after: .seconds(3)) { button.click() }
  scheduler.schedule(after: .seconds(7)) { code.type("123456") }
  scheduler.schedule(after: .seconds(7)) { button.click() }
  scheduler.advance(by: .seconds(12))
  print(recorder.diagram)
  //>         0s      2s      4s      6s           8s      10s     12s
  //> says    ------------…-------'wrong code'-…-------'welcome, ada'
  //> button  off-----on--off-----on-----------off-----on------------
}

/*:
 The button is off during each `…`, and on again with each result. This model ends together with its screen,
 so `subscribe` may pass on everything, including the completion. If your model outlives the screen, write
 `name.texts.subscribeNext { model.name.sendNext($0) }`.

 You can try it here, beside two screens without a model. Type `ada` and any code of six
 characters, and watch the button: what do the other two forget?

 @scene(login)

 ## One property, one signal

 The title of a screen shows a contact's name. Then a colleague binds the messages of the save to the same
 title. Each signal would overwrite the other's values, and the code wouldn't show which came last. (In the
 next cell `misuses` runs a closure, and returns its mistakes instead of stopping the program.)
 */
cell(
  "Bound twice",
  predict: .choice(
    "Names and messages are bound to one title; each sends once. What is the first line?",
    about: .line(1), ["Ada", "saving…", "(an empty title)"],
    because: [
      "The second binding was refused, so the message has no effect.",
      "The first binding stays. Only the second one is refused.",
    ])
) {
  final class Title { var text = "(an empty title)" }
  let title = Title()
  let (names, messages) = (Subject<String>(), Subject<String>())
  let first = names.bind(to: \.text, on: title)
  let mistakes = misuses { messages.bind(to: \.text, on: title) }
  names.sendNext("Ada")
  messages.sendNext("saving…")
  print(title.text)

  first.dispose()
  messages.bind(to: \.text, on: title)
  messages.sendNext("saved")
  print("\(title.text), after \(mistakes.count) mistake")
  //> Ada
  //> saved, after 1 mistake
}

/*:
 The library **refused** the second binding. A debug build stops there, and a release build reports it and
 leaves it out. If both signals may set the property, `merge` them, and bind the result. If one signal
 takes over from the other, dispose the first binding, as the last lines do. To pass the latest values of
 several signals to a method, use `lift` (*From several signals to a method*, below).

 ## A screen in SwiftUI

 SwiftUI draws a view again when an `@Observable` property that it has read changes. So put the values
 that the view shows into an observable object, and bind the model's signals to them. Do it in the
 initializer: `onAppear` may run several times, and the second `bind` to the same property would be
 refused (*Bound twice*).
 */
@MainActor @Observable final class LoginState {
  let model: LoginModel
  private(set) var isEnabled = false
  private(set) var message = ""

  init(_ model: LoginModel) {
    self.model = model
    model.logIn.enabled.bind(to: \.isEnabled, on: self)
    model.message.bind(to: \.message, on: self)
  }
}

/*:
 The view reads this object, and sends the texts to the model. `@State` keeps the object alive while the
 view is on the screen; the bindings don't. (`TextField` and `Button` are SwiftUI's here.)

 ```swift
 struct LoginView: View {
   @State var state: LoginState
   @State private var name = ""
   @State private var code = ""

   var body: some View {
     TextField("Name", text: $name)
       .onChange(of: name) { state.model.name.sendNext(name) }
     TextField("Code", text: $code)
       .onChange(of: code) { state.model.code.sendNext(code) }
     Button("Log in") { state.model.logIn.execute() }
       .disabled(!state.isEnabled)
     Text(state.message)
   }
 }
 ```

 The next cell plays the view: it types, logs in, and draws the state twice, one second after the tap and
 at the end.
 */
await cell(
  "A screen in SwiftUI",
  predict: .choice(
    "What does the view draw one second after the tap?", about: .line(1),
    ["button on: …", "button off: …", "button off: welcome, ada"],
    because: [
      "The command is executing, so `enabled` has sent `false`, and the first binding has set it.",
      "The server takes two seconds. Until then the message is “…”.",
    ])
) {
  // snippet.hide
  await Task.yield()
  // snippet.show
  let clock = TestScheduler()
  let state = LoginState(LoginModel(Server(on: clock), on: clock))
  let show = {
    print("button", state.isEnabled ? "on:" : "off:", state.message)
  }
  state.model.name.sendNext("ada")
  state.model.code.sendNext("123456")
  state.model.logIn.execute()
  clock.advance(by: .seconds(1))
  show()
  clock.advance(by: .seconds(1))
  show()
  //> button off: …
  //> button on: welcome, ada
}

/*:
 Code that isn't a view can follow such an object, too: see *Observations*.

 ## A property that reports its changes

 A plain Swift property doesn't report its changes to other objects: `didSet` is code inside the class. With
 `@Observed`, `account.name` is the value, and `account.$name` the signal.
 */
cell(
  "A property",
  predict: .choice(
    "The name is set to Grace twice. What is the third line?", about: .line(3),
    ["name: Grace", "account released", "name: Ada"],
    because: [
      "An equal value is sent, too: the signal reports that the property was set.",
      "The cell has subscribed to the first account, and there Ada was only the initial value.",
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
 `distinctUntilChanged` drops repeats. An array in such a property is a value, so
 `account.names.append("Cai")` sets the property, and the whole new array is sent. When the signal sends,
 the property has its new value. (Combine's `@Published` sends *before* the property changes.)

 ## Both ways

 You edit the same contact on your phone and on your tablet. (In the cell, both are objects of one program.)
 The phone keeps the name as you type it; the tablet trims it. A name that's typed on one of them should appear
 on the other, so there's a binding in each direction. You tap two suggestions above the phone's keyboard: the
 first one adds `Grace` and a space, the second one `Hopper`. Without `distinctUntilChanged` the two bindings
 would call each other forever.
 */
final class Editor {
  @Observed var name = ""
}

cell(
  "Round in circles",
  predict: .choice(
    "“Grace ” and then “Hopper” are added on the phone. What is printed?",
    ["phone: Grace Hopper", "phone: GraceHopper", "phone: Grace"],
    because: [
      "The tablet sends the trimmed name back, and it replaces the one with a space.",
      "`Hopper` is added after the space is lost, so it follows `Grace` directly.",
    ])
) {
  let (phone, tablet) = (Editor(), Editor())
  phone.$name.map { $0.trimmed }.distinctUntilChanged()
    .bind(to: \.name, on: tablet)
  tablet.$name.distinctUntilChanged()
    .bind(to: \.name, on: phone)
  for word in ["Grace ", "Hopper"] { phone.name.append(word) }
  print("phone: \(phone.name)")
  //> phone: GraceHopper
}

why(
  "`Grace` comes back from the tablet. Why does the second `distinctUntilChanged` pass it?",
  [
    .wrong(
      "It forgets its last value when a binding sets the property.",
      because: """
        It still has its last value, the empty name at the start, and "Grace" differs from that. See
        *Round in circles*.
        """),
    .right("It compares values of the tablet only, and doesn't know what the phone shows."),
    .wrong(
      "The first one should be before `map`.",
      because: """
        There it would compare "Grace " with the empty name, and pass it. The same "Grace" would come
        back. See *Round in circles*.
        """),
  ])

/*:
 The phone had `"Grace "`, the first binding set the tablet to `"Grace"`, and the second one wrote that
 back, into the field in which you were typing.

 The bindings don't know **which side** made a change. A `Channel` does. Think of a pipe with two ends.
 Each end is a subject, and values sent into one end come out at the other. The owner of the value, here
 the model, has the `leading` end. A view has the `following` end, where a new subscriber first gets the
 owner's latest value.
 */
cell(
  "A channel",
  predict: .choice(
    "One name is sent into each end. Then a second view subscribes. What does it get?",
    about: .lastLine,
    ["a second view gets Ada", "a second view gets Grace", "the model gets Grace"],
    because: [
      "Grace was sent by a view, and is for the model. A view gets what the model sent.",
      "The model got Grace before the second view subscribed.",
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
 A value comes out at the other end only: the side that sent it doesn't get it back. (A new subscriber to
 `leading` gets only later values.)

 A property has one end of a channel, and `editor.$name.channel()` returns the other one, which is yours.
 Subscribe to your end, and you get the current value, and then **every change that you didn't make**. Send
 to your end, and the property is set.

 Here are the phone and the tablet again, with a channel for each name. `skip(1)` drops the tablet's
 initial value, so that the phone's name wins at the start.
 */
cell(
  "No circle",
  predict: .choice(
    "The same two suggestions are tapped. What is the first line?", about: .line(1),
    [
      "phone: GraceHopper, tablet: GraceHopper", "phone: Grace Hopper, tablet: ",
      "phone: Grace Hopper, tablet: Grace Hopper",
    ],
    because: [
      "The tablet's channel set the tablet's name itself, so it doesn't send that name back.",
      "The phone's channel sends names that are typed there, so the tablet gets them.",
    ])
) {
  let (phone, tablet) = (Editor(), Editor())
  let phoneName = phone.$name.channel()
  let tabletName = tablet.$name.channel()
  phoneName.map { $0.trimmed }.subscribe(tabletName)
  tabletName.skip(1).subscribe(phoneName)
  for word in ["Grace ", "Hopper"] { phone.name.append(word) }
  print("phone: \(phone.name), tablet: \(tablet.name)")
  tablet.name = "Ada"
  print("phone: \(phone.name), tablet: \(tablet.name)")
  //> phone: Grace Hopper, tablet: Grace Hopper
  //> phone: Ada, tablet: Ada
}

/*:
 The phone keeps its space, because a channel doesn't send the changes that it made itself. (If several
 screens edit one property, give each a channel: a change from one of them goes to all others.)

 A text field has a channel, too, so four lines keep a property and a field in sync:

 ```swift
 let name = editor.$name.channel()
 let text = field.channel()
 name.subscribe(text)  // shows the name in the field
 text.subscribe(name)  // stores what the user types
 ```

 They need no `skip(1)`: a field's channel has no first value.
 */

challenge(
  "From nothing",
  """
  Let a label follow a field: make a `TextField`, and a label, a class with a `text`. Bind the
  texts to it, type "ada", and print the label's text.
  """)
//> ada

/*:
 ## Delegates and notifications, for task 1 {folded}

 A delegate has the callback's limit: one object gets all the events. Make a small object the delegate, and
 let it pass each row to a subject. A table view's reference to its delegate is weak, so keep the object.
 (`map { $0 }` returns a signal to which other code can't send: page 08.)

 ```swift
 final class Selections: NSObject, UITableViewDelegate {
   private let rows = Subject<Int>()
   var signal: Signal<Int> { rows.map { $0 } }

   func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
     rows.sendNext(path.row)
   }
 }
 ```

 A notification center lives as long as the app, so every subscriber has to end its own subscription. Here
 the `Lifetime` of a screen does that (page 14); `screen = Screen()` releases the first one.
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
      "The first was posted before the subscription, and a center keeps nothing.",
      "The signal ended with its screen, so the third post has no subscriber.",
    ])
) {
  let center = NotificationCenter()
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
 ## A field and its texts {folded}

 Even without a channel, a field tells the two sides apart: the user, who types, and the program, which sets
 the text.
 */
cell(
  "A control",
  predict: .choice(
    "The field shows four texts in turn. What is the third line?", about: .line(3),
    ["text: cleared by the program", "text: hello you", "text: hello y"],
    because: [
      "The field sends the user's texts, but not the program's.",
      "That's the second line. The first one is the text at the start.",
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
 If `texts` also sent the program's texts, two plain bindings between a field and a property would call
 each other forever. In UIKit you make such a signal with an action that sends to a subject:

 ```swift
 let taps = Subject<Void>()
 let texts = BehaviorSubject(field.text ?? "")
 button.addAction(
   UIAction { _ in taps.sendNext(()) }, for: .touchUpInside)
 field.addAction(
   UIAction { [weak field] _ in texts.sendNext(field?.text ?? "") },
   for: .editingChanged)
 ```

 Like `texts`, `.editingChanged` reports only the user's changes. Unlike it, these subjects don't complete
 with the control. (RxSwift's `rx.text` listens to *all* editing events, so it sends the same text again
 when editing begins and ends. Put `distinctUntilChanged` after it.)

 ## From several signals to a method {folded}

 `lift` calls a function with the latest value of each input, whenever one of them sends. It doesn't keep
 the object after `on:`, and passes it to the function as the first argument. Use that argument: a `self`
 in the closure would make the cycle of page 14.
 */
cell(
  "Lift",
  predict: .choice(
    "The cell doesn't subscribe to the result. What is printed?",
    ["(nothing)", "Ada: 2 unread", "Ada: 2 unread\nGrace: 2 unread"],
    because: [
      "A call is an effect, so `lift` subscribes by itself, immediately.",
      "The method is called again with each further value of any input.",
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
 `lift` waits for the first value of **every** input, as `combineLatest` does. It returns a signal of the
 function's results.
 */

challenge(
  "Nothing unread", from: "Lift",
  """
  Make the badge show Ada immediately, with no unread messages. Change one argument of `lift`.
  """)
//> Ada: 0 unread
//> Ada: 2 unread
//> Grace: 2 unread

/*:
 ## Changes of an observable object {folded}

 Code that isn't a view can follow an observable object, too: since Swift 6.2 (iOS 26, macOS 26),
 `Observations` is an asynchronous sequence of its changes. This reader is slow: before it reads again, it
 logs in with a wrong code and then with the right one.
 */
await cell("Observations") {
  let clock = TestScheduler()
  let state = LoginState(LoginModel(Server(on: clock), on: clock))
  let logIn = { (code: String) in
    state.model.name.sendNext("ada")
    state.model.code.sendNext(code)
    state.model.logIn.execute()
    clock.run()
  }
  if #available(macOS 26, *) {
    for await message in Observations({ state.message }) {
      print("read: “\(message)”")
      if message == "welcome, ada" { break }
      logIn("654321")
      logIn("123456")
    }
    // snippet.hide
  } else {
    let turns = TestScheduler()
    Signal.observing(on: turns) { state.message }.subscribeNext { print("read: “\($0)”") }
    logIn("654321")
    logIn("123456")
    turns.run()
    // snippet.show
  }
  //> read: “”
  //> read: “welcome, ada”
}

/*:
 "wrong code" was never read: a slow reader gets only the latest value. For a screen that's fine.
 Where each change counts, subscribe to the signal. (For systems before 26 the library has
 `Signal.observing(on:)`.)

 ## Inside the library {folded}

 In essence, `bind` subscribes, and keeps the object weakly:

 ```swift
 func bind<Value, Root: AnyObject>(
   _ signal: Signal<Value>,
   to path: ReferenceWritableKeyPath<Root, Value>, on object: Root
 ) -> Disposable {
   signal.subscribeNext { [weak object] in object?[keyPath: path] = $0 }
 }
 ```

 The real one also has a table for the whole program. Each binding enters its object and property there,
 and removes the entry when it ends. If the entry exists already, the binding is refused.

 ## In ReactiveCocoa 2.5 {folded}

 | here | there |
 |---|---|
 | the small object for a delegate | `rac_signalForSelector`, which replaces a method while the program runs |
 | `center.signal(for:)` | `rac_addObserverForName:object:` |
 | `account.$name` | `RACObserve(account, name)`, by key-value observing; it also completes with `self` |
 | `field.texts`, `button.clicks` | `rac_textSignal`, `rac_signalForControlEvents:` |
 | `bind(to:on:)` | `RAC()` |
 | `lift` | `rac_liftSelector` |
 | `account.$name.channel()`, a field's channel | `RACChannelTo`, `rac_newTextChannel` |

 `RACObserve` is silent when a mutable array changes inside, and for properties that UIKit doesn't
 report, such as a text view's `text`. `RAC()` of a number needs a value in place of nil:
 `RAC(self, count, @0)`. With `rac_signalForSelector` you can also add code to a method from
 outside, such as a log to each `viewWillAppear:` (an *aspect*).

 ## Recap

 Answer first, then look:

 1. Which of the five kinds of sources complete by themselves, and when?
 2. Why does `bind` refuse a second signal for the same property?
 3. Why don't two bindings make a two-way binding, and what does a channel do better?
 4. What does the view model know about the screen?

 *A property and a control, when their object is released · the two would overwrite each other, and the
 code wouldn't show which one set the property last · a change comes back to the side that made it; a
 channel doesn't send back its own changes · nothing: values go in, signals come out.*

 The questions from the beginning: the subscriber ends it, best with a lifetime. A command is disabled
 while its condition is false, and while it runs.

 Now do exercise 15: `swift run course check 15`. You will turn notifications into state, finish a
 login form, build a converter that doesn't touch the field the user is typing in, and write the
 model of a contact that's edited. Next comes page 16: guidelines, and how to find a bug.
 */
