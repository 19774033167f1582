/// A part of an app that readers can try out.
///
/// The inputs, their times, the options, and the variant determine the screen.
package protocol Story {
  /// The type of a variant's closure, which contains the code that differs between variants.
  associatedtype Line
  var name: String { get }
  var title: String { get }
  /// The parts of the screen, from top to bottom.
  var parts: [Part] { get }
  /// The options that can be switched on or off before the scene starts.
  var options: [Option] { get }
  var variants: [Variant<Line>] { get }
  /// The inputs that "Show me" plays.
  var script: [Input] { get }
  /// Connects the inputs to the screen.
  func wire(_ line: Line, on stage: Stage)
  /// Returns the problem that a user would see on the screen, or `nil` if there is none.
  func problem(_ screen: Screen) -> String?
}

extension Story {
  package var options: [Option] { [] }
}

/// A variant of the code, with its source text and effect.
package struct Variant<Line> {
  let code, effect: String
  let line: Line

  /// - Parameters:
  ///   - code: The body of `line` as source text.
  ///   - effect: A sentence that describes the effect.
  package init(_ code: String, _ effect: String, _ line: Line) {
    self.code = code
    self.effect = effect
    self.line = line
  }
}

/// A condition that can be switched on or off before a scene starts.
package struct Option {
  package let name: String
  package let text: String
  package let isOn: Bool

  package init(_ name: String, _ text: String, isOn: Bool = true) {
    self.name = name
    self.text = text
    self.isOn = isOn
  }
}
