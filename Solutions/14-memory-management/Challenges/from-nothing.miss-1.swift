// The callback holds the screen weakly, so nothing keeps it after the braces.
let (living, texts) = (Living(), Subject<String>())
do {
  let screen = Screen(in: living)
  texts.subscribeNext { [weak screen] in screen?.text = $0 }
}
print(living.count)
texts.sendCompleted()
print(living.count)
