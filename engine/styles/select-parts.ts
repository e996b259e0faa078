import type { RequiredClasses, SheetPart } from '#registry/prepared-sheet.ts';

/** The area that media queries and `vw` measure: the window, or the part of it that the side search panel leaves. */
export type Area = 'window' | 'panel';

type Choice = {
  /** Which selectors to include, by the classes they require; by default all. */
  includes?: (needs: RequiredClasses) => boolean;
  /** Whether to include `@font-face`; by default yes. */
  fonts?: boolean;
};

/** The text of a stylesheet with the chosen parts. */
export function sheetText(parts: readonly SheetPart[], area: Area, choice: Choice = {}): string {
  return parts.map((part) => partText(part, area, choice)).join('');
}

function partText(part: SheetPart, area: Area, choice: Choice): string {
  const fitted = (text: string) => (area === 'panel' ? (part.panel ?? text) : text);
  if ('text' in part) return part.isFontFace && choice.fonts === false ? '' : fitted(part.text);
  if ('body' in part) {
    const { includes = () => true } = choice;
    const matching = part.selectors.filter(({ needs }) => includes(needs)).map(({ text }) => text);
    return matching.length > 0 ? `${matching.join(',')}{${fitted(part.body)}}` : '';
  }
  const text = sheetText(part.parts, area, choice);
  // An empty layer still declares its order among the others.
  return text || part.prelude.startsWith('@layer') ? `${fitted(part.prelude)}{${text}}` : '';
}

/** Whether a page with these classes can have an element that the selector matches. */
export const isMet = ({ all, anyOf }: RequiredClasses, has: (name: string) => boolean): boolean =>
  all.every(has) && anyOf.every((list) => list.some((needs) => isMet(needs, has)));

/** All classes that are mentioned. */
export const classesIn = ({ all, anyOf }: RequiredClasses): string[] => [
  ...all,
  ...anyOf.flat().flatMap(classesIn),
];
