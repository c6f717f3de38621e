import AVFoundation
import Combine
import SwiftUI
import UIKit

/// Plays the sounds of the studio. Views call it, and show nothing of it.
final class ShutterSound {
    private var player: AVAudioPlayer?
    private(set) var playCount = 0

    func play() {
        playCount += 1
        player?.currentTime = 0
        player?.play()
    }

    func load(_ url: URL) {
        player = try? AVAudioPlayer(contentsOf: url)
    }
}

/// The look of the studio, as the environment passes it on.
struct StudioTheme: Equatable {
    var paper = Color.white
    var safelight = Color.red

    static let darkroom = StudioTheme(paper: .black, safelight: .red)
}

private struct StudioThemeKey: EnvironmentKey {
    static var defaultValue: StudioTheme { StudioTheme() }
}

private struct ImageCacheKey: EnvironmentKey {
    static let defaultValue = ImageCache()
}

extension EnvironmentValues {
    var studioTheme: StudioTheme {
        get { self[StudioThemeKey.self] }
        set { self[StudioThemeKey.self] = newValue }
    }

    var imageCache: ImageCache {
        get { self[ImageCacheKey.self] }
        set { self[ImageCacheKey.self] = newValue }
    }
}

/// Small versions of pictures. It is asked and filled, and never observed.
final class ImageCache: @unchecked Sendable {
    private let images = NSCache<NSString, UIImage>()

    func thumbnail(for negative: Negative, side: CGFloat) async -> UIImage? {
        let key = "\(negative.id)-\(Int(side))" as NSString
        if let cached = images.object(forKey: key) {
            return cached
        }
        let size = CGSize(width: side, height: side)
        guard let thumbnail = await negative.image.byPreparingThumbnail(ofSize: size) else { return nil }
        images.setObject(thumbnail, forKey: key)
        return thumbnail
    }
}

struct Thumbnail: View {
    let negative: Negative
    var side: CGFloat = 80

    @Environment(\.imageCache) private var cache
    @Environment(\.studioTheme) private var theme
    @State private var image: UIImage?

    private struct Request: Equatable {
        let id: Negative.ID
        let side: CGFloat
    }

    var body: some View {
        ZStack {
            theme.paper
            if let image {
                Image(uiImage: image)
                    .resizable()
                    .scaledToFill()
            } else {
                ProgressView()
            }
        }
        .frame(width: side, height: side)
        .clipped()
        .task(id: Request(id: negative.id, side: side)) {
            image = await cache.thumbnail(for: negative, side: side)
        }
    }
}

/// A self-timer. The count is in the model, because the phone may be turned while it runs.
@MainActor
final class SelfTimer: ObservableObject {
    @Published private(set) var remaining: Int?
    @Published var length = 3

    private var task: Task<Void, Never>?

    let fired = PassthroughSubject<Void, Never>()

    func start() {
        task?.cancel()
        task = Task {
            for second in stride(from: length, to: 0, by: -1) {
                remaining = second
                guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
            }
            remaining = nil
            fired.send()
        }
    }

    func cancel() {
        task?.cancel()
        remaining = nil
    }
}

/// What takes the pictures. The camera of the phone is one, a still for previews is another.
@MainActor
protocol StudioCamera: AnyObject {
    func takePicture() async throws -> UIImage
}

final class StillCamera: StudioCamera {
    private let symbols = ["leaf", "sailboat", "bicycle"]
    private var pictureCount = 0

    nonisolated init() {}

    func takePicture() async throws -> UIImage {
        defer { pictureCount += 1 }
        return UIImage(systemName: symbols[pictureCount % symbols.count]) ?? UIImage()
    }
}

struct StudioView: View {
    let camera: any StudioCamera
    let onKeep: ([UIImage]) -> Void

    @StateObject private var timer = SelfTimer()

    @State private var sound = ShutterSound()
    @State private var shots: [UIImage] = []
    @State private var flash = Flash.off
    @State private var isFlashing = false
    @State private var focusPoint: CGPoint?
    @State private var isGridShown = true
    @State private var isSoundOn = true
    @State private var zoom = 1.0
    @State private var pending: Task<Void, Never>?
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var pinch = 1.0

    enum Flash: CaseIterable {
        case off, on, auto

        var symbol: String {
            switch self {
            case .off: return "bolt.slash"
            case .on: return "bolt"
            case .auto: return "bolt.badge.a"
            }
        }

        mutating func advance() {
            let all = Self.allCases
            let index = all.firstIndex(of: self) ?? 0
            self = all[(index + 1) % all.count]
        }
    }

    var body: some View {
        ZStack {
            finder
            if let remaining = timer.remaining {
                Text(remaining, format: .number)
                    .font(.system(size: 96))
                    .id(remaining)
                    .transition(.scale.combined(with: .opacity))
            }
            Color.white
                .opacity(isFlashing ? 1 : 0)
                .allowsHitTesting(false)
        }
        .animation(.easeOut, value: timer.remaining)
        .safeAreaInset(edge: .bottom) { controls }
        .safeAreaInset(edge: .top) {
            StudioSwitches(isGridShown: $isGridShown, isSoundOn: $isSoundOn)
        }
        .onReceive(timer.fired) {
            shoot()
        }
        .onDisappear {
            timer.cancel()
            pending?.cancel()
        }
        .environment(\.studioTheme, .darkroom)
    }

