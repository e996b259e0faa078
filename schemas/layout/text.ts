import type { LanguageCode } from '#schemas/primitives.ts';
import type { Binding } from './binding.ts';

/**
 * Text as a block receives it: a string in the page's language or, if the translation is missing, a text in another
 * language with its language code.
 */
export type Text = string | { text: string; lang: LanguageCode };

type LocalizedRecord = {
  ko?: string | undefined;
  en?: string | undefined;
  ja?: string | undefined;
  zh?: string | undefined;
};

/** Block data after resolve: bindings replaced by facts, localized records by `Text`. */
export type Resolved<T> = T extends Binding
  ? never
  : T extends LocalizedRecord
    ? string extends keyof T
      ? { [K in keyof T]: Resolved<T[K]> }
      : Text
    : T extends readonly (infer U)[]
      ? Resolved<U>[]
      : T extends object
        ? { [K in keyof T]: Resolved<T[K]> }
        : T;

/** The bare string of a text, for attributes and comparisons. */
export const plain = (text: Text | undefined): string =>
  typeof text === 'object' ? text.text : (text ?? '');
