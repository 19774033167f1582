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
    way: Int, with options: [String]? = nil, histories: Int = 1000, seed: UInt64 = 1
  ) -> Counterexample? {
    let options = options ?? usual
    func fault(in history: [Input]) -> String? {
      let happenings = play(history, way: way, with: options, until: .seconds(60))
      return verdicts(of: happenings).firstFault
    }
    var chance = Chance(seed: seed)
    for number in 0..<histories {
      // The shorter come first.
      let history = randomHistory(1 + number * 6 / histories, &chance)
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

  /// So many inputs: the first of the script, or none of it, and then what somebody may type and tap, each
  /// 0.1 to 2.5 seconds after the one before it.
  package func randomHistory(_ count: Int, _ chance: inout Chance) -> [Input] {
    let inputs = parts.filter { $0.isInput }
    var history = Array(script.prefix(chance.next(below: count + 1)))
    var time = history.last.map { $0.time.inMilliseconds + 500 } ?? 0
    while history.count < count {
      let part = inputs[chance.next(below: inputs.count)]
      var texts = [""]
      if part.kind == .toggle {
        let isOn = history.last { $0.part == part.name }?.text == "on"
        texts = [isOn ? "off" : "on"]
      } else if part.kind == .field {
        texts += script.filter { $0.part == part.name }.map { $0.text }
      }
      history.append(Input(time, part.name, texts[chance.next(below: texts.count)]))
      time += 100 * (1 + chance.next(below: 25))
    }
    return history
  }
}

/// Numbers by chance that a seed decides, the same on every machine.
package struct Chance {
  private var state: UInt64

  /// Creates what gives the numbers of a seed.
  package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from 0 to `limit` - 1.
  package mutating func next(below limit: Int) -> Int {
    // Xorshift, by Marsaglia; the upper bits are the better ones.
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 33) % UInt64(limit))
  }
}
