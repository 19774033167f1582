import Console
import Contacts
import Scenes

/// A person who types into a scene at a terminal: what was typed and when, and where time stands.
///
/// The scene is asked at each frame for all that has happened by then.
struct TrySession {
  let scene: Scene
  /// What was typed and tapped, in order.
  private(set) var history: [Input] = []
  /// The way that is shown.
  private(set) var way: Int
  /// The part of the phone that takes the keys.
  private(set) var focus = 0
  /// Whether time runs.
  private(set) var runs = false
  /// The moment that is shown.
  private(set) var now = Duration.zero

  init(_ scene: Scene, way: Int = 0) {
    self.scene = scene
    self.way = way
  }

  var inputs: [Part] { scene.parts.filter { $0.isInput } }

  /// What has happened by now, and what will if nothing more is typed.
  var whole: [Happening] { played(way) }

  func played(_ way: Int) -> [Happening] {
    scene.play(history, way: way, with: scene.usual, until: .seconds(60))
  }

  /// Lets time pass, until a second after the last thing that happens.
  mutating func pass(_ time: Duration) {
    guard runs else { return }
    now += time
    let last = scene.ways.indices.map { Scene.end(of: played($0)) }.max() ?? .zero
    let end = last + .seconds(1)
    if now > end { (now, runs) = (end, false) }
  }

  /// Obeys a key; false when it ends the session.
  mutating func press(_ key: KeyInput.Key) -> Bool {
    switch key {
    case .escape: return false
    case .up: way = (way + scene.ways.count - 1) % scene.ways.count
    case .down: way = (way + 1) % scene.ways.count
    case .left: move(by: .milliseconds(-100))
    case .right: move(by: .milliseconds(100))
    case .letter("\t"): focus = (focus + 1) % inputs.count
    case .letter(let letter): type(letter, into: inputs[focus])
    case .other: break
    }
    return true
  }

  private mutating func move(by step: Duration) {
    runs = false
    now = max(.zero, now + step)
  }

  private mutating func type(_ letter: Character, into part: Part) {
    let text = text(in: part.name)
    let isReturn = letter == "\n" || letter == "\r"
    switch part.kind {
    case .field where isReturn: (history, now, runs) = (scene.script, .zero, true)
    case .field where letter == "\u{7F}" || letter == "\u{8}":
      happen(part, String(text.dropLast()))
    case .field where letter.unicodeScalars.allSatisfy({ $0.value >= 0x20 }):
      happen(part, text + String(letter))
    case .button where isReturn || letter == " ": happen(part, "")
    case .toggle where isReturn || letter == " ": happen(part, text == "on" ? "off" : "on")
    default: break
    }
  }

  /// What was typed into a part by now.
  func text(in part: String) -> String {
    history.last { $0.part == part && $0.time <= now }?.text ?? ""
  }

  /// What somebody types takes the place of what came later.
  private mutating func happen(_ part: Part, _ text: String) {
    history = history.filter { $0.time <= now } + [Input(now, part.name, text)]
    runs = true
  }
}
