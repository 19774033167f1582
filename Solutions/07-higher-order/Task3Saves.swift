import ReactiveCore

/// The saves of all versions, one after the other.
///
/// To switch is to break off, which is right for an answer that nobody wants any more. Work that has to
/// be done stands in a queue: `concat`.
func saves(
  of versions: Signal<String>, save: @escaping (String) -> Signal<String>
) -> Signal<String> {
  versions.map(save).concat()
}
