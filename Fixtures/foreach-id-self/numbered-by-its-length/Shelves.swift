import SwiftUI

struct Shelves: View {
  @State private var shelves = ["Shelf 0", "Shelf 1"]

  var body: some View {
    // fine: foreach-id-self -- each length comes once, for shelves come and go at the end
    ForEach(shelves, id: \.self) { Text($0) }
    Button("Add") { shelves.append("Shelf \(shelves.count)") }
    Button("Remove") { shelves.removeLast() }
  }
}
