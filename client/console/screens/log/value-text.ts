import type { Entry } from './entry.ts';

/** Characters of a value that are shown. */
const maxCharacters = 300;

/** A value of the log without the marks of JSON: `name: Spring, days: 30`. */
export function valueText(value: Entry['before']): string {
  const text = plain(value);
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
}

function plain(value: Entry['before']): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain).join(', ') : '–';
  if (typeof value !== 'object') return String(value);
  const members = Object.entries(value).map(([name, member]) => `${name}: ${plain(member)}`);
  return members.length > 0 ? members.join(', ') : '–';
}
