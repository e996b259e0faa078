import type { Page } from '@playwright/test';
import { withFonts } from './with-fonts.ts';

const { launchOptions, ...others } = withFonts;

/** For `test.use`: a browser that loads pictures and web fonts, which `npm test` otherwise turns off. */
export const withPictures = {
  ...others,
  launchOptions: {
    ...launchOptions,
    args: launchOptions.args?.filter((flag) => !flag.startsWith('--blink-settings')),
  },
};

const pixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/**
 * Answers the pictures of a page with a pixel. The server encodes pictures when they are first requested: on a busy machine
 * this takes longer than a page may take to load, and all connections wait.
 */
export const answerPictures = (page: Page): Promise<unknown> =>
  page.route('**/_image*', (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
