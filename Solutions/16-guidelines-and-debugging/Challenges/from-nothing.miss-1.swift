// A log-in sends one token: `.many` would allow any number, or none.
print(
  SignalContract(
    .cold, .many, of: Token.self, error: .of(ServerError.self, when: "the code is wrong"),
    completion: "after the token"))
