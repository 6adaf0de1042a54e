/// Methods of UIKit's protocols. On Apple's systems a method that stands for one of these is found by name
/// without `@objc`, which is how tests ask whether a controller is the delegate of its table:
/// `controller.responds(to: #selector(Controller.tableView(_:didSelectRowAt:)))`.
enum UIKitRequirements {
  /// Returns a Boolean value that indicates whether a protocol of UIKit's has a method of that name.
  static func contains(_ name: String, labels: [String]) -> Bool {
    methods[name]?.contains(labels.map { $0 + ":" }.joined()) == true
  }

  /// The labels of the methods, by name.
  private static let methods: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    var name = ""
    for line in list.split(separator: "\n") {
      var words = line.split(separator: " ").map(String.init)
      if !line.hasPrefix(" ") { name = words.removeFirst() }
      found[name, default: []].formUnion(words.map { $0 == "-" ? "" : $0 })
    }
    return found
  }()

  // A name and the labels of each method of it; "-" for a method without parameters.
  private static let list = """
    activityViewController _:dataTypeIdentifierForActivityType: _:itemForActivityType:
        _:subjectForActivityType: _:thumbnailImageForActivityType:suggestedSize:
    activityViewControllerLinkMetadata _:
    activityViewControllerPlaceholderItem _:
    activityViewControllerShareRecipients _:
    adaptivePresentationStyle for: for:traitCollection:
    addAnimations _: _:delayFactor:
    addCompletion - _:
    alignCenter _:
    alignJustified _:
    alignLeft _:
    alignRight _:
    animate alongsideTransition:completion:
    animateAlongsideTransition in:animation:completion:
    animateTransition using:
    animationController forDismissed: forPresented:presenting:source:
    animationEnded _:
    application _:configurationForConnecting:options: _:continue:restorationHandler:
        _:didChangeStatusBarFrame: _:didChangeStatusBarOrientation: _:didDecodeRestorableStateWith:
        _:didDiscardSceneSessions: _:didFailToContinueUserActivityWithType:error:
        _:didFailToRegisterForRemoteNotificationsWithError: _:didFinishLaunchingWithOptions: _:didReceive:
        _:didReceiveRemoteNotification: _:didRegister: _:didRegisterForRemoteNotificationsWithDeviceToken:
        _:didUpdate: _:handle: _:handleActionWithIdentifier:for:completionHandler:
        _:handleActionWithIdentifier:for:withResponseInfo:completionHandler:
        _:handleActionWithIdentifier:forRemoteNotification:completionHandler:
        _:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:
        _:handleEventsForBackgroundURLSession: _:handleOpen: _:handleWatchKitExtensionRequest: _:handlerFor:
        _:open:options: _:open:sourceApplication:annotation: _:performActionFor:
        _:performFetchWithCompletionHandler: _:shouldAllowExtensionPointIdentifier:
        _:shouldRestoreApplicationState: _:shouldRestoreSecureApplicationState:
        _:shouldSaveApplicationState: _:shouldSaveSecureApplicationState:
        _:supportedInterfaceOrientationsFor: _:userDidAcceptCloudKitShareWith:
        _:viewControllerWithRestorationIdentifierPath:coder: _:willChangeStatusBarFrame:
        _:willChangeStatusBarOrientation:duration: _:willContinueUserActivityWithType:
        _:willEncodeRestorableStateWith: _:willFinishLaunchingWithOptions:
    applicationDidBecomeActive _:
    applicationDidEnterBackground _:
    applicationDidFinishLaunching _:
    applicationDidReceiveMemoryWarning _:
    applicationProtectedDataDidBecomeAvailable _:
    applicationProtectedDataWillBecomeUnavailable _:
    applicationShouldAutomaticallyLocalizeKeyCommands _:
    applicationShouldRequestHealthAuthorization _:
    applicationSignificantTimeChange _:
    applicationWillEnterForeground _:
    applicationWillResignActive _:
    applicationWillTerminate _:
    attachmentBounds for:proposedLineFragment:glyphPosition:characterIndex:
    attributedText in:
    baseWritingDirection for:in:
    beginFloatingCursor at:
    canLoadObjects ofClass:
    cancelInteractiveTransition -
    caretRect for:
    caretTransform for:
    characterOffset of:within:
    characterRange at: byExtending:in:
    closestPosition to: to:within:
    collectionView _:canEditItemAt: _:canFocusItemAt: _:canHandle: _:canMoveItemAt:
        _:canPerformAction:forItemAt:withSender: _:canPerformPrimaryActionForItemAt:
        _:cancelPrefetchingForItemsAt: _:cellForItemAt:
        _:contextMenuConfiguration:dismissalPreviewForItemAt:
        _:contextMenuConfiguration:highlightPreviewForItemAt: _:contextMenuConfigurationForItemAt:point:
        _:contextMenuConfigurationForItemsAt:point: _:didBeginMultipleSelectionInteractionAt:
        _:didDeselectItemAt: _:didEndDisplaying:forItemAt:
        _:didEndDisplayingSupplementaryView:forElementOfKind:at: _:didHighlightItemAt: _:didSelectItemAt:
        _:didUnhighlightItemAt: _:didUpdateFocusIn:with: _:dragPreviewParametersForItemAt:
        _:dragSessionAllowsMoveOperation: _:dragSessionDidEnd:
        _:dragSessionIsRestrictedToDraggingApplication: _:dragSessionWillBegin:
        _:dropPreviewParametersForItemAt: _:dropSessionDidEnd: _:dropSessionDidEnter: _:dropSessionDidExit:
        _:dropSessionDidUpdate:withDestinationIndexPath: _:indexPathForIndexTitle:at:
        _:itemsForAddingTo:at:point: _:itemsForBeginning:at: _:layout:insetForSectionAt:
        _:layout:minimumInteritemSpacingForSectionAt: _:layout:minimumLineSpacingForSectionAt:
        _:layout:referenceSizeForFooterInSection: _:layout:referenceSizeForHeaderInSection:
        _:layout:sizeForItemAt: _:moveItemAt:to: _:numberOfItemsInSection:
        _:performAction:forItemAt:withSender: _:performDropWith: _:performPrimaryActionForItemAt:
        _:prefetchItemsAt: _:previewForDismissingContextMenuWithConfiguration:
        _:previewForHighlightingContextMenuWithConfiguration: _:sceneActivationConfigurationForItemAt:point:
        _:selectionFollowsFocusForItemAt: _:shouldBeginMultipleSelectionInteractionAt:
        _:shouldDeselectItemAt: _:shouldHighlightItemAt: _:shouldSelectItemAt: _:shouldShowMenuForItemAt:
        _:shouldSpringLoadItemAt:with: _:shouldUpdateFocusIn: _:targetContentOffsetForProposedContentOffset:
        _:targetIndexPathForMoveFromItemAt:toProposedIndexPath:
        _:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:
        _:transitionLayoutForOldLayout:newLayout: _:viewForSupplementaryElementOfKind:at:
        _:willDisplay:forItemAt: _:willDisplayContextMenu:animator:
        _:willDisplaySupplementaryView:forElementKind:at: _:willEndContextMenuInteraction:animator:
        _:willPerformPreviewActionForMenuWith:animator:
    collectionViewDidEndMultipleSelectionInteraction _:
    compare _:to:
    completeTransition _:
    contextMenuInteraction _:configuration:dismissalPreviewForItemWithIdentifier:
        _:configuration:highlightPreviewForItemWithIdentifier: _:configurationForMenuAtLocation:
        _:previewForDismissingMenuWithConfiguration: _:previewForHighlightingMenuWithConfiguration:
        _:willDisplayMenuFor:animator: _:willEndFor:animator:
        _:willPerformPreviewActionForMenuWith:animator:
    continueAnimation withTimingParameters:durationFactor:
    copy _:
    cut _:
    decreaseSize _:
    delete _:
    deleteBackward -
    dictationRecognitionFailed -
    dictationRecordingDidEnd -
    didDismissSearchController _:
    didDismissWritingTools -
    didMove to:
    didPresentSearchController _:
    dragInteraction _:item:willAnimateCancelWith: _:itemsForAddingTo:withTouchAt: _:itemsForBeginning:
        _:prefersFullSizePreviewsFor: _:previewForCancelling:withDefault: _:previewForLifting:session:
        _:session:didEndWith: _:session:willAdd:for: _:session:willEndWith: _:sessionAllowsMoveOperation:
        _:sessionDidMove: _:sessionDidTransferItems: _:sessionForAddingItems:withTouchAt:
        _:sessionIsRestrictedToDraggingApplication: _:sessionWillBegin: _:willAnimateLiftWith:session:
    drop _:intoItemAt:rect: _:intoRowAt:rect: _:to: _:toItemAt: _:toRowAt:
    dropInteraction _:canHandle: _:concludeDrop: _:item:willAnimateDropWith: _:performDrop:
        _:previewForDropping:withDefault: _:sessionDidEnd: _:sessionDidEnter: _:sessionDidExit:
        _:sessionDidUpdate:
    duplicate _:
    editMenu for:suggestedActions:
    editMenuInteraction _:menuFor:suggestedActions: _:targetRectFor: _:willDismissMenuFor:animator:
        _:willPresentMenuFor:animator:
    endFloatingCursor -
    export _:
    finalFrame for:
    find _:
    findAndReplace _:
    findNext _:
    findPrevious _:
    finishAnimation at:
    finishInteractiveTransition -
    firstRect for:
    frame forDictationResultPlaceholder:
    gestureRecognizer _:shouldBeRequiredToFailBy: _:shouldReceive: _:shouldRecognizeSimultaneouslyWith:
        _:shouldRequireFailureOf:
    gestureRecognizerShouldBegin _:
    hasItemsConforming toTypeIdentifiers:
    image forBounds:textContainer:characterIndex:
    imagePickerController _:didFinishPickingMediaWithInfo:
    imagePickerControllerDidCancel _:
    increaseSize _:
    indexPathForPreferredFocusedView in:
    indexTitles for:
    initialFrame for:
    insert _: _:replacementRange:
    insertAttributedText _:
    insertDictationResult _:
    insertText _: _:alternatives:style:
    insertTextPlaceholder with:
    interactionControllerForDismissal using:
    interactionControllerForPresentation using:
    interruptibleAnimator using:
    layoutManager _:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:
        _:didCompleteLayoutFor:atEnd: _:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:
        _:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:
        _:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:
        _:shouldBreakLineByHyphenatingBeforeCharacterAt: _:shouldBreakLineByWordBeforeCharacterAt:
        _:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:
        _:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:
        _:shouldUse:forControlCharacterAt: _:textContainer:didChangeGeometryFrom:
    layoutManagerDidInvalidateLayout _:
    loadObjects ofClass:completion:
    location in:
    makeContentView -
    makeTextWritingDirectionLeftToRight _:
    makeTextWritingDirectionRightToLeft _:
    move _:
    navigationBar _:didPop: _:didPush: _:shouldPop: _:shouldPush:
    navigationBarNSToolbarSection _:
    navigationController _:animationControllerFor:from:to: _:didShow:animated: _:interactionControllerFor:
        _:willShow:animated:
    navigationControllerPreferredInterfaceOrientationForPresentation _:
    navigationControllerSupportedInterfaceOrientations _:
    newFromPasteboard _:
    notifyWhenInteractionChanges _:
    notifyWhenInteractionEnds _:
    numberOfComponents in:
    numberOfSections in:
    offset from:to:
    pageViewController _:didFinishAnimating:previousViewControllers:transitionCompleted: _:spineLocationFor:
        _:viewControllerAfter: _:viewControllerBefore: _:willTransitionTo:
    pageViewControllerPreferredInterfaceOrientationForPresentation _:
    pageViewControllerSupportedInterfaceOrientations _:
    paste _:
    pasteAndGo _:
    pasteAndMatchStyle _:
    pasteAndSearch _:
    pauseAnimation -
    pauseInteractiveTransition -
    performClose _:
    pickerView _:attributedTitleForRow:forComponent: _:didSelectRow:inComponent: _:numberOfRowsInComponent:
        _:rowHeightForComponent: _:titleForRow:forComponent: _:viewForRow:forComponent:reusing:
        _:widthForComponent:
    popoverPresentationController _:willRepositionPopoverTo:in:
    popoverPresentationControllerDidDismissPopover _:
    popoverPresentationControllerShouldDismissPopover _:
    position for: from:in:offset: from:offset: within:atCharacterOffset: within:farthestIn:
    preferredContentSizeDidChange forChildContentContainer:
    preferredWindowingControlStyle for:
    prepareForPopoverPresentation _:
    presentSearchController _:
    presentationController _:prepare: _:viewControllerForAdaptivePresentationStyle:
        _:willPresentWithAdaptiveStyle:transitionCoordinator: forPresented:presenting:source:
    presentationControllerDidAttemptToDismiss _:
    presentationControllerDidDismiss _:
    presentationControllerShouldDismiss _:
    presentationControllerWillDismiss _:
    presentationCount for:
    presentationIndex for:
    previewingContext _:commit: _:viewControllerForLocation:
    primaryViewController forCollapsing: forExpanding:
    printContent _:
    remove _:
    removeDictationResultPlaceholder _:willInsertResult:
    rename _:
    replace _:withAttributedText: _:withText:
    restoreUserActivityState _:
    scene _:continue: _:didFailToContinueUserActivityWithType:error: _:didUpdate: _:openURLContexts:
        _:restoreInteractionStateWith: _:willConnectTo:options: _:willContinueUserActivityWithType:
    sceneDidBecomeActive _:
    sceneDidDisconnect _:
    sceneDidEnterBackground _:
    sceneWillEnterForeground _:
    sceneWillResignActive _:
    scrollViewDidChangeAdjustedContentInset _:
    scrollViewDidEndDecelerating _:
    scrollViewDidEndDragging _:willDecelerate:
    scrollViewDidEndScrollingAnimation _:
    scrollViewDidEndZooming _:with:atScale:
    scrollViewDidScroll _:
    scrollViewDidScrollToTop _:
    scrollViewDidZoom _:
    scrollViewShouldScrollToTop _:
    scrollViewWillBeginDecelerating _:
    scrollViewWillBeginDragging _:
    scrollViewWillBeginZooming _:with:
    scrollViewWillEndDragging _:withVelocity:targetContentOffset:
    searchBar _:selectedScopeButtonIndexDidChange: _:shouldChangeTextIn:replacementText:
        _:shouldChangeTextInRanges:replacementText: _:textDidChange:
    searchBarBookmarkButtonClicked _:
    searchBarCancelButtonClicked _:
    searchBarResultsListButtonClicked _:
    searchBarSearchButtonClicked _:
    searchBarShouldBeginEditing _:
    searchBarShouldEndEditing _:
    searchBarTextDidBeginEditing _:
    searchBarTextDidEndEditing _:
    searchController _:didChangeFrom: _:willChangeTo:
    sectionIndexTitles for:
    select _:
    selectAll _:
    selectionRects for:
    setAttributedMarkedText _:selectedRange:
    setBaseWritingDirection _:for:
    setMarkedText _:selectedRange:
    sheetPresentationControllerDidChangeSelectedDetentIdentifier _:
    shouldChangeText in:replacementText:
    showWritingTools _:
    size forChildContentContainer:withParentContainerSize:
    splitViewController _:collapseSecondary:onto: _:didHide: _:didShow:
        _:displayModeForExpandingToProposedDisplayMode: _:popoverController:willPresent:
        _:separateSecondaryFrom: _:shouldHide:in: _:show:sender: _:showDetail:sender:
        _:topColumnForCollapsingToProposedTopColumn: _:willChangeTo: _:willHide: _:willHide:with:for:
        _:willShow: _:willShow:invalidating:
    splitViewControllerDidCollapse _:
    splitViewControllerDidExpand _:
    splitViewControllerInteractivePresentationGestureDidEnd _:
    splitViewControllerInteractivePresentationGestureWillBegin _:
    splitViewControllerPreferredInterfaceOrientationForPresentation _:
    splitViewControllerSupportedInterfaceOrientations _:
    startAnimation - afterDelay:
    startInteractiveTransition _:
    stateRestorationActivity for:
    stopAnimation _:
    supports _:
    systemLayoutFittingSizeDidChange forChildContentContainer:
    tabBar _:didBeginCustomizing: _:didEndCustomizing:changed: _:didSelect: _:willBeginCustomizing:
        _:willEndCustomizing:changed:
    tabBarController _:animationControllerForTransitionFrom:to: _:didEndCustomizing:changed: _:didSelect:
        _:didSelectTab:previousTab: _:displayOrderDidChangeFor:
        _:displayedViewControllersFor:proposedViewControllers: _:interactionControllerFor: _:shouldSelect:
        _:shouldSelectTab: _:tab:acceptItemsFrom: _:tab:operationForAcceptingItemsFrom:
        _:visibilityDidChangeFor: _:willBeginCustomizing: _:willEndCustomizing:changed:
    tabBarControllerDidEndEditing _:
    tabBarControllerPreferredInterfaceOrientationForPresentation _:
    tabBarControllerSupportedInterfaceOrientations _:
    tabBarControllerWillBeginEditing _:
    tableView _:accessoryButtonTappedForRowWith: _:canEditRowAt: _:canFocusRowAt: _:canHandle:
        _:canMoveRowAt: _:canPerformAction:forRowAt:withSender: _:canPerformPrimaryActionForRowAt:
        _:cancelPrefetchingForRowsAt: _:cellForRowAt: _:commit:forRowAt:
        _:contextMenuConfigurationForRowAt:point: _:didBeginMultipleSelectionInteractionAt:
        _:didDeselectRowAt: _:didEndDisplaying:forRowAt: _:didEndDisplayingFooterView:forSection:
        _:didEndDisplayingHeaderView:forSection: _:didEndEditingRowAt: _:didHighlightRowAt:
        _:didSelectRowAt: _:didUnhighlightRowAt: _:didUpdateFocusIn:with: _:dragPreviewParametersForRowAt:
        _:dragSessionAllowsMoveOperation: _:dragSessionDidEnd:
        _:dragSessionIsRestrictedToDraggingApplication: _:dragSessionWillBegin:
        _:dropPreviewParametersForRowAt: _:dropSessionDidEnd: _:dropSessionDidEnter: _:dropSessionDidExit:
        _:dropSessionDidUpdate:withDestinationIndexPath: _:editActionsForRowAt: _:editingStyleForRowAt:
        _:estimatedHeightForFooterInSection: _:estimatedHeightForHeaderInSection: _:estimatedHeightForRowAt:
        _:heightForFooterInSection: _:heightForHeaderInSection: _:heightForRowAt:
        _:indentationLevelForRowAt: _:itemsForAddingTo:at:point: _:itemsForBeginning:at:
        _:leadingSwipeActionsConfigurationForRowAt: _:moveRowAt:to: _:numberOfRowsInSection:
        _:performAction:forRowAt:withSender: _:performDropWith: _:performPrimaryActionForRowAt:
        _:prefetchRowsAt: _:previewForDismissingContextMenuWithConfiguration:
        _:previewForHighlightingContextMenuWithConfiguration: _:sectionForSectionIndexTitle:at:
        _:selectionFollowsFocusForRowAt: _:shouldBeginMultipleSelectionInteractionAt:
        _:shouldHighlightRowAt: _:shouldIndentWhileEditingRowAt: _:shouldShowMenuForRowAt:
        _:shouldSpringLoadRowAt:with: _:shouldUpdateFocusIn:
        _:targetIndexPathForMoveFromRowAt:toProposedIndexPath: _:titleForDeleteConfirmationButtonForRowAt:
        _:titleForFooterInSection: _:titleForHeaderInSection: _:trailingSwipeActionsConfigurationForRowAt:
        _:viewForFooterInSection: _:viewForHeaderInSection: _:willBeginEditingRowAt: _:willDeselectRowAt:
        _:willDisplay:forRowAt: _:willDisplayContextMenu:animator: _:willDisplayFooterView:forSection:
        _:willDisplayHeaderView:forSection: _:willEndContextMenuInteraction:animator:
        _:willPerformPreviewActionForMenuWith:animator: _:willSelectRowAt:
    tableViewDidEndMultipleSelectionInteraction _:
    targetDisplayModeForAction in:
    text in:
    textField _:editMenuForCharactersIn:suggestedActions: _:editMenuForCharactersInRanges:suggestedActions:
        _:insertInputSuggestion: _:shouldChangeCharactersIn:replacementString:
        _:shouldChangeCharactersInRanges:replacementString: _:willDismissEditMenuWith:
        _:willPresentEditMenuWith:
    textFieldDidBeginEditing _:
    textFieldDidChangeSelection _:
    textFieldDidEndEditing _: _:reason:
    textFieldShouldBeginEditing _:
    textFieldShouldClear _:
    textFieldShouldEndEditing _:
    textFieldShouldReturn _:
    textRange from:to:
    textStorage _:didProcessEditing:range:changeInLength: _:willProcessEditing:range:changeInLength:
    textStyling at:in:
    textView _:didBeginFormattingWith: _:didEndFormattingWith: _:editMenuForTextIn:suggestedActions:
        _:editMenuForTextInRanges:suggestedActions: _:insertInputSuggestion:
        _:menuConfigurationFor:defaultMenu: _:primaryActionFor:defaultAction:
        _:shouldChangeTextIn:replacementText: _:shouldChangeTextInRanges:replacementText:
        _:shouldInteractWith:in: _:shouldInteractWith:in:interaction: _:textItemMenuWillDisplayFor:animator:
        _:textItemMenuWillEndFor:animator: _:willBeginFormattingWith: _:willDismissEditMenuWith:
        _:willEndFormattingWith: _:willPresentEditMenuWith: _:writingToolsIgnoredRangesInEnclosingRange:
    textViewDidBeginEditing _:
    textViewDidChange _:
    textViewDidChangeSelection _:
    textViewDidEndEditing _:
    textViewShouldBeginEditing _:
    textViewShouldEndEditing _:
    textViewWritingToolsDidEnd _:
    textViewWritingToolsWillBegin _:
    toggleBoldface _:
    toggleInspector _:
    toggleItalics _:
    toggleSidebar _:
    toggleUnderline _:
    traitCollectionDidChange _:
    transitionDuration using:
    unmarkText -
    updateFloatingCursor at:
    updateInteractiveTransition _:
    updateSearchResults for: for:selecting:
    updateTextAttributes conversionHandler:
    updated for:
    useSelectionForFind _:
    view forKey:
    viewController forKey:
    viewForZooming in:
    viewWillTransition to:with:
    willDismissEditMenu animator:
    willDismissSearchController _:
    willMove to:
    willPresentEditMenu animator:
    willPresentSearchController _:
    willPresentWritingTools -
    willTransition to:with:
    windowScene _:didUpdate:interfaceOrientation:traitCollection: _:didUpdateEffectiveGeometry:
        _:performActionFor: _:userDidAcceptCloudKitShareWith:
    """
}
