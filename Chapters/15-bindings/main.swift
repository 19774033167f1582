import Contacts
import Foundation
import Marbles
import Notebook
import Observation
import ReactiveCore

/*:
 # Bindings

 *42 minutes to read, 72 for the exercise.*

 A contact's name is on three screens: in the list, in the header, and in the form where you edit it. When it
 changes, all three have to show the new one. A property reports its changes to its own class alone, and a
 delegate reports to one object.

 Properties, delegates, notifications, and controls can all become signals. A binding is the way back: it
 sets a property to the values of a signal.

 At the end of this page you can

 - make a signal from a property, a delegate, a notification, and a control,
 - set a property from a signal,
 - write a login form that can be tested without a screen, and show it in SwiftUI,
 - let a screen show a value and edit it, without a loop.

 Two questions about earlier pages. Answer them now; the answers are at the end of this page.

 - Page 14: a notification's signal never completes. How does a subscription to it end?
 - Page 13: a command is disabled for one of two reasons. Which are they?

 ## A property that reports its changes

 With `didSet`, only the property's own class can follow its changes. With `@Observed`, any other object can:
 `account.name` is the value, and `account.$name` the signal.
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
 `distinctUntilChanged` drops repeats. If the property were an array, `append` would set it, too, and the whole
 new array would be sent. When the signal sends, the property has its new value. (Combine's `@Published` sends
 *before* the property changes.)

 ## A delegate

 A callback or a delegate has room for one listener: a second assignment replaces the first. So set it once,
 to a small object that sends to a subject, and let any number of others subscribe there. Keep that object,
 because a table view's reference to its delegate is weak. (`map { $0 }` returns a signal to which other code
 can't send: page 08.)

 ```swift
 final class Selections: NSObject, UITableViewDelegate {
   private let rows = Subject<Int>()
   var signal: Signal<Int> { rows.map { $0 } }

   func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
     rows.sendNext(path.row)
   }
 }
 ```

 In UIKit a control reports to actions, and an action is one more callback:

 ```swift
 let texts = BehaviorSubject(field.text ?? "")
 field.addAction(
   UIAction { [weak field] _ in texts.sendNext(field?.text ?? "") },
   for: .editingChanged)
 ```
 */

challenge(
  "Both listen",
  """
  Write a `Field` with one callback, `var onText: (String) -> Void`. A header and a list print each text. Set
  the callback once, and call it with "ca" and "cat".
  """)
//> header: ca
//> list: ca
//> header: cat
//> list: cat

/*:
 ## Every source, one type

 The list is loaded again when the app becomes active, when another account is chosen, and when the query
 changes: a notification, a property, and a control. `TextField` is the course's text field, and `type`
 simulates the user.
 */
final class ListScreen {
  let lifetime = Lifetime()
}

cell(
  "Three reasons, one subscriber",
  predict: .choice(
    "What is the last line?", about: .lastLine,
    ["reload: account Grace", "reload: active again", "reload: query “ca”"],
    because: [
      "The notification comes after that, and the subscription is still there.",
      "The query is the first of the three to change. The new account and the notification follow.",
    ])
) {
  let center = NotificationCenter()
  let active = Notification.Name("active")
  let (account, field) = (Account(), TextField())
  var screen = ListScreen()
  Signal.merge([
    center.signal(for: active).mapReplace("active again"),
    account.$name.map { "account \($0)" },
    field.texts.map { "query “\($0)”" },
  ])
  .take(until: screen.lifetime.ended)
  .subscribeNext { print("reload:", $0) }
  field.type("ca")
  account.name = "Grace"
  center.post(name: active, object: nil)
  screen = ListScreen()
  center.post(name: active, object: nil)
  //> reload: account Ada
  //> reload: query “”
  //> reload: query “ca”
  //> reload: account Grace
  //> reload: active again
}

