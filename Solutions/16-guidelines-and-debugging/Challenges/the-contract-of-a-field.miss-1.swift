// Hot is shared, so there is no need to say it.
let texts = SignalContract(.hot, .many, of: String.self, scheduler: .main)
print(texts)
