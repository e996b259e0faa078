import { once } from 'node:events';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { findProgram, start, startDriver, succeeds } from './programs.ts';
import { openSession } from './webdriver.ts';

const view = join(import.meta.dirname, 'webkit-view.py');
/** The system's Python: python3-gi is installed for it, not for another one that may be first on the PATH. */
const python = '/usr/bin/python3';
const bindings = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';

/** WebKitGTK, the engine of current Safari, in a window of exactly the requested size. */
export const webkit: Engine = {
  name: 'WebKit',
  isInstalled: () =>
    Boolean(findProgram('WebKitWebDriver') && findProgram('Xvfb')) && succeeds(python, ['-c', bindings]),
  async open({ width, height }) {
    const display = await startDisplay();
    const driver = await startDriver('WebKitWebDriver', {
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    });
    const end = async () => {
      await driver.end();
      await display.end();
    };
    const browser = { binary: python, args: [view, String(width), String(height)] };
    return openSession(driver.address, { 'webkitgtk:browserOptions': browser }, end).catch(async (error) => {
      await end();
      throw error;
    });
  },
};

/** A virtual screen; X chooses its number, so that parallel runs never share one. */
async function startDisplay(): Promise<{ name: string; end: () => Promise<void> }> {
  const { child, end } = start('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1400x1000x24',
    '-nolisten',
    'tcp',
  ]);
  const [number] = (await Promise.race([
    once(child.stdout as NodeJS.ReadableStream, 'data'),
    once(child, 'close').then(() => Promise.reject(new Error('Xvfb ended before it had a display.'))),
  ])) as [Buffer];
  return { name: `:${String(number).trim()}`, end };
}
