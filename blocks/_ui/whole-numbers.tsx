import type { ReactNode } from 'react';

/** A telephone number, or other hyphenated number. The bounds leave long rows of digits breakable. */
const joined = /((?:\+\d{1,3} )?\+?\d{1,4}(?:-\d{1,4}){0,2}-\d{3,5}(?!\d))/;
const tag = /(<[^>]*>)/;

/** Prevents telephone numbers in a text from breaking at hyphens. Returns a text without any unchanged. */
export function withWholeNumbers(text: string): ReactNode {
  const parts = text.split(joined);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const key = `${index}`;
    return isJoined(index) ? (
      <span key={key} className="u-whole">
        {part}
      </span>
    ) : (
      part
    );
  });
}

/** The same for sanitized markup; tags and their attributes are left alone. */
export function wholeNumbersInHtml(html: string): string {
  if (!joined.test(html)) return html;
  const mark = (text: string) =>
    text
      .split(joined)
      .map((part, index) => (isJoined(index) ? `<span class="u-whole">${part}</span>` : part))
      .join('');
  return html
    .split(tag)
    .map((part) => (part.startsWith('<') ? part : mark(part)))
    .join('');
}

/** `split` by a group puts the matches at the odd indexes. */
const isJoined = (index: number) => index % 2 === 1;
