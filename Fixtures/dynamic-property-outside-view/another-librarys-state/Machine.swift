import MachineKit

final class Machine {
  @State var speed = 0  // fine: dynamic-property-outside-view -- no SwiftUI here
  @Environment var region: String  // fine: dynamic-property-outside-view -- no SwiftUI here
  @Query var parts: [String]  // fine: dynamic-property-outside-view -- no SwiftUI here
}