/*:
 The last post came after the end of the screen, which ended the subscription.

 As signals the sources differ only in what a new subscriber gets, and in their end:

 | source | signal | a new subscriber first gets | completes |
 |---|---|---|---|
 | callback, delegate | a subject | nothing | when you complete the subject |
 | notification | `center.signal(for:)` | nothing | never |
 | property | `account.$name` | the current value | when its object is released |
 | control | `field.texts` | the current text | when the control is released |
 | | `button.clicks` | nothing | when the control is released |

 Read the last column before you merge. A `merge` completes after *all* of its inputs, and a notification
 never does, so here the screen's lifetime has to end it. (A field's `texts` sends what the user types, but not
 what the program sets.)

 ## From a signal to a property

 `subscribeNext` can set a property, but then its closure keeps the property's object. `bind(to:on:)` sets the
 property to each value of the signal. (It's unrelated to the `bind` of page 05.)
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
 The binding was still there, but it didn't keep the label. A binding ends

 - with the first value after its object is released,
 - when its signal completes, or
 - when you dispose it.

 A property can't take an error, so catch errors before you bind. It takes one binding at a time. A second
 one is refused, because each signal would overwrite the other's values.

 Prefer `bind` to a `subscribeNext` that only assigns: like the first fix of page 14, it holds its object
 weakly. (But a `map` before it whose closure uses `self` does keep it.) `bind` sets the property on the
 thread on which the value comes, so for a screen deliver the values to the main thread first (page 12).
 Combine's `assign(to:on:)` keeps its object.
 */

challenge(
  "Bring the leak back", from: "Bind",
  """
  Set the text with `subscribeNext` and an assignment, so that the label lives as long as the signal.
  """)
//> 30 s left
//> 29 was sent
//> label released

challenge(
  "From nothing",
  """
  Let a label follow a field: make a `TextField`, and a label, a class with a `text`. Bind the
  texts to it, type "ada", and print the label's text.
  """)
