/// What happens to a signal, step by step, the same for two that are compared.
///
/// Listeners come and leave, sources send, and a listener may do one step itself inside one of its
/// events: re-entrant, as an app's code is.
struct Script: Equatable {
  typealias Event = ScriptEvent

  enum Step: Equatable {
    case join
    case leave(Int)
    case send(Event, source: Int)
    case connect
    case disconnect
  }

  /// What a listener does inside an event of its own, once.
  struct Reaction: Equatable {
    let listener: Int
    let event: Int
    let step: Step
  }

  /// What each source sends inside a subscription.
  var atOnce: [[Event]]
  var steps: [Step]
  var reactions: [Reaction]
}

extension Script {
  /// A script of `seed` for `sources` sources.
  init(seed: UInt64, sources: Int, connects: Bool) {
    var random = SplitMix64(seed: seed)
    func event() -> Event {
      let kinds: [Event] = [.error, .completed]
      return Int.random(in: 0..<7, using: &random) > 0
        ? .next(.random(in: 0...9, using: &random)) : kinds.randomElement(using: &random)!
    }
    // A connection belongs to whoever made it; no listener holds it.
    func step(connects: Bool) -> Step {
      switch Int.random(in: 0..<(connects ? 11 : 9), using: &random) {
      case 0, 1: .join
      case 2: .leave(.random(in: 0..<4, using: &random))
      case 3..<9: .send(event(), source: .random(in: 0..<sources, using: &random))
      case 9: .connect
      default: .disconnect
      }
    }
    atOnce = (0..<sources).map { _ in
      Int.random(in: 0..<3, using: &random) > 0
        ? [] : (0..<Int.random(in: 1...3, using: &random)).map { _ in event() }
    }
    steps =
      [.join]
      + (0..<Int.random(in: 3...12, using: &random)).map { _ in
        step(connects: connects)
      }
    reactions = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Reaction(
        listener: .random(in: 0..<3, using: &random), event: .random(in: 1...3, using: &random),
        step: step(connects: false))
    }
  }

  /// The smallest script that still `fails`, by leaving out one thing after the other.
  func shrunk(while fails: (Script) -> Bool) -> Script {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for shorter in smallest.shorterByOne where fails(shorter) {
        (smallest, isSmaller) = (shorter, true)
        break
      }
    }
    return smallest
  }

  private var shorterByOne: [Script] {
    var all: [Script] = []
    for index in steps.indices {
      var shorter = self
      shorter.steps.remove(at: index)
      all.append(shorter)
    }
    for index in reactions.indices {
      var shorter = self
      shorter.reactions.remove(at: index)
      all.append(shorter)
    }
    for source in atOnce.indices {
      for index in atOnce[source].indices {
        var shorter = self
        shorter.atOnce[source].remove(at: index)
        all.append(shorter)
      }
    }
    return all
  }
}
