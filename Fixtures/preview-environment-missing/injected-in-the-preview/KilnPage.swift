import SwiftUI

@MainActor final class Kiln: ObservableObject {
  static let sample = Kiln()
  @Published var pots = 5
}

@Observable final class Glaze {
  var layers = 2
}

struct KilnPage: View {
  @EnvironmentObject private var kiln: Kiln
  @Environment(Glaze.self) private var glaze

  var body: some View {
    Button("\(kiln.pots) pots, \(glaze.layers) layers") {
      kiln.pots += 1
      glaze.layers += 1
    }
  }
}

#Preview("On the view") {
  KilnPage()  // fine: preview-environment-missing -- both are injected
    .environmentObject(Kiln())
    .environment(Glaze())
}

#Preview("Further out") {
  NavigationStack {
    KilnPage()  // fine: preview-environment-missing -- injected on the stack
  }
  .environmentObject(Kiln.sample)
  .environment(Glaze())
}

#Preview("With locals") {
  let kiln = Kiln()
  let glaze: Glaze = {
    let glaze = Glaze()
    glaze.layers = 4
    return glaze
  }()
  KilnPage()  // fine: preview-environment-missing -- two locals go in
    .environmentObject(kiln)
    .environment(glaze)
}

#Preview("Previewable") {
  @Previewable @StateObject var kiln = Kiln()
  @Previewable @State var glaze = Glaze()
  KilnPage()  // fine: preview-environment-missing -- owned by the preview
    .environmentObject(kiln)
    .environment(glaze)
}

struct KilnPage_Previews: PreviewProvider {
  static let glaze = Glaze()

  static var previews: some View {
    KilnPage()  // fine: preview-environment-missing -- a static property goes in
      .environmentObject(Kiln.sample)
      .environment(glaze)
  }
}
