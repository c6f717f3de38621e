import StateLintSyntax

/// What lets one thread in at a time.
/// Source: the documentation of Foundation, Dispatch, os and Synchronization.
enum Locks {
  /// Types that do.
  static let types = Set(typeRows.map { Name($0) })
  static let typeRows = [
    "DispatchQueue", "DispatchSemaphore", "ManagedAtomic", "Mutex", "NSCondition",
    "NSConditionLock", "NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock", "OperationQueue",
    "os_unfair_lock", "pthread_mutex_t", "pthread_rwlock_t",
  ]

  /// Methods that hold one while their closure runs, or until they are told to let go.
  static let methods = Set(methodRows.map { Name($0) })
  static let methodRows = [
    "lock", "os_unfair_lock_lock", "pthread_mutex_lock", "sync", "withLock", "withLockIfAvailable",
    "withLockUnchecked",
  ]
}
