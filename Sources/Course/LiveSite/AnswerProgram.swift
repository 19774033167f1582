import Exercises
import Files
import Foundation
import Grading
import PlainText
import Processes
import Scenes

/// A program that plays a scene with the learner's answer to a task.
package struct AnswerProgram {
  package let scene: Scene
  private let program: URL
  private let progress: ProgressReporter

  /// Creates the program for a task and builds it with the learner's answer.
  package init(
    of task: ExerciseTask, in exercise: Exercise, _ answers: Answers,
    progress: ProgressReporter = .silent
  ) throws {
    guard let answered = AnsweredScene.ofTask(task.id) else {
      throw CourseError(
        "task \(task.id) has no scene. These tasks have one: "
          + AnsweredScene.tasks.joined(separator: ", ") + ".")
    }
    scene = answered.scene
    self.progress = progress
    let root = exercise.chapter.root
    let folder = root.appendingPathComponent(".build/course/try/\(task.id)")
    program = folder.appendingPathComponent("answer")
    if let problem = answers.problems[task.number] { throw CourseError(problem.sentence) }
    guard let answer = answers.text(of: task, in: exercise) else {
      throw CourseError(
        "the file of task \(task.id) is missing. Restore the stub with `swift run course reset \(task.id)`."
      )
    }
    // Leave out the files of other tasks, which might not compile.
    let others = exercise.tasks.map { "\(exercise.sources)/\($0.fileName)" }
    var sources = Answers(stubsOf: exercise).files.filter { !others.contains($0.path) }
    sources.append(SourceFile(path: exercise.stubPath(of: task), text: answer))
    sources.append(SourceFile(path: "Sources/main.swift", text: AnswerProgram.main(answered.call)))
    progress.show("building your answer")
    defer { progress.clear() }
    let build = AnswerBuild(root: root, answer: task.id, folder: folder)
    let log = try build.make(
      SwiftBuild(of: root).products.appendingPathComponent("Answer"), as: program, of: sources,
      ["--product", "Answer"], tick: progress.tick)
    guard let log else { return }
    throw CourseError(
      BuildLog(log).errors.first.map { error in
        let name = URL(fileURLWithPath: error.path).lastPathComponent
        return "\(name), line \(error.line), does not compile: \(error.message)"
      } ?? "your answer couldn't be built. Run `swift run course check` for details.")
  }

  private static func main(_ call: String) -> String {
    """
    import Foundation
    import Scenes

    // Discard the answer's own output, which would otherwise mix with the events.
    let output = FileHandle(fileDescriptor: dup(1))
    dup2(open("/dev/null", O_WRONLY), 1)
    let request = FileHandle.standardInput.readDataToEndOfFile()
    let scene = \(call)
    let answer = scene.answer(to: String(decoding: request, as: UTF8.self))
    output.write(Data(answer.utf8))

    """
  }

  /// Plays the inputs with each variant, and returns the runs, with the learner's answer last.
  package func runs(of history: [Input]) throws -> [SceneRun] {
    try read(scene.request(for: history, with: scene.defaultOptions)).runs
  }

  /// Returns the program's answer to a request, as lines of events.
  package func lines(for request: String) throws -> String { try read(request).text }

  private func read(_ request: String) throws -> (text: String, runs: [SceneRun]) {
    let text = try answer(to: request)
    guard let runs = SceneRun.runs(in: text), runs.count == scene.variants.count else {
      throw CourseError("the scene's events can't be read. Play the scene again.")
    }
    return (text, runs)
  }

  /// Plays up to a thousand random histories, and returns a short one that makes the screen wrong,
  /// or `nil` if no history does.
  package func counterexample() throws -> Counterexample? {
    progress.show("trying a thousand inputs")
    defer { progress.clear() }
    return Counterexample(lines: try answer(to: "counterexample"))
  }

  /// The time limit: ten times what the slowest correct answer needs to play all histories.
  private static let maximumSeconds = 30.0

  private func answer(to request: String) throws -> String {
    var child = ChildProcess(
      [program.path],
      limits: Limits(
        time: AnswerProgram.maximumSeconds, memory: 1 << 30, output: .atMost(16 << 20)))
    child.input = Data(request.utf8)
    child.environment = ProgramEnvironment.current
    let finished = try child.run(whileWaiting: progress.tick)
    switch finished.end {
    case .exited(0): return finished.output
    case .timedOut:
      throw CourseError(
        "your answer was stopped after \(Int(AnswerProgram.maximumSeconds)) seconds. "
          + "Look for an endless loop.")
    case .tooMuchOutput:
      throw CourseError("your answer produces too many events. Look for an endless loop.")
    default:
      let words = finished.errors.split(separator: "\n").first.map { ": \($0.onOneLine)" } ?? "."
      throw CourseError("your answer crashed\(words)")
    }
  }
}
