import SwiftUI

struct Lamp: View {
  @Binding var isOn: Bool

  var body: some View { Toggle("Lamp", isOn: $isOn) }
}

struct Lamp_Previews: PreviewProvider {
  @State static var isOn = true  // fine: dynamic-property-outside-view -- a preview

  static var previews: some View { Lamp(isOn: $isOn) }
}

#Preview {
  @Previewable @State var isOn = false  // fine: dynamic-property-outside-view -- a preview
  Lamp(isOn: $isOn)
}
