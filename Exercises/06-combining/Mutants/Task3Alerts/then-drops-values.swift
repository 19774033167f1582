// Misconception: `then` means after, so it puts one store after the other. See *Then*, page 06.
import ReactiveCore

func alertList(
  alarms: Signal<String>, warnings: Signal<String>, notices: Signal<String>, live: Signal<String>
) -> Signal<String> {
  alarms.then { warnings }.then { notices }.merge(live)
}
