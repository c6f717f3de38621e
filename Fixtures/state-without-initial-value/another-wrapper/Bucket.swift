import SwiftUI

@propertyWrapper
struct Counted: DynamicProperty {
  var wrappedValue: Int

  init(wrappedValue: Int = 0) { self.wrappedValue = wrappedValue }
}

struct Bucket: View {
  @Counted private var drops  // fine: state-without-initial-value -- a wrapper of its own
  @State private var isFull = false

  var body: some View { Toggle("\(drops)", isOn: $isFull) }
}

struct Well: View {
  var body: some View { Bucket() }
}
