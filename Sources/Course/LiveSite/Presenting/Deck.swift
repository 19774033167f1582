import Site
import Exercises
import Pages
import PlainText

/// A presentation of a chapter, with a step for each cell and each task.
package struct Deck: Sendable {
  struct Step: Sendable, Encodable {
    enum Kind: String, Encodable { case cell, task }

    let kind: Kind
    let title: String
    let minutes: Int
    /// The page's text before the cell, as HTML (like all texts except titles and choices).
    var prose = ""
    /// The code between the previous cell and this one, such as a type that several cells use.
    var shared = ""
    /// The cell's code, or the task's text and stub.
    let code: String
    @OrNull var question: String?
    var choices: [String] = []
    /// Drawings of the choices, if the choices are timelines.
    var drawings: [String] = []
    let output: String
    /// The instructor's notes on the cell, or the hints for the task.
    let notes: [String]
    /// The misconceptions behind the wrong answers to the task.
    var misconceptions: [String] = []
    /// The ID of the task, such as `6.1`, or `nil` for a cell.
    @OrNull var task: String?
    /// The number of the cell, or `nil` for a task.
    @OrNull var cell: Int?
  }

  let page: String
  let title: String
  let steps: [Step]
  /// The questions, keyed by step.
  let questions: [Int: DeckQuestion]
  /// The instructor's advice on what to skip when time is short, as HTML.
  let whenLate: String?
  /// The steps that can be skipped when time is short, in order of preference.
  let skippable: [Int]

  /// Creates a deck from a chapter and its recorded page.
  package init(of chapter: Chapter, record: PageRecord) throws {
    let notes = try InstructorNotes(of: chapter)
    let minutes = Dictionary(notes.rows.map { ($0.part, $0.minutes) }) { first, _ in first }
    let cells = Deck.cells(of: record, minutes: minutes, notes: notes)
    page = chapter.name
    title = "\(chapter.digits) · \(chapter.title)"
    steps = cells.steps + (try Deck.tasks(of: chapter, minutes: minutes))
    questions = cells.questions
    whenLate = notes.whenLate.map { HTMLProse().html($0) }
    skippable = Deck.skippable(steps, notes.skip)
  }

  private static func cells(
    of record: PageRecord, minutes: [String: Int], notes: InstructorNotes
  ) -> (steps: [Step], questions: [Int: DeckQuestion]) {
    var steps: [Step] = []
    var questions: [Int: DeckQuestion] = [:]
    var (prose, shared) = ("", "")
    let page = HTMLPage()
    for part in record.parts {
      switch part {
      case .note, .prose, .explanation, .answers: prose += page.text(of: part)
      case .foldStart(let heading): prose += page.text(of: .prose(heading))
      case .code:
        let code = page.text(of: part)
        prose += code
        shared += code
      case .cell(let cell, let run):
        let shown = CellHTML(cell, run)
        let question = DeckQuestion(in: cell, run: run)
        questions[steps.count] = question
        steps.append(
          Step(
            kind: .cell, title: cell.title, minutes: minutes[cell.title] ?? 0, prose: prose,
            shared: shared, code: shown.code, question: question?.text,
            choices: question?.choices ?? [], drawings: shown.question?.drawings ?? [],
            output: shown.output,
            notes: notes.remarks(about: cell.title).map { HTMLProse().html($0) }, cell: cell.number)
        )
        (prose, shared) = ("", "")
      case .foldEnd, .challenge, .why: break
      }
    }
    return (steps, questions)
  }

  private static func tasks(of chapter: Chapter, minutes: [String: Int]) throws -> [Step] {
    guard let exercise = try chapter.exercise() else { return [] }
    let hints = try Hints(exercise: exercise.folder)
    return try exercise.tasks.map { task in
      Step(
        kind: .task, title: "\(task.id) \(task.title.replacing("`", with: ""))",
        minutes: minutes["exercise, task \(task.number)"] ?? 0,
        code: exercise.stub(of: task).map { StubText($0) }.map {
          HTMLProse().html($0.markdown) + $0.signature()
        } ?? "",
        output: HTMLProse().html("`swift run course check \(task.id)`"),
        notes: hints.hints(for: task.number).map { HTMLProse().html($0) },
        misconceptions: try WrongAnswer.all(of: task, in: exercise)
          .map { HTMLProse().html("\($0.idea) \($0.refutation)") },
        task: task.id)
    }
  }

  /// Returns the steps to skip: first those in the notes, then cells without notes, longest first.
  private static func skippable(_ steps: [Step], _ named: [String]) -> [Int] {
    let named = named.compactMap { name in steps.firstIndex { [$0.title, $0.task].contains(name) } }
    let plain = steps.indices.filter { index in
      steps[index].kind == .cell && steps[index].notes.isEmpty && !named.contains(index)
    }
    return named + plain.sorted { steps[$0].minutes > steps[$1].minutes }
  }
}

/// A cell's question, with the output that determines the correct choice.
package struct DeckQuestion: Sendable {
  private let question: Question
  private let printed: [String]

  init?(in cell: CellPart, run: CellRun) {
    guard let question = cell.question else { return nil }
    self.question = question
    printed = run.printed
  }

  /// The question as HTML.
  var text: String { HTMLProse().html(question.text) }

  var choices: [String] { question.choices }

  func has(_ choice: Int) -> Bool { (1...question.choices.count).contains(choice) }

  func isRight(_ choice: Int) -> Bool {
    question.verdict(on: choice, printed: printed) == .right
  }
}
