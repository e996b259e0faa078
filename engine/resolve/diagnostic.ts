import type { JsonPath } from '#schemas/layout/walk-nodes.ts';

/** One error in a JSON document: its place, a message, and the name that was probably meant. */
export type Diagnostic = {
  path: JsonPath;
  message: string;
  /** The offending value, or the offending key for an unknown key. */
  value?: unknown;
  suggestion?: string | undefined;
};

/** Formats a JSON path: `pages["/"].sections[2].data.title`. */
export function formatPath(path: JsonPath): string {
  return path
    .map((part) => {
      if (typeof part === 'number') return `[${part}]`;
      return /^[A-Za-z_$][\w$]*$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`;
    })
    .join('')
    .replace(/^\./, '');
}

const preview = (value: unknown) => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** One line: message, place, offending value and remedy. */
export function formatDiagnostic({ path, message, value, suggestion }: Diagnostic): string {
  const place = path.length ? ` at ${formatPath(path)}` : '';
  const found = value === undefined ? '' : ` (found ${preview(value)})`;
  return `${message}${place}${found}.${suggestion ? ` Did you mean "${suggestion}"?` : ''}`;
}
