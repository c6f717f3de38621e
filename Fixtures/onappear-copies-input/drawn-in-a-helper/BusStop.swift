import SwiftUI

struct BusStop: View {
  let line: Int
  @State private var sign = ""

  var body: some View {
    VStack { header }
      .onAppear { sign = "Line \(line)" }  // expect: onappear-copies-input warning
  }

  private var header: some View { Text(sign).font(.headline) }
}
