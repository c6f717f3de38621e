// config: {"deploymentTarget": {"iOS": "17.0"}}
#if canImport(SwiftUI)
  import SwiftUI
#else
  import OpenSwiftUI
#endif

// fine: legacy-observable-object -- this module also builds without Apple's SwiftUI
final class PortableModel: ObservableObject {
  @Published var count = 0
}
