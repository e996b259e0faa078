import { findChromium } from '../../scripts/lib/find-chromium.mjs';
import { withPictures } from './with-pictures.ts';

/** For `test.use`: the browser that visitors have, where its headless shell lacks what a test is about. */
export const wholeBrowser = {
  launchOptions: { ...withPictures.launchOptions, executablePath: findChromium() },
};
