// Misconception: Four lists go into one, so they take turns: zip. See *Zip*, page 06.
import ReactiveCore

func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  let stored = Signal.zip(alarms, warnings) { $0 + $1 }
  return stored.zip(with: notices).zip(with: live).map { $0.0 + $0.1 + $1 }
}
