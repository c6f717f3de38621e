// config: {"enable": ["published-missing"]}
import SwiftUI

final class ExportModel: ObservableObject {
  @Published var text = ""
  // fine: published-missing -- drawn by a sheet, which is made anew when it is shown
  private(set) var fileName = ""
  func prepare() { fileName = "Export.txt" }
}

struct ExportPage: View {
  @StateObject private var export = ExportModel()
  @State private var isShared = false

  var body: some View {
    TextField("Text", text: $export.text)
      .onAppear { export.prepare() }
      .onTapGesture { isShared = true }
      .sheet(isPresented: $isShared) { Text(export.fileName) }
  }
}
