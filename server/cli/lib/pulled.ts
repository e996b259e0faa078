import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CommandError } from './command.ts';
import type { Instance } from './instance.ts';
import { hashOf, readText, writeText } from './site-file.ts';

/** Which revision a partner's file was made from, and its hash when it equalled that revision. */
const pulled = z.strictObject({ revision: z.int().positive(), hash: z.string() });
const pulledFile = z.record(z.string(), z.record(z.string(), pulled));
type Pulled = z.infer<typeof pulled>;

const stateFile = (env: NodeJS.ProcessEnv) => join(env.MARU_DATA_DIR || '.maru/data', 'pulled.json');

/**
 * What was last pulled or pushed.
 * @param instance name of the instance
 */
export function pulledRevision(instance: string, code: string, env = process.env): Pulled | undefined {
  return readState(env)[instance]?.[code];
}

export function notePulled(instance: string, code: string, state: Pulled, env = process.env): void {
  const all = readState(env);
  writeText(
    stateFile(env),
    `${JSON.stringify({ ...all, [instance]: { ...all[instance], [code]: state } }, null, 2)}\n`,
  );
}

/**
 * Protects a file that a document is about to replace.
 * @throws CommandError if the file has neither the text of the document nor that of the revision that was pulled
 */
export function expectNoChanges(
  { name }: Pick<Instance, 'name'>,
  { code, file, document }: { code: string; file: string; document: string },
): void {
  if (!existsSync(file)) return;
  const present = readText(file);
  if (present === document || pulledRevision(name, code)?.hash === hashOf(present)) return;
  throw new CommandError(
    `${file} has changes that were never published. Compare them: maru diff ${code} ${file}. ` +
      `Then publish them, or overwrite them with --force.`,
  );
}

function readState(env: NodeJS.ProcessEnv): z.infer<typeof pulledFile> {
  const file = stateFile(env);
  if (!existsSync(file)) return {};
  // A damaged file only loses the memory of bases: pushing then asks for --base.
  try {
    return pulledFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
