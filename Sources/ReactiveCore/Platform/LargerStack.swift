#if canImport(Glibc) && !canImport(Darwin)
  import Glibc

  /// A stack beside the calling thread's own, for calls that nest deeper than that one holds.
  ///
  /// The thread stays the same, with its number, its values and its locks, and what runs here is done
  /// when the call returns: nobody sees a difference.
  struct LargerStack: ~Copyable {
    let bounds: Stack
    private let memory: UnsafeMutableRawPointer
    private let size: Int

    /// Takes sixteen times the room of `stack`, of which the system gives what is used; `nil` if it
    /// has none.
    init?(than stack: Stack) {
      size = 16 * Int(stack.size)
      let access = PROT_READ | PROT_WRITE
      let kind = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
      guard let memory = mmap(nil, size, access, kind, -1, 0), memory != MAP_FAILED else {
        return nil
      }
      // Calls that nest without end are stopped here, as on the thread's own stack.
      mprotect(memory, Int(getpagesize()), PROT_NONE)
      self.memory = memory
      bounds = Stack(end: UInt(bitPattern: memory), size: UInt(size))
    }

    deinit { munmap(memory, size) }

    /// Does `work` on this stack, and comes back.
    borrowing func perform(_ work: () -> Void) {
      let here = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 2)
      defer { here.deallocate() }
      let there = here + 1
      _ = getContext(there)
      there.pointee.uc_stack.ss_sp = memory
      there.pointee.uc_stack.ss_size = size
      there.pointee.uc_link = here
      withoutActuallyEscaping(work) { work in
        withUnsafePointer(to: work) { work in
          let start: @convention(c) (UnsafeRawPointer) -> Void = {
            $0.assumingMemoryBound(to: (() -> Void).self).pointee()
          }
          makeContext(there, start, 1, work)
          _ = swapContext(here, there)
        }
      }
    }
  }

  // The C library has them in a header that Swift does not read.
  @_silgen_name("getcontext")
  private func getContext(_ context: UnsafeMutablePointer<ucontext_t>) -> Int32

  @_silgen_name("makecontext")
  private func makeContext(
    _ context: UnsafeMutablePointer<ucontext_t>,
    _ start: @convention(c) (UnsafeRawPointer) -> Void, _ count: Int32,
    _ argument: UnsafeRawPointer
  )

  @_silgen_name("swapcontext")
  private func swapContext(
    _ here: UnsafeMutablePointer<ucontext_t>, _ there: UnsafeMutablePointer<ucontext_t>
  ) -> Int32
#else
  /// A stack beside the calling thread's own, which only GNU's C library has.
  struct LargerStack: ~Copyable {
    let bounds: Stack

    init?(than stack: Stack) { nil }

    borrowing func perform(_ work: () -> Void) { work() }
  }
#endif
