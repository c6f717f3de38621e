/// A year of Apple's systems, named by its iOS version.
///
/// Source: the availability lines of Apple's documentation: iOS 17 came with macOS 14, tvOS 17,
/// watchOS 10 and visionOS 1; since 26 all systems carry one number.
package struct OSRelease: Hashable, Comparable, Sendable {
  /// The major version of iOS, and of iPadOS, Mac Catalyst and tvOS.
  package let iOS: Int

  /// The year in which iOS `iOS` came out; 13, the first with SwiftUI, or later.
  package init(iOS: Int) { self.iOS = iOS }

  /// The version of macOS of that year.
  package var macOS: (major: Int, minor: Int) {
    switch iOS {
    case ...13: (10, 15)
    case ..<26: (iOS - 3, 0)
    default: (iOS, 0)
    }
  }

  /// The major version of watchOS of that year.
  package var watchOS: Int { iOS < 26 ? iOS - 7 : iOS }

  /// The major version of visionOS of that year; 1 where there was none yet.
  package var visionOS: Int { iOS < 26 ? max(1, iOS - 16) : iOS }

  package static func < (left: OSRelease, right: OSRelease) -> Bool { left.iOS < right.iOS }
}
