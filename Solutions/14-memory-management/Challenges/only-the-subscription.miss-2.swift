// A capture without `weak` keeps the screen as before.
func chain() -> [AnyObject] {
  let typed = Subject<String>()
  let loud = typed.map { $0.uppercased() }
  let screen = Screen(in: Living())
  let subscription = loud.subscribeNext { [screen] in screen.text = $0 }
  return [typed, loud, subscription, screen]
}
let names = ["subject", "derived signal", "subscription", "screen"]
for kept in names.indices {
  let alive = survivors(keeping: kept, of: chain).map { names[$0] }
  print(names[kept], "──▶", alive)
}