//> ada

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

 The next cell tests the model alone. The server answers after two seconds, and the right code is 123456.
 (In an app, `on:` is `.main`, and `deliver(on:)` brings the server's answers there.)
 */
cell(
  "A model without a screen",
  predict: .choice(
    "The code is corrected a second after the tap. What is the last line?", about: .lastLine,
    [
      "2.0 seconds: welcome, ada", "3.0 seconds: welcome, ada",
      "2.0 seconds: wrong code",
    ],
    because: [
      "The request has been sent with the first code: `input.take(1)` reads the texts only once.",
      "A corrected code starts no second login. The user has to tap again.",
    ])
) {
  let scheduler = TestScheduler()
  let model = LoginModel(Server(on: scheduler), on: scheduler)
  model.message.subscribeNext { print("\(scheduler.now): \($0)") }
  model.name.sendNext("ada")
  model.code.sendNext("654321")
  model.logIn.execute()
  scheduler.advance(by: .seconds(1))
  model.code.sendNext("123456")
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
      "button  off-----on--off-----on------off-----on-----------",
      "button  off-----on---------------------------------------",
      "button  off-----on--off---------------------on-----------",
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
  func firstWord(_ text: String) -> String {
    String(text.prefix { $0 != " " && $0 != "," })
  }
  // snippet.show
  let (name, code, button) = (TextField(), TextField(), Button())
  let model = LoginModel(Server(on: scheduler), on: scheduler)
  name.texts.subscribe(model.name)
  code.texts.subscribe(model.code)
  button.clicks.subscribeNext { _ in model.logIn.execute() }
  model.logIn.enabled.bind(to: \.isEnabled, on: button)
  model.message.bind(to: \.text, on: label)
  model.message.map(firstWord).recorded("says", by: recorder).subscribe()
  model.logIn.enabled.map { $0 ? "on" : "off" }
    .recorded("button", by: recorder).subscribe()

  scheduler.schedule(after: .seconds(1)) { name.type("ada") }
  scheduler.schedule(after: .seconds(2)) { code.type("654321") }
  scheduler.schedule(after: .seconds(3)) { button.click() }
  scheduler.schedule(after: .seconds(7)) { code.type("123456") }
  scheduler.schedule(after: .seconds(7)) { button.click() }
  scheduler.advance(by: .seconds(12))
  print(recorder.diagram)
  //>         0s      2s      4s      6s      8s      10s     12s
  //> says    ------------…-------wrong---…-------welcome------
  //> button  off-----on--off-----on------off-----on-----------
}

/*:
 `name.texts.subscribe(model.name)` also passes on the completion. That's right here, because the model
 and the screen end together. If your model outlives the screen, write
 `name.texts.subscribeNext { model.name.sendNext($0) }`.

 You can try it here, beside two other ways to enable the button. Type `ada` and any code of six
 characters, and watch the button: what do the other two forget?

 @scene(login)

 The first one forgets the name, and that a login is running. The second one forgets that the form must be
 complete.

 ## A screen in SwiftUI

 SwiftUI draws a view again when an `@Observable` property that it has read changes. So put the values that
 the view shows into an observable object, and bind the model's signals to them. Do it in the initializer:
 `onAppear` may run several times, and the second `bind` to the same property would be refused.
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
 ## Both ways

 So far values went one way. A screen on which you edit a name needs both: it shows the person's name, and
 what you type is stored, trimmed. When the server corrects the name, the screen has to show it. So there's a
 binding in each direction. Without `distinctUntilChanged` the two would call each other forever.

 You tap two suggestions above the keyboard: the first one adds `Grace` and a space, the second one `Hopper`.
 */
final class Person {
  @Observed var name = ""
}

final class EditScreen {
  @Observed var text = ""
}

cell(
  "Round in circles",
  predict: .choice(
    "“Grace ” and then “Hopper” are added on the screen. What is printed?",
    ["screen: Grace Hopper", "screen: GraceHopper", "screen: Grace"],
    because: [
      "The person sends the trimmed name back, and it replaces the one with a space.",
      "`Hopper` is added after the space is lost, so it follows `Grace` directly.",
    ])
) {
  let (person, screen) = (Person(), EditScreen())
  screen.$text.map { $0.trimmed }.distinctUntilChanged()
    .bind(to: \.name, on: person)
  person.$name.distinctUntilChanged()
    .bind(to: \.text, on: screen)
  for word in ["Grace ", "Hopper"] { screen.text.append(word) }
  print("screen: \(screen.text)")
  //> screen: GraceHopper
}

why(
  "`Grace` comes back from the person. Why does the second `distinctUntilChanged` pass it?",
  [
    .wrong(
      "It forgets its last value when a binding sets the property.",
      because: """
        It still has its last value, the empty name at the start, and "Grace" differs from that. See
        *Round in circles*.
        """),
    .right("It compares the person's names only, and doesn't know what the screen shows."),
    .wrong(
      "Because the first one comes after `map`, and not before.",
      because: """
        Before `map` it would compare "Grace " with the empty text, and pass it. The same "Grace"
        would come back. See *Round in circles*.
        """),
  ])

/*:
 You typed a space, and the program took it away while you were typing. A property doesn't know **who** set
 it, so the person reports your own change back to you.

 A **channel** knows. The person *owns* the name, and other objects *edit* it. Each editor makes a channel
 of its own, with `person.$name.channel()`. It is a subject, and has two directions:

 - **Subscribe** to it, and you get the name, and then every change that *others* make.
 - **Send** to it, and the person's name is set. You don't get it back.

 In the next cell a phone and a tablet edit the same person.
 */
cell(
  "A channel",
  predict: .choice(
    "How many lines are printed?", about: .numberOfLines, ["4", "5", "6"],
    because: [
      "Each channel sends the current name first, and a change by the owner goes to both.",
      "The tablet sent Grace, so its own channel doesn't send Grace back.",
    ])
) {
  let person = Person()
  person.name = "Ada"
  let (phone, tablet) = (person.$name.channel(), person.$name.channel())
  phone.subscribeNext { print("phone: \($0)") }
  tablet.subscribeNext { print("tablet: \($0)") }
  tablet.sendNext("Grace")
  person.name = "Cai"
  //> phone: Ada
  //> tablet: Ada
  //> phone: Grace
  //> phone: Cai
  //> tablet: Cai
}

/*:
 Now the edit screen again. Its text is an observed property, too, so it can have a channel of its own. The two
 channels, `name` and `text`, subscribe to each other:

     person.name ◀──▶ name ───────────────▶ text ◀──▶ screen.text
                      name ◀── trimmed ──── text

 `skip(1)` drops the screen's first text, which has just come from the person.
 */
cell(
  "No circle",
  predict: .choice(
    "Three words are added on the screen, each with a space. What is the first line?",
    about: .line(1),
    [
      "screen: “Ada King Lovelace”, person: “Ada King Lovelace”",
      "screen: “AdaKingLovelace”, person: “AdaKingLovelace”",
      "screen: “Ada King Lovelace ”, person: “Ada King Lovelace”",
    ],
    because: [
      "The person has the trimmed name. But `name` set it, so `name` doesn't send it back.",
      "No trimmed name comes back, so no space is lost between two words.",
    ])
) {
  let (person, screen) = (Person(), EditScreen())
  let name = person.$name.channel()
  let text = screen.$text.channel()
  name.subscribe(text)
  text.skip(1).map { $0.trimmed }.subscribe(name)
  for word in ["Ada ", "King ", "Lovelace "] { screen.text.append(word) }
  print("screen: “\(screen.text)”, person: “\(person.name)”")
  person.name = "Grace"
  print("screen: “\(screen.text)”, person: “\(person.name)”")
  //> screen: “Ada King Lovelace ”, person: “Ada King Lovelace”
  //> screen: “Grace”, person: “Grace”
}

/*:
 Only your own change isn't sent back. A correction of the person's name still reaches the screen.

 A text field has a channel, too: `field.channel()` sends what the user types, and shows what you send to it.
 It has no first value, so it needs no `skip(1)`.

 ## Two signals for one property, or for a method {folded}

 A screen's title shows a contact's name. Then a colleague binds the messages of the save to the same title.
 The code wouldn't show which of the two sent last. (In the next cell `misuses` runs a closure, and returns
 its mistakes instead of stopping the program.)
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
 takes over from the other, dispose the first binding, as the last lines do.

 To pass the latest values of several signals to a *method*, use `lift`. It calls the closure once all
 signals have sent a value, and then for each further value. Like `bind`, it doesn't keep the object after
 `on:`, so use the closure's first argument in place of `self`:

 ```swift
 lift(name, unread, on: badge) { badge, name, unread in
   badge.show(name, unread)
 }
 ```

 ## Observations {folded}

 Code that isn't a view can follow the observable object of a screen, too: since Swift 6.2 (iOS 26, macOS
 26), `Observations` is an asynchronous sequence of its changes. This reader is slow. While it's busy with
 its first message, the user logs in twice: with a wrong code, and then with the right one.
 */
await cell(
  "Observations",
  predict: .choice(
    "The message was “…”, “wrong code”, “…”, and “welcome, ada” in turn. What does the reader get?",
    [
      "read: “”\nread: “…”\nread: “wrong code”\nread: “…”\nread: “welcome, ada”",
      "read: “”\nread: “welcome, ada”",
      "read: “”\nread: “wrong code”\nread: “welcome, ada”",
    ],
    because: [
      "`Observations` keeps no queue. It reads the property when the reader asks again.",
      "While the reader was busy, the property had four values. Only the latest is left.",
    ])
) {
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
 For a screen the latest value is enough. Where each change counts, subscribe to the signal. (For systems
 before 26 the library has `Signal.observing(on:)`.)

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
 | `Channel`, with a `leading` end for the owner and a `following` end for its editors | `RACChannel` |

 `RACObserve` is silent when a mutable array changes inside, and for properties that UIKit doesn't
 report, such as a text view's `text`. `RAC()` of a number needs a value in place of nil:
 `RAC(self, count, @0)`. With `rac_signalForSelector` you can also add code to a method from
 outside, such as a log to each `viewWillAppear:` (an *aspect*).

 ## Recap

 Answer first, then look:

 1. Which sources complete by themselves, and when?
 2. Why does `bind` refuse a second signal for the same property?
 3. A two-way binding of two `bind`s loses a space that you type. Why doesn't a channel lose it?
 4. What does the view model know about the screen?

 *A property and a control, when their object is released · each would overwrite the other's values · it
 doesn't send your own change back to you · nothing: values go in, signals come out.*

 The questions from the beginning: the subscriber ends it, best with a lifetime. A command is disabled
 while its condition is false, and while it runs.

 Now do exercise 15: `swift run course check 15`. You will turn notifications into state, finish a
 login form, build a converter that doesn't touch the field the user is typing in, and write the
 model of a contact that's edited. Next comes page 16: guidelines, and how to find a bug.
 */
