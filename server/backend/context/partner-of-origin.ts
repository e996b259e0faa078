import type { Selectable } from 'kysely';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { PartnersTable } from '#server/backend/database/tables.ts';
import { Refusal } from './refusal.ts';

/** The partner that a call is about. */
export type Partner = {
  id: number;
  code: string;
  mainLanguage: LanguageCode;
  languages: LanguageCode[];
  timeZone: string;
  origin: string;
  hidesDefaultOptions: boolean;
  isCdnFavicon: boolean;
};

/**
 * Finds the partner whose site has this origin. Only the host counts, because ports differ between machines.
 * @param origin the origin header, e.g. `https://www.clinic.kr` or `http://bomnal.localhost:3000`
 * @throws Refusal 403 if the origin is missing, malformed or unknown
 */
export async function partnerOfOrigin(db: Database, origin: string | undefined): Promise<Partner> {
  const host = hostOf(origin);
  const row =
    host === null
      ? undefined
      : await db
          .selectFrom('partnerHosts')
          .innerJoin('partners', 'partners.id', 'partnerHosts.partnerId')
          .where('partnerHosts.host', '=', host)
          .selectAll('partners')
          .executeTakeFirst();
  if (!row) throw new Refusal(403, 'ORIGIN_UNKNOWN');
  return readPartner(row);
}

/** A partner as calls use it. */
export const readPartner = (row: Selectable<PartnersTable>): Partner => ({
  id: row.id,
  code: row.code,
  mainLanguage: row.mainLanguage,
  languages: JSON.parse(row.languages),
  timeZone: row.timeZone,
  origin: row.origin,
  hidesDefaultOptions: row.hidesDefaultOptions === 1,
  isCdnFavicon: row.isCdnFavicon === 1,
});

/** Host name of an origin in lower case and without a final dot, or null. */
export function hostOf(origin: string | undefined): string | null {
  const url = origin === undefined ? null : URL.parse(origin);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  return url.hostname.replace(/\.$/, '');
}
