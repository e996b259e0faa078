import { findChromium } from '#scripts/lib/find-chromium.ts';
import { withPictures } from './with-pictures.ts';

/** For `test.use`: the full browser, for tests of features that the headless shell lacks. */
export const wholeBrowser = {
  launchOptions: { ...withPictures.launchOptions, executablePath: findChromium() },
};
