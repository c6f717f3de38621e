import SwiftUI

final class Reader: ObservableObject {
  @Published var page = 1
  let pattern: NSRegularExpression?
  init(pattern: NSRegularExpression?) { self.pattern = pattern }
}

struct ReaderPage: View {
  @StateObject private var reader: Reader

  init() {
    _reader = StateObject(
      // fine: expensive-work-in-body -- an autoclosure that runs once for each view
      wrappedValue: Reader(pattern: try? NSRegularExpression(pattern: "[A-Z]")))
  }

  var body: some View { Stepper("Page \(reader.page)", value: $reader.page) }
}
