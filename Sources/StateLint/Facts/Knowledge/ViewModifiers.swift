import StateLintSyntax

/// The modifiers of SwiftUI that put no object of the project into the environment.
/// Source: Apple's list of the modifiers of `View`, and those of SwiftData, Charts and MapKit.
enum ViewModifiers {
  /// Whether a modifier is SwiftUI's own and leaves the objects in the environment alone.
  static func isHarmless(_ name: Name) -> Bool { names.contains(name) }

  private static let names = NameSet(rows)

  static let rows: StaticString = """
    accentColor accessibility accessibilityAction accessibilityActions accessibilityAddTraits
    accessibilityAdjustableAction accessibilityChildren accessibilityElement
    accessibilityFocused accessibilityHidden accessibilityHint accessibilityIdentifier
    accessibilityInputLabels accessibilityLabel accessibilityRemoveTraits
    accessibilityRepresentation accessibilityRotor accessibilityShowsLargeContentViewer
    accessibilitySortPriority accessibilityValue alert alignmentGuide allowsHitTesting
    allowsTightening anchorPreference animation aspectRatio autocapitalization
    autocorrectionDisabled background backgroundPreferenceValue backgroundStyle badge
    baselineOffset blendMode blur bold border brightness buttonBorderShape buttonStyle
    chartForegroundStyleScale chartLegend chartOverlay chartXAxis chartXScale chartYAxis
    chartYScale clipShape clipped colorInvert colorMultiply colorScheme compositingGroup
    confirmationDialog containerBackground containerRelativeFrame containerShape contentMargins
    contentShape contentTransition contextMenu contrast controlGroupStyle controlSize
    coordinateSpace cornerRadius datePickerStyle defaultAppStorage defaultScrollAnchor
    defaultSize deleteDisabled dialogIcon disableAutocorrection disabled disclosureGroupStyle
    drawingGroup dropDestination dynamicTypeSize edgesIgnoringSafeArea equatable
    exportsItemProviders fileExporter fileImporter fileMover fixedSize
    flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope focusSection focusable
    focused focusedSceneValue focusedValue font fontDesign fontWeight fontWidth foregroundColor
    foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup gesture glassEffect
    grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment
    groupBoxStyle handlesExternalEvents headerProminence help hidden highPriorityGesture
    hoverEffect hueRotation id ignoresSafeArea imageScale indexViewStyle inspector
    inspectorColumnWidth interactiveDismissDisabled italic kerning keyboardShortcut keyboardType
    labelStyle labeledContentStyle labelsHidden layoutPriority layoutValue lineLimit lineSpacing
    listItemTint listRowBackground listRowInsets listRowSeparator listRowSeparatorTint
    listRowSpacing listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle
    luminanceToAlpha mask matchedGeometryEffect matchedTransitionSource menuIndicator menuOrder
    menuStyle minimumScaleFactor modelContainer modelContext monospaced monospacedDigit
    moveDisabled multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden
    navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle
    navigationTransition navigationViewStyle offset onAppear onChange onContinuousHover onDelete
    onDisappear onDrag onDrop onGeometryChange onHover onKeyPress onLongPressGesture onMove
    onOpenURL onPreferenceChange onReceive onScrollGeometryChange onSubmit onTapGesture opacity
    overlay overlayPreferenceValue padding persistentSystemOverlays pickerStyle popover position
    preference preferredColorScheme presentationBackground presentationCornerRadius
    presentationDetents presentationDragIndicator previewContext previewDevice
    previewDisplayName previewInterfaceOrientation previewLayout privacySensitive
    progressViewStyle projectionEffect redacted refreshable renameAction resizable
    rotation3DEffect rotationEffect safeAreaInset safeAreaPadding saturation scaleEffect
    scaledToFill scaledToFit scenePadding scrollBounceBehavior scrollClipDisabled
    scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollIndicators
    scrollPosition scrollTargetBehavior scrollTargetLayout searchCompletion searchScopes
    searchSuggestions searchable sectionActions selectionDisabled sensoryFeedback shadow sheet
    simultaneousGesture speechAdjustedPitch statusBar statusBarHidden strikethrough submitLabel
    submitScope swipeActions symbolEffect symbolRenderingMode symbolVariant tabItem tabViewStyle
    tableStyle tag task textCase textContentType textEditorStyle textFieldStyle
    textInputAutocapitalization textSelection tint toggleStyle toolbar toolbarBackground
    toolbarBackgroundVisibility toolbarColorScheme toolbarRole toolbarTitleDisplayMode
    toolbarVisibility tracking transaction transformEffect transformEnvironment transition
    truncationMode typesettingLanguage underline unredacted userActivity visualEffect
    windowResizability windowResizeBehavior windowStyle windowToolbarStyle zIndex
    """
}
