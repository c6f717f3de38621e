import SwiftUI

struct TableMat: View {
  let guest: String
  @State private var visits: [String] = []

  var body: some View {
    Text("\(visits.count) visits")
      .task { visits.append(guest) }  // fine: task-missing-id -- nothing is loaded
  }
}
