import type { z } from 'zod';
import { factSchemas } from '#engine/resolve/facts.ts';
import { schemasAt, unwrap } from '#schemas/layout/schema-at.ts';
import { isoDate, languageCodes, references } from '#schemas/primitives.ts';
import type { CheckContext } from './check-context.ts';

/** What a value is for a visitor. `texts`: one text per language. */
export type ValueKind =
  | 'text'
  | 'texts'
  | 'html'
  | 'link'
  | 'picture'
  | 'number'
  | 'boolean'
  | 'list'
  | 'object';

/** Names of the kinds in messages. */
export const kindNames: Record<ValueKind, { ko: string; en: string }> = {
  text: { ko: '텍스트', en: 'a text' },
  texts: { ko: '텍스트', en: 'a text' },
  html: { ko: 'HTML', en: 'markup' },
  link: { ko: '링크 주소', en: 'a link' },
  picture: { ko: '사진 주소', en: 'the address of a picture' },
  number: { ko: '숫자', en: 'a number' },
  boolean: { ko: 'true 또는 false', en: 'true or false' },
  list: { ko: '목록', en: 'a list' },
  object: { ko: '여러 값의 묶음', en: 'a group of values' },
};

type Def = { type: string; shape?: object; values?: unknown[] };

/** The kinds that unwrapped schemas describe; null and undefined are left out. */
export function kindsOf(schemas: readonly z.ZodType[]): Set<ValueKind> {
  return new Set(schemas.flatMap((schema) => kindOf(schema) ?? []));
}

function kindOf(schema: z.ZodType): ValueKind | undefined {
  const { type, shape, values = [] } = schema.def as unknown as Def;
  const format = schema.meta()?.format;
  if (format === 'html') return 'html';
  if (format === 'picture') return 'picture';
  if (references.get(schema)?.kind === 'link') return 'link';
  if (type === 'string' || type === 'enum') return 'text';
  if (type === 'literal') return values.some((value) => typeof value === 'string') ? 'text' : undefined;
  if (type === 'number' || type === 'int') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'array') return 'list';
  if (type === 'record') return 'object';
  if (type !== 'object') return undefined;
  return shape && languageCodes.every((code) => code in shape) ? 'texts' : 'object';
}

/** Kinds that a place accepts in addition to its own. */
const alsoTaken: Partial<Record<ValueKind, readonly ValueKind[]>> = {
  text: ['texts', 'link'],
  texts: ['text', 'link'],
  html: ['text', 'texts'],
  link: ['picture'],
};

/** Whether a place accepts a value of any of the kinds. Unknown kinds are accepted. */
export function isTaken(given: ReadonlySet<ValueKind>, place: ReadonlySet<ValueKind>): boolean {
  if (given.size === 0 || place.size === 0) return true;
  return [...given].some(
    (kind) => place.has(kind) || [...place].some((wanted) => alsoTaken[wanted]?.includes(kind)),
  );
}

/**
 * The schemas of what a binding names; empty if it names nothing. Parameters of the page key and of the query are
 * undefined: they are texts that visitors choose.
 * @param page key of the page of the binding
 */
export function boundSchemas(
  bind: string,
  page: string | undefined,
  { site, registry }: CheckContext,
): z.ZodType[] | undefined {
  const [root = '', ...names] = bind.split('.');
  const path = names.map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  const facts = factSchemas[root as keyof typeof factSchemas];
  if (facts) return schemasAt(facts, path);
  if (root === 'clock') return unwrap(isoDate);
  if (root !== 'page') return undefined;
  const [alias, ...below] = path;
  const source = site.pages?.[page ?? '']?.sources?.[String(alias)];
  const response = source && registry.sources.get(source.name)?.response;
  return response ? schemasAt(response, below) : [];
}
