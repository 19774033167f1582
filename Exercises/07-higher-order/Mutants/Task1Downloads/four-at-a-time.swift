// Slip: At most three means that three may run when another one comes.
import ReactiveCore

func downloads(
  of marked: Signal<String>, load: @escaping (String) -> Signal<String>
) -> Signal<String> {
  marked.map(load).flatten(maxConcurrent: 4)
}
