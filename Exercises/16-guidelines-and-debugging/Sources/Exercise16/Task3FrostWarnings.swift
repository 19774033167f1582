import ReactiveCore

/// Task 3: clean up a bad pipeline.
///
/// A weather station sends readings as text. At 0 degrees and below the gardener is warned, and each
/// warning is saved. The code below does something like it. Clean it up, step by step; each step has its
/// tests.
///
/// 1. One type: text that is no number is dropped, and does not become a number that it is not.
/// 2. An effect in the open: a warning is saved where a reader looks for it, before anybody gets it.
/// 3. Shared: a warning is saved once, however many listen. The station is asked when the first one
///    comes, and once. Who comes later gets the earlier warnings too, and the next ones, even if all
///    others have left.
/// 4. Only as much as needed: three warnings are enough. After the third it completes, and nobody
///    listens to the station any more.
/// 5. A name: it is called "frost warnings".
///
///     readings   --"4"--"0"--"x"--"-3"--"2"--"-1"--
///     warnings   -------0---------(-3)-------(-1|)
///
/// Rests on the page 16-guidelines-and-debugging, cells "One type", "Saved and shared" and
/// "Only as much as needed".
func frostWarnings(readings: Signal<String>, save: @escaping (Int) -> Void) -> Signal<Int> {
  readings.map { text -> Any in if let degrees = Int(text) { return degrees } else { return text } }
    .map { reading in
      let degrees = reading as? Int ?? 0
      if degrees <= 0 { save(degrees) }
      return degrees
    }.take(3).filter { $0 <= 0 }
}
