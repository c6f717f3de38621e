import SwiftUI

struct InboxList: View {
  @State private var letters = ["Invoice", "Card"]
  @State private var isAsking = false
  @State private var isShown = false

  var body: some View {
    List {
      ForEach(letters, id: \.self) { letter in
        Text(letter)
          .swipeActions {
            Button("Delete") { isAsking = true }
              // fine: shared-presentation-in-foreach -- one row is swiped at a time
              .confirmationDialog("Delete \(letter)?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { letters.removeAll { $0 == letter } }
              }
          }
          .contextMenu {
            Button("Show") { isShown = true }
              // fine: shared-presentation-in-foreach -- one menu is open at a time
              .popover(isPresented: $isShown) { Text(letter) }
          }
      }
    }
  }
}
