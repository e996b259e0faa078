import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { isLocalized, shownText } from '#schemas/localized.ts';
import type { Path } from '../document/parse-document.ts';

/** A text of a node that is shown in the page. */
export type FoundText = {
  /** Path of the text, or of the object with its languages. */
  path: Path;
  value: string | Partial<Record<LanguageCode, string>>;
  /** As it is shown, with its line breaks. */
  text: string;
};

/**
 * Finds a text that was pointed at in the page among a node's texts. What stands in several places is not certain, and
 * what was put together of facts or markup is in none: those are edited in the form.
 * @param data of the node
 * @param shown what the page shows, in `language`
 */
export function findText(
  data: Json | undefined,
  shown: string,
  { language, main, path }: { language: LanguageCode; main: LanguageCode; path: Path },
): FoundText | undefined {
  const wanted = plain(shown);
  if (wanted === '') return undefined;
  const found: FoundText[] = [];
  const visit = (value: Json | undefined, at: Path): void => {
    if (typeof value === 'string') {
      if (plain(value) === wanted) found.push({ path: at, value, text: value });
    } else if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...at, index]);
    else if (typeof value === 'object' && value !== null) {
      if (isLocalized(value)) {
        const text = shownText(value, language, main);
        if (text && plain(text) === wanted) found.push({ path: at, value, text });
      } else for (const [key, item] of Object.entries(value)) visit(item, [...at, key]);
    }
  };
  visit(data, path);
  return found.length === 1 ? found[0] : undefined;
}

/** Line breaks and blanks look alike in a page, and some styles change the case of letters, but not the text. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
