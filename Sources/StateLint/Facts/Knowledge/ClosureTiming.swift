/// When a closure handed to a call runs, seen from the region that hands it over.
package enum ClosureTiming: UInt8, Sendable, CaseIterable {
  /// Kept and run later, in answer to a tap, a change, an event: writing state is fine (A).
  case action
  /// Runs while SwiftUI updates or lays out, and returns views or other content (B).
  case builder
  /// Runs while SwiftUI updates, lays out or renders, and returns a plain value (C).
  case compute
  /// Runs at once, in the region of the call itself (N).
  case now
  /// Run later to supply a value: a drag payload, the default value of a scene (F).
  case later
  /// Runs during some updates and between others, as the run decides.
  case perhaps
  /// Nothing is known. Never creates a finding; it may silence one.
  case unknown

  /// Whether a write in the closure is a write during a view update: `builder` and `compute`.
  package var runsDuringUpdate: Bool { self == .builder || self == .compute }
}
