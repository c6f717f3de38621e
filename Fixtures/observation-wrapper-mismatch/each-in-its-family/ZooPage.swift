import SwiftUI

final class OldZoo: ObservableObject {
  @Published var visitors = 0
}

@Observable final class NewZoo {
  var visitors = 0
}

struct OldZooRow: View {
  @EnvironmentObject private var zoo: OldZoo  // fine: observation-wrapper-mismatch -- old and old
  @ObservedObject var second: OldZoo  // fine: observation-wrapper-mismatch -- old and old

  var body: some View {
    Stepper("\(zoo.visitors) \(second.visitors)", value: $zoo.visitors)
  }
}

struct NewZooRow: View {
  @Environment(NewZoo.self) private var zoo  // fine: observation-wrapper-mismatch -- new and new
  @Bindable var second: NewZoo  // fine: observation-wrapper-mismatch -- new and new

  var body: some View {
    Stepper("\(zoo.visitors) \(second.visitors)", value: $second.visitors)
  }
}

struct ZooPage: View {
  @StateObject private var old = OldZoo()  // fine: observation-wrapper-mismatch -- old and old
  @State private var new = NewZoo()  // fine: observation-wrapper-mismatch -- new and new

  var body: some View {
    VStack {
      OldZooRow(second: old)
      NewZooRow(second: new)
    }
    .environmentObject(old)  // fine: observation-wrapper-mismatch -- old and old
    .environment(new)  // fine: observation-wrapper-mismatch -- new and new
  }
}
