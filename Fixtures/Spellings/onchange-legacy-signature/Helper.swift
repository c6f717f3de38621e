import SwiftUI

extension View {
  func logging(_ value: Int) -> some View {
    onChange(of: value) { print($0) }  // expect: onchange-legacy-signature note
  }
}
