/// A part of the phone's screen.
package struct Part {
  package enum Kind: String { case field, button, toggle, label, list, row }
  package let kind: Kind
  package let name: String
  /// The label next to the part.
  package let title: String

  package static func field(_ name: String, _ title: String) -> Part { Part(.field, name, title) }
  /// Returns a button.
  ///
  /// The properties `NAME.enabled` and `NAME.title` are the button's state and title.
  package static func button(_ name: String, _ title: String) -> Part { Part(.button, name, title) }
  /// Returns a toggle that sends "on" or "off".
  package static func toggle(_ name: String, _ title: String) -> Part { Part(.toggle, name, title) }
  package static func label(_ name: String, _ title: String) -> Part { Part(.label, name, title) }
  /// Returns a list whose text contains the names separated by commas.
  package static func list(_ name: String, _ title: String) -> Part { Part(.list, name, title) }
  /// Returns a list row that shows the properties `NAME.text` and `NAME.picture`.
  package static func row(_ name: String, _ title: String) -> Part { Part(.row, name, title) }

  private init(_ kind: Kind, _ name: String, _ title: String) {
    self.kind = kind
    self.name = name
    self.title = title
  }

  package var isInput: Bool { [.field, .button, .toggle].contains(kind) }
}
