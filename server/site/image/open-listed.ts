import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isRedirect, type OpenAnswer, openUrl } from '#engine/api/request-backend.ts';
import { allowedImageUrl } from '#engine/image/allowed-image-url.ts';
import { ImageError } from './image-error.ts';
import { lookupPublic } from './public-address.ts';

const maxRedirects = 3;

/** Separate agents: a connection opened for the backend may reach hosts from which no picture may be fetched. */
const connections = { keepAlive: true, timeout: 5_000, lookup: lookupPublic };
const agents = { http: new HttpAgent(connections), https: new HttpsAgent(connections) };

/**
 * Requests a URL of a listed origin and follows redirects to listed origins. The request contains no data of the
 * visitor or of this site.
 * @param address as returned by `allowedImageUrl`
 * @throws ImageError if it redirects to another origin or too often; Error if there is no response
 */
export async function openListed(
  address: string,
  origins: readonly string[],
  signal: AbortSignal,
): Promise<OpenAnswer> {
  let next = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const agent = next.startsWith('https:') ? agents.https : agents.http;
    // Some stores refuse requests without a user agent.
    const answer = await openUrl(new URL(next), { signal, agent, headers: { 'user-agent': 'Maru' } });
    const { location } = answer.headers;
    if (!isRedirect(answer.status) || location === undefined) return answer;
    answer.body.destroy();
    const led = allowedImageUrl(location, origins, next);
    if (!led) throw new ImageError(403, 'the redirect target is not of an allowed origin');
    next = led;
  }
  throw new ImageError(502, `more than ${maxRedirects} redirects`);
}
