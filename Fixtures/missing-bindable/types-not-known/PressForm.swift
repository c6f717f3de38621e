import PressKit
import SwiftUI

@propertyWrapper struct Inked<Value> {
  var wrappedValue: Value
  var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

@Observable final class Press {
  var sheets = 4
}

struct PressForm: View {
  @Inked var press: Press
  @PressStored var archive: Press
  let kit: KitPress

  var body: some View {
    Stepper("\(press.sheets)", value: $press.sheets)  // fine: missing-bindable -- own wrapper
    // fine: missing-bindable -- a wrapper of `PressKit`
    Stepper("\(archive.sheets)", value: $archive.sheets)
    Text("\(kit.sheets)")
  }
}
