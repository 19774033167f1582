// A signal that never ends says so in its completion.
let texts = SignalContract(
  .hot, .many, of: String.self, completion: "never", scheduler: .main,
  multicast: true)
print(texts)
