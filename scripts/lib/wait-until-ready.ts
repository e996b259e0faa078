import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const timeoutMs = 60_000;

/**
 * Polls a URL for at most a minute, until it answers 200 or `isOver` returns true.
 * @returns whether it became ready
 */
export async function waitUntilReady(
  url: string,
  { isOver = () => false }: { isOver?: () => boolean } = {},
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && !isOver()) {
    if ((await status(url)) === 200) return true;
    await sleep(100);
  }
  return false;
}

/** @returns 0 if nothing answered within two seconds */
function status(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 2_000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
  });
}
