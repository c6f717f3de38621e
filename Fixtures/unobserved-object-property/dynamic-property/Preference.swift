import SwiftUI

final class PreferenceBox: ObservableObject {
  @Published var fontSize = 14.0
}

struct PreferredSize: DynamicProperty {
  // fine: unobserved-object-property -- a dynamic property decides itself what it listens to
  private let source: PreferenceBox
  @ObservedObject private var box: PreferenceBox

  init(_ box: PreferenceBox) {
    source = box
    _box = ObservedObject(wrappedValue: box)
  }

  var value: Double { source.fontSize * (box.fontSize > 20 ? 0.9 : 1) }
}

struct SizedText: View {
  private let size: PreferredSize

  init(box: PreferenceBox) { size = PreferredSize(box) }

  var body: some View { Text("Sample").font(.system(size: size.value)) }
}
