import SwiftUI

/// One picture at a time, with the tools that change it.
struct DarkroomView: View {
    @EnvironmentObject private var roll: FilmRoll
    @Environment(\.dismiss) private var dismiss

    @State private var current: Negative.ID
    @State private var tool = Tool.look
    @State private var zoom: CGFloat = 1
    @State private var isCaptionFocused = false
    @State private var chromeHeight: CGFloat = 0

    enum Tool: String, CaseIterable, Identifiable {
        case look = "Look"
        case sketch = "Sketch"
        case light = "Light"

        var id: Self { self }
    }

    /// Opens on one picture; afterwards the reader pages through the roll.
    init(start: Negative.ID) {
        _current = State(initialValue: start)
    }

    var body: some View {
        NavigationStack {
            PagedView(items: roll.negatives, selection: $current) { negative in
                picture(negative)
            }
            .ignoresSafeArea(edges: .bottom)
            .padding(.bottom, chromeHeight)
            .overlay(alignment: .bottom) { chrome }
            .onPreferenceChange(ChromeHeightKey.self) { height in
                chromeHeight = height
            }
            .navigationTitle(roll[current]?.title ?? "")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
                ToolbarItem(placement: .principal) {
                    Picker("Tool", selection: $tool) {
                        ForEach(Tool.allCases) { tool in
                            Text(tool.rawValue)
                        }
                    }
                    .pickerStyle(.segmented)
                }
            }
        }
        .onChange(of: current) { _ in
            zoom = 1
            isCaptionFocused = false
        }
    }

    @ViewBuilder
    private func picture(_ negative: Negative) -> some View {
        switch tool {
        case .look, .light:
            ZoomableImage(image: negative.image, scale: $zoom)
                .brightness(negative.exposure / 4)
        case .sketch:
            SketchPad(background: negative.image, strokes: strokes(of: negative.id))
        }
    }

    @ViewBuilder
    private var chrome: some View {
        if let negative = roll[current] {
            VStack(spacing: 12) {
                if tool == .light {
                    ExposureDial(value: exposure(of: negative.id), range: -2...2)
                        .frame(height: 56)
                }
                CaptionEditor(
                    text: caption(of: negative.id),
                    isFocused: $isCaptionFocused,
                    limit: 140
                )
                .frame(minHeight: 44, maxHeight: 120)
            }
            .padding()
            .background(.bar)
            .background {
                GeometryReader { proxy in
                    Color.clear.preference(key: ChromeHeightKey.self, value: proxy.size.height)
                }
            }
        }
    }

    // MARK: - Bindings into the roll

    private func caption(of id: Negative.ID) -> Binding<String> {
        Binding(
            get: { roll[id]?.caption ?? "" },
            set: { newCaption in
                guard var negative = roll[id] else { return }
                negative.caption = newCaption
                roll.update(negative)
            }
        )
    }

    private func exposure(of id: Negative.ID) -> Binding<Double> {
        Binding(
            get: { roll[id]?.exposure ?? 0 },
            set: { newExposure in
                guard var negative = roll[id] else { return }
                negative.exposure = newExposure
                roll.update(negative)
            }
        )
    }

    private func strokes(of id: Negative.ID) -> Binding<[Stroke]> {
        Binding {
            roll[id]?.strokes ?? []
        } set: { newStrokes in
            guard var negative = roll[id] else { return }
            negative.strokes = newStrokes
            roll.update(negative)
        }
    }
}

private struct ChromeHeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct DarkroomView_Previews: PreviewProvider {
    static let roll = FilmRoll.preview

    static var previews: some View {
        DarkroomView(start: roll.negatives[0].id)
            .environmentObject(roll)
    }
}
