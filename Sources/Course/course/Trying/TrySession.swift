import Terminal
import Contacts
import Scenes

/// A scene that is played in a terminal and runs again from the start after each input.
struct TrySession {
  let scene: Scene
  private(set) var history: [Input] = []
  private(set) var runs: [SceneRun]
  private(set) var variant: Int
  /// The index in `inputs` of the part that receives typed characters.
  private(set) var focus = 0
  private(set) var isRunning = false
  private(set) var now = Duration.zero
  /// The input that the demo plays.
  private let script: [Input]
  private let play: ([Input]) throws -> [SceneRun]

  /// Creates a session without input.
  ///
  /// - Parameters:
  ///   - script: The input that the demo plays, or `nil` to play the scene's own.
  ///   - play: Runs all variants with an input, or `nil` to run the scene's code in this process.
  init(
    _ scene: Scene, variant: Int = 0, script: [Input]? = nil,
    play: (([Input]) throws -> [SceneRun])? = nil
  ) throws {
    self.scene = scene
    self.variant = variant
    self.script = script ?? scene.script
    self.play = play ?? { scene.runs(of: $0, with: scene.defaultOptions) }
    runs = try self.play([])
  }

  var inputs: [Part] { scene.parts.filter { $0.isInput } }

  /// Advances the clock by `time`, but no further than one second after the last event.
  mutating func pass(_ time: Duration) {
    guard isRunning else { return }
    now += time
    if now > end { (now, isRunning) = (end, false) }
  }

  private var end: Duration { (runs.map(\.end).max() ?? .zero) + .seconds(1) }

  /// Handles a key, and returns false if it ends the session.
  mutating func press(_ key: KeyInput.Key) throws -> Bool {
    switch key {
    case .escape: return false
    case .up: variant = (variant + scene.variants.count - 1) % scene.variants.count
    case .down: variant = (variant + 1) % scene.variants.count
    case .left: move(by: .milliseconds(-100))
    case .right: move(by: .milliseconds(100))
    case .character("\t"): focus = (focus + 1) % inputs.count
    case .character(let character): try type(character, into: inputs[focus])
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

  /// Returns the text that a part contains at the current time.
  func text(in part: String) -> String {
    history.last { $0.part == part && $0.time <= now }?.text ?? ""
  }

  private mutating func showScript() throws {
    runs = try play(script)
    (history, now, isRunning) = (script, .zero, true)
  }

  /// Adds an input at the current time, and removes later inputs.
  private mutating func happen(_ part: Part, _ text: String) throws {
    let history = history.filter { $0.time <= now } + [Input(now, part.name, text)]
    runs = try play(history)
    (self.history, isRunning) = (history, true)
  }
}
