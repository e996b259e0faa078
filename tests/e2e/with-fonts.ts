import config from '../../playwright.config.ts';

const options = config.use?.launchOptions;

/** For `test.use`: a browser that loads web fonts, which `npm test` otherwise turns off. */
export const withFonts = {
  fonts: true,
  launchOptions: { ...options, args: options?.args?.filter((flag) => flag !== '--disable-remote-fonts') },
};
