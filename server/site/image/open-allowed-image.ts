import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isRedirect, type OpenAnswer, openAddress } from '#engine/api/ask-backend.ts';
import { allowedImageUrl } from './allowed-image-url.ts';
import { ImageError } from './image-error.ts';
import { lookupPublic } from './public-address.ts';

const maxRedirects = 3;

/** Connections of their own: one that was opened for the backend may lead where no picture is fetched from. */
const connections = { keepAlive: true, timeout: 5_000, lookup: lookupPublic };
const agents = { http: new HttpAgent(connections), https: new HttpsAgent(connections) };

/**
 * Asks an address of a listed origin and follows where it leads, as long as that is of a listed origin too. Nothing of
 * the visitor goes with it, and nothing of ours.
 * @param address as `allowedImageUrl` gives it
 * @throws ImageError where it leads elsewhere or on and on; Error where there is no answer
 */
export async function openListed(
  address: string,
  origins: readonly string[],
  signal: AbortSignal,
): Promise<OpenAnswer> {
  let next = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const agent = next.startsWith('https:') ? agents.https : agents.http;
    // Some stores refuse whoever does not say what it is.
    const answer = await openAddress(new URL(next), { signal, agent, headers: { 'user-agent': 'Maru' } });
    const { location } = answer.headers;
    if (!isRedirect(answer.status) || location === undefined) return answer;
    answer.body.destroy();
    const led = allowedImageUrl(location, origins, next);
    if (!led) throw new ImageError(403, 'the address leads to one that is not of an allowed origin');
    next = led;
  }
  throw new ImageError(502, `the address leads on more than ${maxRedirects} times`);
}
