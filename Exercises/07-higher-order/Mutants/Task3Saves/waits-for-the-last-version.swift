// Misconception: A text is saved when the editing is over. See *One after the other*, page 07.
// Shown by: test_a_save_begins_at_once_when_the_server_is_free
import ReactiveCore

func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.collect().flattenMap { Signal.concat($0.map(save)) }
}
