import SwiftUI

struct Chore: Identifiable {
  var title: String
  var isDone = false
  var id: String { title }
}

struct Shelf: Identifiable {
  let number: Int
  var label: String
  var id: Int { number }
}

struct Stall: Identifiable {
  var row: Int
  var owner: String
  var id: String { "\(row)/\(owner)" }
}

struct ErrandEditor: View {
  @State private var chores = [Chore(title: "Post")]
  @State private var shelves = [Shelf(number: 1, label: "Jam")]
  @State private var stalls = [Stall(row: 1, owner: "Ada")]

  var body: some View {
    ForEach($chores) { $chore in
      // expect: unstable-identifiable-id warning `$chore.title`
      TextField("Title", text: $chore.title)
      Toggle("Done", isOn: $chore.isDone)  // fine: unstable-identifiable-id -- not part of the id
    }
    List($stalls) { $stall in
      // expect: unstable-identifiable-id warning `$stall.owner`
      TextField("Owner", text: $stall.owner)
    }
    ForEach($shelves) { $shelf in
      // fine: unstable-identifiable-id -- the number stays
      TextField("Label", text: $shelf.label)
    }
    ForEach($chores, id: \.isDone) { $chore in
      // fine: unstable-identifiable-id -- these rows have another id
      TextField("Title", text: $chore.title)
    }
    ForEach(chores) { chore in
      Text(chore.title)  // fine: unstable-identifiable-id -- only shown
    }
  }
}
