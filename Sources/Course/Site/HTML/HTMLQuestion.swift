import Marbles
import Pages
import PlainText

/// A question as an HTML form, which the page's script grades.
///
/// Without scripts, readers can open the answer below the form.
package struct HTMLQuestion {
  let question: Question
  /// The anchor of the question's section, such as `cell_3` or `why_1`.
  let place: String
  let printed: [String]
  /// The cell's diagrams, which determine how to draw a choice that is a row.
  var diagrams: [Diagram] = []
  let setting: HTMLSetting

  var html: String {
    let right = ["choice": question.choice(printing: printed) ?? 0]
    let key = right.json.escapedForHTML
    return """
      <form class="question" method="dialog" data-cell="\(place.replacing("cell_", with: ""))" data-key="\(key)">
      <fieldset aria-describedby="\(name)">
      <legend>\(question.isForAReason ? "Why" : "Predict")</legend>
      <div id="\(name)">\(HTMLProse(in: setting, mentions: false).html(question.text))</div>
      <ol>
      \(items.joined(separator: "\n"))
      </ol>
      </fieldset>
      <button type="submit" class="go" hidden="hidden">Check</button>
      <p class="verdict" role="status" tabindex="-1"></p>
      </form>
      """
  }

  /// The reasons why the wrong choices are wrong, as HTML.
  var reasons: String {
    let items = question.reasons(printed: printed).map { reason in
      let text = HTMLProse(in: setting).line(reason.text)
      return "<li value=\"\(reason.choice)\">\(text)</li>"
    }
    return items.isEmpty ? "" : "<ol class=\"reasons\">\n\(items.joined(separator: "\n"))\n</ol>\n"
  }

  private var name: String { "\(place)-question" }

  /// The choices as text, without their row names if every choice has one.
  private var texts: [String] {
    let names = question.choices.map { $0.prefixMatch(of: /\S+(?: \S+)* {2,}/)?.output.count ?? 0 }
    return question.choices.map { String($0.dropFirst(names.min() ?? 0)) }
  }

  private var items: [String] {
    let drawings = self.drawings
    return texts.enumerated().map { index, choice in
      let text =
        question.isForAReason
        ? HTMLProse(in: setting, mentions: false).line(choice) : choice.escapedForHTML
      let shown = drawings?[index] ?? "<span>\(text)</span>"
      return """
        <li><label><input type="radio" name="\(place)-answer" value="\(index + 1)"/> \
        \(shown)</label></li>
        """
    }
  }

  /// The choices as drawings, or `nil` if not every choice can be drawn.
  ///
  /// A choice can be drawn if it is marble text or a possible row of a diagram. If all rows have
  /// the same name, the name is left out.
  package var drawings: [String]? {
    // Leave out choices that are not marble text.
    let timelines = question.choices.compactMap { try? Timeline<String>(parsing: $0) { $0 } }
      .filter { $0.marbleText.contains("--") && question.choices.contains($0.marbleText) }
    let candidates = diagrams.map { diagram in
      Diagram(rows: question.choices.compactMap { diagram.row(drawn: $0) }, axis: diagram.axis)
    }
    let all = candidates + [Diagram(rows: timelines.map { Row("recording", $0) })]
    let count = question.choices.count
    guard let all = all.first(where: { $0.rows.count == count }) else { return nil }
    var drawn = all.rows
    if Set(drawn.map(\.name)).count == 1 { drawn.indices.forEach { drawn[$0].name = "" } }
    return zip(drawn, all.rows).map { row, named in
      let choice = Diagram(rows: [row], axis: all.axis)
      let words = Diagram(rows: [named], axis: all.axis).spoken
      return "<div class=\"drawing\" aria-hidden=\"true\">\(choice.svgs(beside: drawn))</div>"
        + "<span class=\"hidden\">\(words.escapedForHTML)</span>"
    }
  }
}
