import Combine
import HabitKit
import SwiftUI

/// Searches while somebody types. Its pipeline is made of the publishers of its properties.
@MainActor
final class SymbolSearch: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published private(set) var queryCount = 0

    private let symbols: [String]

    init(symbols: [String]) {
        self.symbols = symbols

        $query
            .debounce(for: .milliseconds(200), scheduler: RunLoop.main)
            .removeDuplicates()
            .map { query in
                symbols.filter { query.isEmpty || $0.contains(query.lowercased()) }
            }
            .assign(to: &$results)

        $query
            .dropFirst()
            .scan(0) { count, _ in count + 1 }
            .assign(to: &$queryCount)
    }
}

struct SymbolSearchView: View {
    @Binding var selection: String

    @StateObject private var search = SymbolSearch(symbols: ["book", "drop", "leaf", "moon", "figure.walk"])
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        List(search.results, id: \.self) { symbol in
            Button {
                selection = symbol
                dismissSearch()
            } label: {
                Label(symbol, systemImage: symbol)
            }
            .listRowBackground(symbol == selection ? Color.accentColor.opacity(0.2) : nil)
        }
        .searchable(text: $search.query)
        .safeAreaInset(edge: .bottom) {
            Text("\(search.queryCount) searches")
                .font(.footnote)
        }
    }
}

/// A card that is turned over. Front and back are any two views.
struct FlipCard<Front: View, Back: View>: View {
    @Binding private var isFlipped: Bool
    private let front: Front
    private let back: Back

    init(
        isFlipped: Binding<Bool>,
        @ViewBuilder front: () -> Front,
        @ViewBuilder back: () -> Back
    ) {
        _isFlipped = isFlipped
        self.front = front()
        self.back = back()
    }

    var body: some View {
        ZStack {
            front
                .modifier(FlipEffect(degrees: isFlipped ? 180 : 0, isFront: true))
            back
                .modifier(FlipEffect(degrees: isFlipped ? 360 : 180, isFront: false))
        }
        .onTapGesture {
            withAnimation(.bouncy) { isFlipped.toggle() }
        }
    }
}

private struct FlipEffect: ViewModifier, Animatable {
    var degrees: Double
    let isFront: Bool

    nonisolated var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }

    func body(content: Content) -> some View {
        content
            .rotation3DEffect(.degrees(degrees), axis: (0, 1, 0))
            .opacity(isVisible ? 1 : 0)
    }

    private var isVisible: Bool {
        let angle = degrees.truncatingRemainder(dividingBy: 360)
        return angle < 90 || angle > 270
    }
}

/// Shows a message for a moment, over anything.
struct ToastModifier: ViewModifier {
    @Binding var message: String?

    @State private var dragOffset = 0.0

    func body(content: Content) -> some View {
        content.overlay(alignment: .bottom) {
            if let message {
                Text(message)
                    .padding()
                    .background(.thinMaterial, in: .capsule)
                    .offset(y: dragOffset)
                    .gesture(
                        DragGesture()
                            .onChanged { dragOffset = max($0.translation.height, 0) }
                            .onEnded { value in
                                if value.translation.height > 40 {
                                    self.message = nil
                                }
                                dragOffset = 0
                            }
                    )
                    .transition(.move(edge: .bottom).combined(with: .opacity))
                    .task(id: message) {
                        try? await Task.sleep(for: .seconds(3))
                        if !Task.isCancelled {
                            self.message = nil
                        }
                    }
            }
        }
        .animation(.snappy, value: message)
    }
}

extension View {
    func toast(_ message: Binding<String?>) -> some View {
        modifier(ToastModifier(message: message))
    }
}

#Preview("Flip") {
    @Previewable @State var isFlipped = false
    @Previewable @State var message: String?

    FlipCard(isFlipped: $isFlipped) {
        Text("Front")
    } back: {
        Button("Say hello") { message = "Hello" }
    }
    .toast($message)
}

#Preview("Symbols") {
    @Previewable @State var symbol = "book"

    NavigationStack {
        SymbolSearchView(selection: $symbol)
    }
}
