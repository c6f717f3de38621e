extension ClosureTable {
  /// Free functions of the standard library, SwiftUI and Observation. Source, here and below: their
  /// declarations: what is `@escaping` is kept for later, what is not runs at once.
  package static let functions: StaticString = """
    autoreleasepool                   -               now    t1,invoking
    sequence                          -               now    t1,next
    withAnimation                     -               action completion
    withAnimation                     -               now    t1
    withCheckedContinuation           -               now    t1
    withCheckedThrowingContinuation   -               now    t1
    withDiscardingTaskGroup           -               now    t1,body
    withExtendedLifetime              -               now    t1,body
    withObservationTracking           -               action onChange
    withObservationTracking           -               now    t1,apply
    withTaskCancellationHandler       -               action handler,onCancel
    withTaskCancellationHandler       operation-given action t1
    withTaskCancellationHandler       -               now    t1,operation
    withTaskGroup                     -               now    t1,body
    withTaskPriorityEscalationHandler -               action onPriorityEscalated
    withTaskPriorityEscalationHandler -               now    t1,operation
    withThrowingDiscardingTaskGroup   -               now    t1,body
    withThrowingTaskGroup             -               now    t1,body
    withTransaction                   -               action completion
    withTransaction                   -               now    t1
    withUnsafeBytes                   -               now    t1
    withUnsafeContinuation            -               now    t1
    withUnsafeCurrentTask             -               now    t1,body
    withUnsafeMutableBytes            -               now    t1
    withUnsafeMutablePointer          -               now    t1
    withUnsafePointer                 -               now    t1
    withUnsafeThrowingContinuation    -               now    t1
    """

  /// Methods of the standard library, Foundation, Dispatch, Combine and Core Data, known by their
  /// name on any receiver.
  package static let methods: StaticString = """
    addObserver                    - action *
    addOperation                   - action *
    addTask                        - action *
    addTaskUnlessCancelled         - action *
    async                          - action *
    asyncAfter                     - action *
    asyncAndWait                   - now    t1,execute
    dataTask                       - action *
    downloadTask                   - action *
    getNotificationSettings        - action *
    handleEvents                   - action *
    loadDataRepresentation         - action *
    loadFileRepresentation         - action *
    loadItem                       - action *
    loadObject                     - action *
    notify                         - action *
    observe                        - action *
    perform                        - action *
    performAndWait                 - now    t1
    performBackgroundTask          - action *
    registerUndo                   - action *
    requestAuthorization           - action *
    scheduledTimer                 - action *
    sink                           - action *
    sync                           - now    t1,execute
    uploadTask                     - action *
    withCriticalRegion             - now    t1
    withLock                       - now    t1,body
    withLockIfAvailable            - now    t1,body
    withLockUnchecked              - now    t1,body
    withUnsafeBufferPointer        - now    t1,body
    withUnsafeBytes                - now    t1
    withUnsafeMutableBufferPointer - now    t1,body
    withUnsafeMutableBytes         - now    t1
    """

  /// Static methods, known by the type before them and their name.
  package static let staticMethods: StaticString = """
    Button.cancel                        -                action t1,action
    Button.default                       -                action t1,action
    Button.destructive                   -                action t1,action
    DispatchQueue.concurrentPerform      -                now    t1,execute
    MainActor.assumeIsolated             -                now    t1
    MainActor.run                        -                now    t1,body
    NSAnimationContext.runAnimationGroup -                action completion,completionHandler
    NSAnimationContext.runAnimationGroup title            action t1
    NSAnimationContext.runAnimationGroup -                now    t1,animations,changes
    Task.detached                        -                action *
    Task.immediate                       -                now    t1,operation
    Task.immediateDetached               -                now    t1,operation
    UIView.animate                       -                action completion
    UIView.animate                       animations-given action t1
    UIView.animate                       -                now    t1,animations
    UIView.animateKeyframes              -                action completion
    UIView.animateKeyframes              animations-given action t1
    UIView.animateKeyframes              -                now    t1,animations
    UIView.performWithoutAnimation       -                now    t1
    UIView.transition                    -                action completion
    UIView.transition                    animations-given action t1
    UIView.transition                    -                now    t1,animations
    """
}
