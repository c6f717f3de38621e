import SwiftUI

@Observable class Transfer {
  var bytes = 0
}

// Nothing on screen shows the attempts.
final class Download: Transfer {  // expect: observable-subclass-unmarked note `Download`
  private var attempts = 0

  func start() {
    attempts += 1
    bytes = attempts * 1024
  }
}

struct DownloadView: View {
  @State private var download = Download()

  var body: some View { Button("\(download.bytes) bytes") { download.start() } }
}
