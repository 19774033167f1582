final class LoginScreen {
  let code = Subject<String>()
  var isValid = false
  init() {
    code.subscribeNext { [weak code] in
      _ = code
      self.isValid = $0.count == 6
    }
  }
  deinit { print("the screen is released") }
}
var screen: LoginScreen? = LoginScreen()
screen?.code.sendNext("123456")
print("valid: \(screen?.isValid == true)")
screen = nil
