import Exercises
import Pages
import Scenes

/// The screen for trying out a task's answer.
enum TaskScene {
  /// Returns the scene as HTML, or an empty string if the task has no scene.
  ///
  /// A scene that is also on a page is interactive. For other scenes, the HTML contains a
  /// transcript of the screen with the stub.
  static func html(of task: ExerciseTask) -> String {
    guard let scene = AnsweredScene.ofTask(task.id)?.scene else { return "" }
    let text = scene.transcript(variant: 0, width: 76)
    let isOnAPage = scene.variants.count > 1
    let run = SceneTranscript(
      scene: scene.name, variant: 0, title: scene.title, text: text)
    let shown =
      isOnAPage
      ? HTMLScene.html(run)
      : """
      <pre class="output" role="group" aria-label="The screen with the stub" data-label="shows" tabindex="0">\
      <samp>\(text.escapedForHTML)</samp></pre>
      """
    return """
      <p class="screen" data-screen="\(task.id)">This task has a screen, shown here \(isOnAPage ? "without your answer" : "with the stub"). \
      <code>swift run course try \(task.id)</code> plays your answer and looks for a short input \
      that makes the screen wrong.</p>
      \(shown)

      """
  }
}
