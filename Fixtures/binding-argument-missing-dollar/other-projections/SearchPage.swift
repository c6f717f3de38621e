import Combine
import SwiftUI

final class SearchModel: ObservableObject {
  @Published var query = ""
}

struct Counter2: View {
  let changes: Published<String>.Publisher
  @State private var count = 0

  var body: some View { Text("\(count)").onReceive(changes) { _ in count += 1 } }
}

struct FocusRow: View {
  @FocusState.Binding var isFocused: Bool
  let namespace: Namespace.ID

  var body: some View {
    Button("Focus") { isFocused = true }.matchedGeometryEffect(id: 1, in: namespace)
  }
}

struct SearchPage: View {
  @StateObject private var model = SearchModel()
  @FocusState private var isFocused: Bool
  @Namespace private var space

  var body: some View {
    TextField("Find", text: $model.query).focused($isFocused)
    // fine: binding-argument-missing-dollar -- `$query` of the model is a publisher
    Counter2(changes: model.$query)
    // fine: binding-argument-missing-dollar -- a binding to the focus
    FocusRow(isFocused: $isFocused, namespace: space)
  }
}
