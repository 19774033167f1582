#if canImport(Glibc)
  import Glibc
#endif

/// Returns freed memory from malloc to the system.
///
/// Other tests start hundreds of child processes, and each fork copies
/// the page tables of all memory, which takes 40 ms for 400 MB.
func returnFreedMemory() {
  #if canImport(Glibc)
    // Swift imports no header that declares `malloc_trim`.
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    typealias Trim = @convention(c) (Int) -> CInt
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  #endif
}
