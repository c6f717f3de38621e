import SwiftUI

struct Thread: View {
  let subject: String
  @State private var isOpen = false

  var body: some View { DisclosureGroup(subject, isExpanded: $isOpen) { Text("…") } }
}

struct Inbox: View {
  enum Choice { case letter(String), parcel(String) }

  @State private var choice = Choice.letter("Rent")

  var body: some View {
    VStack {
      // fine: branch-changes-identity -- each case has a subject of its own
      switch choice {
      case .letter(let subject): Thread(subject: subject)
      case .parcel(let subject): Thread(subject: subject)
      }
      Button("Parcel") { choice = .parcel("Shoes") }
    }
  }
}
