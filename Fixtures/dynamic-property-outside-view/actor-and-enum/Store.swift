import SwiftUI

actor DownloadStore {
  @State var bytes = 0  // expect: dynamic-property-outside-view warning `@State`
}

enum Layout {
  @ScaledMetric static var inset = 8.0  // expect: dynamic-property-outside-view warning
  @State static var columns = 2  // expect: dynamic-property-outside-view warning `@State`
}
