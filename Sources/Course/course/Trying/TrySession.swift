import Terminal
import Contacts
import Scenes

/// A person who types into a scene at a terminal: what was typed and when, and where time stands.
///
/// What happens is asked for once a key; a frame shows as much of it as has happened by then.
struct TrySession {
  let scene: Scene
  /// What was typed and tapped, in order.
  private(set) var history: [Input] = []
  /// What happens under each variant.
  private(set) var runs: [SceneRun]
  /// The variant that is shown.
  private(set) var variant: Int
  /// The part of the phone that takes the keys.
  private(set) var focus = 0
  /// Whether time runs.
  private(set) var isRunning = false
  /// The moment that is shown.
  private(set) var now = Duration.zero
  /// What Return at a field types and taps.
  private let script: [Input]
  private let play: ([Input]) throws -> [SceneRun]

  /// - Parameters:
  ///   - script: What Return shows, if it is not the scene's own.
  ///   - play: What happens under each variant, if it is not for this program to say.
  init(
    _ scene: Scene, variant: Int = 0, script: [Input]? = nil,
    play: (([Input]) throws -> [SceneRun])? = nil
  ) throws {
    self.scene = scene
    self.variant = variant
    self.script = script ?? scene.script
    self.play = play ?? { scene.runs(of: $0, with: scene.usual) }
    runs = try self.play([])
  }

  var inputs: [Part] { scene.parts.filter { $0.isInput } }

  /// Lets time pass, until a second after the last thing that happens.
  mutating func pass(_ time: Duration) {
    guard isRunning else { return }
    now += time
    if now > end { (now, isRunning) = (end, false) }
  }

  private var end: Duration { (runs.map(\.end).max() ?? .zero) + .seconds(1) }

  /// Obeys a key; false when it ends the session.
  mutating func press(_ key: KeyInput.Key) throws -> Bool {
    switch key {
    case .escape: return false
    case .up: variant = (variant + scene.variants.count - 1) % scene.variants.count
    case .down: variant = (variant + 1) % scene.variants.count
    case .left: move(by: .milliseconds(-100))
    case .right: move(by: .milliseconds(100))
    case .letter("\t"): focus = (focus + 1) % inputs.count
    case .letter(let letter): try type(letter, into: inputs[focus])
    case .other: break
    }
    return true
  }

  private mutating func move(by step: Duration) {
    isRunning = false
    now = min(max(.zero, now + step), end)
  }

  private mutating func type(_ letter: Character, into part: Part) throws {
    let text = text(in: part.name)
    let isReturn = letter == "\n" || letter == "\r"
    if isReturn, part.kind == .field { return try showScript() }
    switch part.kind {
    case .field where letter == "\u{7F}" || letter == "\u{8}":
      try happen(part, String(text.dropLast()))
    case .field where letter.unicodeScalars.allSatisfy({ $0.value >= 0x20 }):
      try happen(part, text + String(letter))
    case .button where isReturn || letter == " ": try happen(part, "")
    case .toggle where isReturn || letter == " ": try happen(part, text == "on" ? "off" : "on")
    case .button where letter == "s", .toggle where letter == "s": try showScript()
    default: break
    }
  }

  /// What was typed into a part by now.
  func text(in part: String) -> String {
    history.last { $0.part == part && $0.time <= now }?.text ?? ""
  }

  private mutating func showScript() throws {
    runs = try play(script)
    (history, now, isRunning) = (script, .zero, true)
  }

  /// What somebody types takes the place of what came later.
  private mutating func happen(_ part: Part, _ text: String) throws {
    let history = history.filter { $0.time <= now } + [Input(now, part.name, text)]
    runs = try play(history)
    (self.history, isRunning) = (history, true)
  }
}
