import SwiftUI

final class InboxModel: ObservableObject {
  @Published var subjects = ["Invoice", "Holiday"]

  func archive(_ position: Int) { subjects.remove(at: position) }
}

struct Inbox: View {
  @StateObject private var inbox = InboxModel()

  var body: some View {
    List {
      // expect: foreach-index-id warning
      ForEach(inbox.subjects.indices, id: \.self) { position in
        Text(inbox.subjects[position])
          .swipeActions { Button("Archive") { inbox.archive(position) } }
      }
    }
  }
}
