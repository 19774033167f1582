// Misconception: Merging in the order of priority also shows in the order of priority. See *Merge, drawn*, page 06.
import ReactiveCore

func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  Signal.merge([alarms, warnings, notices, live])
}
