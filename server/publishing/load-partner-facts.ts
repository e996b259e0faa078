import { type CallName, type CallResponse, calls } from '#schemas/api/calls.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { IdKind, KnownPrice, PartnerFacts } from './partner-facts.ts';

/**
 * Makes a call of `schemas/api/calls.ts` for one partner: over HTTP, or in process.
 * @returns the body of the response; throws unless it succeeded, with the status as `status`
 */
export type CallBackend = (
  name: CallName,
  params: Record<string, unknown>,
  language: LanguageCode | undefined,
) => Promise<unknown>;

/** What the calls do not tell. */
type OwnFacts = Pick<PartnerFacts, 'code' | 'origin' | 'hosts' | 'pictures' | 'imageOrigins'>;

/** The list of each kind of rows. There is none of boards themselves. */
const lists = {
  products: 'products',
  categories: 'productCategories',
  events: 'events',
  exhibitions: 'exhibitions',
  brandings: 'brandings',
  notices: 'notices',
  boards: 'boards',
  employees: 'employees',
} as const satisfies Record<Exclude<IdKind, 'boardTypes'>, CallName>;

/** Rows of the largest page that the calls allow. */
const limit = 100;

type Row = { id: number };
type List = { rows: Row[]; count: number };
type Product = CallResponse<'products'>['rows'][number];
type Charge = CallResponse<'medicalCharges'>['rows'][number];

/**
 * Reads everything about a partner that a site document can agree or disagree with.
 * @param boardTypeIds boards that the document names (`boardTypeIdsIn`)
 * @throws what `call` throws; ZodError if a response does not have the shape of its call
 */
export async function loadPartnerFacts(
  call: CallBackend,
  own: OwnFacts,
  boardTypeIds: readonly number[] = [],
): Promise<PartnerFacts> {
  const ask = async <N extends CallName>(name: N, params = {}, language?: LanguageCode) =>
    calls[name].response.parse(await call(name, params, language)) as CallResponse<N>;
  const main = await ask('info');
  const { config, partner } = main.row;
  const mainLanguage = partner.language.main.code;
  const languages = partner.language.rows.map(({ code }) => code);

  const rowsOf = async (name: (typeof lists)[keyof typeof lists] | 'medicalCharges') => {
    const page = (number: number) => ask(name, { limit, page: number }, mainLanguage) as Promise<List>;
    const first = await page(1);
    const more = Array.from({ length: Math.ceil(first.count / limit) - 1 }, (_, index) => page(index + 2));
    return [first, ...(await Promise.all(more))].flatMap(({ rows }) => rows);
  };
  const [info, rows, boardTypes, charges] = await Promise.all([
    Promise.all(languages.map(async (code) => [code, await ask('info', {}, code)])),
    Promise.all(Object.values(lists).map(rowsOf)),
    inBatches(boardTypeIds, (id) => ask('boardType', { id }, mainLanguage).then(boardOf, noneIfMissing)),
    config.useMedicalCharge ? rowsOf('medicalCharges') : [],
  ]);
  const ids = Object.fromEntries(
    Object.keys(lists).map((kind, index) => [kind, new Set(rows[index]?.map(({ id }) => id))]),
  ) as Record<keyof typeof lists, Set<number>>;
  const boardKinds = new Map(boardTypes.flat());
  const [products] = rows as [Product[]];
  return {
    ...own,
    mainLanguage,
    languages,
    timeZone: config.timeZone,
    currency: products[0]?.currency ?? (config.timeZone === 'Asia/Tokyo' ? 'JPY' : 'KRW'),
    info: Object.fromEntries(info),
    ids: { ...ids, boardTypes: new Set(boardKinds.keys()) },
    boardKinds,
    prices: [...products.flatMap(pricesOf), ...(charges as Charge[]).flatMap(chargesOf)],
  };
}

/** Boards that are looked up for a document, and how many at once: one may name any number. */
const limits = { boards: 1_000, concurrent: 20 };

/** Ids of boards that a site document may name, in links and in parameters of sources: the first 1,000. */
export function boardTypeIdsIn(document: string): number[] {
  const ids = new Set<number>();
  for (const [, id] of document.matchAll(/(?:\/boards\/|"boardTypeId"\s*:\s*"?)(\d{1,9})/g)) {
    ids.add(Number(id));
    if (ids.size === limits.boards) break;
  }
  return [...ids];
}

/** Calls made in process never wait for input or output: between batches, other requests have their turn. */
async function inBatches<T, R>(items: readonly T[], handle: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < items.length; start += limits.concurrent) {
    done.push(...(await Promise.all(items.slice(start, start + limits.concurrent).map(handle))));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return done;
}

const pricesOf = ({ name, price, originalPrice }: Product): KnownPrice[] =>
  [price, originalPrice].flatMap((amount) => (amount === null ? [] : [{ amount, name }]));

const chargesOf = ({ name, minPrice, maxPrice }: Charge): KnownPrice[] =>
  [...new Set([minPrice, maxPrice])].map((amount) => ({ amount, name }));

const boardOf = ({ row }: CallResponse<'boardType'>) => [[row.id, row.kind] as const];

/** An unknown board is for a rule to report; any other failure is not. */
function noneIfMissing(error: unknown): [] {
  if ((error as { status?: unknown }).status === 404) return [];
  throw error;
}
