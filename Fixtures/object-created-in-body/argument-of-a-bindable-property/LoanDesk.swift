import SwiftUI

@Observable final class LoanForm {
  var borrower = ""
}

struct LoanFields: View {
  @Bindable var form: LoanForm

  var body: some View { TextField("Borrower", text: $form.borrower) }
}

struct LoanDesk: View {
  @State private var isUrgent = false

  var body: some View {
    Toggle("Urgent", isOn: $isUrgent)
    LoanFields(form: LoanForm())  // expect: object-created-in-body warning `LoanForm()`
  }
}
