import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

export type Script = { code: string; etag: string };

const folder = join(import.meta.dirname, 'browser');
const known = new Map<string, Promise<Script | undefined>>();

/**
 * A module of the demo widget as a browser takes it: `type1.mjs` and `type2.mjs` are what sites load, the `.ts`
 * ones what these import. They are the sources of `browser/` without their types, so nothing has to be built.
 */
export function widgetScript(name: string): Promise<Script | undefined> {
  const source = /^type[12]\.mjs$/.test(name) ? name.replace('.mjs', '.ts') : name;
  if (!/^[a-z0-9-]+\.ts$/.test(source)) return Promise.resolve(undefined);
  const made = known.get(source) ?? make(source);
  known.set(source, made);
  made.then((script) => script ?? known.delete(source));
  return made;
}

async function make(source: string): Promise<Script | undefined> {
  const text = await readFile(join(folder, source), 'utf8').catch(() => undefined);
  if (text === undefined || source.endsWith('.test.ts')) return undefined;
  const code = withoutWarning(() => stripTypeScriptTypes(text));
  return { code, etag: `"${createHash('sha256').update(code).digest('base64url').slice(0, 16)}"` };
}

/** Node does the same to this very file; that it may change one day need not stand in the log of every start. */
function withoutWarning<T>(action: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return action();
  } finally {
    process.emitWarning = emitWarning;
  }
}
