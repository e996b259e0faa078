import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

export type Script = { code: string; etag: string };

const known = new Map<string, Promise<Script>>();

/**
 * Returns a browser script with its ETag: a TypeScript source with its types stripped, so it needs no build. Read once.
 * @throws if the file cannot be read; the next call retries
 */
export function browserScript(file: string): Promise<Script> {
  const made = known.get(file) ?? make(file);
  known.set(file, made);
  made.catch(() => known.delete(file));
  return made;
}

async function make(file: string): Promise<Script> {
  const code = withoutTypes(await readFile(file, 'utf8'));
  return { code, etag: `"${createHash('sha256').update(code).digest('base64url').slice(0, 16)}"` };
}

/** Strips types without Node's experimental warning, which would appear in the log of every start. */
function withoutTypes(code: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(code);
  } finally {
    process.emitWarning = emitWarning;
  }
}
