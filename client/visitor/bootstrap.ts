import { startCollapsing } from '#client/visitor/behaviors/collapse-menus.ts';
import { startCopying } from '#client/visitor/behaviors/copy-text.ts';
import { loadFonts } from '#client/visitor/behaviors/load-fonts.ts';
import { startPopups } from '#client/visitor/behaviors/popups/start-popups.ts';
import { answerSliderButtons, startSliders } from '#client/visitor/behaviors/sliders/start-sliders.ts';
import { startBehaviors } from '#client/visitor/behaviors/start-behaviors.ts';
import { startChat } from '#client/visitor/behaviors/start-chat.ts';
import { startEvents } from '#client/visitor/behaviors/start-events.ts';
import { startFallbacks } from '#client/visitor/behaviors/start-fallbacks.ts';
import { startOpeningApps } from '#client/visitor/behaviors/start-opening-apps.ts';
import { startRecentSearches } from '#client/visitor/behaviors/start-recent-searches.ts';
import { startSearch } from '#client/visitor/behaviors/start-search.ts';
import { startSharing } from '#client/visitor/behaviors/start-sharing.ts';
import { startVendors } from '#client/visitor/behaviors/start-vendors.ts';
import { startVideos } from '#client/visitor/behaviors/start-videos.ts';
import { startWidget } from '#client/visitor/behaviors/start-widget.ts';
import { startToasts } from '#client/visitor/behaviors/toasts/start-toasts.ts';
import { watchLogin } from '#client/visitor/behaviors/watch-login.ts';
import { startForms } from '#client/visitor/forms/start-forms.ts';
import { captureEarlyInput } from '#client/visitor/islands/early-input.ts';
import { hydrateOnStorage, scheduleIslands } from '#client/visitor/islands/schedule-islands.ts';
import { behaviors, connect } from '#client/visitor/lifecycle/page-behaviors.ts';
import { rereadStorage } from '#client/visitor/lifecycle/reread-storage.ts';
import { completeDeferred } from '#client/visitor/navigation/complete-deferred.ts';
import { forgetPayloads } from '#client/visitor/navigation/fetch-payload.ts';
import { interceptNavigation } from '#client/visitor/navigation/intercept-navigation.ts';
import { prefetchLinks } from '#client/visitor/navigation/prefetch-links.ts';
import { onIdleAfterFontsOrFirstInput } from '#client/visitor/scheduling/on-idle.ts';

// The page's entry: a few kB that decide when anything else may load.
startBehaviors();
startCollapsing();
startFallbacks();
startToasts();
startOpeningApps();
startWidget();
startEvents();
captureEarlyInput();
interceptNavigation();
answerSliderButtons();
startForms();

// Two more tasks, as one task with all of the above would block a slow phone at its first touch. First the code that
// handles input, then the rest.
setTimeout(() => {
  startSearch();
  startRecentSearches();
  startCopying();
  startSharing();
  startChat();
  hydrateOnStorage();
  rereadStorage();
});
setTimeout(() => {
  behaviors.push(
    { connect: scheduleIslands },
    { connect: prefetchLinks },
    { connect: startVideos },
    { connect: startSliders },
    { connect: startPopups },
  );
  connect(document);
  if ('deferred' in document.body.dataset) completeDeferred();
  loadFonts();
  startVendors();
});

// Reads cookies and storage, in a task of its own. The first input triggers it too, because the user that an earlier
// page stored may be logged out. Prefetched pages are those of the login before.
onIdleAfterFontsOrFirstInput(() => watchLogin(forgetPayloads));
