import SwiftUI

@Observable final class AddressBook {
  var street = "Elm Street"
}

struct AddressForm: View {
  let book: AddressBook
  @State private var street: String

  init(book: AddressBook) {
    self.book = book
    // fine: state-initialized-from-input -- save() takes the draft
    _street = State(initialValue: book.street)
  }

  var body: some View {
    TextField("Street", text: $street)
    Button("Save", action: save)
  }

  private func save() {
    book.street = street.trimmingCharacters(in: .whitespaces)
  }
}

struct AddressScreen: View {
  @State private var book = AddressBook()

  var body: some View {
    Text(book.street)
    AddressForm(book: book)
  }
}
