import config from '../../playwright.config.ts';

const options = config.use?.launchOptions;

/** For `test.use`: a browser that loads pictures, which `npm test` otherwise turns off. */
export const withPictures = {
  launchOptions: { ...options, args: options?.args?.filter((flag) => !flag.startsWith('--blink-settings')) },
};
