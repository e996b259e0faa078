/**
 * The URL at which operators reach a partner's site. It is the partner's own, but on the machine of a demo, where only
 * `*.localhost` leads to the site server.
 * @param siteUrl configured URL of the site server
 */
export function siteOrigin(
  { origin, hosts }: { origin: string; hosts: readonly string[] },
  siteUrl: string | undefined,
): string {
  if (!siteUrl) return origin;
  const { protocol, hostname, port } = new URL(siteUrl);
  const local = hosts.find((host) => host.endsWith('.localhost'));
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return isHere && local ? `${protocol}//${local}${port && `:${port}`}` : origin;
}
