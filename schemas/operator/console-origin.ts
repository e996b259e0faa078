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
