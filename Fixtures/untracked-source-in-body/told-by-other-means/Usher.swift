import SwiftUI

struct Usher: View {
  @State private var rows = 0

  var body: some View {
    // fine: untracked-source-in-body -- each change of it comes with one of `rows`
    Text("\(UserDefaults.standard.integer(forKey: "seats")) seats, \(rows) rows")
    Button("Add") {
      rows += 1
      UserDefaults.standard.set(rows * 12, forKey: "seats")
    }
  }
}
