import Contacts
import ReactiveCore

/// Two fields, a button, and a line of text below them.
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
