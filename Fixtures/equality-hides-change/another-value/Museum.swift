import SwiftUI

struct Painting: Identifiable, Equatable {
  let id: Int
  var title: String
  // fine: equality-hides-change -- what is stored is another painting each time, or fewer of them
  static func == (lhs: Painting, rhs: Painting) -> Bool { lhs.id == rhs.id }
}

struct Visitor: Identifiable, Equatable {
  let id = UUID()
  var name: String
  // fine: equality-hides-change -- each one that is made has an id of its own
  static func == (lhs: Visitor, rhs: Visitor) -> Bool { lhs.id == rhs.id }
}

@Observable final class Museum {
  var paintings = [Painting(id: 1, title: "Sea"), Painting(id: 2, title: "Hay")]
  var shown: Painting?
  var guest = Visitor(name: "Ada")

  func show(_ painting: Painting) { shown = painting }
  func close() { shown = nil }
  func lend(_ id: Int) { paintings = paintings.filter { $0.id != id } }
  func clear() { paintings = [] }
  func welcome(_ name: String) { guest = Visitor(name: name) }
}

struct MuseumView: View {
  let museum: Museum

  var body: some View {
    ForEach(museum.paintings) { painting in
      Button(painting.title) { museum.show(painting) }
    }
    Text(museum.shown?.title ?? "Nothing")
    Text(museum.guest.name)
  }
}
