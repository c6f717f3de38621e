import SwiftUI

@Observable final class Archive {
  var files: [String] = []
  func add(_ file: String) { files.append(file) }
}

struct ArchiveList: View {
  let archive: Archive

  var body: some View {
    List(0..<archive.files.count, id: \.self) { ArchiveRow(archive: archive, index: $0) }
  }
}
