import StateLintSyntax

/// An `@Observable` class that views draw on the main thread and that changes on another.
package struct UnguardedModel: Sendable {
  package let write: OffMainWrite
  package let read: ModelRead
}

extension ModelClass {
  /// The first change in the background of something that a view draws. A class that is `Sendable`
  /// is made to be shared between threads. Where not even the systems of a project are known, its
  /// default actor is not either.
  package func unguarded(_ timings: ClosureTimings) -> UnguardedModel? {
    guard isMarkedObservable, !project.conforms(entity, to: .sendable),
      project.placement(nameplate.file).deploymentTarget.isKnown
    else { return nil }
    let writes = offMainWrites(timings, afterWaiting: false) { member in
      project.isTracked(member, in: entity)
        && project.facts(member.file)[project.fact(member).attributes].isEmpty
    }
    for write in writes where !write.dependsOnCaller {
      if let read = read(of: [Name(write.memberName)], timings) {
        return UnguardedModel(write: write, read: read)
      }
    }
    return nil
  }
}