    private var finder: some View {
        GeometryReader { proxy in
            Canvas { context, size in
                if isGridShown {
                    context.stroke(Self.thirds(in: size), with: .color(.white.opacity(0.5)))
                }
                if let focusPoint {
                    var square = Path(CGRect(x: -30, y: -30, width: 60, height: 60))
                    square = square.offsetBy(dx: focusPoint.x, dy: focusPoint.y)
                    context.stroke(square, with: .color(.yellow), lineWidth: 2)
                }
            }
            .scaleEffect(zoom * pinch)
            .contentShape(Rectangle())
            .gesture(tapToFocus(in: proxy.size).exclusively(before: pinchToZoom))
            .simultaneousGesture(
                TapGesture(count: 2).onEnded {
                    zoom = 1
                    focusPoint = nil
                }
            )
        }
    }

    private func tapToFocus(in size: CGSize) -> some Gesture {
        SpatialTapGesture()
            .onEnded { value in
                var point = value.location
                point.x = min(max(point.x, 30), size.width - 30)
                point.y = min(max(point.y, 30), size.height - 30)
                focusPoint = point
            }
    }

    private var pinchToZoom: some Gesture {
        MagnificationGesture()
            .updating($pinch) { value, pinch, _ in
                pinch = value
            }
            .onEnded { value in
                zoom = min(max(zoom * value, 1), 5)
            }
    }

    private var controls: some View {
        HStack {
            Button {
                flash.advance()
            } label: {
                Image(systemName: flash.symbol)
            }
            .accessibilityLabel("Flash")
            Spacer()
            ShutterButton(isBusy: timer.remaining != nil, onTap: shoot) {
                timer.start()
            }
            Spacer()
            Stepper("\(timer.length) s", value: $timer.length, in: 3...10)
                .fixedSize()
            if !shots.isEmpty {
                Button("Keep \(shots.count)", action: keep)
            }
        }
        .padding()
        .background(.bar)
    }

    private func shoot() {
        if isSoundOn {
            sound.play()
        }
        Task {
            if let shot = try? await camera.takePicture() {
                shots.append(shot)
            }
        }
        guard flash != .off else { return }
        isFlashing = true
        pending?.cancel()
        pending = Task {
            try? await Task.sleep(for: .milliseconds(80))
            withAnimation(.easeOut(duration: 0.4)) { isFlashing = false }
        }
    }

    private func keep() {
        let kept = shots
        shots = []
        onKeep(kept)
    }

    private static func thirds(in size: CGSize) -> Path {
        var path = Path()
        for third in 1...2 {
            let x = size.width * CGFloat(third) / 3
            let y = size.height * CGFloat(third) / 3
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x, y: size.height))
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: size.width, y: y))
        }
        return path
    }
}

/// A tap shoots at once, a long press waits for the timer.
private struct ShutterButton: View {
    let isBusy: Bool
    let onTap: () -> Void
    let onHold: () -> Void

    @State private var isPressed = false

    var body: some View {
        Circle()
            .strokeBorder(isBusy ? .gray : .white, lineWidth: 4)
            .frame(width: 64, height: 64)
            .scaleEffect(isPressed ? 0.9 : 1)
            .onTapGesture(perform: onTap)
            .onLongPressGesture(minimumDuration: 0.5, perform: onHold, onPressingChanged: { isPressing in
                withAnimation(.easeOut(duration: 0.1)) { isPressed = isPressing }
            })
            .disabled(isBusy)
            .accessibilityAction(named: "Self-timer", onHold)
    }
}

private struct StudioSwitches: View {
    @Binding var isGridShown: Bool
    @Binding var isSoundOn: Bool

    var body: some View {
        HStack {
            SwitchButton("Grid", symbol: "grid", isOn: $isGridShown)
            SwitchButton("Sound", symbol: "speaker.wave.2", isOn: $isSoundOn)
        }
    }
}

private struct SwitchButton: View {
    private let title: LocalizedStringKey
    private let symbol: String
    private let isOn: Binding<Bool>

    init(_ title: LocalizedStringKey, symbol: String, isOn: Binding<Bool>) {
        self.title = title
        self.symbol = symbol
        self.isOn = isOn
    }

    var body: some View {
        Button {
            isOn.wrappedValue.toggle()
        } label: {
            Label(title, systemImage: symbol)
                .symbolVariant(isOn.wrappedValue ? .fill : .none)
        }
    }
}

struct StudioView_Previews: PreviewProvider {
    static var previews: some View {
        StudioView(camera: StillCamera()) { images in
            print("Kept \(images.count)")
        }
        HStack {
            ForEach(FilmRoll.preview.negatives) { negative in
                Thumbnail(negative: negative)
            }
        }
    }
}
