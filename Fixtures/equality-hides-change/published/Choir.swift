import Combine
import SwiftUI

struct Singer: Identifiable, Equatable {
  let id: Int
  var voice: String
  // fine: equality-hides-change -- `@Published` announces every assignment
  static func == (lhs: Singer, rhs: Singer) -> Bool { lhs.id == rhs.id }
}

final class Choir: ObservableObject {
  @Published var singers: [Singer] = []
  func refresh(_ fetched: [Singer]) { singers = fetched }
}

struct ChoirView: View {
  @ObservedObject var choir: Choir
  var body: some View { List(choir.singers) { Text($0.voice) } }
}
