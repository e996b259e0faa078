import { execFileSync } from 'node:child_process';

/** Starts a program with real-time priority: its threads run before every other program's. */
const realTime = ['chrt', '--rr', '1'];

/**
 * Whether Chromium's renderers can have real-time priority, which needs root or the right to it. Without it, on few cores, a
 * page waits for Lighthouse itself, the sites and their front, and Lighthouse counts each millisecond of that as four.
 */
export function canRaiseRenderer(): boolean {
  try {
    const [command = '', ...options] = realTime;
    execFileSync(command, [...options, process.execPath, '--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Chromium's flag that gives renderers real-time priority; none where the system does not allow it. */
export const rendererPriorityFlags = (): string[] =>
  canRaiseRenderer() ? [`--renderer-cmd-prefix=${realTime.join(' ')}`] : [];

/** The sentence about it in reports. */
export const describeRendererPriority = (isRaised: boolean): string =>
  isRaised
    ? 'The process of the measured page runs before every other one of the machine, as if Lighthouse, the sites and their front had other cores.'
    : 'The process of the measured page shares the cores with Lighthouse, the sites and their front.';
