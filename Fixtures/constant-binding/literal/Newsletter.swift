// config: {"enable": ["constant-binding"]}
import SwiftUI

struct NewsletterForm: View {
  var body: some View {
    Form {
      Toggle("Weekly", isOn: .constant(true))  // expect: constant-binding note `.constant(true)`
      TextField("Name", text: .constant(""))  // expect: constant-binding note `.constant("")`
      Slider(value: .constant(0.5))  // expect: constant-binding note `.constant(0.5)`
    }
  }
}
