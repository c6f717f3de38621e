import SwiftUI
import UniformTypeIdentifiers

struct Kiosk: View {
  @State private var log: [String] = []
  @State private var query = ""  // expect: state-never-mutated note
  @State private var isOver = false
  @State private var isPressing = false
  @State private var page = 0
  @State private var file: URL?
  @State private var isPicking = false
  @FocusState private var isFocused: Bool

  var body: some View {
    List {
      // fine: state-write-in-body -- actions, one and all
      // expect: foreach-id-self note
      ForEach(log, id: \.self) { Text($0) }
        .onDelete { log.remove(atOffsets: $0) }
        .onMove { log.move(fromOffsets: $0, toOffset: $1) }
    }
    .onAppear { page = 1 }
    .onDisappear(perform: { page = 0 })
    .task { page = await load() }
    .task(id: query) { log = [query] }
    .onReceive(NotificationCenter.default.publisher(for: .init("tick"))) { _ in page += 1 }
    .onChange(of: query) { log.append(query) }
    .onChange(of: page, initial: true) { old, new in log.append("\(old) → \(new)") }
    .onSubmit { isFocused = false }
    .onSubmit(of: .search, submit)
    .refreshable { log = [] }
    .onTapGesture(count: 2) { page += 1 }
    .onLongPressGesture { page = 0 } onPressingChanged: { isPressing = $0 }
    .onLongPressGesture(minimumDuration: 1, pressing: { isPressing = $0 }, perform: { page = 9 })
    .onHover { isOver = $0 }
    .onOpenURL { file = $0 }
    .onPreferenceChange(PageKey.self) { page = $0 }
    .dropDestination(for: String.self) { items, _ in
      log += items
      return true
    } isTargeted: {
      isOver = $0
    }
    .fileImporter(isPresented: $isPicking, allowedContentTypes: [.image]) { result in
      file = try? result.get()
    }
    .accessibilityAction(named: "Next") { page += 1 }
    .swipeActions { Button("Archive") { log.removeAll() } }
    .contextMenu { Button("Pick") { isPicking = true } }
    .focused($isFocused)
    .opacity(isPressing || isOver ? 0.5 : 1)
  }

  private func submit() { log.append(query) }
  private func load() async -> Int { log.count }
}

struct PageKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}
