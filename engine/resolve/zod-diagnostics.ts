import type { z } from 'zod';
import { keysAt } from '#schemas/layout/schema-at.ts';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import type { Diagnostic, DiagnosticCode, Uncoded } from './diagnostic.ts';
import { nearest } from './nearest.ts';

type Issue = z.core.$ZodIssue;

const asPath = (path: readonly PropertyKey[]): JsonPath =>
  path.map((part) => (typeof part === 'symbol' ? String(part) : part));

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
}

/**
 * Validates a value. Each error suggests the nearest valid name for a misspelt key or value.
 * @param base path of the value in its document
 */
export function diagnose(
  schema: z.ZodType,
  value: unknown,
  base: JsonPath = [],
  code: DiagnosticCode = 'shape',
): Diagnostic[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues
    .flatMap((issue) => fromIssue(schema, value, issue, []))
    .map((d) => ({ ...d, code, path: [...base, ...d.path] }));
}

function fromIssue(
  schema: z.ZodType,
  root: unknown,
  issue: Issue,
  prefix: readonly PropertyKey[],
): Uncoded[] {
  const path = [...prefix, ...issue.path];
  const value = valueAt(root, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(asPath([...path, key]), key, keysAt(schema, path), value));
    case 'invalid_union':
      return fromUnion(schema, root, issue.errors, path, value);
    case 'invalid_key':
      return [
        { path: asPath(path), message: clean(issue.issues[0]?.message ?? issue.message), value: path.at(-1) },
      ];
    case 'invalid_value':
      return [
        {
          path: asPath(path),
          message:
            value === undefined ? `${missing(path)}, expected ${oneOf(issue)}` : wrongValue(path, issue),
          value,
          suggestion: typeof value === 'string' ? nearest(value, issue.values.map(String)) : undefined,
        },
      ];
    default:
      return [
        {
          path: asPath(path),
          message: value === undefined ? missing(path) : clean(issue.message),
          // The length of a list tells more than its beginning.
          value: issue.code === 'too_big' && Array.isArray(value) ? value.length : value,
        },
      ];
  }
}

const missing = (path: readonly PropertyKey[]) => `Missing key "${String(path.at(-1) ?? '')}"`;
// Drops zod's "received …": the diagnostic already shows the original value, which zod may have converted.
const clean = (message: string) =>
  message
    .replace(/^Invalid input: /, '')
    .replace(/(expected .+), received \w+$/, '$1')
    .replace(/^./, (c) => c.toUpperCase());

/** A key with one possible value is named: `expected 1` alone leaves open what has it. */
function wrongValue(path: readonly PropertyKey[], issue: z.core.$ZodIssueInvalidValue): string {
  const key = path.findLast((part) => typeof part === 'string');
  if (issue.values.length > 1 || key === undefined) return `Expected ${oneOf(issue)}`;
  return `"${key}" can only be ${oneOf(issue)}`;
}

const oneOf = ({ values }: z.core.$ZodIssueInvalidValue) =>
  `${values.length > 1 ? 'one of ' : ''}${values.map((v) => JSON.stringify(v)).join(', ')}`;

/** For an unknown key without a similar one, the message lists all known keys if there are few. */
function unknownKey(path: JsonPath, key: string, known: string[], value: unknown): Uncoded {
  const suggestion = nearest(key, missingKeys(known, value));
  const names = [...new Set(known)];
  const isToList = !suggestion && names.length > 0 && names.length <= 8;
  const wanted = isToList ? `, expected one of ${names.join(', ')}` : '';
  return { path, message: `Unknown key "${key}"${wanted}`, suggestion };
}

/** Prefers keys that the object does not have yet: a typo replaces a missing key. */
function missingKeys(keys: string[], value: unknown): string[] {
  const present = new Set(Object.keys((value as object | null) ?? {}));
  const absent = keys.filter((key) => !present.has(key));
  return absent.length ? absent : keys;
}

/** Reports the errors of the closest branch of a union: the one with the deepest errors, then with the fewest. */
function fromUnion(
  schema: z.ZodType,
  root: unknown,
  branches: Issue[][],
  path: readonly PropertyKey[],
  value: unknown,
): Uncoded[] {
  if (value === undefined) return [{ path: asPath(path), message: missing(path) }];
  const depth = (issues: Issue[]) =>
    Math.min(...issues.map((i) => (i.code === 'unrecognized_keys' ? i.path.length + 1 : i.path.length)));
  const best = [...branches]
    .filter((b) => b.length)
    .sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
  if (!best || depth(best) === 0) {
    // A branch of the right type describes the error in the value; the types that others expect would mislead.
    const ofType = branches.find((b) => b.length > 0 && b.every((issue) => !wantedBy(issue).length));
    if (ofType) return ofType.flatMap((issue) => fromIssue(schema, root, issue, path));
    const wanted = [...new Set(branches.flat().flatMap(wantedBy))];
    const message = wanted.length ? `Expected ${wanted.join(' or ')}` : 'Invalid value';
    return [{ path: asPath(path), message, value }];
  }
  return best.flatMap((issue) => fromIssue(schema, root, issue, path));
}

/** The types and values that an issue expects, if it is about those. */
function wantedBy(issue: Issue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected];
  if (issue.code === 'invalid_value') return issue.values.map((value) => JSON.stringify(value));
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(wantedBy) : [];
}
