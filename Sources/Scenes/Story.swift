/// A part of an app that somebody can touch.
///
/// What it shows is a function of what was typed and tapped, and when, and of the line that is tried.
package protocol Story {
  /// The part of the program that can be written in several ways.
  associatedtype Line
  /// What a page and a command call it.
  var name: String { get }
  /// What it shows, in a few words.
  var title: String { get }
  /// What is on the phone, from top to bottom.
  var parts: [Part] { get }
  /// What can be switched on before it begins.
  var options: [Option] { get }
  /// The lines to try.
  var variants: [Variant<Line>] { get }
  /// What "Show me" types and taps.
  var script: [Input] { get }
  /// Connects what comes in with what is shown.
  func wire(_ line: Line, on stage: Stage)
  /// What a person would complain about, or nothing.
  func fault(_ screen: Screen) -> String?
}

extension Story {
  /// Nothing can be switched on.
  package var options: [Option] { [] }
}

/// A line of code that may be tried, and its text.
package struct Variant<Line> {
  let code, effect: String
  let line: Line

  /// Creates a variant; `code` is the text of the body of `line`, `effect` what it does, in a sentence.
  package init(_ code: String, _ effect: String, _ line: Line) {
    self.code = code
    self.effect = effect
    self.line = line
  }
}

/// What can be switched on before a scene begins.
package struct Option {
  /// What a stage is asked for.
  package let name: String
  /// What it says.
  package let text: String
  /// Whether it is on at first.
  package let isOn: Bool

  /// Creates an option that is on at first, or off.
  package init(_ name: String, _ text: String, isOn: Bool = true) {
    self.name = name
    self.text = text
    self.isOn = isOn
  }
}
