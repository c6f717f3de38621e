// config: {"deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

// fine: legacy-observable-object -- clients of the library observe it
public final class Uploader: ObservableObject {
  @Published public private(set) var progress = 0.0
  public init() {}
}
