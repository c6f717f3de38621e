import Combine
import PhotosUI
import SwiftUI
import UIKit

/// The photo picker, which hands over its pictures once and goes away.
struct PhotoImporter: UIViewControllerRepresentable {
    let onImport: ([UIImage]) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(onImport: onImport)
    }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        configuration.selectionLimit = 0
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {
        context.coordinator.onImport = onImport
    }

    @MainActor
    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        var onImport: ([UIImage]) -> Void

        init(onImport: @escaping ([UIImage]) -> Void) {
            self.onImport = onImport
        }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            Task {
                var images: [UIImage] = []
                for result in results {
                    if let image = await image(from: result.itemProvider) {
                        images.append(image)
                    }
                }
                onImport(images)
            }
        }

        private func image(from provider: NSItemProvider) async -> UIImage? {
            guard provider.canLoadObject(ofClass: UIImage.self) else { return nil }
            return await withCheckedContinuation { continuation in
                provider.loadObject(ofClass: UIImage.self) { object, _ in
                    continuation.resume(returning: object as? UIImage)
                }
            }
        }
    }
}

/// The share sheet. It lives for one presentation and never gets other items.
struct ShareSheet: UIViewControllerRepresentable {
    let items: [UIImage]

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

/// The other direction: a UIKit screen whose rows are drawn by SwiftUI.
final class CaptionListController: UICollectionViewController {
    private enum Section {
        case captions
    }

    private let roll: FilmRoll
    private var dataSource: UICollectionViewDiffableDataSource<Section, Negative.ID>?
    private var subscription: AnyCancellable?

    init(roll: FilmRoll) {
        self.roll = roll
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The list of captions is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Negative.ID> {
            [weak self] cell, _, id in
            guard let negative = self?.roll[id] else { return }
            cell.contentConfiguration = UIHostingConfiguration {
                CaptionRow(negative: negative)
            }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
        }

        subscription = roll.$negatives
            .map { $0.map(\.id) }
            .removeDuplicates()
            .sink { [weak self] ids in
                self?.show(ids)
            }
    }

    private func show(_ ids: [Negative.ID]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Negative.ID>()
        snapshot.appendSections([.captions])
        snapshot.appendItems(ids)
        dataSource?.apply(snapshot)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let id = dataSource?.itemIdentifier(for: indexPath) else { return }
        let darkroom = DarkroomView(start: id)
            .environmentObject(roll)
        present(UIHostingController(rootView: darkroom), animated: true)
    }
}

private struct CaptionRow: View {
    let negative: Negative

    var body: some View {
        HStack {
            Image(uiImage: negative.image)
                .resizable()
                .scaledToFit()
                .frame(width: 40, height: 40)
            Text(negative.title)
            Spacer()
            if negative.exposure != 0 {
                Text(negative.exposure, format: .number.precision(.fractionLength(1)).sign(strategy: .always()))
                    .foregroundStyle(.secondary)
            }
        }
    }
}
