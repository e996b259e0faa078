import type { z } from 'zod';
import type { InfoRow } from '#schemas/api/info.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import type { Role } from '#schemas/operator/roles.ts';
import type { operator as operatorShape } from '#schemas/operator/session-calls.ts';
import { type Partner, readPartner } from '#server/backend/context/partner-of-origin.ts';
import type { Database } from '#server/backend/database/open.ts';
import { storable } from '#server/backend/database/search.ts';
import { siteOrigin } from '#server/backend/sites/site-origin.ts';
import type { OperatorHandler } from '../context/handler.ts';
import type { SignedInOperator } from '../context/operator-context.ts';

/** Partners of one answer, by code. An instance administrator may have more. */
const maxPartners = 1_000;

type OwnPartner = Partner & { role: Role; name: string; templateCode: string };

/**
 * The partners that an operator may work on, by code, with their names in the operator's language.
 * @param after only those after this code
 */
async function partnersOf(
  db: Database,
  operator: SignedInOperator,
  after?: string,
): Promise<{ rows: OwnPartner[]; more: boolean }> {
  const found = await db
    .selectFrom('partners')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.partnerId', '=', 'partners.id').on('memberships.operatorId', '=', operator.id),
    )
    .$if(!operator.isInstanceAdministrator, (own) => own.where('memberships.role', 'is not', null))
    .$if(after !== undefined, (own) => own.where('partners.code', '>', storable(after ?? '')))
    .orderBy('partners.code')
    .limit(maxPartners + 1)
    .selectAll('partners')
    .select('memberships.role')
    .execute();
  const page = found.slice(0, maxPartners);
  const names = await namesOf(
    db,
    page.map(({ id }) => id),
    operator.language,
  );
  const rows = page.map((row) => ({
    ...readPartner(row),
    templateCode: row.templateCode,
    role: operator.isInstanceAdministrator ? ('administrator' as const) : (row.role ?? 'viewer'),
    name: names.get(row.id) ?? row.code,
  }));
  return { rows, more: found.length > maxPartners };
}

/** The names of partners in a language, or in their main one; partners without content have none. */
export async function namesOf(
  db: Database,
  ids: number[],
  language: OperatorLanguage,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('contentTexts')
    .innerJoin('partners', 'partners.id', 'contentTexts.partnerId')
    .where('kind', '=', 'info')
    .where('partnerId', 'in', ids)
    .where((eb) =>
      eb.or([eb('languageCode', '=', language), eb('languageCode', '=', eb.ref('mainLanguage'))]),
    )
    .select(['partnerId', 'languageCode', 'row'])
    .execute();
  const byPartner = Map.groupBy(rows, ({ partnerId }) => partnerId);
  return new Map(
    [...byPartner].map(([id, texts]) => {
      const text = texts.find(({ languageCode }) => languageCode === language) ?? texts[0];
      return [id, text ? (JSON.parse(text.row) as InfoRow).partner.partnerName : ''];
    }),
  );
}

/** An operator as answers show one, with the partners that the operator may work on. */
export async function readOperator(
  db: Database,
  operator: SignedInOperator,
): Promise<z.input<typeof operatorShape>> {
  const { id, email, name, language, isInstanceAdministrator } = operator;
  const { rows } = await partnersOf(db, operator);
  const memberships = rows.map(({ code, name: partnerName, role }) => ({ code, partnerName, role }));
  return { id, email, name, language, isInstanceAdministrator, memberships };
}

/** The partners that the operator may work on, after a code. */
export const partners: OperatorHandler<'partners'> = async (
  { db, operator, siteUrl, language },
  { after },
) => {
  const { rows: own, more } = await partnersOf(db, { ...operator, language }, after);
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return { rows: [], more };
  const hosts = await db
    .selectFrom('partnerHosts')
    .where('partnerId', 'in', ids)
    .orderBy('host')
    .selectAll()
    .execute();
  const published = await db
    .selectFrom('siteRevisions')
    .where('partnerId', 'in', ids)
    .where('status', '=', 'published')
    .select(['partnerId', 'id'])
    .execute();
  const hostsOf = (id: number) => hosts.filter(({ partnerId }) => partnerId === id).map(({ host }) => host);
  return {
    rows: own.map((one) => ({
      code: one.code,
      name: one.name,
      origin: siteOrigin({ origin: one.origin, hosts: hostsOf(one.id) }, siteUrl),
      hosts: hostsOf(one.id),
      mainLanguage: one.mainLanguage,
      languages: one.languages,
      timeZone: one.timeZone,
      templateCode: one.templateCode,
      publishedRevision: published.find(({ partnerId }) => partnerId === one.id)?.id ?? null,
      role: one.role,
    })),
    more,
  };
};
