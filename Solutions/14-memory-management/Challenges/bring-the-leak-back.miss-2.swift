// The names are kept, and not the screen.
final class LoginScreen {
  let username = Subject<String>()
  var isValid = false
  init() {
    username.map { $0.count >= 3 }.bind(to: \.isValid, on: self)
    lift(username, on: self) { [username] screen, name in
      _ = username
      print(name, screen.isValid)
    }
  }
  deinit { print("the screen is gone") }
}
var screen: LoginScreen? = LoginScreen()
screen?.username.sendNext("ada")
screen = nil
