// Declarations from Apple's Darwin overlay (Platform.swift, TiocConstants.swift), for type checking only.
@_exported import Darwin
public var errno: Int32 { get { __error().pointee } set { __error().pointee = newValue } }
public var stdin: UnsafeMutablePointer<FILE> { get { __stdinp } set { __stdinp = newValue } }
public var stdout: UnsafeMutablePointer<FILE> { get { __stdoutp } set { __stdoutp = newValue } }
public var stderr: UnsafeMutablePointer<FILE> { get { __stderrp } set { __stderrp = newValue } }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 { 0 }
public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt { 0 }
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt { 0 }
public func ioctl(_ fd: CInt, _ request: UInt) -> CInt { 0 }
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
public var SIG_ERR: sig_t { unsafeBitCast(-1, to: sig_t.self) }
public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { _NSGetEnviron()!.pointee! }
public var TIOCGWINSZ: UInt { 0x40087468 }
public var TIOCSTI: UInt { 0 }
public var TIOCSCTTY: UInt { 0 }
@available(*, unavailable, message: "Please use threads or posix_spawn*()")
public func fork() -> Int32 { fatalError() }
public enum POSIXErrorCode: Int32, Sendable {
  case EPERM = 1, ENOENT, ESRCH, EINTR, EIO, ENXIO, E2BIG, ENOEXEC, EBADF, ECHILD, EDEADLK, ENOMEM, EACCES
  case EBUSY = 16, EEXIST, EXDEV, ENODEV, ENOTDIR, EISDIR, EINVAL
  case EADDRINUSE = 48, EADDRNOTAVAIL
}
