/** Port of the server under test; scripts/lib/test-site.ts chooses another if this one is taken. */
export const port: number = Number(process.env.MARU_E2E_PORT ?? 4173);

/** `dev` when the same specs run against the development server (`npm test -- e2e-dev`). */
export const serverUnderTest: 'built' | 'dev' = process.env.MARU_E2E_SERVER === 'dev' ? 'dev' : 'built';

/**
 * URL of a page of one partner's site. Only browsers resolve `*.localhost`: Node sends requests to `serverUrl` with
 * `hostOf(partner)` as the `host` header.
 */
export function siteUrl(partner: string, path = '/'): string {
  return `http://${hostOf(partner)}${path}`;
}

/** The `Host` header by which the server identifies the partner. */
export function hostOf(partner: string): string {
  return `${partner}.localhost:${port}`;
}

/** URL of the server without any partner: the index, `/healthz`, `/readyz`. */
export function serverUrl(path = '/'): string {
  return `http://127.0.0.1:${port}${path}`;
}
