import SwiftUI

final class Compass2: ObservableObject {
  @Published var heading = 90
}

struct CompassSheet: View {
  @EnvironmentObject private var compass: Compass2

  var body: some View { Stepper("\(compass.heading)°", value: $compass.heading) }
}

struct WithCompass: ViewModifier {
  @StateObject private var compass = Compass2()
  @Binding var isShowing: Bool

  func body(content: Content) -> some View {
    content
      .onTapGesture { isShowing.toggle() }
      .environmentObject(compass)  // expect: environment-below-presentation warning
      .sheet(isPresented: $isShowing) { CompassSheet() }
  }
}
