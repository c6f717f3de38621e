import SwiftUI
import UIKit

/// Pages that follow the finger, made of SwiftUI views and driven by UIKit.
struct PagedView<Item: Identifiable, Page: View>: UIViewControllerRepresentable {
    let items: [Item]
    @Binding var selection: Item.ID
    @ViewBuilder let page: (Item) -> Page

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIViewController(context: Context) -> UIPageViewController {
        let pages = UIPageViewController(
            transitionStyle: .scroll,
            navigationOrientation: .horizontal,
            options: [.interPageSpacing: 16]
        )
        pages.dataSource = context.coordinator
        pages.delegate = context.coordinator
        return pages
    }

    func updateUIViewController(_ pages: UIPageViewController, context: Context) {
        let coordinator = context.coordinator
        coordinator.parent = self
        coordinator.refreshPages()

        guard let target = coordinator.controller(for: selection) else { return }
        let visible = pages.viewControllers?.first
        guard visible !== target else { return }

        pages.setViewControllers(
            [target],
            direction: coordinator.direction(from: visible, to: target),
            animated: visible != nil && !context.transaction.disablesAnimations
        )
    }

    @MainActor
    final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var parent: PagedView
        private var controllers: [Item.ID: UIHostingController<Page>] = [:]

        init(_ parent: PagedView) {
            self.parent = parent
        }

        func controller(for id: Item.ID) -> UIHostingController<Page>? {
            if let existing = controllers[id] {
                return existing
            }
            guard let item = parent.items.first(where: { $0.id == id }) else { return nil }
            let controller = UIHostingController(rootView: parent.page(item))
            controller.view.backgroundColor = .clear
            controllers[id] = controller
            return controller
        }

        /// Gives the pages that exist their new content, and forgets those whose item is gone.
        func refreshPages() {
            let items = Dictionary(uniqueKeysWithValues: parent.items.map { ($0.id, $0) })
            for (id, controller) in controllers {
                if let item = items[id] {
                    controller.rootView = parent.page(item)
                } else {
                    controllers[id] = nil
                }
            }
        }

        func direction(
            from old: UIViewController?,
            to new: UIViewController
        ) -> UIPageViewController.NavigationDirection {
            guard let oldIndex = index(of: old), let newIndex = index(of: new) else { return .forward }
            return newIndex < oldIndex ? .reverse : .forward
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            neighbor(of: viewController, offset: -1)
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            neighbor(of: viewController, offset: 1)
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            guard
                completed,
                let index = index(of: pageViewController.viewControllers?.first)
            else { return }
            parent.selection = parent.items[index].id
        }

        private func index(of viewController: UIViewController?) -> Int? {
            guard let id = controllers.first(where: { $0.value === viewController })?.key else {
                return nil
            }
            return parent.items.firstIndex { $0.id == id }
        }

        private func neighbor(of viewController: UIViewController, offset: Int) -> UIViewController? {
            guard let index = index(of: viewController) else { return nil }
            let next = index + offset
            guard parent.items.indices.contains(next) else { return nil }
            return controller(for: parent.items[next].id)
        }
    }
}
