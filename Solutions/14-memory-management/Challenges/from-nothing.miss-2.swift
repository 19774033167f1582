// The variable keeps the screen, too, and it lives as long as the cell.
let (living, texts) = (Living(), Subject<String>())
let screen = Screen(in: living)
texts.subscribeNext { screen.text = $0 }
print(living.count)
texts.sendCompleted()
print(living.count)
withExtendedLifetime(screen) {}
