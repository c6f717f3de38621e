import SwiftUI

/// Counts bars while somebody plays: a tap for each, and marks where it went wrong.
struct BarCounter: View {
    let beatsPerBar: Int

    @State private var bars: [Int] = []
    @State private var nextBar = 1
    @State private var mistakes: Set<Int> = []
    @State private var isLocked = false

    private let columns = [GridItem(.adaptive(minimum: 44))]

    var body: some View {
        ScrollView {
            // A bar keeps its number; no number is given twice.
            LazyVGrid(columns: columns) {
                ForEach(bars, id: \.self) { bar in
                    BarCell(number: bar, isWrong: mistakes.contains(bar), isLast: bar == bars.last)
                        .onTapGesture { toggleMistake(bar) }
                }
            }
        }
        .disabled(isLocked)
        .safeAreaInset(edge: .bottom) {
            HStack {
                Button("Bar", systemImage: "plus", action: addBar)
                    .keyboardShortcut(.space, modifiers: [])
                Toggle("Lock", isOn: $isLocked)
                    .toggleStyle(.button)
                Text("\(bars.count * beatsPerBar) beats, \(mistakes.count) mistakes")
                    .contentTransition(.numericText())
            }
            .animation(.default, value: bars.count)
        }
    }

    private func addBar() {
        bars.append(nextBar)
        nextBar += 1
    }

    private func toggleMistake(_ bar: Int) {
        if !mistakes.insert(bar).inserted {
            mistakes.remove(bar)
        }
    }
}

private struct BarCell: View {
    let number: Int
    let isWrong: Bool
    let isLast: Bool

    var body: some View {
        Text(number, format: .number)
            .frame(width: 44, height: 44)
            .background(isWrong ? .red.opacity(0.3) : .gray.opacity(0.15), in: .rect(cornerRadius: 8))
            .overlay {
                RoundedRectangle(cornerRadius: 8)
                    .strokeBorder(.tint, lineWidth: isLast ? 2 : 0)
            }
    }
}

#Preview {
    BarCounter(beatsPerBar: 4)
}
