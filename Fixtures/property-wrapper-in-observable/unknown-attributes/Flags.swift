import FlagKit
import SwiftUI

@Observable final class FlagModel {
  @Flag("beta") var isBeta = false  // fine: property-wrapper-in-observable -- may be a macro
  @Dependency(\.clock) var clock  // fine: property-wrapper-in-observable -- not known here
  // fine: property-wrapper-in-observable -- computed
  @available(iOS 18, *) var tag: String { "new" }
  @MainActor var title = ""  // fine: property-wrapper-in-observable -- a global actor
  weak var parent: FlagModel?  // fine: property-wrapper-in-observable -- `weak` is allowed
}
