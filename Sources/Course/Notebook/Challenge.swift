/// Asks the reader to change a cell.
///
/// The `//>` lines below the call are the output that the changed cell should have. The page shows
/// them with the task. The answer is in the `Solutions` folder.
///
/// - Parameters:
///   - title: A title that no other challenge of the page has.
///   - cell: The title of a preceding cell to start from.
///   - task: The task in a sentence or two, as Markdown.
public func challenge(_ title: String, from cell: String, _ task: String) {}

/// Asks the reader to write a cell.
///
/// - Parameters:
///   - title: A title that no other challenge of the page has.
///   - task: The task in a sentence or two, as Markdown.
public func challenge(_ title: String, _ task: String) {}
