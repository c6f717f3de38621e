import Combine
import SwiftUI

/// A reading session. Whoever opens it brings the timer along, or gets a new one.
struct ReadingView: View {
    let book: Book

    @StateObject private var timer: ReadingTimer
    @State private var quote = ""
    @State private var quotes: [Quote] = []
    @State private var isDimmed = false
    @State private var idle = Timer.publish(every: 30, on: .main, in: .common).autoconnect()
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(book: Book, timer: @autoclosure @escaping () -> ReadingTimer = ReadingTimer()) {
        self.book = book
        _timer = StateObject(wrappedValue: timer())
    }

    var body: some View {
        let layout = sizeClass == .compact
            ? AnyLayout(VStackLayout(spacing: 24))
            : AnyLayout(HStackLayout(spacing: 48))

        layout {
            dial
            QuoteList(quotes: $quotes, draft: $quote)
        }
        .padding()
        .brightness(isDimmed ? -0.3 : 0)
        .animation(.easeInOut, value: isDimmed)
        .onReceive(idle) { _ in
            isDimmed = timer.isRunning
        }
        .onReceive(timer.$seconds.filter { $0 > 0 && $0.isMultiple(of: 600) }) { _ in
            isDimmed = false
        }
        .onTapGesture { isDimmed = false }
        .onDisappear(perform: timer.pause)
        .navigationTitle(book.title)
    }

    private var dial: some View {
        VStack {
            Gauge(value: timer.progress) {
                Text("Read")
            } currentValueLabel: {
                Text(Duration.seconds(timer.seconds), format: .time(pattern: .minuteSecond))
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .scaleEffect(2)
            .frame(width: 140, height: 140)
            Button(timer.isRunning ? "Pause" : "Start") {
                timer.isRunning ? timer.pause() : timer.start()
            }
            Button("Start Over", action: timer.reset)
            Stepper("Goal: \(timer.goal / 60) minutes", value: $timer.goal, in: 300...7200, step: 300)
        }
    }
}

struct Quote: Identifiable, Equatable {
    let id = UUID()
    var text: String
    var isStarred = false
}

private struct QuoteList: View {
    @Binding var quotes: [Quote]
    @Binding var draft: String

    @State private var editing: Quote.ID?
    @State private var deleting: Quote?
    @FocusState private var focused: Quote.ID?

    var body: some View {
        List {
            ForEach($quotes) { $quote in
                HStack {
                    if editing == quote.id {
                        TextField("Quote", text: $quote.text)
                            .focused($focused, equals: quote.id)
                            .onSubmit { editing = nil }
                    } else {
                        Text(quote.text)
                            .onTapGesture { beginEditing(quote.id) }
                    }
                    Toggle("Star", isOn: $quote.isStarred)
                        .toggleStyle(StarToggleStyle())
                }
                .swipeActions {
                    Button("Delete", role: .destructive) { deleting = quote }
                }
                .confirmationDialog("Delete this quote?", isPresented: isDeleting(quote)) {
                    Button("Delete \(quote.text.count) letters", role: .destructive) {
                        quotes.removeAll { $0.id == quote.id }
                    }
                }
            }
            TextField("New quote", text: $draft)
                .onSubmit(add)
        }
        .toolbar {
            Button("Star All") {
                for index in quotes.indices {
                    quotes[index].isStarred = true
                }
            }
        }
    }

    /// True for one row only: the one whose quote is to go.
    private func isDeleting(_ quote: Quote) -> Binding<Bool> {
        Binding {
            deleting?.id == quote.id
        } set: { isPresented in
            if !isPresented, deleting?.id == quote.id {
                deleting = nil
            }
        }
    }

    private func beginEditing(_ id: Quote.ID) {
        editing = id
        focused = id
    }

    private func add() {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        quotes.append(Quote(text: text))
        draft.removeAll()
    }
}

struct StarToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Image(systemName: configuration.isOn ? "star.fill" : "star")
                .accessibilityLabel(Text("Star"))
                .accessibilityValue(Text(configuration.isOn ? "On" : "Off"))
        }
        .buttonStyle(.plain)
    }
}

struct ReadingView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            ReadingView(
                book: Book.samples[0],
                timer: ReadingTimer(makeClock: { Empty().eraseToAnyPublisher() })
            )
        }
    }
}
