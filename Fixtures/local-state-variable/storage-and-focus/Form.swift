import SwiftUI

struct AddressForm: View {
  let title: String

  var body: some View {
    @AppStorage("city") var city = ""  // expect: local-state-variable warning
    @SceneStorage("street") var street = ""  // expect: local-state-variable warning
    @FocusState var isTyping: Bool  // expect: local-state-variable warning `@FocusState`
    return VStack {
      Text(title)
      TextField("City", text: $city).focused($isTyping)
      TextField("Street", text: $street)
    }
  }
}
