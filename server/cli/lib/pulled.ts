import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeText } from './site-file.ts';

/** Which revision a partner's file was made from, and its hash when it equalled that revision. */
const pulled = z.strictObject({ revision: z.int().positive(), hash: z.string() });
const pulledFile = z.record(z.string(), z.record(z.string(), pulled));
export type Pulled = z.infer<typeof pulled>;

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
