import SwiftUI

final class ExhibitModel: ObservableObject {
  @Published var isLiked = false
  let number: Int
  init(number: Int) { self.number = number }
}

struct ExhibitPage: View {
  @ObservedObject var exhibit: ExhibitModel

  var body: some View { Toggle("No. \(exhibit.number)", isOn: $exhibit.isLiked) }
}

struct ExhibitList: View {
  @State private var isShowingMap = false
  // expect: state-never-mutated note
  @State private var numbers = [1, 2, 3]

  var body: some View {
    NavigationStack {
      List(numbers, id: \.self) { number in
        NavigationLink("No. \(number)", value: number)
        NavigationLink("Nearby") {
          // expect: object-created-in-body note `ExhibitModel(number: number + 1)`
          ExhibitPage(exhibit: ExhibitModel(number: number + 1))
        }
      }
      .navigationDestination(for: Int.self) { number in
        // expect: object-created-in-body note `ExhibitModel(number: number)`
        ExhibitPage(exhibit: ExhibitModel(number: number))
      }
      .sheet(isPresented: $isShowingMap) {
        // expect: object-created-in-body note `ExhibitModel(number: 0)`
        ExhibitPage(exhibit: ExhibitModel(number: 0))
      }
      .onTapGesture { isShowingMap = true }
    }
  }
}
