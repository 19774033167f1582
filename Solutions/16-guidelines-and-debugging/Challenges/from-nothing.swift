print(SignalContract(.hot, .many, of: String.self, scheduler: .main, multicast: true))
print(
  SignalContract(
    .cold, .one, of: Token.self, error: .of(ServerError.self, when: "the code is wrong"),
    completion: "after the token"))
