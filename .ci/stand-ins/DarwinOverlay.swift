// What Swift adds to Darwin's C library, and what the files of the terminal use of their module.
import Darwin

var errno: Int32 {
  get { 0 }
  set {}
}
var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }
var SIG_IGN: (@convention(c) (Int32) -> Void)? { nil }
var TIOCGWINSZ: UInt { 0 }
func fcntl(_: Int32, _: Int32) -> Int32 { 0 }
func fcntl(_: Int32, _: Int32, _: Int32) -> Int32 { 0 }
func ioctl(_: Int32, _: UInt, _: UnsafeMutableRawPointer) -> Int32 { 0 }
func open(_: UnsafePointer<CChar>, _: Int32) -> Int32 { 0 }

package struct Terminal {
  package struct Size {
    package init(columns: Int, rows: Int) {}
  }
}
