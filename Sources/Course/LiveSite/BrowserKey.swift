import Exercises
import Files
import Site
import Foundation

/// How a browser of this machine gets in, and nobody else: by a key that lies in the course, which no other user can
/// read.
///
/// The key stays the same, so that the tabs of a server that has ended find the next one.
package enum BrowserKey {
  /// The course's key; a new one where there is none, or where others may have read it.
  static func kept(by course: Course) throws -> String {
    let file = course.state.appendingPathComponent("browser-key")
    if let key = try PrivateFile.readIfPrivate(file), key.wholeMatch(of: /[0-9a-f]{64}/) != nil {
      return key
    }
    let key = AccessControl.randomToken()
    try PrivateFile.write(key, to: file)
    return key
  }

  /// A page that leads to an address: a program is given the page's name, as all users see the words with which a
  /// program is started.
  package static func page(to address: String, in course: Course) throws -> URL {
    let file = course.state.appendingPathComponent("open.html")
    let link = address.escapedForHTML
    try PrivateFile.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(link)">
      <title>The course</title>
      <p><a href="\(link)">On to the course</a></p>
      </html>

      """, to: file)
    return file
  }
}
