import SwiftUI

@Observable final class ReaderModel {
  var page = 1
  // expect: property-wrapper-in-observable warning
  @ObservationIgnored @AppStorage("isNight") var isNight = false

  func toggle() { isNight.toggle() }
}

struct ReaderView: View {
  @State private var reader = ReaderModel()

  var body: some View {
    Button(reader.isNight ? "Day" : "Night \(reader.page)") { reader.toggle() }
  }
}
