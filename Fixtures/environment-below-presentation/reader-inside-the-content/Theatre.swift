import SwiftUI

final class Cast: ObservableObject {
  @Published var actors = 7
}

struct CastSheet: View {
  var body: some View {
    NavigationStack {
      Form { CastRow() }
    }
  }
}

struct CastRow: View {
  @EnvironmentObject private var cast: Cast

  var body: some View { Stepper("\(cast.actors) actors", value: $cast.actors) }
}

struct Theatre: View {
  @StateObject private var cast = Cast()
  @State private var isShowingCast = false

  var body: some View {
    Button("Cast") { isShowingCast = true }
      .environmentObject(cast)  // expect: environment-below-presentation warning
      .sheet(isPresented: $isShowingCast) { CastSheet() }
  }
}
