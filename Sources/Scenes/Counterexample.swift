import Marbles

/// What somebody may type and tap so that the screen is wrong.
package struct Counterexample: Equatable {
  /// The shortest that was found.
  package let history: [Input]
  /// The first thing that is wrong with the screen.
  package let fault: String
}

extension Scene {
  /// Plays so many histories by chance, and returns the shortest in which the screen is wrong; nil if it
  /// never is.
  ///
  /// The same seed gives the same histories.
  package func counterexample(
    variant: Int, with options: [String]? = nil, histories: Int = 1000, seed: UInt64 = 1
  ) -> Counterexample? {
    let options = options ?? usual
    func fault(in history: [Input]) -> String? {
      let entries = play(history, variant: variant, with: options, until: .seconds(60))
      return verdicts(of: entries).firstFault
    }
    var random = SplitMix64(seed: seed)
    for number in 0..<histories {
      // The shorter come first.
      let history = randomHistory(1 + number * 6 / histories, using: &random)
      guard var found = fault(in: history) else { continue }
      var shortest = history
      var index = 0
      while index < shortest.count {
        var shorter = shortest
        shorter.remove(at: index)
        if let text = fault(in: shorter) {
          (shortest, found) = (shorter, text)
        } else {
          index += 1
        }
      }
      return Counterexample(history: shortest, fault: found)
    }
    return nil
  }

  /// Returns `count` inputs: first some of the script's, and then random texts and taps, each 0.1 to 2.5 seconds
  /// after the one before it.
  package func randomHistory(_ count: Int, using random: inout SplitMix64) -> [Input] {
    let inputs = parts.filter { $0.isInput }
    var history = Array(script.prefix(.random(in: 0...count, using: &random)))
    var time = history.last.map { $0.time.inMilliseconds + 500 } ?? 0
    while history.count < count {
      guard let part = inputs.randomElement(using: &random) else { break }
      var texts = [""]
      if part.kind == .toggle {
        let isOn = history.last { $0.part == part.name }?.text == "on"
        texts = [isOn ? "off" : "on"]
      } else if part.kind == .field {
        texts += script.filter { $0.part == part.name }.map { $0.text }
      }
      history.append(Input(time, part.name, texts.randomElement(using: &random) ?? ""))
      time += 100 * .random(in: 1...25, using: &random)
    }
    return history
  }
}
