import SwiftUI

final class Deck: ObservableObject {
  @Published var cars = 30
}

struct DeckSheet: View {
  @EnvironmentObject private var deck: Deck

  var body: some View { Stepper("\(deck.cars) cars", value: $deck.cars) }
}

struct FerryPage: View {
  @StateObject private var deck = Deck()
  @State private var isShowing = false

  var body: some View {
    Button("Deck") { isShowing = true }
      .sheet(isPresented: $isShowing) { DeckSheet() }
      .environmentObject(deck)  // fine: environment-below-presentation -- outside the sheet
  }
}

struct FerryStack: View {
  @StateObject private var deck = Deck()
  @State private var isShowing = false

  var body: some View {
    VStack {
      Button("Deck") { isShowing = true }
        .environmentObject(deck)  // fine: environment-below-presentation -- and again further out
        .sheet(isPresented: $isShowing) { DeckSheet() }
    }
    .environmentObject(deck)
  }
}

struct FerryContent: View {
  @StateObject private var deck = Deck()
  @State private var isShowing = false

  var body: some View {
    Button("Deck") { isShowing = true }
      .environmentObject(deck)  // fine: environment-below-presentation -- the content gets it too
      .sheet(isPresented: $isShowing) {
        NavigationStack { DeckSheet() }.environmentObject(deck)
      }
  }
}
