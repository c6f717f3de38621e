import SwiftUI

final class LampDouble {
  @State var isOn = false  // fine: dynamic-property-outside-view -- a test target
}
