import type { ReactNode } from 'react';

/** A telephone number, or other hyphenated number. The bounds leave long rows of digits breakable. */
const number = /(?:\+\d{1,3} )?\+?\d{1,4}(?:-\d{1,4}){0,2}-\d{3,5}(?!\d)/;
/** A Korean name in brackets, with its particle. Japanese breaks between phrases without help. */
const name = /「[^「」]{0,30}[가-힣][^「」]{0,30}」[^\s「」]{0,9}/;
const numbers = new RegExp(`(${number.source})`);
const phrases = new RegExp(`(${number.source}|${name.source})`);
const tag = /(<[^>]*>)/;

/**
 * Prevents telephone numbers in a text from breaking at hyphens, and Korean names in brackets between their words.
 * Returns a text without any unchanged.
 */
export function withNoWrapPhrases(text: string): ReactNode {
  const parts = text.split(phrases);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const key = `${index}`;
    return isJoined(index) ? (
      <span key={key} className={part.startsWith('「') ? 'u-name' : 'u-whole'}>
        {part}
      </span>
    ) : (
      part
    );
  });
}

/** The same for telephone numbers in sanitized markup; tags and their attributes are left alone. */
export function noWrapNumbersInHtml(html: string): string {
  if (!number.test(html)) return html;
  const mark = (text: string) =>
    text
      .split(numbers)
      .map((part, index) => (isJoined(index) ? `<span class="u-whole">${part}</span>` : part))
      .join('');
  return html
    .split(tag)
    .map((part) => (part.startsWith('<') ? part : mark(part)))
    .join('');
}

/** `split` by a group puts the matches at the odd indexes. */
const isJoined = (index: number) => index % 2 === 1;
