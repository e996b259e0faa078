import { escapeHtml } from '#schemas/escape-html.ts';

/** Characters that XML 1.0 does not have, even escaped: one would make a whole file unreadable. */
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** Text for an element or an attribute. */
export const xmlText = (text: string): string => escapeHtml(text.replace(forbidden, ''));

/** An element with text, or nothing if there is no text. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : '';

export const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>';
