#if canImport(Glibc)
  import Glibc
#endif

/// Returns freed memory from malloc to the system.
///
/// A fork copies the page tables of all memory, which takes 40 ms for 400 MB, and other tests of this process
/// start hundreds of children.
func returnFreedMemory() {
  #if canImport(Glibc)
    // No module contains the header that declares it.
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    typealias Trim = @convention(c) (Int) -> CInt
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  #endif
}
