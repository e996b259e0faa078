/** Characters of a path with its query, beyond which a request is refused. */
export const maxUrlLength = 4_096;

/** A request's target as an address of this site, or undefined where it is none. `//host/x` is a path here and never another host. */
export function requestUrl(target: string): URL | undefined {
  if (!target.startsWith('/')) return undefined;
  return URL.parse(`http://site.invalid${target}`) ?? undefined;
}

/** Whether a Host header names a host and, at most, a port. */
export function isHost(host: string): boolean {
  const port = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?(?::(\d{1,5}))?$/i.exec(host);
  return port !== null && Number(port[1] ?? 0) <= 65_535;
}

/** Host names compare without case and without a final dot. */
export const hostName = (name: string): string => name.toLowerCase().replace(/\.$/, '');
