import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neutralTexts } from '#tests/setup/pseudo-text.ts';

type Localized = Record<string, string>;

const codes = ['ko', 'en', 'ja', 'zh'];
const jsonIn = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
const parse = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Catalogs and templates belong to the product, the other files to partners. */
const catalogs = ['blocks', 'engine', 'client', 'server'].flatMap((folder) =>
  jsonIn(folder, /(^|-)messages\.json$/).map(parse),
);
const templates = jsonIn('themes', /^template\.json$/).map(parse);
const partners = jsonIn('fixtures/partners', /\.json$/).map(parse);

const localized = [...catalogs, ...templates, ...partners].flatMap(localizedIn);

/** The parts of a text as a page shows them, separated by markup and line breaks. */
const parts = (text: string): string[] =>
  text
    .split(/<[^>]*>|\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part.length > 1);

const ownBy = new Map(
  codes.map((code) => [code, new Set(localized.flatMap((text) => parts(text[code] ?? '')))]),
);

/** Texts of other languages for which a language has its own text, by that language. */
const foreignBy = new Map(
  codes.map((code) => {
    const others = localized
      .filter((text) => text[code] !== undefined)
      .flatMap((text) =>
        codes.filter((other) => other !== code).flatMap((other) => parts(text[other] ?? '')),
      );
    return [code, new Set(others.filter((part) => !ownBy.get(code)?.has(part)))];
  }),
);

/** Whether a text is literally another language's version of a text of the product or a partner. */
export const isForeign = (text: string, language: string): boolean =>
  Boolean(foreignBy.get(language)?.has(text)) && !isPartOfOwn(text, language);

/** Highlighted search terms split a text: `Rejuran` of `Rejuran 水光`. */
const isPartOfOwn = (text: string, language: string): boolean =>
  [...(ownBy.get(language) ?? [])].some((own) => own.includes(text));

/** Texts of partners and visitors that belong to no language: names, postal addresses, visitors' own text. */
export const neutral: ReadonlySet<string> = new Set(partners.flatMap(neutralTexts).flatMap(parts));

/** Message keys that could not be a text of a page: `price.vatIncluded`, `noResults`. */
export const messageKeys: ReadonlySet<string> = new Set(
  catalogs.flatMap((catalog) => Object.keys(catalog as object)).filter((key) => /[.:_]|[a-z][A-Z]/.test(key)),
);

function localizedIn(value: unknown): Localized[] {
  if (Array.isArray(value)) return value.flatMap(localizedIn);
  if (!value || typeof value !== 'object') return [];
  const entries = Object.entries(value);
  const isText =
    entries.length > 0 && entries.every(([key, text]) => codes.includes(key) && typeof text === 'string');
  return isText ? [value as Localized] : entries.flatMap(([, child]) => localizedIn(child));
}
