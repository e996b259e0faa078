import config from '../../playwright.config.ts';
import { findChromium } from '../../scripts/lib/find-chromium.mjs';

/** For `test.use`: the browser that visitors have, where its headless shell lacks what a test is about. */
export const wholeBrowser = {
  launchOptions: { ...config.use?.launchOptions, executablePath: findChromium() },
};
