import InjectionKit
import SwiftUI

@Observable final class UploadModel {
  // fine: property-wrapper-in-observable -- nothing is drawn from it
  @ObservationIgnored @AppStorage("usesCellular") private var usesCellular = false
  // fine: property-wrapper-in-observable -- an injected service
  @ObservationIgnored @Injected private var service: UploadService
  var isRunning = false

  func start() { isRunning = usesCellular || service.isReady }
}

struct UploadView: View {
  @State private var upload = UploadModel()

  var body: some View { Button(upload.isRunning ? "Running" : "Start") { upload.start() } }
}
