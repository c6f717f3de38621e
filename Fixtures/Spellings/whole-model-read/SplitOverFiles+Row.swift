import SwiftUI

struct ArchiveRow: View {
  let archive: Archive
  let index: Int

  var body: some View { name }
}

extension ArchiveRow {
  var name: some View {
    #if os(iOS)
      Text(archive.files[index])  // expect: whole-model-read note
    #else
      Text(archive.files[index]).bold()  // expect: whole-model-read note
    #endif
  }
}
