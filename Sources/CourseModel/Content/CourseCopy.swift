import Foundation

/// Where this copy of the course comes from, as far as git knows, and how a newer course gets into it.
///
/// Nobody but the course writes its files, and nobody but the learner those in `Answers`, so a newer course is a
/// `git pull` that has nothing to merge. A copy without the course's history takes the newer files in place of its own.
package struct CourseCopy {
  /// What it is.
  package let sentence: String
  /// What fetches a newer course.
  package let update: String
  /// What git itself says where it refuses to look at the folder, with its advice.
  package let refusal: String?
  /// The files of the course that were changed here.
  package let changes: [String]

  package init(of course: Course) throws {
    changes = try CourseCopy.changes(in: course)
    guard let git = Git(in: course.root), git.answer(to: "rev-parse", "--show-prefix") == "" else {
      refusal = CourseCopy.refusal(in: course.root)
      if refusal != nil {
        sentence = "a folder into which git does not look"
        update = "do what git says, then `swift run course doctor`"
      } else {
        sentence = "a folder without the course's history"
        update =
          "unpack the newer course beside it, and `mv Answers .course` from here into it; "
          + "nothing else here is yours"
      }
      return
    }
    refusal = nil
    let isShallow = git.answer(to: "rev-parse", "--is-shallow-repository") == "true"
    guard isShallow || git.succeeds("merge-base", "--is-ancestor", Course.firstCommit, "HEAD")
    else {
      sentence = "a repository without the course's history, as one of a template is"
      update =
        "TEACHING.md, “A newer course”, has four lines that put its files in the place of these"
      return
    }
    let remotes = (git.answer(to: "remote") ?? "").split(separator: "\n").map(String.init)
    let home = ["upstream", "course", "origin"].first(where: remotes.contains) ?? remotes.first
    let address = home.flatMap { git.answer(to: "remote", "get-url", $0) }
    let branch = git.answer(to: "symbolic-ref", "--short", "-q", "HEAD")
    let followed = git.answer(to: "rev-parse", "--abbrev-ref", "-q", "@{upstream}")
    let main =
      home.flatMap { git.answer(to: "symbolic-ref", "--short", "-q", "refs/remotes/\($0)/HEAD") }
      .map { String($0.drop { $0 != "/" }.dropFirst()) } ?? "main"
    let shallow = isShallow ? "shallow " : ""
    let at = branch.map { "branch \($0)" } ?? "no branch"
    sentence = "a \(shallow)clone" + (address.map { " of \($0)" } ?? "") + ", \(at)"
    let pull =
      if let home {
        followed == "\(home)/\(main)"
          ? "git pull --no-rebase" : "git pull --no-rebase \(home) \(main)"
      } else { "git pull --no-rebase ADDRESS main" }
    update =
      "`\(pull)`"
      + (home == nil || home == "upstream"
        ? "" : "; if that is a copy of your own, `git pull --no-rebase ADDRESS main`")
      + (home == "upstream" ? "" : ", with the address of the course")
  }

  /// What somebody has changed and not committed, and what the exercises themselves tell.
  private static func changes(in course: Course) throws -> [String] {
    var paths = Set(
      try course.exercises().flatMap { exercise in
        exercise.shipped.changes.keys.map(exercise.place(ofShipped:))
      })
    if let git = Git(in: course.root) {
      let names = git.answer(to: "diff", "--name-only", "HEAD", "--", ".", ":!Answers") ?? ""
      paths.formUnion(names.split(separator: "\n").map(String.init))
    }
    return paths.sorted()
  }

  /// Nil where there is no git, or no repository, which is no fault.
  private static func refusal(in folder: URL) -> String? {
    Git.refusal(toLookInto: folder).flatMap { $0.contains("not a git repository") ? nil : $0 }
  }
}
