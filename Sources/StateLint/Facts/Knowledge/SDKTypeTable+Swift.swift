extension SDKTypeTable {
  /// The standard library and what lies closest to it: concurrency, Dispatch, Combine, Observation,
  /// `os`, XCTest, and some packages.
  /// Columns: type, module, kind, nature, generic argument that is the element.
  package static let swiftTypes: StaticString = """
    AnyBidirectionalCollection     Swift                  struct   value            0
    AnyCancellable                 Combine                class    handle
    AnyCollection                  Swift                  struct   value            0
    AnyHashable                    Swift                  struct   value
    AnyIterator                    Swift                  struct   value            0
    AnyKeyPath                     Swift                  class    immutable
    AnyPublisher                   Combine                struct   handle
    AnyRandomAccessCollection      Swift                  struct   value            0
    AnySequence                    Swift                  struct   value            0
    Array                          Swift                  struct   value            0
    ArraySlice                     Swift                  struct   value            0
    AsyncStream                    _Concurrency           struct   value            0
    AsyncThrowingStream            _Concurrency           struct   value            0
    Atomic                         Synchronization        struct   value            0
    Autoconnect                    Combine                class    handle
    BitArray                       Collections            struct   value
    BitSet                         Collections            struct   value
    Bool                           Swift                  struct   value
    CancellationError              _Concurrency           struct   value
    Character                      Swift                  struct   value
    CheckedContinuation            _Concurrency           struct   value
    ClosedRange                    Swift                  struct   value            0
    CollectionDifference           Swift                  struct   value            0
    CollectionOfOne                Swift                  struct   value            0
    ContiguousArray                Swift                  struct   value            0
    ContinuousClock                Swift                  struct   value
    CurrentValueSubject            Combine                class    lifetime
    Deferred                       Combine                struct   handle
    Deque                          Collections            struct   value            0
    Dictionary                     Swift                  struct   value            1
    DiscardingTaskGroup            _Concurrency           struct   handle
    DiscontiguousSlice             Swift                  struct   value
    DispatchData                   Dispatch               struct   value
    DispatchGroup                  Dispatch               class    service
    DispatchIO                     Dispatch               class    service
    DispatchPredicate              Dispatch               enum     value
    DispatchQoS                    Dispatch               struct   value
    DispatchQueue                  Dispatch               class    service
    DispatchSemaphore              Dispatch               class    service
    DispatchSource                 Dispatch               class    lifetime
    DispatchSourceFileSystemObject Dispatch               protocol lifetime
    DispatchSourceProtocol         Dispatch               protocol lifetime
    DispatchSourceSignal           Dispatch               protocol lifetime
    DispatchSourceTimer            Dispatch               protocol lifetime
    DispatchTime                   Dispatch               struct   value
    DispatchTimeInterval           Dispatch               enum     value
    DispatchWallTime               Dispatch               struct   value
    DispatchWorkItem               Dispatch               class    lifetime
    Double                         Swift                  struct   value
    Duration                       Swift                  struct   value
    Empty                          Combine                struct   handle
    EmptyCollection                Swift                  struct   value            0
    EnumeratedSequence             Swift                  struct   value
    Fail                           Combine                struct   handle
    Float                          Swift                  struct   value
    Float16                        Swift                  struct   value
    Float80                        Swift                  struct   value
    Future                         Combine                class    lifetime
    Hasher                         Swift                  struct   value
    Heap                           Collections            struct   value            0
    IdentifiedArray                IdentifiedCollections  struct   value            1
    IdentifiedArrayOf              IdentifiedCollections  struct   value            0
    IndexingIterator               Swift                  struct   value
    InlineArray                    Swift                  struct   value            1
    Int                            Swift                  struct   value
    Int128                         Swift                  struct   value
    Int16                          Swift                  struct   value
    Int32                          Swift                  struct   value
    Int64                          Swift                  struct   value
    Int8                           Swift                  struct   value
    Just                           Combine                struct   handle
    KeyPath                        Swift                  class    immutable
    KeyValuePairs                  Swift                  struct   value            1
    Logger                         os                     struct   service
    MainActor                      _Concurrency           actor    service
    ManagedBuffer                  Swift                  class    mutable
    Mirror                         Swift                  struct   value
    Multicast                      Combine                class    lifetime
    Mutex                          Synchronization        struct   value            0
    Never                          Swift                  enum     value
    OSAllocatedUnfairLock          os                     struct   value
    OSLog                          os                     class    service
    OSLogStore                     os                     class    service
    OSSignposter                   os                     struct   service
    ObjectIdentifier               Swift                  struct   value
    ObservableObjectPublisher      Combine                class    lifetime
    ObservationRegistrar           Observation            struct   value
    Observations                   Observation            struct   value
    OpaquePointer                  Swift                  struct   value
    Optional                       Swift                  enum     value            0
    OrderedDictionary              Collections            struct   value            1
    OrderedSet                     Collections            struct   value            0
    PartialKeyPath                 Swift                  class    immutable
    PartialRangeFrom               Swift                  struct   value            0
    PartialRangeThrough            Swift                  struct   value            0
    PartialRangeUpTo               Swift                  struct   value            0
    PassthroughSubject             Combine                class    lifetime
    Published                      Combine                struct   value            0
    Range                          Swift                  struct   value            0
    RangeSet                       Swift                  struct   value            0
    Record                         Combine                struct   handle
    ReferenceWritableKeyPath       Swift                  class    immutable
    Regex                          Swift                  struct   value
    Repeated                       Swift                  struct   value            0
    Result                         Swift                  enum     value            0
    ReversedCollection             Swift                  struct   value
    SIMD2                          Swift                  struct   value
    SIMD3                          Swift                  struct   value
    SIMD4                          Swift                  struct   value
    SPUStandardUpdaterController   Sparkle                class    lifetime
    SPUUpdater                     Sparkle                class    lifetime
    Set                            Swift                  struct   value            0
    Share                          Combine                class    lifetime
    Slice                          Swift                  struct   value
    StaticString                   Swift                  struct   value
    Store                          ComposableArchitecture class    observable
    StoreOf                        ComposableArchitecture class    observable
    StrideThrough                  Swift                  struct   value            0
    StrideTo                       Swift                  struct   value            0
    String                         Swift                  struct   value
    Substring                      Swift                  struct   value
    SuspendingClock                Swift                  struct   value
    SystemRandomNumberGenerator    Swift                  struct   value
    Task                           _Concurrency           struct   handle
    TaskGroup                      _Concurrency           struct   handle
    TaskPriority                   _Concurrency           struct   value
    TestStore                      ComposableArchitecture class    lifetime
    TestStoreOf                    ComposableArchitecture class    lifetime
    ThrowingDiscardingTaskGroup    _Concurrency           struct   handle
    ThrowingTaskGroup              _Concurrency           struct   handle
    TreeDictionary                 Collections            struct   value            1
    TreeSet                        Collections            struct   value            0
    UInt                           Swift                  struct   value
    UInt128                        Swift                  struct   value
    UInt16                         Swift                  struct   value
    UInt32                         Swift                  struct   value
    UInt64                         Swift                  struct   value
    UInt8                          Swift                  struct   value
    UnsafeBufferPointer            Swift                  struct   value
    UnsafeContinuation             _Concurrency           struct   value
    UnsafeMutableBufferPointer     Swift                  struct   value
    UnsafeMutablePointer           Swift                  struct   value
    UnsafeMutableRawPointer        Swift                  struct   value
    UnsafePointer                  Swift                  struct   value
    UnsafeRawPointer               Swift                  struct   value
    ViewStore                      ComposableArchitecture class    observableObject
    ViewStoreOf                    ComposableArchitecture class    observableObject
    WritableKeyPath                Swift                  class    immutable
    XCTestCase                     XCTest                 class    base
    XCTestExpectation              XCTest                 class    base
    Zip2Sequence                   Swift                  struct   value
    """
}
