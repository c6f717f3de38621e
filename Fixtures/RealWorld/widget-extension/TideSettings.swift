import SwiftUI
import WidgetKit

/// The screen of the containing app where the widget is set up.
struct TideSettings: View {
  @AppStorage("place", store: UserDefaults(suiteName: "group.tide")) private var place = "Brest"
  @AppStorage("hours") private var hours = 12

  @State private var entry = TideEntry.placeholder
  @State private var chosen: TideEntry.Sample?
  @State private var flip = 0.0
  @State private var isReloading = false
  @State private var cardSize = CGSize.zero

  private let service = TideService()

  var body: some View {
    Form {
      Section("Widget") {
        TextField("Place", text: $place)
          .onSubmit { reload() }
        Stepper("\(hours) hours", onIncrement: { hours += 1 }, onDecrement: { hours = max(hours - 1, 1) })
        Slider(value: hoursAsDouble, in: 1...24) { isEditing in
          if !isEditing { WidgetCenter.shared.reloadAllTimelines() }
        }
      }
      Section("Today") {
        TideNotes(entry: entry)
        TideChart(samples: shown) { sample in
          withAnimation(.snappy) { chosen = sample }
        }
        .frame(height: 120)
        .phaseAnimator([0.0, 1.0], trigger: chosen) { content, phase in
          content.opacity(1 - phase * 0.2)
        } animation: { phase in
          phase == 0 ? .easeOut : .easeIn
        }
        EqualColumns {
          ForEach(shown.prefix(3), id: \.hour) { sample in
            Button(TideFormat.text(for: sample)) { chosen = sample }
          }
        }
        .onGeometryChange(for: CGSize.self) { proxy in
          proxy.size
        } action: { size in
          cardSize = size
        }
        TimelineView(.everyMinute) { timeline in
          let minute = Calendar.current.component(.minute, from: timeline.date)
          ProgressView(value: Double(minute), total: 60)
            .frame(width: cardSize.width)
        }
      }
    }
    .rotation3DEffect(.degrees(flip), axis: (x: 0, y: 1, z: 0))
    .transaction { transaction in
      if isReloading { transaction.disablesAnimations = true }
    }
    .simultaneousGesture(
      DragGesture(minimumDistance: 40)
        .onChanged({ value in flip = value.translation.width / 10 })
        .onEnded({ _ in
          withAnimation {
            flip = 0
          } completion: {
            chosen = nil
          }
        })
    )
    .task(id: place) { await load() }
    .onOpenURL { url in
      guard let host = url.host() else { return }
      place = host
    }
    .sensoryFeedback(.selection, trigger: chosen)
  }

  private var shown: [TideEntry.Sample] {
    var samples = entry.samples
    samples.sort { $0.hour < $1.hour }
    samples.removeAll { $0.hour >= hours }
    if let chosen, !samples.contains(chosen) {
      samples.append(chosen)
    }
    return samples
  }

  private var hoursAsDouble: Binding<Double> {
    Binding {
      Double(hours)
    } set: { newValue in
      hours = Int(newValue.rounded())
    }
  }

  private func reload() {
    isReloading = true
    Task {
      await load()
      isReloading = false
      WidgetCenter.shared.reloadTimelines(ofKind: "tide")
    }
  }

  private func load() async {
    do {
      var fresh = try await service.day(at: place)
      limit(&fresh.samples)
      entry = fresh
      chosen = nil
    } catch {
      entry.isStale = true
    }
  }

  private func limit(_ samples: inout [TideEntry.Sample]) {
    if samples.count > 48 {
      samples.removeLast(samples.count - 48)
    }
  }
}
