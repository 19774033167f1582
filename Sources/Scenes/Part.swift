/// A part of the phone.
package struct Part {
  /// What kind of part it is.
  package enum Kind: String { case field, button, toggle, label, list, row }
  /// What kind of part it is.
  package let kind: Kind
  /// What the program calls it.
  package let name: String
  /// What stands beside it.
  package let title: String

  /// A field to type into.
  package static func field(_ name: String, _ title: String) -> Part { Part(.field, name, title) }
  /// A button; `NAME.enabled` says whether it is, and `NAME.title` what it says.
  package static func button(_ name: String, _ title: String) -> Part { Part(.button, name, title) }
  /// A switch, which sends "on" and "off".
  package static func toggle(_ name: String, _ title: String) -> Part { Part(.toggle, name, title) }
  /// A line of text.
  package static func label(_ name: String, _ title: String) -> Part { Part(.label, name, title) }
  /// A list of names, with commas between.
  package static func list(_ name: String, _ title: String) -> Part { Part(.list, name, title) }
  /// A row of a list with `NAME.text` and `NAME.picture`.
  package static func row(_ name: String, _ title: String) -> Part { Part(.row, name, title) }

  private init(_ kind: Kind, _ name: String, _ title: String) {
    self.kind = kind
    self.name = name
    self.title = title
  }

  /// Whether somebody can type into it, or tap it.
  package var isInput: Bool { [.field, .button, .toggle].contains(kind) }
}
