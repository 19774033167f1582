import CourseModel
import Files

extension InterruptedUpdate {
  /// What every command says of an update that was stopped in the middle; nil where there is none.
  static func warning(before words: [String]) -> String? {
    // Without a course there is none, and the command says why.
    guard words.first != Update.name, let course = try? Course() else { return nil }
    do {
      guard let interrupted = try find(in: course) else { return nil }
      // One that is running now is not interrupted.
      try course.lock { _ in throw CancellationError() }.release()
      return interrupted.sentence
    } catch is CancellationError {
      return nil
    } catch {
      return FileProblem.sentence(for: error)
    }
  }
}
