// Misconception: The library has an operator that shares, so nothing has to be built. See *Nobody is left*, page 09.
import ReactiveCore

func shared<Value>(_ source: Signal<Value>) -> Signal<Value> {
  source.share()
}
