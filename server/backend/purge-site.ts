/** Milliseconds to wait for the site's answer. The site also asks its other processes, which takes up to a second. */
const timeout = 5_000;

/**
 * Purges the site's cache entries with these tags (`POST /_maru/purge`, docs/architecture.md). The key opens the
 * previews of all partners, so only the configured URL gets it: no partner's own URL, and no URL of a redirect.
 * @param site.url the configured URL of the site server; without one nothing is purged
 * @returns a description of the problem, or undefined once every process has purged
 */
export async function purgeSite(
  site: { url: string | undefined; appKey: string },
  tags: readonly string[],
): Promise<string | undefined> {
  if (site.url === undefined) return 'SITE_URL is not set, so nothing is purged';
  try {
    const response = await fetch(new URL('/_maru/purge', site.url), {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'app-key': site.appKey },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) return `${site.url} answered ${response.status}`;
    const { unreached } = (await response.json()) as { unreached: string[] };
    return unreached.length > 0 ? `not reached: ${unreached.join(', ')}` : undefined;
  } catch (error) {
    return `${site.url} could not be reached (${error instanceof Error ? error.message : error})`;
  }
}
