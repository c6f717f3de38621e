import SwiftUI

enum Stop {
  case market, tower

  func picture() -> any View {
    switch self {
    case .market: Text("Market")
    case .tower: Image(systemName: "building.2")
    }
  }
}

struct TourPage: View {
  let stop: Stop
  let banner: AnyView

  var body: some View {
    VStack {
      top
      AnyView(stop.picture())  // fine: anyview-erases-identity -- `any View` hides the type already
    }
  }

  private var top: AnyView { banner }  // fine: anyview-erases-identity -- hidden by somebody else
}
