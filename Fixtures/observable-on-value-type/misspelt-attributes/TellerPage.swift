import SwiftUI

final class Teller: ObservableObject {
  @Published var queue = 4
}

struct TellerPage: View {
  @ObservableObject var first: Teller  // expect: observable-on-value-type error `@ObservableObject`
  @ObjectBinding var second: Teller  // expect: observable-on-value-type error `@ObjectBinding`
  @Observed var third: Teller  // expect: observable-on-value-type error `@Observed`
  @BindingObject var fourth: Teller  // expect: observable-on-value-type error `@BindingObject`
  // expect: observable-on-value-type error `@EnvironmentObservable`
  @EnvironmentObservable var fifth: Teller

  var body: some View {
    Text("\(first.queue + second.queue + third.queue + fourth.queue + fifth.queue)")
  }
}
