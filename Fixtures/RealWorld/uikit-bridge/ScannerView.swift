//
//  ScannerView.swift
//  Pantry
//

import AVFoundation
import SwiftUI
import UIKit

protocol ScannerControllerDelegate: AnyObject {
    func scanner(_ scanner: ScannerController, didFind code: String)
    func scannerDidFail(_ scanner: ScannerController, with error: Error)
}

final class ScannerController: UIViewController {
    weak var delegate: ScannerControllerDelegate?
    var isTorchOn = false {
        didSet {
            guard isTorchOn != oldValue else { return }
            applyTorch()
        }
    }

    private let session = AVCaptureSession()
    private lazy var previewLayer: AVCaptureVideoPreviewLayer = {
        let layer = AVCaptureVideoPreviewLayer(session: session)
        layer.videoGravity = .resizeAspectFill
        return layer
    }()
    private let queue = DispatchQueue(label: "pantry.scanner")
    private var seen: Set<String> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.addSublayer(previewLayer)
        queue.async { [session] in
            session.startRunning()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        UIView.animate(withDuration: 0.2) {
            self.previewLayer.frame = self.view.bounds
        } completion: { _ in
            self.view.setNeedsDisplay()
        }
    }

    func handle(_ code: String) {
        guard seen.insert(code).inserted else { return }
        delegate?.scanner(self, didFind: code)
    }

    private func applyTorch() {
        guard let device = AVCaptureDevice.default(for: .video) else { return }
        do {
            try device.lockForConfiguration()
            defer { device.unlockForConfiguration() }
            device.torchMode = isTorchOn ? .on : .off
        } catch {
            delegate?.scannerDidFail(self, with: error)
        }
    }
}

struct ScannerView: UIViewControllerRepresentable {
    @Binding var isTorchOn: Bool
    let onCode: (String) -> Void
    var onFailure: (Error) -> Void = { _ in }

    func makeUIViewController(context: Context) -> ScannerController {
        let controller = ScannerController()
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: ScannerController, context: Context) {
        controller.isTorchOn = isTorchOn
        context.coordinator.onCode = onCode
        context.coordinator.onFailure = { error in
            onFailure(error)
            isTorchOn = false
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: ScannerControllerDelegate {
        var onCode: (String) -> Void = { _ in }
        var onFailure: (Error) -> Void = { _ in }

        func scanner(_ scanner: ScannerController, didFind code: String) { onCode(code) }
        func scannerDidFail(_ scanner: ScannerController, with error: Error) { onFailure(error) }
    }
}

// MARK: - The screen around it

struct ScanScreen: View {
    let lookUp: (String) async throws -> String
    @Binding var items: [String]

    @Environment(\.dismiss) private var dismiss
    @State private var isTorchOn = false
    @State private var lastCode: String?
    @State private var message: Message?
    @State private var pending: [String: Task<Void, Never>] = [:]

    private struct Message: Identifiable {
        let id = UUID()
        var text: String
    }

    var body: some View {
        ScannerView(isTorchOn: $isTorchOn) { code in
            lastCode = code
            add(code)
        } onFailure: { error in
            message = Message(text: error.localizedDescription)
        }
        .overlay(alignment: .bottom) { statusBar }
        .alert(item: $message) { message in
            Alert(
                title: Text("Scanner"),
                message: Text(message.text),
                primaryButton: .default(Text("Again")) { lastCode = nil },
                secondaryButton: .cancel(Text("Close")) {
                    cancelAll()
                    dismiss()
                }
            )
        }
        .onDisappear(perform: cancelAll)
        .onChange(of: isTorchOn) { isOn in
            if isOn { lastCode = nil }
        }
    }

    private var statusBar: some View {
        HStack {
            Text(lastCode ?? "Point at a barcode")
            Spacer()
            Button {
                withAnimation(.easeInOut) {
                    isTorchOn.toggle()
                }
            } label: {
                Image(systemName: isTorchOn ? "bolt.fill" : "bolt")
            }
        }
        .padding()
        .background(.thinMaterial)
    }

    private func add(_ code: String) {
        pending[code]?.cancel()
        pending[code] = Task { @MainActor in
            do {
                let name = try await lookUp(code)
                items.append(name)
            } catch is CancellationError {
                return
            } catch {
                message = .init(text: "\(code): \(error.localizedDescription)")
            }
            pending[code] = nil
        }
    }

    private func cancelAll() {
        pending.values.forEach { $0.cancel() }
        pending.removeAll()
    }
}
