let texts = SignalContract(
  .hot, .many, of: String.self, scheduler: .main, multicast: true)
print(texts)
