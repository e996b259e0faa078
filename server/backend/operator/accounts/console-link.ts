import { consoleOrigin, isConsoleHost } from '#schemas/operator/console-origin.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What tells where the console is: `CONSOLE_HOST`, and the URL of the site server, whose port its default has. */
export type ConsolePlace = { consoleHost: string | undefined; siteUrl: string | undefined };

/** The URL of a page of the console; undefined if nothing tells where the console is, or CONSOLE_HOST is no host name. */
export function consoleLink(path: string, { consoleHost = '', siteUrl }: ConsolePlace): string | undefined {
  if (consoleHost && !isConsoleHost(consoleHost)) return undefined;
  const origin = consoleHost ? consoleOrigin(consoleHost, '') : originBeside(siteUrl);
  return origin && origin + path;
}

/** The console's default host works on the machine of the site alone. */
function originBeside(siteUrl: string | undefined): string | undefined {
  const site = siteUrl === undefined ? null : URL.parse(siteUrl);
  return site && loopback.has(site.hostname) ? consoleOrigin('', site.port) : undefined;
}
