import { join } from 'node:path';
import { callUrl } from '#engine/api/backend-client.ts';
import { toBackendError } from '#engine/api/backend-error.ts';
import { calls } from '#schemas/api/calls.ts';
import { appKeyHeader } from '#schemas/api/headers.ts';
import type { Database } from '#server/backend/database/open.ts';
import { createBackend } from '#server/backend/http/app.ts';
import { type CallBackend, loadPartnerFacts } from '#server/publishing/load-partner-facts.ts';
import type { PartnerFacts, PictureFile } from '#server/publishing/partner-facts.ts';
import { pictureFiles } from './picture-files.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

/** No one else can reach a backend that does not listen. */
const appKey = 'in-process';

export type FactOptions = {
  /** Holds one folder per partner code, with the partner's pictures in `images/`. */
  partnersDir: string;
  imageOrigins?: readonly string[];
  /** Pictures that operators uploaded to another database. */
  uploaded?: ReadonlyMap<string, PictureFile> | undefined;
  /** Boards that the document names (`boardTypeIdsIn`). */
  boardTypeIds?: readonly number[];
};

/**
 * The facts of a partner in a database of the reference backend: the backend is called in process, so that they are
 * what visitors would get.
 * @returns undefined if the database has no such partner
 */
export async function factsOfDatabase(
  db: Database,
  code: string,
  { partnersDir, imageOrigins = [], boardTypeIds = [], uploaded = new Map() }: FactOptions,
): Promise<PartnerFacts | undefined> {
  const partner = await db
    .selectFrom('partners')
    .where('code', '=', code)
    .select(['id', 'origin'])
    .executeTakeFirst();
  if (!partner) return undefined;
  const { id, origin } = partner;
  const hosts = await db.selectFrom('partnerHosts').where('partnerId', '=', id).select('host').execute();
  const pictures = new Map([
    ...uploaded,
    ...(await uploadedPictures(db, id)),
    ...(await pictureFiles(join(partnersDir, code, 'images'))),
  ]);
  const app = createBackend({ db, appKey, filesDir: partnersDir });
  const call: CallBackend = async (name, params, languageCode) => {
    const response = await app.inject({
      method: 'GET',
      url: callUrl(calls[name].path, { ...params, languageCode }),
      headers: { origin, [appKeyHeader]: appKey },
    });
    if (response.statusCode !== 200) throw toBackendError(response.statusCode, response.json());
    return response.json();
  };
  try {
    const own = { code, origin, hosts: hosts.map(({ host }) => host), pictures, imageOrigins };
    const facts = await loadPartnerFacts(call, own, boardTypeIds);
    const events = new Set([...facts.ids.events, ...(await secretEventIds(db, id))]);
    return { ...facts, ids: { ...facts.ids, events } };
  } finally {
    await app.close();
  }
}

/** No call lists secret events, but pages and treatments may name them. */
async function secretEventIds(db: Database, partnerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('events')
    .where('partnerId', '=', partnerId)
    .where('isSecret', '=', 1)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
