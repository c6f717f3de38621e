import SwiftUI

typealias Barcode = String

struct BarcodeInfo: View {
  var code: Barcode
  @State private var info = ""

  var body: some View {
    VStack {
      Text(info)
    }
    .task { info = await scan(code) }  // expect: task-missing-id note
  }

  private func scan(_ code: Barcode) async -> String { "Item \(code)" }
}
