/// Asks the reader to change a cell.
///
/// The `//>` lines below the call are the expected output of the changed cell.
/// The page shows them with the task. The answer is in the `Solutions` folder.
///
/// - Parameters:
///   - title: A title that is unique among the page's challenges.
///   - cell: The title of a preceding cell to start from.
///   - task: The task in a sentence or two, as Markdown.
public func challenge(_ title: String, from cell: String, _ task: String) {}

/// Asks the reader to write a cell.
///
/// - Parameters:
///   - title: A title that is unique among the page's challenges.
///   - task: The task in a sentence or two, as Markdown.
public func challenge(_ title: String, _ task: String) {}
