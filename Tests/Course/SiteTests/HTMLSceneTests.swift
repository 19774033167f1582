import Site
import XCTest

final class HTMLSceneTests: XCTestCase {
  func test_a_scene_has_its_name_variant_and_transcript() throws {
    let html = HTMLProse().html("```scene save 1 A <b>\na < b\n```")
    XCTAssertEqual(
      html,
      """
      <div class="scene" role="group" data-scene="save" data-way="1" aria-label="A &lt;b&gt;">
      <pre tabindex="0" aria-label="What happens">a &lt; b</pre>
      </div>
      """)
  }
}
