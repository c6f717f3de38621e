import SwiftUI

@Observable final class Nest {
  var eggs = 4
}

struct NestRow: View {
  @ObservedObject var nest: Nest  // expect: observation-wrapper-mismatch error

  var body: some View { Stepper("\(nest.eggs) eggs", value: $nest.eggs) }
}

struct NestLabel: View {
  @ObservedObject var nest: Nest  // expect: observation-wrapper-mismatch error

  var body: some View { Text("\(nest.eggs) eggs") }
}
