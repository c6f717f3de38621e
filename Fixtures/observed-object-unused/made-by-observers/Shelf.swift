import SwiftUI

final class ShelfModel: ObservableObject {
  @Published var titles = ["Atlas"]

  func clear() { titles = [] }
}

struct ClearButton: View {
  let size: Int
  // fine: observed-object-unused -- whoever makes the button is drawn with each change anyway
  @ObservedObject var shelf: ShelfModel

  var body: some View { Button("Clear \(size)") { shelf.clear() } }
}

struct ShelfScreen: View {
  @StateObject private var shelf = ShelfModel()

  var body: some View { ClearButton(size: shelf.titles.count, shelf: shelf) }
}
