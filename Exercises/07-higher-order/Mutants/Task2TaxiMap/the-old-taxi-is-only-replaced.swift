// Misconception: Whatever is put into a `SerialDisposable` disposes what was in it. See *Only the latest*, page 07.
import ReactiveCore

func shownPosition(
  selected: Signal<String>, positions: @escaping (String) -> Signal<String>
) -> Signal<String> {
  Signal { out in
    let current = SerialDisposable()
    let all = CompoundDisposable([current])
    var selectionIsOver = false
    var taxiIsDriving = false
    func endIfOver() {
      if selectionIsOver && !taxiIsDriving { out.sendCompleted() }
    }
    all.add(
      selected.subscribe(
        next: { number in
          current.disposable = nil
          if number.isEmpty {
            taxiIsDriving = false
            out.sendNext("nowhere")
            return
          }
          taxiIsDriving = true
          current.disposable = positions(number).subscribe(
            next: { out.sendNext($0) },
            error: { out.sendError($0) },
            completed: {
              taxiIsDriving = false
              endIfOver()
            })
        },
        error: { out.sendError($0) },
        completed: {
          selectionIsOver = true
          endIfOver()
        }))
    return all
  }
}
