import type { Engine } from './engine.ts';
import { findProgram, startDriver } from './programs.ts';
import { openSession } from './webdriver.ts';

/** Width of Cog's headless output, in its own pixels. */
const screenWidth = 800;

/**
 * WPE WebKit of Debian 12: 2.38, the engine of Safari 16.0, which is the floor (docs/browsers.md). Its screen is always
 * 800 × 600, so the page is zoomed to the requested width in CSS pixels; the height follows.
 */
export const wpe: Engine = {
  name: 'WPE WebKit',
  isInstalled: () => Boolean(findProgram('WPEWebDriver') && findProgram('cog')),
  async open({ width }) {
    const driver = await startDriver('WPEWebDriver', { DBUS_SESSION_BUS_ADDRESS: 'disabled:' });
    const zoom = screenWidth / width;
    const args = ['--automation', '--platform=headless', `--scale=${zoom}`];
    const options = { 'wpe:browserOptions': { binary: findProgram('cog') ?? '', args } };
    return openSession(driver.address, options, driver.end, zoom).catch(async (error) => {
      await driver.end();
      throw error;
    });
  },
};
