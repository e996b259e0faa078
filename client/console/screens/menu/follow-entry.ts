import { allRows, type MenuRow } from './menu-rows.ts';

/**
 * The row of an entry after the menu has changed, for example by a colleague or an undo: one with the same content,
 * else with the same link, else the one at its place if that has been changed in part.
 * @returns undefined if the entry is gone
 */
export function followEntry(
  entry: MenuRow,
  before: readonly MenuRow[],
  after: readonly MenuRow[],
): MenuRow | undefined {
  const parent = before.find(({ children }) => children.includes(entry));
  const parentNow = parent && followEntry(parent, before, after);
  const [from, to] = parent ? [parent.children, parentNow?.children ?? []] : [before, after];
  const atPlace = from.length === to.length ? to[from.indexOf(entry)] : undefined;
  return (
    sameIn(entry, from, to) ??
    (atPlace && isChangeOf(atPlace, entry) ? atPlace : undefined) ??
    // It may have moved into a submenu, or out of one.
    sameIn(entry, allRows(before), allRows(after))
  );
}

const contentOf = ({ url, title, useWidget }: MenuRow) => JSON.stringify([url, title, useWidget]);
const titleOf = ({ title }: MenuRow) => JSON.stringify(title);
const urlOf = ({ url }: MenuRow) => url;

/** The only entry with the same content or link. */
function sameIn(entry: MenuRow, from: readonly MenuRow[], to: readonly MenuRow[]): MenuRow | undefined {
  for (const identityOf of [contentOf, urlOf]) {
    const isSame = (one: MenuRow) => identityOf(one) === identityOf(entry);
    const [found, ...others] = to.filter(isSame);
    if (found && others.length === 0 && from.filter(isSame).length === 1) return found;
  }
  return undefined;
}

const isChangeOf = (now: MenuRow, entry: MenuRow): boolean =>
  urlOf(now) === urlOf(entry) || titleOf(now) === titleOf(entry);
