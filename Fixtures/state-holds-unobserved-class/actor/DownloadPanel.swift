import SwiftUI

actor Downloader {
  var bytes = 0
  func load() { bytes += 1024 }
}

struct DownloadPanel: View {
  // fine: state-holds-unobserved-class -- an actor, read with await
  @State private var downloader = Downloader()
  @State private var bytes = 0

  var body: some View {
    Text("\(bytes) bytes")
      .task {
        await downloader.load()
        bytes = await downloader.bytes
      }
  }
}
