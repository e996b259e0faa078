import { type Command, CommandError, numberOption, requiredArg } from '../lib/command.ts';
import { assertNoChanges, recordPulled } from '../lib/pulled.ts';
import { quotePath } from '../lib/quote-path.ts';
import { hashOf, siteFileOf, writeText } from '../lib/site-file.ts';

export const pull: Command = {
  usage: '<partner> [file]',
  maxArgs: 2,
  details: 'A file with changes that were never published is left alone, unless --force is given.',
  options: {
    revision: { type: 'string', value: 'n', summary: 'this revision instead of the published one' },
    force: { type: 'boolean', summary: 'overwrite unpublished changes of the file' },
  },
  async run(context) {
    const { out, options } = context;
    const code = requiredArg(context, 0, 'the partner');
    const file = context.args[1] ?? siteFileOf(code);
    const instance = await context.connect();
    const wanted = numberOption(context, 'revision');
    const { revision: published } = await instance.call('published', { code });
    const revision = wanted
      ? (await instance.call('revision', { code, number: wanted })).revision
      : published;
    if (!revision) throw new CommandError(`${code} has not been published yet.`);
    if (!options.force) assertNoChanges(instance, { code, file, document: revision.document });
    writeText(file, revision.document);
    // An earlier revision is pushed on top of what is published, in whose place it comes.
    recordPulled(
      instance.name,
      { code, file },
      published ? { revision: published.number, hash: hashOf(revision.document) } : undefined,
    );
    out.json({ file, revision: revision.number });
    out.line(`Wrote revision ${revision.number} of ${code} to ${file}.`);
    if (published && published.number !== revision.number)
      out.note(
        `Revision ${published.number} is published. To replace it by the file: maru push ${code} ${quotePath(file)}`,
      );
  },
};
