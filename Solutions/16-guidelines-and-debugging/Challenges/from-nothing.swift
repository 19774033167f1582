print(
  SignalContract(
    .cold, .one, of: Token.self, error: .of(ServerError.self, when: "the code is wrong"),
    completion: "after the token"))
