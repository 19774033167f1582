// `weak` does not keep it.
final class LoginScreen {
  let username = Subject<String>()
  var isValid = false
  init() {
    username.map { $0.count >= 3 }.bind(to: \.isValid, on: self)
    lift(username, on: self) { [weak self] _, name in print(name, self?.isValid ?? false) }
  }
  deinit { print("the screen is gone") }
}
var screen: LoginScreen? = LoginScreen()
screen?.username.sendNext("ada")
screen = nil
