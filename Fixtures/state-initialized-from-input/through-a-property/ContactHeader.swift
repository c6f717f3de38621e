import SwiftUI

struct Contact {
  var name: String
  var phone: String
}

struct ContactHeader: View {
  @State private var name: String

  init(contact: Contact) {
    // expect: state-initialized-from-input warning `_name = State(initialValue: contact.name)`
    _name = State(initialValue: contact.name)
  }

  var body: some View { Text(name).font(.title) }
}
