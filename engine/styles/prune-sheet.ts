import type { SheetPart } from '#registry/prepared-sheet.ts';
import { type Area, classesIn, isMet, sheetText } from './select-parts.ts';
import { variablesIn } from './used-classes.ts';

/** A stylesheet without the rules that cannot match anything in a page. */
type PrunedSheet = {
  css: string;
  /** Nothing was removed. */
  isWhole: boolean;
  /** The custom properties that it refers to. */
  variables: readonly string[];
};

/** Removes unused rules of one stylesheet. Results are cached by the used classes, as many pages use the same ones. */
export type SheetPruner = (has: (name: string) => boolean) => PrunedSheet;

const maxCached = 200;

/** Prunes one stylesheet many times. */
export function createPruner(parts: readonly SheetPart[], area: Area): SheetPruner {
  const whole = sheetText(parts, area);
  const classes = [...new Set(parts.flatMap(classesOf))];
  const cached = new Map<string, PrunedSheet>();
  return (has) => {
    const key = classes.map((name) => (has(name) ? '1' : '0')).join('');
    const known = cached.get(key);
    if (known) return known;
    const text = sheetText(parts, area, { includes: (needs) => isMet(needs, has) });
    const sheet = { css: text, isWhole: text === whole, variables: variablesIn(text) };
    if (cached.size >= maxCached) cached.clear();
    cached.set(key, sheet);
    return sheet;
  };
}

function classesOf(part: SheetPart): string[] {
  if ('text' in part) return [];
  return 'parts' in part
    ? part.parts.flatMap(classesOf)
    : part.selectors.flatMap(({ needs }) => classesIn(needs));
}
