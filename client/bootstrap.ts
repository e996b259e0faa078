import { startCollapsing } from '#client/behaviours/collapse-menus.ts';
import { startCopying } from '#client/behaviours/copy-text.ts';
import { loadFonts } from '#client/behaviours/load-fonts.ts';
import { startPopups } from '#client/behaviours/popups/start-popups.ts';
import { followRecentSearches, showRecentSearches } from '#client/behaviours/recent-searches.ts';
import { answerSliderButtons, startSliders } from '#client/behaviours/sliders/start-sliders.ts';
import { startAnalytics } from '#client/behaviours/start-analytics.ts';
import { startBehaviours } from '#client/behaviours/start-behaviours.ts';
import { startChat } from '#client/behaviours/start-chat.ts';
import { startFallbacks } from '#client/behaviours/start-fallbacks.ts';
import { startOpeningApps } from '#client/behaviours/start-opening-apps.ts';
import { startSearch } from '#client/behaviours/start-search.ts';
import { startSharing } from '#client/behaviours/start-sharing.ts';
import { startVideos } from '#client/behaviours/start-videos.ts';
import { startWidget } from '#client/behaviours/start-widget.ts';
import { startToasts } from '#client/behaviours/toasts/start-toasts.ts';
import { watchLogin } from '#client/behaviours/watch-login.ts';
import { startForms } from '#client/forms/start-forms.ts';
import { keepEarlyInput } from '#client/islands/early-input.ts';
import { scheduleIslands, wakeWithStorage } from '#client/islands/schedule-islands.ts';
import { completeDeferred } from '#client/navigation/complete-deferred.ts';
import { interceptNavigation } from '#client/navigation/intercept-navigation.ts';
import { prefetchLinks } from '#client/navigation/prefetch-links.ts';
import { onIdleOrFirstInput } from '#client/on-idle.ts';

// The page's entry: a few kB that decide when anything else may load (DESIGN section 2).
startBehaviours();
startCollapsing();
startFallbacks();
startToasts();
startOpeningApps();
startWidget();
keepEarlyInput();
scheduleIslands(document);
interceptNavigation();
answerSliderButtons();
startForms();

// Two more tasks: in one with all of the above they would keep a slow phone busy when it is first touched. First what
// answers visitors too, then what answers nobody yet.
setTimeout(() => {
  startSearch();
  followRecentSearches();
  startCopying();
  startSharing();
  startChat();
  wakeWithStorage();
});
setTimeout(() => {
  prefetchLinks(document);
  startVideos(document);
  startSliders(document);
  startPopups();
  if (document.body.dataset.deferred !== undefined) completeDeferred();
  loadFonts();
  startAnalytics();
});

// What visitors left here: browsers ask another process for storage and cookies, which is busy while a page loads, and
// nothing else runs until it answers. Whoever does something finds both: the user of an earlier page may be logged out.
onIdleOrFirstInput(watchLogin);
onIdleOrFirstInput(() => showRecentSearches(document));
