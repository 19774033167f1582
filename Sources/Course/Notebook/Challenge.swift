/// Offers the reader a change of a cell: what to do, and what the changed cell has to print.
///
/// The `//>` lines under the call are what is wanted. The page shows them with the task, from its
/// own file; it runs nothing for them. The answer lies with the exercises' solutions.
///
/// - Parameters:
///   - title: The challenge's name, unlike any other challenge's on the page.
///   - cell: The title of the cell to start from; it stands before the challenge.
///   - task: What to change, in a sentence or two, as Markdown.
public func challenge(_ title: String, from cell: String, _ task: String) {}

/// Offers the reader an empty cell: what to write, and what it has to print.
///
/// - Parameters:
///   - title: The challenge's name, unlike any other challenge's on the page.
///   - task: What to write, in a sentence or two, as Markdown.
public func challenge(_ title: String, _ task: String) {}
