import { execFileSync } from 'node:child_process';

/** Starts a program that runs before every other one of the machine. */
const first = ['chrt', '--rr', '1'];

/**
 * Whether the process of a measured page can run before every other one of the machine. On few cores it otherwise waits for
 * Lighthouse itself, the sites and their front, and Lighthouse counts each millisecond of that as four.
 */
export function pageCanGoFirst(): boolean {
  try {
    const [command = '', ...options] = first;
    execFileSync(command, [...options, process.execPath, '--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Chromium's flag for that; none where the system does not allow it. */
export const pageFirstFlags = (): string[] =>
  pageCanGoFirst() ? [`--renderer-cmd-prefix=${first.join(' ')}`] : [];

/** The sentence about it in reports. */
export const describePageFirst = (can: boolean): string =>
  can
    ? 'The process of the measured page runs before every other one of the machine, as if Lighthouse, the sites and their front had other cores.'
    : 'The process of the measured page shares the cores with Lighthouse, the sites and their front.';
