import SwiftData
import SwiftUI

struct HerbariumSettings: View {
    @Environment(PlantCatalog.self) private var catalog
    @Environment(\.modelContext) private var modelContext

    @AppStorage("specimens.order") private var order = SpecimenOrder.name
    @Query(filter: #Predicate<Keyword> { $0.specimens.isEmpty }) private var unusedKeywords: [Keyword]

    var body: some View {
        @Bindable var catalog = catalog

        Form {
            Picker("Order", selection: $order) {
                ForEach(SpecimenOrder.allCases) { order in
                    Text(order.label)
                }
            }
            Toggle("Prefer local names", isOn: $catalog.prefersLocalNames)
            LabeledContent("Unused keywords", value: unusedKeywords.count, format: .number)
            Button("Remove Them", action: removeUnusedKeywords)
                .disabled(unusedKeywords.isEmpty)
        }
        .padding()
    }

    private func removeUnusedKeywords() {
        for keyword in unusedKeywords {
            modelContext.delete(keyword)
        }
    }
}
