import type { InfoResponse, InfoRow } from '#schemas/api/info.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import { tenantRefOf } from '#server/site/tenant/tenant-ref.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import type { PageDeps } from './page-answers.ts';

export type InfoDeps = Pick<PageDeps, 'app' | 'reader'>;

/** A site's facts outside of a page, from the same cache; undefined if they cannot be read. */
export async function siteInfo(
  { app, reader }: InfoDeps,
  { entry }: Tenant,
  languageCode?: LanguageCode,
): Promise<InfoRow | undefined> {
  const source = (await app()).registry.sources.get('info');
  if (!source) return undefined;
  const tenantRef = tenantRefOf(entry);
  const params = languageCode ? { languageCode } : {};
  const read = { key: `info?${languageCode ?? ''}`, source, params, deferred: false };
  const known = reader.peek(tenantRef, read);
  const value = known ? known.value : await reader.read(tenantRef, read).catch(() => undefined);
  return (value as InfoResponse | undefined)?.row;
}
