import type { Json } from '#schemas/json.ts';
import { insertAtPath, removeAtPath, renameAtPath, setAtPath, startsWith } from '../document/operations.ts';
import { jsonAt, type Path, readJson } from '../document/parse-document.ts';
import { writtenPage } from '../tree/page-tree.ts';
import { referencesTo, type Site, withAddress } from './page-references.ts';

/** Texts by language. */
export type Title = { [language: string]: string };

/** The list of the menu that a new page gets an entry in. */
export type MenuPlace = { list: Path } | undefined;

/** Adds a page to the text of a document, and an entry at the end of a list of its menu. */
export function addPage(text: string, key: string, page: Json, title: Title, place: MenuPlace): string {
  const added = setAtPath(text, ['pages', key], page);
  return place
    ? insertAtPath(added, place.list, Number.MAX_SAFE_INTEGER, { url: key, title: { ...title } })
    : added;
}

/** Gives a page another URL. @param site with it, what leads to the page changes too */
export function renamePage(text: string, from: string, to: string, site: Site | undefined): string {
  const document = readJson(text);
  const references = site ? referencesTo(document, from, site) : [];
  const renamed = renameAtPath(text, ['pages', from], to);
  return references.reduce((out, { path }) => {
    const value = jsonAt(document, path);
    if (!site || typeof value !== 'string') return out;
    const place = startsWith(path, ['pages', from]) ? ['pages', to, ...path.slice(2)] : path;
    return setAtPath(out, place, withAddress(value, from, to, site));
  }, renamed);
}

/** Removes a page, and entries of the menu. @param entries in their order in the document */
export const removePage = (text: string, key: string, entries: readonly Path[]): string =>
  entries.toReversed().reduce(removeAtPath, removeAtPath(text, ['pages', key]));

/** A page without content but its heading, which is its title. @param introVersion of the block PageIntro, if there is one */
export const emptyPage = (title: Title, introVersion: number | undefined): Json => ({
  title: { ...title },
  sections: introVersion === undefined ? [] : [{ id: 'intro', type: 'PageIntro', v: introVersion, data: {} }],
});

/** A copy of a page of the document or its template, with another title. */
export const copiedPage = (document: unknown, template: unknown, key: string, title: Title): Json => ({
  ...structuredClone(writtenPage(document, template, key).page),
  title: { ...title },
});

/** Whether a page is only in the document: it can get another URL and be deleted. */
export const isOwnPage = (document: unknown, template: unknown, key: string): boolean =>
  writtenPage(document, template, key).origin === 'document' &&
  writtenPage({}, template, key).page.sections === undefined;

/** Whether a page can be copied to a URL of its own: one for many entries gets its content by its URL. */
export const isCopyable = (key: string): boolean => !key.includes('{');
