import SwiftUI

struct PlatformEditor: View {
  private let isBeta = false
  private static let isKiosk = true
  @State private var text = ""

  var body: some View {
    VStack {
      // fine: branch-changes-identity -- the system version stays
      if #available(iOS 17, *) {
        TextEditor(text: $text).scrollClipDisabled()
      } else {
        TextEditor(text: $text)
      }
      // fine: branch-changes-identity -- the device stays
      if UIDevice.current.userInterfaceIdiom == .pad {
        TextEditor(text: $text).padding()
      } else {
        TextEditor(text: $text)
      }
      // fine: branch-changes-identity -- a constant
      if isBeta {
        TextEditor(text: $text).border(.orange)
      } else {
        TextEditor(text: $text)
      }
      // fine: branch-changes-identity -- a constant of the type
      if Self.isKiosk {
        TextEditor(text: $text).disabled(true)
      } else {
        TextEditor(text: $text)
      }
      #if DEBUG
        // fine: branch-changes-identity -- decided when it is compiled
        TextEditor(text: $text).border(.red)
      #else
        TextEditor(text: $text)
      #endif
    }
  }
}
