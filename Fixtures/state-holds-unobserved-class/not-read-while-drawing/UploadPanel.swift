import SwiftUI

final class UploadSession {
  var retries = 0
  func start() { retries += 1 }
}

struct UploadPanel: View {
  @State private var title = "Upload"
  // fine: state-holds-unobserved-class -- kept alive only; no member of it is drawn
  @State private var session = UploadSession()

  var body: some View {
    Button(title) {
      session.start()
      title = session.retries > 1 ? "Again" : "Uploading"
    }
  }
}
