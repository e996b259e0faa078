import { type Command, CommandError, numberOption, requiredArg, textOption } from '../lib/command.ts';
import type { Instance } from '../lib/instance.ts';
import { publishFile } from '../lib/publish-file.ts';
import { pulledRevision } from '../lib/pulled.ts';
import { quotePath } from '../lib/quote-path.ts';
import { ownSiteFile, readText } from '../lib/site-file.ts';

export const push: Command = {
  usage: '<partner> [file]',
  maxArgs: 2,
  options: {
    base: { type: 'string', value: 'n', summary: 'the revision that the file was made from' },
    note: { type: 'string', value: 'text', summary: 'a note for the history' },
    'no-merge': { type: 'boolean', summary: 'refuse, rather than merge, if somebody published since' },
  },
  async run(context) {
    const code = requiredArg(context, 0, 'the partner');
    const file = context.args[1] ?? ownSiteFile(code);
    const document = readText(file);
    const instance = await context.connect();
    const base = numberOption(context, 'base') ?? (await baseOf(instance, { code, file, document }));
    await publishFile(
      instance,
      { code, file, document, base, note: textOption(context, 'note'), merge: !context.options['no-merge'] },
      context.out,
    );
  },
};

/**
 * The revision that the file was made from.
 * @throws CommandError if that is unknown
 */
export async function baseOf(
  instance: Instance,
  { code, file, document }: { code: string; file: string; document: string },
): Promise<number | null> {
  const pulled = pulledRevision(instance.name, { code, file });
  if (pulled) return baseOfScheduled(instance, code, pulled.revision);
  const { revision } = await instance.call('published', { code });
  if (!revision) return null;
  if (revision.document === document)
    throw new CommandError(`The file is what is published: revision ${revision.number} of ${code}.`);
  throw new CommandError(
    `It is unknown which revision the file was made from. Compare it: maru diff ${code} ${quotePath(file)}. ` +
      `If it should replace revision ${revision.number}, add --base ${revision.number}; ` +
      `to start from what is published, use maru pull ${code} ${quotePath(file)} --force.`,
  );
}

/**
 * The base of a file that was made from a revision. What was scheduled from it is a change of the file until that is
 * published: it has the base of that revision.
 */
async function baseOfScheduled(instance: Instance, code: string, number: number): Promise<number | null> {
  const revisionOf = async (wanted: number) => {
    const { rows } = await instance.call('revisions', { code, before: wanted + 1, limit: 1 });
    return rows.find((row) => row.number === wanted);
  };
  const made = await revisionOf(number);
  let last = made;
  while (last?.mergedAs !== undefined) last = await revisionOf(last.mergedAs);
  const isLive = last?.status === 'published' || last?.status === 'archived';
  return made && last && !isLive ? made.base : number;
}
