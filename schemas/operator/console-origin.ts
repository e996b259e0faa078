/** A host name with or without a port: no scheme, no path. */
const hostName = /^(\[[\da-f:]+\]|[a-z\d._-]+)(:\d{1,5})?$/i;

/** Whether a value of `CONSOLE_HOST` is a host name, or `off`. */
export const isConsoleHost = (host: string): boolean => hostName.test(host);

/**
 * The URL of the operators' console; undefined if it is off.
 * @param host `CONSOLE_HOST`; empty: its default
 * @param port of the site server, which the default host has
 */
export function consoleOrigin(host: string, port: number | string): string | undefined {
  if (host === 'off') return undefined;
  if (!host) return `http://console.localhost${port === '' ? '' : `:${port}`}`;
  return /(^|\.)localhost(:|$)/.test(host) ? `http://${host}` : `https://${host}`;
}
