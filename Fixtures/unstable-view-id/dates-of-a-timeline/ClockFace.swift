import SwiftUI

struct ClockFace: View {
  @State private var isAnalog = true

  var body: some View {
    TimelineView(.periodic(from: .now, by: 60)) { context in
      Text(context.date, style: .time)
        .id(context.date)  // fine: unstable-view-id -- the timeline decides when this changes
        .animation(.default, value: context.date)  // fine: unstable-view-id -- the same
    }
    Toggle("Analog", isOn: $isAnalog)
  }
}
