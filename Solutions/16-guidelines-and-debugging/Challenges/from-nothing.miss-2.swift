// A log-in begins when somebody subscribes, so it is cold; nothing runs without a subscription.
print(
  SignalContract(
    .hot, .one, of: Token.self, error: .of(ServerError.self, when: "the code is wrong"),
    completion: "after the token"))
