import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import { isLocalized } from '#schemas/localized.ts';
import { type Json, type Kind, kind, NoPlace, type Pick } from '../mutation.ts';

type TextPlace = { path: JsonPath; text: Record<string, string> };

/** Fields whose texts are markup, may be empty, or are names in other languages. */
const others = ['html', 'alt', 'unit', 'languages', 'pages'];

/** The plain texts of a document that have one entry per language. */
function textsOf(value: unknown, path: JsonPath = []): TextPlace[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && isLocalized(value)) return [{ path, text: value as Record<string, string> }];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries
    .filter(([key]) => key === 'pages' || !others.includes(String(key)))
    .flatMap(([key, child]) => textsOf(child, [...path, key]));
}

/** The language that the texts of a shipped document name first. */
const mainLanguageOf = (site: Json): string => Object.keys(site.menu[0].title)[0] ?? '';

/** A country, or the code of a shipped partner. */
export type Where = 'KR' | 'JP' | 'bomnal';

/** Throws `NoPlace` for a document of another country or partner. Only the clinic in Japan has Japanese first. */
function expectIn(where: Where | undefined, site: Json): void {
  const country = mainLanguageOf(site) === 'ja' ? 'JP' : 'KR';
  const [, code] = /\/files\/([^/"]+)\//.exec(JSON.stringify(site)) ?? [];
  if (where && where !== country && where !== code) throw new NoPlace();
}

/** `language`: the one that is changed, by default the main one. `whole`: the text gets one value for all languages. */
type TextOptions = { language?: string; where?: Where; whole?: true };

/** Changes a text somewhere in the document, or with `undefined` removes it. */
export const inText = (
  id: string,
  rule: string,
  change: (text: string) => string | undefined,
  { language, where, whole }: TextOptions = {},
): Kind =>
  kind(id, (site, pick) => {
    expectIn(where, site);
    const code = language ?? mainLanguageOf(site);
    const { path, text } = pick.one(textsOf(site).filter((one) => one.text[code] !== undefined));
    const changed = change(text[code] ?? '');
    if (whole) setIn(site, path, changed);
    else if (changed === undefined) delete text[code];
    else text[code] = changed;
    return { path: whole || changed === undefined ? path : [...path, code], rule };
  });

/** Removes the second language of a text. */
export const withoutSecondLanguage = (id: string, rule: string): Kind =>
  kind(id, (site, pick) => {
    const { path, text } = pick.one(textsOf(site).filter((one) => Object.keys(one.text).length > 1));
    delete text[Object.keys(text)[1] ?? ''];
    return { path, rule };
  });

/** Adds a section to a page; the rule reports what is `inside` it. */
export const newSection = (
  id: string,
  rule: string,
  section: { type: string; data: Json },
  inside: JsonPath,
  where?: Where,
): Kind =>
  kind(id, (site, pick) => {
    expectIn(where, site);
    const key = aPage(site, pick);
    const { sections } = site.pages[key];
    const path = ['pages', key, 'sections', sections.length];
    sections.push({ id: 'mutated', v: 1, ...structuredClone(section) });
    return { path: [...path, ...inside], rule };
  });

const aPage = (site: Json, pick: Pick): string => pick.one(Object.keys(site.pages));

/** Sets the share image of a page. */
export const shareImage = (id: string, url: string, where?: Where): Kind =>
  kind(id, (site, pick) => {
    expectIn(where, site);
    const key = aPage(site, pick);
    site.pages[key].image = url;
    return { path: ['pages', key, 'image'], rule: 'share-image' };
  });

/** Sets one value of the document. */
export const setValue = (id: string, rule: string, path: JsonPath, value: unknown): Kind =>
  kind(id, (site) => {
    setIn(site, path, value);
    return { path, rule };
  });

function setIn(site: Json, path: JsonPath, value: unknown): void {
  let at = site;
  for (const key of path.slice(0, -1)) {
    at[key] ??= {};
    at = at[key];
  }
  at[path.at(-1) ?? ''] = value;
}
