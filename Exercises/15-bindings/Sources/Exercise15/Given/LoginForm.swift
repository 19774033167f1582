import Contacts
import ReactiveCore

/// A form with two fields, a button, and a message.
final class LoginForm {
  let name = TextField()
  let password = TextField()
  let button = Button()
  let message = Label()
}

/// A line of text.
final class Label {
  @Observed var text = ""
}
