final class LoginScreen {
  let code = Subject<String>()
  var isValid = false
  init() {
    code.subscribeNext { self.isValid = $0.count == 6 }
  }
  deinit { print("the screen is released") }
}
var screen: LoginScreen? = LoginScreen()
screen?.code.sendNext("123456")
print("valid: \(screen?.isValid == true)")
screen?.code.sendCompleted()
screen = nil
