// A field sends as many texts as are typed: `.one` would promise exactly one.
print(SignalContract(.hot, .one, of: String.self, scheduler: .main, multicast: true))
print(
  SignalContract(
    .cold, .one, of: Token.self, error: .of(ServerError.self, when: "the code is wrong"),
    completion: "after the token"))
