// config: {"enable": ["focusstate-set-in-onappear"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct PinField: View {
  @Binding var pin: String
  var isFocused: FocusState<Bool>.Binding

  var body: some View {
    TextField("PIN", text: $pin)
      .focused(isFocused)
      .onAppear { isFocused.wrappedValue = true }  // expect: focusstate-set-in-onappear note
  }
}
