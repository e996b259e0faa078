import type { Json } from '#schemas/json.ts';
import { isObject } from '../document/json-object.ts';
import { jsonAt } from '../document/parse-document.ts';

/**
 * The title of a page in a language: its own, else what the menu calls it.
 * @param title as it is written; a bound one names no page
 */
export function pageTitle(
  document: Json | undefined,
  title: Json | undefined,
  key: string,
  language: string,
): string | undefined {
  return titleText(title, language) ?? titleText(inMenu(jsonAt(document, ['menu']), key), language);
}

function inMenu(menu: Json | undefined, key: string): Json | undefined {
  if (!Array.isArray(menu)) return undefined;
  const entries = menu.filter(isObject);
  const own = entries.find(({ url }) => url === key)?.title;
  return own ?? entries.map(({ subList }) => inMenu(subList, key)).find((title) => title !== undefined);
}

/** A title in a language, else in any; undefined for a bound one. */
export function titleText(title: Json | undefined, language: string): string | undefined {
  if (typeof title === 'string') return title;
  if (!isObject(title)) return undefined;
  const texts = Object.values(title).filter((text) => typeof text === 'string');
  const own = title[language];
  return '$bind' in title ? undefined : typeof own === 'string' ? own : texts[0];
}
