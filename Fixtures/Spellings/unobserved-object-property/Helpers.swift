import SwiftUI

final class Aviary: ObservableObject {
  @Published var birds = 3
  func open() { birds = 0 }
}

struct AviaryPage: View {
  private let aviary: Aviary  // expect: unobserved-object-property warning `aviary`

  init(_ aviary: Aviary) { self.aviary = aviary }

  var body: some View {
    header
    Button("Open", action: aviary.open)
  }

  private var header: some View { Text(title) }
  private var title: String { "\(self.aviary.birds) birds" }
}

struct AviarySign: View {
  let aviary: Aviary  // expect: unobserved-object-property warning `aviary`

  var body: some View { sign() }
}

extension AviarySign {
  @ViewBuilder fileprivate func sign() -> some View {
    let aviary = self.aviary
    if aviary.birds > 0 { Text("Please close the door") }
  }
}
