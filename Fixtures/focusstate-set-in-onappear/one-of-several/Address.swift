// config: {"enable": ["focusstate-set-in-onappear"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct AddressForm: View {
  enum Field { case street, town }

  @State private var street = ""
  @State private var town = ""
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Street", text: $street).focused($field, equals: .street)
      TextField("Town", text: $town).focused($field, equals: .town)
    }
    // expect: focusstate-set-in-onappear note `field = .street`
    .onAppear { field = .street }
  }
}
