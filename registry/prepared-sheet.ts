/**
 * A stylesheet as scripts/vite/styles/prepare-sheet.ts parsed it at build, so that the server only selects parts of it.
 * Texts are CSS. Beside the side search panel, `panel` replaces a text where the two differ.
 */
export type PreparedSheet = {
  parts: SheetPart[];
  /** The primitives that its selectors begin with, such as `Ui-field`. */
  primitives: string[];
};

export type SheetPart =
  /** A statement, or an at-rule that stays as it is, such as `@keyframes`. */
  | { text: string; panel?: string; isFontFace?: boolean }
  /** An at-rule that contains rules, such as `@media`. */
  | { prelude: string; panel?: string; parts: SheetPart[] }
  /** A style rule. */
  | { selectors: { text: string; needs: RequiredClasses }[]; body: string; panel?: string };

/** The classes a page must have for a selector to match: all of `all`, and one alternative of each list in `anyOf`. */
export type RequiredClasses = { all: string[]; anyOf: RequiredClasses[][] };
