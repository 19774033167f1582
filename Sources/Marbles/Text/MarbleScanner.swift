/// A scanner that reads marble text from left to right, and keeps track of time.
///
/// A character takes one frame, and so does a group or a quoted value. A space takes no time.
struct MarbleScanner {
  private let text: String
  private let characters: [Character]
  private let frame: Duration
  private var position = 0
  private var groupStart: Int?
  private var groupIsEmpty = true
  private(set) var time = Duration.zero
  private(set) var marks: [PlacedSymbol] = []

  init(_ text: String, frame: Duration) throws(MarbleTextError) {
    self.text = text
    self.frame = frame
    characters = Array(text)
    while position < characters.count { try scan() }
    if let groupStart {
      throw error("This group is never closed: write ) after its last value.", groupStart)
    }
  }

  func error(_ message: String, _ position: Int) -> MarbleTextError {
    MarbleTextError(message: message, text: text, position: position)
  }

  private mutating func scan() throws(MarbleTextError) {
    if let pause = MarblePause(characters, at: position), groupStart == nil {
      time += pause.duration
      if time > MarblePause.latest {
        throw error("This pause is too long: write a shorter one.", position)
      }
      position += pause.length
      return
    }
    let character = characters[position]
    switch character {
    case _ where character.isWhitespace: break
    case "-": try pass()
    case "(": try openGroup()
    case ")": try closeGroup()
    case "^": add(.subscribed)
    case "!": add(.disposed)
    case "|": add(.completed)
    case "#": try scanError()
    case "'":
      let start = position
      add(.value(try quoted()), from: start)
    default: add(.value(String(character)))
    }
    position += 1
  }

  private mutating func pass() throws(MarbleTextError) {
    if groupStart != nil {
      throw error("A group is one instant, so no time passes in it: remove the dash.", position)
    }
    time += frame
  }

  private mutating func openGroup() throws(MarbleTextError) {
    if groupStart != nil {
      throw error("Groups cannot be nested: remove this (.", position)
    }
    groupStart = position
    groupIsEmpty = true
  }

  private mutating func closeGroup() throws(MarbleTextError) {
    if groupStart == nil {
      throw error("This group was never opened: write ( before it.", position)
    }
    if groupIsEmpty {
      throw error(
        "A group cannot be empty: write a value in it, or replace it with a dash.", position)
    }
    groupStart = nil
    time += frame
  }

  /// Reads `#` and the name of the error, if it has one.
  private mutating func scanError() throws(MarbleTextError) {
    let start = position
    var name = String(characters[(start + 1)...].prefix { !$0.isMarbleMark })
    position += name.count
    if name.isEmpty, position + 1 < characters.count, characters[position + 1] == "'" {
      position += 1
      name = try quoted()
    }
    add(.error(name.isEmpty ? "#" : name), from: start)
  }

  /// Reads a quoted value up to the closing quote.
  private mutating func quoted() throws(MarbleTextError) -> String {
    let start = position
    var value = ""
    position += 1
    while position < characters.count, characters[position] != "'" {
      if characters[position] == "\\" {
        guard let escaped = MarbleEscapes.character(in: characters[(position + 1)...]) else {
          throw error("This escape is unknown: write \\\\ for a backslash.", position)
        }
        value.append(escaped.0)
        position += escaped.length
      } else {
        value.append(characters[position])
      }
      position += 1
    }
    guard position < characters.count else {
      throw error("This quoted value is never closed: write ' after its last character.", start)
    }
    return value
  }

  private mutating func add(_ symbol: Symbol, from start: Int? = nil) {
    marks.append(PlacedSymbol(symbol: symbol, time: time, position: start ?? position))
    if groupStart == nil { time += frame } else { groupIsEmpty = false }
  }
}
