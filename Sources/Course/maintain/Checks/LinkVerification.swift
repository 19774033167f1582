import Exercises
import Files
import Foundation

/// A check of the links in documents and pages.
struct LinkVerification {
  let course: Course
  let cells: CellTitles

  func problems() throws -> [String] {
    try documents.flatMap { document in
      let text = try TextFile.read(course.root.appendingPathComponent(document))
      return LinkVerification.targets(in: text).filter { !exists($0, from: document) }
        .map { "\(document): broken link to \($0)" }
        + CellLink.all(in: text).filter { !exists($0) }
        .map { "\(document): \($0.chapter) has no cell \"\($0.title)\"" }
    }
  }

  private var documents: [String] {
    let folders = ["Chapters", "Exercises"].flatMap { top in
      course.chapters.map { "\(top)/\($0.name)" }
    }
    let names = folders.flatMap { folder in
      ["main.swift", "INSTRUCTOR.md", "HINTS.md"].map { "\(folder)/\($0)" }
    }
    let articles = ["WhatPeopleAsk", "MovingAnApp"].map {
      "Sources/ReactiveCore/ReactiveCore.docc/\($0).md"
    }
    let top = ["README.md", "CONTRIBUTING.md", "TEACHING.md", "Exercises/README.md"]
    return (top + articles + names).filter {
      FileManager.default.fileExists(atPath: course.root.appendingPathComponent($0).path)
    }
  }

  /// Returns the targets of the Markdown links to files in the course.
  static func targets(in text: String) -> [String] {
    text.matches(of: /\[[^\]\n]+\]\(([^)\s:#]+)(?:#[^)\s]*)?\)/).map { String($0.1) }
      .filter { $0.contains("/") || $0.contains(".") }
  }

  private func exists(_ link: CellLink) -> Bool {
    course.chapters.contains { $0.name == link.chapter && cells.of($0).contains(link.title) }
  }

  private func exists(_ target: String, from document: String) -> Bool {
    let folder = course.root.appendingPathComponent(document).deletingLastPathComponent()
    return FileManager.default.fileExists(atPath: folder.appendingPathComponent(target).path)
  }
}
