import ReactiveCore

/// Shows a person's avatar in a cell, for as long as the cell is theirs.
///
/// `reuses` sends when the cell is used again and completes when it goes, so one operator covers both.
func show(_ name: String, in cell: Cell, load: (String) -> Signal<String>) {
  cell.text = ""
  load(name)
    .catchTo(.return("?"))
    .take(until: cell.reuses)
    .bind(to: \.text, on: cell)
}
