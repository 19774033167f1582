// An empty text is no text.
// snippet.hide
let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("17-pipelines-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let disk = Scheduler.background()
// snippet.show
let file = folder.appendingPathComponent("history.txt")
try Data("swift\nsignal\nswitch\n".utf8).write(to: file)
let local = { (word: String) in
  String.signal(contentsOf: file, on: disk)
    .catchTo(.return(""))
    .map { $0.split(separator: "\n").map(String.init) }
    .map { lines in lines.filter { $0.hasPrefix(word) } }
}
print(try local("sw").toArray())
try FileManager.default.removeItem(at: file)
print(try local("sw").toArray())
