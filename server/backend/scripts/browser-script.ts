import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

export type Script = { code: string; etag: string };

const known = new Map<string, Promise<Script>>();

/**
 * A script for browsers, with its tag: a source of ours without its types, so that nothing has to be built. Read once.
 * @throws where there is no such file; the next one who asks tries again
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

/** Node does the same to this very file; that it may change one day need not stand in the log of every start. */
function withoutTypes(code: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(code);
  } finally {
    process.emitWarning = emitWarning;
  }
}
