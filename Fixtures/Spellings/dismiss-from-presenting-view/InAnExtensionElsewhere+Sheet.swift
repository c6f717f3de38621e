import SwiftUI

extension Ark {
  func pairSheet() -> some View {
    Button("Close") { dismiss() }  // expect: dismiss-from-presenting-view warning `dismiss()`
  }
}
