import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dataDirectory } from '#server/backend/database/open.ts';
import { CommandError } from './command.ts';
import type { Instance } from './instance.ts';
import { quotePath } from './quote-path.ts';
import { hashOf, readText, writeText } from './site-file.ts';

/** Which revision a file was made from, and its hash if its text was a revision's. */
const pulled = z.strictObject({ revision: z.int().positive(), hash: z.string().optional() });
type Pulled = z.infer<typeof pulled>;
/** Which version of a draft a file was made from. */
const draftVersion = z.strictObject({ id: z.int().positive(), version: z.int().positive() });
type DraftVersion = z.infer<typeof draftVersion>;
const recorded = pulled.partial({ revision: true }).extend({ draft: draftVersion.optional() });
type Recorded = z.infer<typeof recorded>;
/** Earlier versions recorded one entry per partner. It can be of any file, so it is the base of none. */
const anyFile = '';
const byPath = z.union([
  pulled.transform((entry): Record<string, Recorded> => ({ [anyFile]: entry })),
  z.record(z.string(), recorded),
]);
/** By instance, code of the partner and real path of the file. */
const pulledFile = z.record(z.string(), z.record(z.string(), byPath));
type OfFile = { code: string; file: string };

const stateFile = () => join(dataDirectory(), 'pulled.json');

/**
 * What was last pulled into a file, or pushed from it.
 * @param instance name of the instance
 */
export function pulledRevision(instance: string, of: OfFile): Pulled | undefined {
  const { revision, hash } = recordedFor(instance, of) ?? {};
  return revision === undefined ? undefined : { revision, hash };
}

/** Which version of a draft was last written into a file, or saved from it. */
export const pulledDraft = (instance: string, of: OfFile): DraftVersion | undefined =>
  recordedFor(instance, of)?.draft;

/** Records which version of a draft a file was made from; the revision stays. */
export function recordDraft(instance: string, of: OfFile, { id, version }: DraftVersion): void {
  recordPulled(instance, of, { ...recordedFor(instance, of), draft: { id, version } });
}

function recordedFor(instance: string, { code, file }: OfFile): Recorded | undefined {
  const path = realPath(file);
  return path === undefined ? undefined : readState()[instance]?.[code]?.[path];
}

/**
 * Records which revision and draft a file was made from.
 * @param state undefined if both are unknown
 */
export function recordPulled(instance: string, { code, file }: OfFile, state: Recorded | undefined): void {
  const path = realPath(file);
  if (path === undefined) return;
  const all = readState();
  const codes = all[instance];
  const changed = { ...all, [instance]: { ...codes, [code]: { ...codes?.[code], [path]: state } } };
  writeText(stateFile(), `${JSON.stringify(changed, null, 2)}\n`);
}

/**
 * Protects a file that a document is about to replace.
 * @throws CommandError if the file's text is neither the document's nor the pulled revision's
 */
export function assertNoChanges(
  { name }: Pick<Instance, 'name'>,
  { code, file, document }: { code: string; file: string; document: string },
): void {
  if (!existsSync(file)) return;
  const present = readText(file);
  if (present === document) return;
  const earlier = readState()[name]?.[code]?.[anyFile];
  if ([pulledRevision(name, { code, file }), earlier].some((one) => one?.hash === hashOf(present))) return;
  throw new CommandError(
    `${file} may have changes that were never published: it is not what was last pulled into it. ` +
      `Compare it: maru diff ${code} ${quotePath(file)}. Then publish it, or overwrite it with --force.`,
  );
}

/** The path that all names of a file have in common; undefined for a pipe, which has a new text each time. */
function realPath(file: string): string | undefined {
  try {
    const path = realpathSync(file);
    return statSync(path).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}

function readState(): z.infer<typeof pulledFile> {
  const file = stateFile();
  if (!existsSync(file)) return {};
  // A damaged file only loses the memory of bases: pushing then asks for --base.
  try {
    return pulledFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
