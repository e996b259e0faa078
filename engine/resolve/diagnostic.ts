import type { JsonPath } from '#schemas/layout/walk-nodes.ts';

/** The kinds of errors that a site refuses in a document. */
export const diagnosticCodes = [
  'syntax',
  'duplicate-key',
  'shape',
  'unknown-template',
  'unknown-token',
  'unknown-block',
  'block-version',
  'block-data',
  'block-slot',
  'block-source',
  'duplicate-id',
  'unknown-source',
  'source-param',
  'unknown-binding',
] as const;
export type DiagnosticCode = (typeof diagnosticCodes)[number];

/** One error in a JSON document: its place, a message, and the name that was probably meant. */
export type Diagnostic = {
  /** The kind of error, which is the id of its rule in server/publishing/rules. */
  code: DiagnosticCode;
  path: JsonPath;
  message: string;
  /** The offending value, or the offending key for an unknown key. */
  value?: unknown;
  suggestion?: string | undefined;
};

/** An error without its kind, for functions whose callers add it. */
export type Uncoded = Omit<Diagnostic, 'code'>;

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

/** The start of a value as JSON, for messages. */
export const shortJson = (value: unknown) => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** One line: message, place, offending value and remedy. */
export function formatDiagnostic({ path, message, value, suggestion }: Uncoded): string {
  const place = path.length ? ` at ${formatPath(path)}` : '';
  const found = value === undefined ? '' : ` (found ${shortJson(value)})`;
  return `${message}${place}${found}.${suggestion ? ` Did you mean "${suggestion}"?` : ''}`;
}
