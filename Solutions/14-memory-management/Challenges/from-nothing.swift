let (living, texts) = (Living(), Subject<String>())
do {
  let screen = Screen(in: living)
  texts.subscribeNext { screen.text = $0 }
}
print(living.count)
texts.sendCompleted()
print(living.count)
