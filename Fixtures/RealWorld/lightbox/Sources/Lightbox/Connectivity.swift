import Combine
import Network
import SwiftUI

/// One monitor for the whole app, which lives as long as the process.
final class ConnectivityMonitor: ObservableObject {
    static let shared = ConnectivityMonitor()

    @Published private(set) var isOnline = true
    @Published private(set) var isExpensive = false

    private let monitor = NWPathMonitor()
    private var pathCount = 0

    private init() {
        monitor.pathUpdateHandler = { [weak self] path in
            DispatchQueue.main.async {
                self?.apply(path)
            }
        }
        monitor.start(queue: DispatchQueue(label: "connectivity"))
    }

    private func apply(_ path: NWPath) {
        pathCount += 1
        isOnline = path.status == .satisfied
        isExpensive = path.isExpensive
    }
}

/// Uploads in the background. The queue passes on what its items announce.
final class UploadQueue: ObservableObject {
    @Published private(set) var uploads: [Upload] = []

    private var forwarding: [Upload.ID: AnyCancellable] = [:]

    func enqueue(_ negative: Negative) {
        let upload = Upload(title: negative.title)
        forwarding[upload.id] = upload.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
        uploads.append(upload)
        upload.start()
    }

    func forget(_ upload: Upload) {
        forwarding[upload.id] = nil
        uploads.removeAll { $0.id == upload.id }
    }

    var fraction: Double {
        guard !uploads.isEmpty else { return 1 }
        return uploads.map(\.fraction).reduce(0, +) / Double(uploads.count)
    }
}

final class Upload: ObservableObject, Identifiable {
    let id = UUID()
    let title: String

    @Published private(set) var fraction = 0.0
    @Published private(set) var isPaused = false

    private var ticker: AnyCancellable?

    init(title: String) {
        self.title = title
    }

    func start() {
        isPaused = false
        ticker = Timer.publish(every: 0.2, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.advance() }
    }

    func pause() {
        ticker = nil
        isPaused = true
    }

    private func advance() {
        fraction = min(fraction + 0.05, 1)
        if fraction == 1 {
            ticker = nil
        }
    }
}

struct ConnectivityBanner: View {
    @ObservedObject private var monitor = ConnectivityMonitor.shared

    var body: some View {
        if !monitor.isOnline {
            Label("Offline", systemImage: "wifi.slash")
                .frame(maxWidth: .infinity)
                .background(.yellow)
                .transition(.move(edge: .top).animation(.easeOut))
        }
    }
}

struct UploadList: View {
    @ObservedObject var queue: UploadQueue

    var body: some View {
        List {
            ProgressView(value: queue.fraction)
            ForEach(queue.uploads) { upload in
                UploadRow(upload: upload) {
                    queue.forget(upload)
                }
            }
        }
        .safeAreaInset(edge: .top) {
            ConnectivityBanner()
        }
    }
}

private struct UploadRow: View {
    @ObservedObject var upload: Upload
    let onForget: () -> Void

    /// A row asks about itself, so each has a question of its own.
    @State private var isAsking = false

    var body: some View {
        ProgressView(value: upload.fraction) {
            Text(upload.title)
        }
        .opacity(upload.isPaused ? 0.5 : 1)
        .swipeActions {
            Button("Forget", role: .destructive) { isAsking = true }
            Button(upload.isPaused ? "Resume" : "Pause") {
                if upload.isPaused {
                    upload.start()
                } else {
                    upload.pause()
                }
            }
        }
        .confirmationDialog("Forget \(upload.title)?", isPresented: $isAsking) {
            Button("Forget", role: .destructive, action: onForget)
        }
    }
}

struct UploadList_Previews: PreviewProvider {
    static var previews: some View {
        UploadList(queue: UploadQueue())
    }
}
