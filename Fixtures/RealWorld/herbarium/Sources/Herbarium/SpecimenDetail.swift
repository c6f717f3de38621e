import Charts
import PhotosUI
import SwiftData
import SwiftUI

struct SpecimenDetail: View {
    @Bindable var specimen: Specimen

    @Environment(\.modelContext) private var modelContext
    @State private var isEditing = false
    @State private var pickedPhoto: PhotosPickerItem?
    @State private var image: Image?
    @State private var visibleRange = ChartRange.year
    @FocusState private var areNotesFocused: Bool

    var body: some View {
        Form {
            photoSection
            Section("Found") {
                LabeledContent("Habitat", value: specimen.habitat.label)
                LabeledContent("Place", value: specimen.place)
                DatePicker("Date", selection: $specimen.collectedOn, displayedComponents: .date)
            }
            Section("Growth") {
                GrowthChart(measurements: specimen.measurementsByDate, range: visibleRange)
                    .equatable()
                    .frame(height: 180)
                Picker("Range", selection: $visibleRange) {
                    ForEach(ChartRange.allCases, id: \.self) { range in
                        Text(range.rawValue)
                    }
                }
                .pickerStyle(.segmented)
                NewMeasurementField { height in
                    add(height)
                }
            }
            Section("Keywords") {
                KeywordField(specimen: specimen)
            }
            Section("Notes") {
                TextField("Notes", text: $specimen.notes, axis: .vertical)
                    .focused($areNotesFocused)
                    .lineLimit(3...)
            }
        }
        .navigationTitle($specimen.name)
        .focusedSceneValue(\.specimen, specimen)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Edit") { isEditing = true }
            }
            ToolbarItem(placement: .keyboard) {
                Button("Done") { areNotesFocused = false }
            }
        }
        .sheet(isPresented: $isEditing) {
            SpecimenEditor(editing: specimen)
        }
        .task(id: specimen.photo) {
            image = await Image(decoding: specimen.photo)
        }
        .task(id: pickedPhoto) {
            guard let pickedPhoto else { return }
            if let data = try? await pickedPhoto.loadTransferable(type: Data.self) {
                specimen.photo = data
            }
        }
        .sensoryFeedback(.impact, trigger: specimen.isFavorite)
    }

    private var photoSection: some View {
        Section {
            if let image {
                image
                    .resizable()
                    .scaledToFit()
            }
            PhotosPicker(selection: $pickedPhoto, matching: .images) {
                Label("Choose a Photo", systemImage: "photo")
            }
        }
    }

    private func add(_ height: Double) {
        let measurement = HeightReading(height: height)
        modelContext.insert(measurement)
        specimen.measurements.append(measurement)
    }
}

enum ChartRange: String, CaseIterable {
    case month = "Month"
    case year = "Year"
    case all = "All"

    func contains(_ date: Date, now: Date = .now) -> Bool {
        switch self {
        case .month: date > now.addingTimeInterval(-30 * 86_400)
        case .year: date > now.addingTimeInterval(-365 * 86_400)
        case .all: true
        }
    }
}

private struct GrowthChart: View, Equatable {
    let measurements: [HeightReading]
    let range: ChartRange

    @State private var selectedDate: Date?

    static func == (left: Self, right: Self) -> Bool {
        left.measurements == right.measurements && left.range == right.range
    }

    var body: some View {
        Chart {
            ForEach(measurements.filter { range.contains($0.date) }) { measurement in
                LineMark(
                    x: .value("Date", measurement.date),
                    y: .value("Height", measurement.height)
                )
                .interpolationMethod(.monotone)
            }
            if let selectedDate {
                RuleMark(x: .value("Selected", selectedDate))
                    .foregroundStyle(.secondary)
            }
        }
        .chartXSelection(value: $selectedDate)
        .chartYAxisLabel("cm")
    }
}

private struct NewMeasurementField: View {
    let onAdd: (Double) -> Void

    @State private var height: Double?

    var body: some View {
        HStack {
            TextField("Height", value: $height, format: .number)
            Button("Add") {
                if let height {
                    onAdd(height)
                }
                height = nil
            }
            .disabled(height == nil)
        }
    }
}

/// The keywords of one specimen, and a field for the next.
private struct KeywordField: View {
    let specimen: Specimen

    @Query(sort: \Keyword.text) private var allKeywords: [Keyword]
    @State private var draft = ""

    var body: some View {
        ForEach(specimen.keywords) { keyword in
            Text(keyword.text)
                .swipeActions {
                    Button("Remove", role: .destructive) {
                        specimen.keywords.removeAll { $0 == keyword }
                    }
                }
        }
        TextField("New keyword", text: $draft)
            .onSubmit(add)
        if !completions.isEmpty {
            ScrollView(.horizontal) {
                HStack {
                    ForEach(completions) { keyword in
                        Button(keyword.text) {
                            specimen.keywords.append(keyword)
                            draft = ""
                        }
                        .buttonStyle(.bordered)
                    }
                }
            }
        }
    }

    private var completions: [Keyword] {
        guard !draft.isEmpty else { return [] }
        return allKeywords.filter { keyword in
            keyword.text.hasPrefix(draft) && !specimen.keywords.contains(keyword)
        }
    }

    private func add() {
        let text = draft.trimmingCharacters(in: .whitespaces).lowercased()
        guard !text.isEmpty else { return }
        let keyword = allKeywords.first { $0.text == text } ?? Keyword(text: text)
        if !specimen.keywords.contains(keyword) {
            specimen.keywords.append(keyword)
        }
        draft = ""
    }
}

extension Image {
    /// Decodes away from the main actor; nil when there is nothing to decode.
    init?(decoding data: Data?) async {
        guard let data else { return nil }
        let decoded = await Task.detached { CGImage.thumbnail(of: data, maximumSide: 1_200) }.value
        guard let decoded else { return nil }
        self.init(decorative: decoded, scale: 1)
    }
}

#Preview(traits: .modifier(SampleHerbarium())) {
    @Previewable @Query var specimens: [Specimen]

    NavigationStack {
        if let first = specimens.first {
            SpecimenDetail(specimen: first)
        }
    }
}
