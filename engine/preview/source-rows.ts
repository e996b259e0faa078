import type { SourceReport } from '#schemas/operator/preview.ts';

/** Titles that an explanation has of a list. */
const maxTitles = 5;
const maxCharacters = 120;

/** The fields by which people know a row, most telling first. */
const naming = ['title', 'name', 'question', 'displayName', 'date', 'id'];

/**
 * What the answer of a list contains, in short.
 * @param answer of a source; null if it is not a list
 */
export function rowsOf(answer: unknown): SourceReport['rows'] {
  const { rows, count } = (answer ?? {}) as { rows?: unknown; count?: unknown };
  if (!Array.isArray(rows)) return null;
  return {
    count: typeof count === 'number' ? Math.max(count, rows.length) : rows.length,
    first: rows.slice(0, maxTitles).map(titleOf),
  };
}

function titleOf(row: unknown): string {
  const fields = (typeof row === 'object' && row !== null ? row : {}) as Record<string, unknown>;
  const named = naming.map((name) => fields[name]).find((value) => textOf(value) !== '');
  return textOf(named).slice(0, maxCharacters);
}

/** Texts may be marked with their language: `{ text, lang }`. */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'text' in value) return textOf(value.text);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
