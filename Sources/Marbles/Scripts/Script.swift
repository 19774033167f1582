/// A sequence of steps for comparing two signals.
///
/// Listeners join and leave, and sources send events. A listener can take a step while it handles
/// an event, as re-entrant app code does.
struct Script: Equatable {
  typealias Event = ScriptEvent

  enum Step: Equatable {
    case join
    case leave(Int)
    case send(Event, source: Int)
    case connect
    case disconnect
  }

  /// A step that a listener takes while it handles an event.
  struct Reaction: Equatable {
    let listener: Int
    let event: Int
    let step: Step
  }

  /// The events that each source sends immediately to each new subscriber.
  var initialEvents: [[Event]]
  var steps: [Step]
  var reactions: [Reaction]
}

extension Script {
  /// Creates a random script from `seed`.
  init(seed: UInt64, sources: Int, connects: Bool) {
    var random = SplitMix64(seed: seed)
    func event() -> Event {
      let kinds: [Event] = [.error, .completed]
      return Int.random(in: 0..<7, using: &random) > 0
        ? .next(.random(in: 0...9, using: &random)) : kinds.randomElement(using: &random)!
    }
    // Listeners don't connect or disconnect: in an app, the code that made the connection does.
    func step(connects: Bool) -> Step {
      switch Int.random(in: 0..<(connects ? 11 : 9), using: &random) {
      case 0, 1: .join
      case 2: .leave(.random(in: 0..<4, using: &random))
      case 3..<9: .send(event(), source: .random(in: 0..<sources, using: &random))
      case 9: .connect
      default: .disconnect
      }
    }
    initialEvents = (0..<sources).map { _ in
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

  /// Returns the script without the elements that aren't needed for `fails` to return `true`.
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
    for source in initialEvents.indices {
      for index in initialEvents[source].indices {
        var shorter = self
        shorter.initialEvents[source].remove(at: index)
        all.append(shorter)
      }
    }
    return all
  }
}
