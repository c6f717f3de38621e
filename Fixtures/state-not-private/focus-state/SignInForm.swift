import SwiftUI

struct SignInForm: View {
  enum Field: Hashable { case name, code }

  @State private var name = ""
  @State private var code = ""
  @FocusState var field: Field?  // expect: state-not-private note `@FocusState`

  var body: some View {
    Form {
      TextField("Name", text: $name).focused($field, equals: .name)
      SecureField("Code", text: $code).focused($field, equals: .code)
    }
    .onSubmit { field = field == .name ? .code : nil }
  }
}
