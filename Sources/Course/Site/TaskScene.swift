import Exercises
import Pages
import Scenes

/// The screen that a task's answer can be tried on.
enum TaskScene {
  /// What the card of the task shows of it; nothing of a task without one.
  ///
  /// A scene that a page has, too, can be touched; of another stands here what the stub makes of its script.
  static func html(of task: ExerciseTask) -> String {
    guard let scene = AnsweredScene.ofTask(task.id)?.scene else { return "" }
    let text = scene.transcript(variant: 0, width: 76)
    let isOnAPage = scene.variants.count > 1
    let run = SceneRuns.Run(scene: scene.name, way: 0, title: scene.title, text: text)
    let shown =
      isOnAPage
      ? HTMLScene.html(run)
      : """
      <pre class="output" role="group" aria-label="The screen with the stub" data-label="shows" tabindex="0">\
      <samp>\(text.escapedForHTML)</samp></pre>
      """
    return """
      <p class="screen" data-screen="\(task.id)">This task has a screen, \(isOnAPage ? "here without your answer" : "here with the stub"). \
      <code>swift run course try \(task.id)</code> plays your answer on it, and shows the shortest typing with \
      which it goes wrong.</p>
      \(shown)

      """
  }
}
