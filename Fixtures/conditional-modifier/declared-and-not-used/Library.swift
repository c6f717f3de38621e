// config: {"enable": ["conditional-modifier"]}
import SwiftUI

extension View {
  // expect: conditional-modifier note
  @ViewBuilder public func transformed<Output: View>(
    if condition: Bool, transform: (Self) -> Output
  ) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}
