import SwiftData
import SwiftUI

@Model final class Visit {
  var date = Date()
  init() {}
}

@Observable final class SessionModel {
  @State var count = 0  // expect: property-wrapper-in-observable error `@State`
  @FocusState var isTyping: Bool  // expect: property-wrapper-in-observable error `@FocusState`
  @Namespace var space  // expect: property-wrapper-in-observable error `@Namespace`
  @ScaledMetric var inset = 8.0  // expect: property-wrapper-in-observable error `@ScaledMetric`
  @Environment(\.locale) var locale  // expect: property-wrapper-in-observable error
  @Query var visits: [Visit]  // expect: property-wrapper-in-observable error `@Query`
  var name = ""
}
