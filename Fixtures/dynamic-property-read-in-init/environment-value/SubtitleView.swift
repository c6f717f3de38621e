import SwiftUI

struct SubtitleView: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dismiss) private var dismiss
  private var tint = Color.gray

  init(isLive: Bool) {
    tint = scheme == .dark ? .white : .black  // expect: dynamic-property-read-in-init warning `scheme`
    if !isLive {
      dismiss()  // expect: dynamic-property-read-in-init warning `dismiss`
    }
  }

  var body: some View {
    Button("Close") { dismiss() }
      .foregroundStyle(scheme == .dark ? tint : .gray)
  }
}
